"""What a server does from time to time: delete what is kept no longer, look at the disk.

Ages are counted in days on which a server was there, which the store remembers: while it is off
nobody can come back, and a clock that jumps adds one day and no more. What will be deleted is
worked out and logged an hour before. After a start or a jump of the clock that hour begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from aurum.server.clocks import DAY_MS
from aurum.server.live_tables import LiveTables
from aurum.server.logs import note, trouble
from aurum.server.metrics import Metrics
from aurum.server.settings import Keep
from aurum.server.storage.rows import Retention, Sizes
from aurum.server.storage.store import StorageTrouble, Store

LOOK_SECONDS = 60.0
AHEAD_MS = 3_600_000  # from the announcement to the deletion
JUMP_MS = 60_000
"""By so much the time of day may move against the steady clock from look to look."""
PAUSE_SECONDS = 0.5  # between two helpings, so that players do not notice


class Clocks(NamedTuple):
    """The time of day, and one that nobody can set."""

    wall: Callable[[], int]
    steady: Callable[[], int]


class _Plan(NamedTuple):
    """What is deleted when the steady clock says `due`."""

    due: int
    retention: Retention


class Upkeep:
    """Runs until closed. Trouble with the store is noted, and it is tried again later."""

    def __init__(
        self, store: Store, live_tables: LiveTables, metrics: Metrics, keep: Keep, clocks: Clocks
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._keep = keep
        self._clocks = clocks
        self._ahead: int | None = None  # the time of day before the steady clock
        self._day: int | None = None  # that the store has been told of
        self._plan: _Plan | None = None
        self.sizes = Sizes(0, None)
        metrics.gauge("database_bytes", "Size of the database.", lambda: self.sizes.database)
        metrics.gauge("disk_free_bytes", "Free space beside the database; -1: unknown.", self._free)
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        self._task.cancel()

    async def look(self) -> None:
        """Measure, remember the day, and carry out what was announced."""
        self.sizes = await self._store.sizes()
        self._notice_jump()
        await self._remember_day()
        plan = self._plan
        if plan is not None and self._clocks.steady() < plan.due:
            return
        self._plan = None  # if this fails, it is announced again
        if plan is not None:
            await self._tidy(plan.retention)
        self._plan = await self._announced()

    def _free(self) -> float:
        return -1 if self.sizes.free is None else self.sizes.free

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except StorageTrouble as error:
                trouble("upkeep-failed", error)
            await asyncio.sleep(LOOK_SECONDS)

    def _notice_jump(self) -> None:
        ahead = self._clocks.wall() - self._clocks.steady()
        if self._ahead is not None and abs(ahead - self._ahead) > JUMP_MS:
            note("clock-jumped", logging.WARNING, seconds=(ahead - self._ahead) // 1000)
            self._plan = None
        self._ahead = ahead

    async def _remember_day(self) -> None:
        today = self._clocks.wall() // DAY_MS
        if today != self._day:
            await self._store.open_day(today)
            self._day = today

    async def _announced(self) -> _Plan:
        """Work out what is old, and say how much of it will be deleted."""
        retention = await self._retention()
        found = await self._store.old(retention)
        if any(found._replace(codes=0)):
            note("tidying-planned", in_seconds=AHEAD_MS // 1000, **found._asdict())
        return _Plan(self._clocks.steady() + AHEAD_MS, retention)

    async def _tidy(self, retention: Retention) -> None:
        """Delete what is kept no longer, one helping after the other."""
        while any(done := await self._store.tidy(self._sparing(retention))):
            note("tidied", **done._asdict())
            await asyncio.sleep(PAUSE_SECONDS)

    def _sparing(self, retention: Retention) -> Retention:
        return retention._replace(busy=self._live_tables.codes_in_use())

    async def _retention(self) -> Retention:
        now, keep = self._clocks.wall(), self._keep
        days = await self._store.open_days(now // DAY_MS, 1 + max(keep))

        def before(count: int) -> int:
            """The beginning of the day after which there were so many, today not counted."""
            return days[count] * DAY_MS if count < len(days) else 0

        return Retention(
            now=now,
            guests=before(keep.guests),
            gathering=before(keep.gathering),
            over=before(keep.over),
            playing=before(keep.playing),
            logs=before(keep.logs),
        )
