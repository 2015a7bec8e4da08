"""The question «how do rounds of the reference player end?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.questions.parts import Styles
from aurum.engine.records import Ints, Question, Record, Table, record

MOST_ROUNDS = 1024


@record
class RoundEnds(Question):
    """How do rounds end that are dealt anew and played by the reference player?"""

    styles: Styles
    rounds: int


@record
class RoundsPlayed(Record):
    """A row for every round, with a column for every side."""

    count: int
    nuggets: Annotated[Ints, MOST_ROUNDS]  # the sides that took one, as bits
    scores: Annotated[Table, MOST_ROUNDS, SEATS]
    bids: Annotated[Table, MOST_ROUNDS, SEATS]  # R3.4
