"""The question «how do players of these styles fare in this chair?»."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.questions.parts import Styles
from aurum.engine.records import Ints, Question, Record, record

MOST_SCORE = 127
MOST_PLAYS = 1 << 20


@record
class Field(Question):
    """What does a chair score when players of these styles have it, one after the other?

    The round goes on from the state as it is: all cards lie where they really do. Each style gets
    its share of the plays. The others play the network without lapses.
    """

    seat: int  # the chair
    network: int  # which of `NETWORKS` all of them play
    plays: int
    styles: Styles


@record
class FieldScores(Record):
    """How often the chair's side scored how much (R8)."""

    counts: Annotated[Ints, MOST_SCORE + 1]  # by score; what lies outside counts at the end
