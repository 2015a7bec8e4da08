"""When a bot answers tells nothing about its cards, however busy the bots' processes are."""

from __future__ import annotations

import asyncio
import random
import time
from unittest.mock import patch

import pytest

from aurum.game import Phase, view
from aurum.server import bot_turns
from aurum.server.bot_pool import BotPool
from aurum.server.bot_turns import BotTurns
from aurum.server.fair_queue import Asker
from aurum.server.settings import Pace
from aurum.table.presence import BotTurn
from tests.table.tables import Driven, started


def asked_bot(seat_is_forced: bool) -> tuple[Driven, BotTurn]:
    """A bot that has one card to play, or several."""
    driven = started(people=1, seed=11)
    while True:
        for turn in driven.presence.bot_turns(0):
            legal = view(driven.match, turn.seat).legal
            if driven.match.phase is Phase.PLAY and (len(legal) == 1) == seat_is_forced:
                return driven, turn
        driven.step()


async def pause_of(seat_is_forced: bool) -> float:
    """How long a bot waits before it answers, forced or free, with the same luck."""
    return await _pause(*asked_bot(seat_is_forced))


async def _unheard(_: BotTurn, __: str) -> None:
    return


async def _pause(driven: Driven, turn: BotTurn) -> float:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    bot_pool = BotPool(1)
    bots = BotTurns(driven.table, bot_pool, Pace(), _unheard)
    bots._random.seed(5)
    loop = asyncio.get_running_loop()
    with (
        patch("aurum.server.bot_turns.asyncio.sleep", sleep),
        patch.object(loop, "time", lambda: 100.0),
    ):
        await bots._thought(turn)
    return pauses[0] if pauses else 0.0


async def test_a_forced_move_takes_a_bot_as_long_as_a_free_one():
    assert await pause_of(True) == (await pause_of(False)) > 0.5


async def test_hurrying_forced_moves_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """The planted leak: a bot that has no choice answers at once."""
    real = BotTurns._thought

    async def hasty(self: BotTurns, turn: BotTurn) -> str:
        match = self._table.play.match if self._table.play else None
        if match is not None and len(view(match, turn.seat).legal) == 1:
            return str(view(match, turn.seat).legal[0])
        return await real(self, turn)

    monkeypatch.setattr(BotTurns, "_thought", hasty)
    assert await pause_of(True) != (await pause_of(False))


SLOT = 0.5
BRIEF = Pace(play=(0.0, SLOT))
BUSY = (0.61, 0.73, 0.85)
"""Seconds for which others keep the only worker: longer than any pause, no whole slots."""


class Noted(random.Random):
    """Notes the moment that a bot's pace has drawn."""

    drawn = 0.0

    def uniform(self, a: float, b: float) -> float:
        pause = super().uniform(a, b)
        self.drawn = asyncio.get_running_loop().time() + pause
        return pause


async def slots_late(pool: BotPool, seat_is_forced: bool) -> list[float]:
    """How many slots after the drawn moment answers come, while others keep the worker busy."""
    driven, turn = asked_bot(seat_is_forced)
    turn = turn._replace(level="apprentice")
    bots, slots = BotTurns(driven.table, pool, BRIEF, _unheard), list[float]()
    noted = bots._random = Noted(3)

    async def sleep(seconds: float) -> None:
        at = asyncio.get_running_loop().time() + seconds
        slots.append((at - noted.drawn) / SLOT)

    for seconds in BUSY:
        busy = asyncio.create_task(pool.work(Asker("another table"), time.sleep, seconds))
        await asyncio.sleep(0.01)
        with patch("aurum.server.bot_turns.asyncio.sleep", sleep):
            await bots._thought(turn)
        await busy
    return slots


async def untimely(tolerance: float = 0.1) -> list[float]:
    """Answers of a busy pool that come between two slots: how late they are would tell."""
    pool = BotPool(1)
    try:
        await pool.work(Asker("first"), time.sleep, 0)  # the worker is ready now
        late = [*await slots_late(pool, True), *await slots_late(pool, False)]
    finally:
        pool.close()
    assert min(late) > tolerance, "the pool was not busy"
    return [slots for slots in late if abs(slots - round(slots)) > tolerance]


async def test_a_busy_pool_answers_in_whole_slots_only():
    assert await untimely() == []


async def test_answering_when_the_pool_is_ready_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """The planted leak: what comes late is given at once, and tells how long it took."""
    monkeypatch.setattr(bot_turns, "until_slot", lambda left, _: max(0.0, left))
    assert await untimely()
