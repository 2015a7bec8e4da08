"""The bots at one table: each question they are asked is thought about once, at its own pace."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable

from aurum.game import View, view
from aurum.server.bot_pool import BotPool
from aurum.server.settings import Pace
from aurum.table.presence import BotTurn
from aurum.table.table import Table
from aurum.table.wire.words import BotPace

MIN_BUDGET = 0.2
PACE_FACTORS: dict[BotPace, float] = {"calm": 1.0, "normal": 0.45, "brisk": 0.2}

Play = Callable[[BotTurn, str], Awaitable[None]]


class BotTurns:
    """The questions that bots are thinking about. `play` is told their answers."""

    def __init__(self, table: Table, pool: BotPool, pace: Pace, play: Play) -> None:
        self._table = table
        self._pool = pool
        self._pace = pace
        self._play = play
        self._factor = 1.0
        self._random = random.Random(secrets.randbits(64))
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def set_pace(self, pace: BotPace) -> None:
        self._factor = PACE_FACTORS[pace]

    def start(self, turns: list[BotTurn]) -> None:
        """Let bots think about what they are not thinking about already."""
        for turn in turns:
            if (turn.seat, turn.asked) not in self._thinking:
                task = asyncio.create_task(self._answer(turn))
                self._thinking[turn.seat, turn.asked] = task

    def answered(self, turn: BotTurn) -> None:
        """The answer counts now or never; if the question stays open, it may be asked again."""
        self._thinking.pop((turn.seat, turn.asked), None)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    async def _answer(self, turn: BotTurn) -> None:
        try:
            if self._is_open(turn):
                await self._play(turn, await self._thought(turn))
        finally:
            if self._thinking.get((turn.seat, turn.asked)) is asyncio.current_task():
                self.answered(turn)

    def _is_open(self, turn: BotTurn) -> bool:
        """Whether the question is still asked: the table may have moved on since it was put."""
        question = None if self._table.play is None else self._table.play.asked.get(turn.seat)
        return question is not None and question.seq == turn.asked

    async def _thought(self, turn: BotTurn) -> str:
        """The bot's choice, given when its pace says so and not when it was found.

        An answer that comes too late for that waits for the next whole slot, so that how late it
        was tells nothing about the cards.
        """
        assert self._table.play is not None
        assert self._table.play.match is not None
        seen = view(self._table.play.match, turn.seat)
        shortest, longest = self._pace.of(seen.phase.value)
        loop = asyncio.get_running_loop()
        factor = self._factor if self._table.is_solo else 1.0
        ready = loop.time() + factor * self._random.uniform(shortest, longest)
        budget = max(0.8 * shortest, MIN_BUDGET)
        action = self._scripted() or await self._chosen(turn, seen, budget)
        await asyncio.sleep(until_slot(ready - loop.time(), factor * (longest - shortest)))
        return action

    async def _chosen(self, turn: BotTurn, seen: View, budget: float) -> str:
        """Where a deal is played once more, equal lines get equal answers, however long it takes.

        A bot that plays for the person in the chair is none of those.
        """
        assert self._table.play is not None
        host = self._table.host or self._table.code
        if self._table.play.repeated is not None and turn.by == "bot":
            return await self._pool.choose_steadily(seen, host)
        return await self._pool.choose(turn.level, seen, budget, host)

    def _scripted(self) -> str | None:
        """In a lesson nobody has to think."""
        assert self._table.play is not None
        assert self._table.play.match is not None
        lesson = self._table.lesson
        return None if lesson is None else lesson.scripted(self._table.play.match)


def until_slot(left: float, slot: float) -> float:
    """How long to wait: what is `left`, or if that is over, until a whole number of slots later."""
    return left if left >= 0 else left % slot if slot > 0 else 0.0
