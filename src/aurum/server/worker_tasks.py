"""What worker processes do for hints and reviews.

Imports stay inside: the server itself needs none of them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from aurum.game import View, parse_action
from aurum.server.bot_pool import end_with_the_server

if TYPE_CHECKING:
    from aurum.analysis.advice import Told


def think_of_hint(view: View, picked: str | None, seed: int) -> dict[str, Told]:
    """All four presses of a hint, in every language."""
    from aurum.analysis.advice import told_hints

    return told_hints(view, None if picked is None else parse_action(picked), seed)


def think_of_objection(view: View, action: str, seed: int) -> dict[str, str]:
    """What the coach has to say about an action, if anything."""
    from aurum.analysis.coach import objection_texts

    return objection_texts(view, parse_action(action), seed)


def think_of_recorded_reason(record: str, place: tuple[int, int], seed: int) -> dict[str, str]:
    """Why a bot acted as it did, from the record of a finished match, which names its bots."""
    from aurum.analysis.moves import recorded_texts

    return recorded_texts(record, place, seed)


def think_of_reason(record: str, place: tuple[int, int], level: str, seed: int) -> dict[str, str]:
    """The same for a bot of this level."""
    from aurum.analysis.moves import move_texts

    return move_texts(record, place, level, seed)


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
