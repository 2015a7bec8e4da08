"""What several questions contain: what a round means to a side, and how people play."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.records import Floats, FloatTable, Record, record

MOST_STYLES = 8
SHARE, TEMPERATURE, SLIPS, BY_NETWORK = range(4)  # columns of the rows of styles
STYLE_COLUMNS = 4


@record
class Equity(Record):
    """The worth of a round's results to one side: its chance to win the match from there."""

    side: int
    by_points: int  # 1 in the points variant (R11.2)
    spread: float  # of the points still to be won; 0 in the last round
    lost: float  # the worth of losing the round, to any of the others
    won: float  # the worth of winning it alone
    nuggets: Annotated[Floats, 1 << SEATS]  # by the sides that took one, as bits


@record
class Styles(Record):
    """Styles of play: a row for each, with the shares added up."""

    count: int
    rows: Annotated[FloatTable, MOST_STYLES, STYLE_COLUMNS]
