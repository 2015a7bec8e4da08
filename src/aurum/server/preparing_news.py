"""Tells guests who wait for bots or hints how far compiling has come."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from aurum.roster import QUICK_LEVELS
from aurum.server.bot_pool import BotPool
from aurum.server.live_table import LiveTable
from aurum.server.subscribers import Subscriber
from aurum.table.messages import encode
from aurum.table.wire.replies import Preparing

LOOK_SECONDS = 0.5


class PreparingNews:
    """Looks while the processes are loading; what is kept on disk loads unsaid."""

    def __init__(self, pool: BotPool, tables: Mapping[str, LiveTable]) -> None:
        self._pool = pool
        self._tables = tables
        self._told: dict[Subscriber, int] = {}
        self._task: asyncio.Task[None] | None = None
        pool.on_loading = self._watch

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _watch(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._pool.is_preparing:
            if (percent := self._pool.percent) is not None:
                self.tell(percent)
            await asyncio.sleep(LOOK_SECONDS)
        self.tell(100)

    def tell(self, percent: int) -> None:
        """Tell those who wait what is new; and those who wait no longer, that it is over."""
        waiting = self._waiting() if percent < 100 else set[Subscriber]()
        here = self._followers()
        for follower in {*waiting, *self._told}:
            news = percent if follower in waiting else 100
            if follower in here and self._told.get(follower) != news:
                follower.push(encode(Preparing(news)))
        self._told = dict.fromkeys(waiting, percent)

    def _followers(self) -> set[Subscriber]:
        return {
            follower for table in self._tables.values() for follower in table.subscribers.followers
        }

    def _waiting(self) -> set[Subscriber]:
        return {
            follower
            for table in self._tables.values()
            for follower in table.subscribers.followers
            if follower.helping or self._waits_for_bots(table)
        }

    def _waits_for_bots(self, live: LiveTable) -> bool:
        levels = {level for level in live.table.levels if level is not None}
        return not self._pool.bots_ready and not levels <= {*QUICK_LEVELS}
