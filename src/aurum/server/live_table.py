"""One table in memory: it takes commands one after the other, stores, then tells everybody."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from aurum.game import view
from aurum.server.bot_pool import BotPool
from aurum.server.logs import fingerprint, trouble
from aurum.server.metrics import Metrics
from aurum.server.settings import Pace
from aurum.server.storage.rows import Change, FinishedMatch, Listing, StoredEntry
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.subscriber import Subscriber
from aurum.server.subscribers import Subscribers
from aurum.table.commands import Draft, carry_out, command_key, move_for, waive
from aurum.table.log_entries import Acted, Entry, Seated, read_entry, write_entry
from aurum.table.match_record import match_record
from aurum.table.messages import encode
from aurum.table.presence import BotTurn, Presence
from aurum.table.refusals import Refusal
from aurum.table.room_view import room_line
from aurum.table.table import Table
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Done, Refused
from aurum.table.wire.words import BotPace

MIN_BUDGET = 0.2
RETRY_SECONDS = 1.0
PACE_FACTORS: dict[BotPace, float] = {"calm": 1.0, "normal": 0.6, "brisk": 0.2}


@dataclass(frozen=True, slots=True)
class Context:
    """What every live_table table shares with the others."""

    store: Store
    bot_pool: BotPool
    metrics: Metrics
    pace: Pace
    now: Callable[[], int]
    version: str


class _Changing:
    """One change at a time; after a failure the table is read again from its log first."""

    __slots__ = ("_hosted",)

    def __init__(self, live_table: LiveTable) -> None:
        self._hosted = live_table

    async def __aenter__(self) -> None:
        live_table = self._hosted
        await live_table.lock.acquire()
        try:
            if live_table.outdated:
                await live_table.reload()
        except BaseException:
            live_table.lock.release()
            raise
        live_table.outdated = True

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        live_table = self._hosted
        live_table.outdated = not (kind is None or issubclass(kind, Refusal))
        live_table.lock.release()


class LiveTable:
    """A table, its followers, its bots and its timer. All changes happen under one lock."""

    def __init__(self, table: Table, around: Context) -> None:
        self.table = table
        self.around = around
        self.presence = Presence(table, around.now())
        self.subscribers = Subscribers(self.presence, around.now, around.version)
        self.idle_since = around.now()
        self.lock = asyncio.Lock()
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self.outdated = False
        self._pace_factor = 1.0
        self._random = random.Random(secrets.randbits(64))

    @property
    def is_idle(self) -> bool:
        return not (self.subscribers.followers or self._thinking or self.lock.locked())

    async def follow(self, follower: Subscriber, hello: wire.Follow) -> None:
        """Let a follower in; or raise `Refusal`."""
        async with self._changing():
            self.subscribers.enter(follower, hello)
            self._plan()

    async def leave(self, follower: Subscriber) -> None:
        """The connection is gone; the seat stays the person's own."""
        async with self._changing():
            self.subscribers.leave(follower)
            self.idle_since = self.around.now()
            self._plan()

    async def command(self, follower: Subscriber, command: wire.Command) -> None:
        """Carry out a command, store it, tell everybody; or tell the sender why not."""
        async with self._changing():
            first = self.table.results.get(command_key(follower.visitor, command.id))
            if first is not None:
                follower.push(encode(Done(command.id, first)))
                return
            draft = self._draft()
            try:
                carry_out(draft, follower.visitor, command)
            except Refusal as refusal:
                self._refuse(follower, command.id, refusal)
                return
            await self._keep(draft, follower, command.id)

    async def arrange(self, order: Callable[[Draft], None]) -> None:
        """Change the table from outside a connection."""
        async with self._changing():
            draft = self._draft()
            order(draft)
            await self._keep(draft, None, None)

    def set_pace(self, follower: Subscriber, bots: BotPace) -> None:
        """The person who plays alone against bots chooses how long these seem to think."""
        if follower.seat is not None:
            self._pace_factor = PACE_FACTORS[bots]

    def stop(self) -> None:
        """Let go of timer and thoughts; the log has everything else."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()

    def _changing(self) -> _Changing:
        return _Changing(self)

    async def reload(self) -> None:
        log = await self.around.store.log(self.table.code)
        self.table = Table.replayed(self.table.code, read_log(log))
        self.presence.table = self.table

    def _draft(self) -> Draft:
        return Draft(self.table, self.around.now(), secrets.token_bytes)

    def _refuse(self, follower: Subscriber, command_id: str, refusal: Refusal) -> None:
        self.around.metrics.refused(refusal.reason.code)
        follower.push(encode(Refused(refusal.reason, command_id)))
        if refusal.fresh and follower.seat is not None and self.subscribers.has_cards:
            fresh = Updates(self.table, self.presence, None)
            follower.push(fresh.for_seat(follower.seat))

    async def _keep(self, draft: Draft, sender: Subscriber | None, command: str | None) -> None:
        """Store the draft; only then does anybody hear of it."""
        plain = self._is_plain_move(draft)
        if draft.entries:
            await self.around.store.append(self._change(draft, plain))
            self.around.metrics.stored(len(draft.entries))
        if not plain and any(type(entry) is Seated for entry, _ in draft.entries):
            self.subscribers.take_seats()
        self._tell(draft, sender, command)
        if not (plain and self.presence.all_here):
            self.subscribers.tell_room()
        self._plan()

    def _change(self, draft: Draft, plain: bool) -> Change:
        table = self.table
        start = table.seq - len(draft.entries) + 1
        entries = tuple(
            [
                StoredEntry(seq, draft.now, command, write_entry(entry))
                for seq, (entry, command) in enumerate(draft.entries, start)
            ]
        )
        if plain:
            return Change(table.code, entries, None)
        return Change(table.code, entries, self._listing(), self._finished(draft))

    def _is_plain_move(self, draft: Draft) -> bool:
        """Whether the draft is a move that neither ends a match nor touches the room."""
        return (
            len(draft.entries) == 1
            and type(draft.entries[0][0]) is Acted
            and self.table.state == "playing"
        )

    def _listing(self) -> Listing:
        table = self.table
        line = encode(room_line(table, 0)).decode()
        guests = tuple(seat.guest for seat in table.seats if seat.guest is not None)
        return Listing(table.state, table.options.listed, line, guests)

    def _finished(self, draft: Draft) -> FinishedMatch | None:
        play = self.table.play
        if play is None or not play.is_over or type(draft.entries[-1][0]) is not Acted:
            return None
        return FinishedMatch(play.id, draft.now, match_record(play))

    def _tell(self, draft: Draft, sender: Subscriber | None, command: str | None) -> None:
        before, play = self._moved_from(draft), self.table.play
        if before is not None and play is not None:
            events = play.between(before, play.seq)
            news = Updates(self.table, self.presence, events, undone=events is None)
            self.subscribers.tell_match(news, sender, command)
        if sender is not None and command is not None and (before is None or sender.seat is None):
            seq = self.table.results.get(command_key(sender.visitor, command))
            sender.push(encode(Done(command, seq)))

    def _moved_from(self, draft: Draft) -> int | None:
        """Where the match stood before the draft, if the draft moved it."""
        play = self.table.play
        before = self.table.seq - len(draft.entries)
        return before if play is not None and play.seq > before else None

    def _plan(self) -> None:
        """Start bots that are asked, and set the timer for what becomes due."""
        now = self.around.now()
        for turn in self.presence.bot_turns(now):
            key = (turn.seat, turn.asked)
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(key, turn))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.presence.due()
        if due is not None:
            delay = max(0, due - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _wake(self) -> None:
        task = asyncio.create_task(self._on_time())
        self._thinking[(-1, id(task))] = task
        task.add_done_callback(lambda done: self._thinking.pop((-1, id(done)), None))

    async def _on_time(self) -> None:
        """A countdown is over: bots sit in, late seeds are waived, clocks run out."""
        try:
            async with self._changing():
                now = self.around.now()
                self.presence.sit_in(now)
                late = self.presence.late_seeds(now)
                draft = self._draft()
                if late:
                    waive(draft, late)
                await self._keep(draft, None, None)
        except StorageTrouble as error:
            self._retry("timer-failed", error)

    def _retry(self, event: str, error: StorageTrouble) -> None:
        trouble(event, error, table=fingerprint(self.table.code))
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wake)

    async def _think(self, key: tuple[int, int], turn: BotTurn) -> None:
        """A bot's turn from question to stored answer."""
        try:
            action = await self._thought(turn)
            async with self._changing():
                self._thinking.pop(key, None)
                draft = self._draft()
                still = turn.by != "sit-in" or turn.seat in self.presence.sitting_in
                if still and move_for(draft, turn.seat, turn.asked, action, turn.by):
                    await self._keep(draft, None, None)
        except StorageTrouble as error:
            self._retry("bot-move-failed", error)
        finally:
            self._thinking.pop(key, None)

    async def _thought(self, turn: BotTurn) -> str:
        """The bot's choice, given when its pace says so and not when it was found."""
        assert self.table.play is not None
        assert self.table.play.match is not None
        seen = view(self.table.play.match, turn.seat)
        shortest, longest = self.around.pace.of(seen.phase.value)
        loop = asyncio.get_running_loop()
        factor = self._pace_factor if self.table.is_solo else 1.0
        ready = loop.time() + factor * self._random.uniform(shortest, longest)
        budget = max(0.8 * shortest, MIN_BUDGET)
        action = await self.around.bot_pool.choose(turn.level, seen, budget)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return action


def read_log(log: list[StoredEntry]) -> Iterator[tuple[Entry, str | None, int]]:
    """A stored log as the table wants it."""
    return ((read_entry(line.body), line.command, line.at) for line in log)
