"""What a server does from time to time: delete what is kept no longer, look at the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aurum.server.live_tables import LiveTables
from aurum.server.logs import note, trouble
from aurum.server.metrics import Metrics
from aurum.server.settings import Keep
from aurum.server.storage.rows import Retention, Sizes
from aurum.server.storage.store import StorageTrouble, Store

LOOK_SECONDS = 60.0
TIDY_EVERY = 60  # looks: once an hour
PAUSE_SECONDS = 0.5  # between two helpings, so that players do not notice
DAY_MS = 24 * 3600 * 1000


class Upkeep:
    """Runs until closed. Trouble with the store is noted, and it is tried again later."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        metrics: Metrics,
        keep: Keep,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._keep = keep
        self._now = now
        self.sizes = Sizes(0, None)
        metrics.gauge("database_bytes", "Size of the database.", lambda: self.sizes.database)
        metrics.gauge("disk_free_bytes", "Free space beside the database; -1: unknown.", self._free)
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        self._task.cancel()

    async def tidy(self) -> None:
        """Delete what is kept no longer, one helping after the other."""
        while any(done := await self._store.tidy(self._retention())):
            note("tidied", **done._asdict())
            await asyncio.sleep(PAUSE_SECONDS)

    def _free(self) -> float:
        return -1 if self.sizes.free is None else self.sizes.free

    async def _run(self) -> None:
        looks = 0
        while True:
            try:
                self.sizes = await self._store.sizes()
                if looks % TIDY_EVERY == 0:
                    await self.tidy()
            except StorageTrouble as error:
                trouble("upkeep-failed", error)
            looks += 1
            await asyncio.sleep(LOOK_SECONDS)

    def _retention(self) -> Retention:
        now, keep = self._now(), self._keep
        return Retention(
            now=now,
            guests=now - keep.guests * DAY_MS,
            gathering=now - keep.gathering * DAY_MS,
            over=now - keep.over * DAY_MS,
            playing=now - keep.playing * DAY_MS,
            logs=now - keep.logs * DAY_MS,
            busy=self._live_tables.codes_in_use(),
        )
