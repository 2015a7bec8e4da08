"""The question «what are these choices worth?», in worlds that are possible for the seat to act."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import NOBODY, SEATS
from aurum.engine.questions.outlook import Outlook
from aurum.engine.questions.parts import Styles
from aurum.engine.questions.past import Past
from aurum.engine.records import MOST_OPTIONS, FloatTable, Ints, Question, Record, record

HABIT = NOBODY  # in place of an action: what the reference player would do


@record
class Comparison(Question):
    """What are these choices of the seat to act worth? All meet the same likely worlds."""

    past: Past  # weighs the worlds, if it tells anything
    styles: Styles  # of the reference player, who plays on
    outlook: Outlook
    worlds: int
    listed: int  # 1: what else is worth a thought is tried as well
    count: int
    actions: Annotated[Ints, MOST_OPTIONS]  # the first of them may be HABIT


@record
class Compared(Record):
    """Means over the worlds: shares of every side, and what they are more than the first's."""

    count: int
    actions: Annotated[Ints, MOST_OPTIONS]
    playouts: int  # that were made: equal choices share theirs
    shares: Annotated[FloatTable, MOST_OPTIONS, SEATS]
    gains: Annotated[FloatTable, MOST_OPTIONS, SEATS]
    errors: Annotated[FloatTable, MOST_OPTIONS, SEATS]  # standard errors of the gains
