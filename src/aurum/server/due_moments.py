"""What is due at any table of the store, on whichever process: leased, then acted upon.

A lease spares double work and nothing else. That nothing happens twice is held by the log, so a
process that was stopped in the middle and woken up again can do no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from aurum.server.logs import trouble
from aurum.server.storage.rows import Due, DueKind, Wanted
from aurum.server.storage.store import StorageTrouble, Store

LEASE_MS = 2000
"""A process that says nothing for so long has lost what it leased."""

AGAIN_MS = 8000
"""When to look again after a bot that sits in: it may still have to be loaded."""

OVERDUE_MS = 3000
"""What is due for so long has been forgotten: two processes wrote at the same moment."""

UNKNOWN_MS = 400
"""How long what is due at an unknown table is left to processes that know the table."""

POLL_SECONDS = 0.05
IDLE_SECONDS = 0.5
RETRY_SECONDS = 0.5
GATHER_SECONDS = 0.005
AT_ONCE = 64

Handle = Callable[[Due], Awaitable[None]]


class DueMoments:
    """Leases what is due and hands it to `handle`, until it is closed.

    `behind`: only what nobody else has taken for so many milliseconds. `known`: the tables that
    this process knows; what runs out at others is left to who knows them for a moment.
    """

    def __init__(
        self,
        store: Store,
        process: str,
        kinds: tuple[DueKind, ...],
        handle: Handle,
        now: Callable[[], int],
        behind: int = 0,
        known: Callable[[], Collection[str]] | None = None,
    ) -> None:
        self._store = store
        self._process = process
        self._kinds = kinds
        self._handle = handle
        self._now = now
        self._behind = behind
        self._known = known
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._work())
        self.is_busy = True

    def wake(self) -> None:
        """Something may be due: look at once."""
        self._woken.set()

    async def close(self) -> None:
        """Lease nothing more; what was begun is stopped, and another process takes it over."""
        for task in (self._task, *self._tasks):
            task.cancel()
        await asyncio.gather(self._task, *self._tasks, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            taken = await self._take()
            if len(taken) < AT_ONCE:
                await self._pause(POLL_SECONDS if taken or self.is_busy else IDLE_SECONDS)

    async def _take(self) -> list[Due]:
        now = self._now()
        try:
            taken = await self._store.lease_due(
                self._wanted(now - self._behind), self._process, now + LEASE_MS
            )
        except StorageTrouble as error:
            trouble("lease-failed", error)
            await asyncio.sleep(RETRY_SECONDS)
            return []
        for due in taken:
            task = asyncio.create_task(self._act(due))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return taken

    def _wanted(self, now: int) -> Wanted:
        if self._known is None:
            return Wanted(self._kinds, now, AT_ONCE)
        return Wanted(self._kinds, now, AT_ONCE, self._known(), UNKNOWN_MS)

    async def _act(self, due: Due) -> None:
        try:
            await self._handle(due)
        except StorageTrouble as error:
            trouble("due-failed", error)  # its lease runs out, and somebody tries again

    async def _pause(self, seconds: float) -> None:
        self._woken.clear()
        try:
            await asyncio.wait_for(self._woken.wait(), seconds)
        except TimeoutError:
            return
        await asyncio.sleep(GATHER_SECONDS)  # one look for all hints that come together
