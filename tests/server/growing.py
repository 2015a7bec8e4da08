"""People play on several processes while something happens to these; what was told is checked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from tests.server.fleet import SERVE, Fleet, Wanderer, pairs
from tests.server.history import History
from tests.server.stores import logs_in

Trouble = Callable[[Fleet, random.Random], Awaitable[None]]


class Run:
    """People play on several processes while something happens to these."""

    def __init__(self, database: str, directory: Path, program: tuple[str, ...] = SERVE) -> None:
        self.history = History()
        self._place = (database, directory)
        self._program = program
        self._database = database
        self.front: Callable[[list[str]], AbstractContextManager[str]] | None = None
        self.fleet: Callable[[], Fleet] | None = None

    def play(
        self, trouble: Trouble, *, tables: int = 3, processes: int = 2, goes_on: bool = True
    ) -> list[str]:
        return asyncio.run(self._play(trouble, tables, processes, goes_on))

    async def _play(
        self, trouble: Trouble, tables: int, processes: int, goes_on: bool
    ) -> list[str]:
        start = self.fleet or (lambda: Fleet(*self._place, processes, self._program))
        fleet = await asyncio.to_thread(start)
        stack = ExitStack()
        try:
            if self.front is not None:
                fleet.spots = [stack.enter_context(self.front(fleet.spots))]
            players = await pairs(fleet, self.history, tables)
            tasks = [asyncio.create_task(player.wander()) for player in players]
            try:
                await trouble(fleet, random.Random(5))
                if goes_on:
                    await self._goes_on(players)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                for player in players:
                    player.hang_up()
                    await player.http.aclose()
        finally:
            stack.close()
            await asyncio.to_thread(fleet.close)
        return self.history.mistakes(logs_in(self._database))

    async def _goes_on(self, players: list[Wanderer]) -> None:
        """Every person still gets moves acknowledged."""
        before = [len(player.acknowledged) for player in players]
        async with asyncio.timeout(90):
            for player, count in zip(players, before, strict=True):
                while len(player.acknowledged) <= count:  # noqa: ASYNC110 -- a condition, not a wait
                    await asyncio.sleep(0.05)

    @property
    def moves(self) -> int:
        return sum(map(len, self.history.acks.values()))
