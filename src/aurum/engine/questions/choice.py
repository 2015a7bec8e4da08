"""The question «what would this player do?» at a glance."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.records import MOST_OPTIONS, Floats, Ints, Question, Record, record


@record
class Choice(Question):
    """What would this player do? The seat to act asks; hidden cards may lie anywhere."""

    network: int  # which of `NETWORKS` decides
    noise: float
    hope: float
    haste: float
    greed: float
    forgets: float


@record
class Chosen(Record):
    """The action that was chosen, and what each seemed worth."""

    action: int
    count: int
    actions: Annotated[Ints, MOST_OPTIONS]
    values: Annotated[Floats, MOST_OPTIONS]
