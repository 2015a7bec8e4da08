"""Beside other processes on one store: hear them, tell them who is here, act on what is due.

Notices are hints. What matters is read from the store, at the latest when the next look comes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Coroutine
from typing import Any

from aurum.server.due_moments import DueMoments
from aurum.server.identity import Identities
from aurum.server.live_table import LiveTable
from aurum.server.live_tables import LiveTables
from aurum.server.logs import note, trouble
from aurum.server.outbox import Coming, Emote, Moved, read_body
from aurum.server.storage.rows import Due, DueKind, Notice, Present
from aurum.server.storage.store import StorageTrouble
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close

BEAT_SECONDS = 1.0
LOOK_EVERY = 2  # beats
PRESENT_MS = 5000
"""Guests connected through a process that is silent for this long count as away."""

BEAT_TIMEOUT = 4.0
LOST_SECONDS = 6.0
"""A process that has not reached the store for this long sends its people to other processes."""

BOT_PATIENCE_MS = 3000
"""Where bots think in processes of their own: how long to wait for one of these."""


class OtherProcesses:
    """What a process does so that people at one table may be connected through several."""

    def __init__(
        self, live_tables: LiveTables, identities: Identities | None, kinds: tuple[DueKind, ...]
    ) -> None:
        around = live_tables.around
        self._live_tables = live_tables
        self._identities = identities
        self._store = around.store
        self._process = around.process
        self._now = around.now
        self._outbox = around.outbox
        self._said: list[Present] = []
        self._catching: set[str] = set()
        self._tasks: set[asyncio.Task[object]] = set()
        self._due = DueMoments(
            self._store,
            self._process,
            kinds,
            self._act,
            self._now,
            known=self._live_tables.tables.keys,
        )
        self._late = (
            None
            if "bot" in kinds
            else DueMoments(
                self._store, self._process, ("bot",), self._act, self._now, BOT_PATIENCE_MS
            )
        )
        self._thinks_only = kinds == ("bot",)
        self.is_cut = False
        """Whether the store has not been reached for a while."""
        self._reached = time.monotonic()
        self._store.subscribe(self._heard)
        self._begin(self._beat())
        self._begin(self._send())

    async def close(self) -> None:
        """Others may have at once what this process has leased."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for due in filter(None, (self._due, self._late)):
            await due.close()
        try:
            await self._store.release(self._process)
        except StorageTrouble as error:
            trouble("release-failed", error)  # the leases run out by themselves

    def _begin(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, notice: Notice) -> None:
        """A hint of another process; it may be late, doubled, or about tables not known here."""
        live = self._live_tables.tables.get(notice.table)
        if notice.body is not None:
            self._heard_body(live, notice.body)
        elif live is not None and (notice.seq or 0) > live.table.seq:
            self._catch_up(live)
        if self._thinks_only:
            self._due.wake()

    def _heard_body(self, live: LiveTable | None, text: str) -> None:
        match read_body(text):
            case Moved(guest, token_hash) if self._identities is not None:
                self._identities.lapsed(guest, token_hash)
            case Emote(message) if live is not None:
                live.subscribers.broadcast(message.encode())
            case Coming() if live is not None:
                self._begin(self._careful(self._look_at([live.table.code])))

    def _catch_up(self, live: LiveTable) -> None:
        """Read the log once, even if more hints come meanwhile; the next look finds the rest."""
        code = live.table.code
        if code not in self._catching:
            self._catching.add(code)
            self._begin(self._catch_up_once(live))

    async def _catch_up_once(self, live: LiveTable) -> None:
        try:
            await self._careful(live.catch_up())
        finally:
            self._catching.discard(live.table.code)

    async def _careful(self, work: Coroutine[Any, Any, None]) -> bool:
        """Whether it could be done; what failed is tried again sooner or later."""
        try:
            await work
        except StorageTrouble as error:
            trouble("look-failed", error)
            return False
        return True

    async def _beat(self) -> None:
        """Say every second who is here; look now and then whether a hint was lost."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            beats += 1
            self._due.is_busy = bool(self._live_tables.tables)
            began = time.monotonic()
            if await self._careful(self._on_beat(is_look=beats % LOOK_EVERY == 0)):
                self._reached = began
                self.is_cut = False
            elif began - self._reached > LOST_SECONDS:
                self._send_away()

    async def _on_beat(self, *, is_look: bool) -> None:
        try:
            async with asyncio.timeout(BEAT_TIMEOUT):
                if self._identities is not None:
                    await self._identities.look()
                await self._tell_present(always=is_look)
                if is_look:
                    await self._look()
        except TimeoutError as error:
            raise StorageTrouble("The store does not answer.") from error

    def _send_away(self) -> None:
        """The store cannot be reached from here: people find it through another process."""
        if not self.is_cut:
            note("store-lost", logging.ERROR)
        self.is_cut = True
        text = "This server has lost its database; you go on through another one."
        reason = Reason("", "storage-trouble", text)
        self._live_tables.dismiss_all(Close.STOPPING, reason)

    async def _send(self) -> None:
        """Send what tables and identities have put into the outbox."""
        while True:
            await self._outbox.filled.wait()
            await self._careful(self._send_all(self._outbox.take()))

    async def _send_all(self, notices: list[Notice]) -> None:
        if coming := [n.table for n in notices if n.body and isinstance(read_body(n.body), Coming)]:
            await self._tell_present()
            await self._look_at(coming)
        for notice in notices:
            await self._store.notify(notice)

    async def _tell_present(self, *, always: bool = False) -> None:
        rows = self._present()
        if always or rows != self._said:
            self._said = rows
            await self._store.keep_present(self._process, rows, self._now() + PRESENT_MS)

    def _present(self) -> list[Present]:
        counts = Counter(
            (code, follower.seat)
            for code, live in self._live_tables.tables.items()
            for follower in live.subscribers.followers
        )
        return [
            Present(code, seat, count, self._live_tables.tables[code].presence.here_since)
            for (code, seat), count in counts.items()
        ]

    async def _look(self) -> None:
        """Whether logs have grown without a hint, and who is connected elsewhere."""
        tables = dict(self._live_tables.tables)
        if not tables:
            return
        for code, head in (await self._store.heads([*tables])).items():
            if head > tables[code].table.seq:
                self._catch_up(tables[code])
        await self._look_at([*tables])
        for live in tables.values():
            if live.subscribers.followers:
                live.announce_overdue()

    async def _look_at(self, codes: Collection[str]) -> None:
        found: dict[str, list[Present]] = defaultdict(list)
        for row in await self._store.present(codes, self._now(), self._process):
            found[row.table].append(row)
        for code in codes:
            if (live := self._live_tables.tables.get(code)) is not None:
                live.seen_elsewhere(found[code])

    async def _act(self, due: Due) -> None:
        """Something is due at a table that may be in nobody's memory."""
        live = await self._live_tables.table(due.table)
        if live is None:
            await self._store.settle_due(due)
            return
        await live.look_elsewhere()
        await live.act(due.kind)
