"""What questions about the play of others contain: the round so far."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import MOST_PLAYS, MOST_TRICKS, SEATS
from aurum.engine.records import Record, State, Table, record

MOST_MOVES = SEATS + MOST_PLAYS + SEATS * MOST_TRICKS + 1
"""A round has no more decisions: bids, cards, exchanges before tricks (R4.3), and an end (R5.3)."""


@record
class Past(Record):
    """A round up to a decision: the state after its deal, and what everybody did since.

    All cards may lie open in it: what is concluded depends on what the asking seat has seen.
    """

    start: State
    count: int  # of the moves; 0: nothing is known of the round so far
    moves: Annotated[Table, MOST_MOVES, 2]  # rows of seat and action
