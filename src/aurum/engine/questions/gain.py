"""The question «how many points was this choice worth?»."""

from __future__ import annotations

from aurum.engine.questions.parts import Styles
from aurum.engine.records import Question, Record, record

MOST_DEALS = 1 << 16


@record
class Gain(Question):
    """What does the side score after this action, less what it scores if a style chooses here?

    Both are played to the end of the round in the same deals that are possible for the seat to act,
    with the same random numbers; every seat draws a style for a playout.
    """

    action: int
    network: int  # which of `NETWORKS` the styles play
    deals: int
    styles: Styles


@record
class Gained(Record):
    """The differences in points, added up."""

    deals: int  # fewer if it was enough before
    points: int
    squares: int
