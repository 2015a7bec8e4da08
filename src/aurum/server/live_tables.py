"""All tables of this process: found in memory, or read from their logs when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import itertools
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from aurum.roster import STEADY_LEVEL, USUAL_LEVEL
from aurum.server.live_table import Context, LiveTable
from aurum.server.storage.rows import ListedTable
from aurum.server.storage.store import StorageTrouble
from aurum.server.subscribers import Subscriber
from aurum.server.table_log import load_table
from aurum.table.codes import match_id, spoken_code
from aurum.table.commands import Draft, Visitor, sit, start_match
from aurum.table.lessons.checking import checked_lesson
from aurum.table.lessons.teaching import open_lesson
from aurum.table.log_entries import Occupancy, Opened
from aurum.table.refusals import Trouble, refuse
from aurum.table.repeated_deal import Repeated, repeated_entry
from aurum.table.room_view import room_view
from aurum.table.table import Table, shared_ruleset
from aurum.table.wire.events import Rules
from aurum.table.wire.http import CreateTable, Joined, JoinTable
from aurum.table.wire.room import Options, Room, RoomLine
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close, SeatWish

CODE_LETTERS = 12
LISTED_LIMIT = 100
LOBBY_SECONDS = 1.0
SWEEP_SECONDS = 5.0
COLLECT_EVERY = 360  # sweeps: half an hour


class LiveTables:
    """The tables. Those that nobody has followed for a while leave memory; their logs stay."""

    def __init__(self, around: Context, idle_seconds: float, listed_per_guest: int = 2) -> None:
        self.around = around
        self._listed_per_guest = listed_per_guest
        self.tables: dict[str, LiveTable] = {}
        self._idle_ms = idle_seconds * 1000
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._evicted = 0
        self._lobby: asyncio.Task[tuple[RoomLine, ...]] | None = None
        self._lobby_until = 0.0
        self._sweeper = asyncio.create_task(self._sweep())

    async def create(self, visitor: Visitor, wish: CreateTable) -> Joined:
        """A new table with the visitor as host."""
        seats = _occupancies(visitor, wish)
        if wish.options.listed and not (wish.start and "open" not in wish.seats):
            await self._check_listed(visitor)
        table = Table(spoken_code(secrets.token_bytes(CODE_LETTERS)))
        live_table = LiveTable(table, self.around)
        await live_table.arrange(lambda draft: _open(draft, visitor, wish, seats))
        self.tables[table.code] = live_table
        return Joined(self.room(live_table), live_table.table.seat_of(visitor.guest))

    async def teach(self, visitor: Visitor, name: str, names: Sequence[str]) -> Joined:
        """A table for a lesson, which the rules have played through before anybody learns."""
        lesson = await asyncio.to_thread(checked_lesson, name)
        learner = Occupancy("person", visitor.guest, visitor.name)
        others = tuple(Occupancy("bot", name=other, level=USUAL_LEVEL) for other in names)

        def decide(draft: Draft) -> None:
            if not draft.table.seq:  # else it was stored, and only the answer was lost
                open_lesson(draft, lesson, learner, others)

        return await self._opened(visitor, decide)

    async def repeat(
        self, visitor: Visitor, repeated: Repeated, names: Sequence[str], rules: Rules
    ) -> Joined:
        """A table at which the cards of a match are played once more."""
        person = Occupancy("person", visitor.guest, visitor.name)
        seats = [Occupancy("bot", name=other, level=STEADY_LEVEL) for other in names]
        seats.insert(repeated.seat, person)

        def decide(draft: Draft) -> None:
            if not draft.table.seq:
                occupied = tuple(seats[: repeated.record.ruleset.seats])
                options = Options(rules, spectators="closed")
                draft.book(Opened(options, visitor.guest, occupied))
                draft.book(repeated_entry(match_id(draft.entropy(16)), repeated))
                draft.follow_up()

        return await self._opened(visitor, decide)

    async def _opened(self, visitor: Visitor, decide: Callable[[Draft], None]) -> Joined:
        """A table of one's own, as it was decided."""
        table = Table(spoken_code(secrets.token_bytes(CODE_LETTERS)))
        live_table = LiveTable(table, self.around)
        await live_table.arrange(decide)
        self.tables[table.code] = live_table
        return Joined(self.room(live_table), live_table.table.seat_of(visitor.guest))

    async def _check_listed(self, visitor: Visitor) -> None:
        """One guest does not fill the lobby. Tables whose host is gone are not in it anyway."""
        own = {
            code
            for code, live in self.tables.items()
            if live.is_gathering_for_all and live.table.host == visitor.guest
        }
        if self.around.store.is_shared:
            now, wall = self.around.now(), self.around.wall()
            made = int(wall - self._idle_ms)  # nobody need have come yet
            own.update(await self.around.store.gathering_of(visitor.guest, made, now))
        if len(own) >= self._listed_per_guest:
            raise refuse(Trouble.LISTED_ENOUGH, count=len(own))

    async def join(self, live_table: LiveTable, visitor: Visitor, wish: JoinTable) -> Joined:
        if not wish.watch:
            await live_table.arrange(lambda draft: _sit(draft, visitor, wish.seat))
        return Joined(self.room(live_table), live_table.table.seat_of(visitor.guest))

    def room(self, live_table: LiveTable) -> Room:
        return room_view(live_table.table, live_table.presence, live_table.subscribers.watchers)

    async def table(self, code: str) -> LiveTable | None:
        """The table with this code, read only once even if many ask at the same time."""
        if code in self.tables:
            found = self.tables[code]
            found.idle_since = self.around.now()  # the one who asks is about to come
            if self.around.store.is_shared:
                await found.catch_up()
            return found
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    def codes_in_use(self) -> frozenset[str]:
        """The tables in memory, and those that are being read."""
        return frozenset((*self.tables, *self._loading))

    async def listed(self) -> tuple[RoomLine, ...]:
        """The lobby, read at most once a second."""
        reading = self._lobby
        if reading is None or time.monotonic() >= self._lobby_until:
            reading = self._lobby = asyncio.create_task(self._read_lobby())
            self._lobby_until = time.monotonic() + LOBBY_SECONDS
        return await asyncio.shield(reading)

    async def _read_lobby(self) -> tuple[RoomLine, ...]:
        try:
            stored = await self.around.store.listed(LISTED_LIMIT)
            lines = self._lines(stored)
            visited = await self._visited_elsewhere(lines)
            return tuple(line for line in lines if self._is_shown(line, visited))
        except StorageTrouble:
            self._lobby_until = 0.0
            raise

    def _is_shown(self, line: RoomLine, visited: frozenset[str]) -> bool:
        """Tables that wait for players without a host to start the match are not in the lobby."""
        live = self.tables.get(line.code)
        inviting = line.code in visited if live is None else live.is_inviting
        return line.state != "gathering" or inviting

    async def _visited_elsewhere(self, lines: tuple[RoomLine, ...]) -> frozenset[str]:
        """Tables with somebody in a seat, known to other processes only."""
        store = self.around.store
        unknown = [line.code for line in lines if line.code not in self.tables]
        if not unknown or not store.is_shared:
            return frozenset()
        rows = await store.present(unknown, self.around.now(), self.around.process)
        return frozenset(row.table for row in rows if row.seat is not None)

    async def tables_of(self, visitor: Visitor) -> tuple[RoomLine, ...]:
        return self._lines(await self.around.store.tables_of(visitor.guest, LISTED_LIMIT))

    def followers(self) -> list[Subscriber]:
        return [
            follower
            for live_table in self.tables.values()
            for follower in live_table.subscribers.followers
        ]

    def dismiss_all(self, code: int, reason: Reason) -> None:
        """Everybody who is connected here comes back in a moment, here or elsewhere."""
        for follower in self.followers():
            follower.dismiss(code, reason, retry=1.0)

    async def close(self) -> None:
        """Say goodbye to everybody. Everything told to anybody is stored already."""
        self._sweeper.cancel()
        reason = Reason("", "stopping", "The server is stopping; reconnect in a moment.")
        self.dismiss_all(Close.STOPPING, reason)
        for live_table in self.tables.values():
            live_table.stop()
        await asyncio.gather(*(live_table.finish() for live_table in self.tables.values()))

    async def _load(self, code: str) -> LiveTable | None:
        table = await load_table(self.around.store, code)
        if table is None:
            return None
        return self.tables.setdefault(code, LiveTable(table, self.around))

    def _lines(self, stored: list[ListedTable]) -> tuple[RoomLine, ...]:
        return tuple(msgspec.json.decode(table.line, type=RoomLine) for table in stored)

    async def _sweep(self) -> None:
        for sweep in itertools.count(1):
            await asyncio.sleep(min(SWEEP_SECONDS, max(self._idle_ms / 2000, 0.05)))
            self.evict()
            if sweep % COLLECT_EVERY == 0:
                gc.collect()

    def evict(self) -> None:
        """Drop tables that nobody follows; they are loaded from the log when a guest comes back."""
        before = self.around.now() - self._idle_ms
        gone = [c for c, h in self.tables.items() if h.is_idle and h.idle_since <= before]
        for code in gone:
            self.tables.pop(code).stop()
        self._evicted += len(gone)
        if self._evicted > len(self.tables):  # most of what was in use is not any more
            self._evicted = 0
            gc.collect()


def _open(draft: Draft, visitor: Visitor, wish: CreateTable, seats: tuple[Occupancy, ...]) -> None:
    if draft.table.seq:
        return  # it was stored, and only the answer was lost
    draft.book(Opened(wish.options, visitor.guest, seats))
    if wish.start:
        start_match(draft, None)


def _sit(draft: Draft, visitor: Visitor, seat: int | None) -> None:
    sit(draft, visitor, seat, None)


def _occupancies(visitor: Visitor, wish: CreateTable) -> tuple[Occupancy, ...]:
    players = shared_ruleset(wish.options.rules).seats
    if len(wish.seats) != players:
        raise refuse(Trouble.SEAT_COUNT, count=len(wish.seats), players=players)
    if wish.seats.count("me") > 1:
        raise refuse(Trouble.TWO_SEATS)
    return tuple(_occupancy(visitor, seat) for seat in wish.seats)


def _occupancy(visitor: Visitor, wish: SeatWish) -> Occupancy:
    if wish == "me":
        return Occupancy("person", visitor.guest, visitor.name)
    return Occupancy("open") if wish == "open" else Occupancy("bot", level=wish)
