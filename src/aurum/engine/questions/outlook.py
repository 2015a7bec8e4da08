"""What questions about a match contain: what the end of the round under way is worth."""

from __future__ import annotations

from typing import Annotated

from aurum.engine.numbers import SEATS
from aurum.engine.records import FloatTable, Record, Table, record

MOST_FUTURES = 8192
FUTURE = 3  # columns of a row


@record
class Outlook(Record):
    """Every side's share of the match after this round, if the round does not end the match."""

    by_points: int  # 1 in the points variant (R11.2)
    shares: Annotated[FloatTable, 1 << SEATS, SEATS]  # by the sides that take a nugget, as bits
    # Where points decide: what the rounds to come can bring. By how many points the second and the
    # third side get ahead of the first, and how often that comes.
    count: int
    futures: Annotated[Table, MOST_FUTURES, FUTURE]
