"""What bots and helpers do in threads, beside the event loop.

Imports stay inside: a server that only keeps tables needs none of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from aurum.bots.protocol import Bot, Clock
from aurum.bots.registry import make_bot
from aurum.game import View, parse_action
from aurum.roster import STEADY_LEVEL, USUAL_LEVEL

if TYPE_CHECKING:
    from aurum.analysis.advice import Told

_usual: dict[str, float] = {}  # seconds that a level thought about its last free choice


@cache
def bot_of(level: str) -> Bot:
    """A bot keeps no memory between decisions, so one serves all tables."""
    return make_bot(level)


def think(level: str, view: View, seconds: float, seed: int) -> str:
    """One decision.

    A question with one answer takes as long as others do, or its time would tell that it was one.
    """
    began = time.perf_counter()
    action = str(bot_of(level).choose(view, Clock(seconds), Random(seed)))
    took = time.perf_counter() - began
    if len(view.legal) > 1:
        _usual[level] = took
    else:
        time.sleep(min(seconds, max(0.0, _usual.get(level, 0.0) - took)))
    return action


def think_steadily(view: View, level: str = STEADY_LEVEL) -> str:
    """One decision that depends on the view alone."""
    from aurum.again.steady import steady

    return str(steady(level).answer(view))


def try_engine() -> None:
    """Let the usual bot answer once: whatever is wrong with the engine is known before a game."""
    from aurum.games import start

    game = start("english", players=3, seed=0)
    think(USUAL_LEVEL, game.view(game.seat), 1.0, 0)


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


def think_of_round(
    record: str, number: int, effort: float, heed: Callable[[float], None], *, marked: bool
) -> bytes:
    """One round of a record as it is stored; without marks it is quick. `heed` may end it."""
    from aurum.analysis.ledgers import NORMAL
    from aurum.analysis.reviews import review_round
    from aurum.game import parse_record
    from aurum.table.messages import encode

    work = NORMAL.scaled(effort)
    found = review_round(parse_record(record), number, effort=work, marked=marked, progress=heed)
    return encode(found)
