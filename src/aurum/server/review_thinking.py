"""What the process for reviews does. Imports stay inside: the server itself needs none of them."""

from __future__ import annotations

import os

from aurum.server.bot_pool import end_with_the_server


def begin_reviewing(niceness: int) -> None:
    """No move waits for a review: the system lets the bots' processes go first."""
    end_with_the_server()
    os.nice(niceness)


def think_of_round(record: str, number: int, effort: float, *, marked: bool) -> bytes:
    """One round of a record as it is stored; without marks it is quick."""
    from aurum.analysis.ledgers import NORMAL
    from aurum.analysis.reviews import review_round
    from aurum.game import parse_record
    from aurum.table.messages import encode

    work = NORMAL.scaled(effort)
    return encode(review_round(parse_record(record), number, effort=work, marked=marked))
