"""What is due at any table of the store, on whichever process: leased, then acted upon.

A lease spares double work and nothing else. That nothing happens twice is held by the log, so a
process that was stopped in the middle and woken up again can do no harm.

A process alone on its store does everything at once. Beside others, the process that stores an
entry answers for the bots that it asks, by a lease in the same transaction.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from aurum.server.logs import trouble
from aurum.server.storage.rows import Change, Due, DueKind, Lease, Wanted
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.commands import Draft
from aurum.table.presence import BotTurn, Presence

LEASE_MS = 2000
"""A process that is silent for this long loses what it leased."""

AGAIN_MS = 8000
"""When to look again after a bot that sits in: it may still have to be loaded."""

OVERDUE_MS = 3000
"""What has been due for this long was forgotten: two processes wrote at the same moment."""

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


class Duty:
    """The part of one process in one table."""

    def __init__(self, process: str, *, is_shared: bool, thinks: bool) -> None:
        self.is_shared = is_shared
        self._process = process
        self._thinks = thinks
        self._answers_bots = False

    def stored(self) -> None:
        """An entry of its own is stored: the bots that it asks are the process's own."""
        self._answers_bots = self._thinks

    def heard(self) -> None:
        """Another process has stored an entry, and looks after the bots."""
        self._answers_bots = False

    def leased(self) -> None:
        """Nobody else has answered for the bots."""
        self._answers_bots = True

    def own(self, turns: list[BotTurn]) -> list[BotTurn]:
        """The questions that this process answers without being asked to."""
        if not self.is_shared:
            return turns
        return [turn for turn in turns if self._answers_bots and turn.by == "bot"]

    def with_due(self, change: Change, draft: Draft, presence: Presence) -> Change:
        """The change together with what is due after it."""
        if not self.is_shared:
            return change
        ahead = presence.ahead(draft.table, draft.now)
        lease = Lease(self._process, draft.now + LEASE_MS) if self._thinks else None
        return change._replace(due=moments(ahead, draft.now, urgent=True), lease=lease)


def moments(presence: Presence, now: int, *, urgent: bool = False) -> tuple[Due, ...]:
    """What is due at a table. A bot that sits in is asked at once (`urgent`), or asked again."""
    play, code = presence.table.play, presence.table.code
    turns = presence.bot_turns(now)
    asked = {} if play is None else play.asked
    bots = [asked[turn.seat].at for turn in turns if turn.by == "bot"]
    absent = [asked[turn.seat].at for turn in turns if turn.by == "sit-in"]
    times = [now if urgent else _again(at, now) for at in absent]
    if (due := presence.due()) is not None:
        times.append(due)
    found = [Due(code, "bot", min(bots))] if bots else []
    return (*found, Due(code, "time", min(times))) if times else tuple(found)


def is_overdue(presence: Presence, now: int) -> bool:
    """Whether a bot or a clock should have acted some time ago."""
    play = presence.table.play
    asked = {} if play is None else play.asked
    since = [asked[turn.seat].at for turn in presence.bot_turns(now)]
    if (due := presence.due()) is not None:
        since.append(due)
    return any(at < now - OVERDUE_MS for at in since)


def _again(asked: int, now: int) -> int:
    """The same moment for everybody who works it out within some seconds."""
    return asked + (1 + max(0, now - asked) // AGAIN_MS) * AGAIN_MS
