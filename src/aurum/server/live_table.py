"""One table in memory: a step is decided, stored, and only then applied and told to everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from aurum.server.bot_pool import BotPool
from aurum.server.bot_turns import BotTurns
from aurum.server.clocks import wall_ms
from aurum.server.due_moments import Duty, is_overdue, moments
from aurum.server.logs import fingerprint, trouble
from aurum.server.metrics import Metrics
from aurum.server.outbox import Coming, Emote, Outbox
from aurum.server.settings import Pace
from aurum.server.storage.rows import DueKind, Present
from aurum.server.storage.store import Conflict, StorageTrouble, Store, UnknownOutcome
from aurum.server.subscribers import Subscriber, Subscribers
from aurum.server.table_log import DAMAGED, apply_tail, change_of, is_plain_move, is_torn
from aurum.server.table_steps import Steps, Work
from aurum.table.commands import Draft, carry_out, command_key, move_for, pass_host_on, waive
from aurum.table.log_entries import Entry, Seated
from aurum.table.messages import encode
from aurum.table.presence import HOST_AWAY_SECONDS, BotTurn, Presence
from aurum.table.refusals import Refusal
from aurum.table.table import Table
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Done, Refused
from aurum.table.wire.view import Reason
from aurum.table.wire.words import BotPace, Close

RETRY_SECONDS = 1.0
ATTEMPTS = 5
"""How often a step is decided again because another process was first."""

Decide = Callable[[Draft], object]


@dataclass(frozen=True, slots=True)
class Context:
    """What every live table shares with the others.

    `now` is for what becomes due, and is never set; `wall` is the time of day, for people.
    """

    store: Store
    bot_pool: BotPool
    metrics: Metrics
    pace: Pace
    now: Callable[[], int]
    version: str
    process: str = ""
    thinks: bool = True  # whether bots think here, or only in processes of their own
    outbox: Outbox = field(default_factory=Outbox)
    wall: Callable[[], int] = wall_ms
    host_away: float = HOST_AWAY_SECONDS


class Sender(NamedTuple):
    """Who sent the command that a step carries out, and the key it is stored under."""

    follower: Subscriber
    command: str
    key: str


class LiveTable:
    """A table, its followers, its bots and its timer.

    `table` is always what the log says: it changes between two awaits, after a commit, and never
    anywhere else. So coming, leaving and looking never wait; only steps wait for each other.
    """

    def __init__(self, table: Table, around: Context) -> None:
        self.table = table
        self.around = around
        self.presence = Presence(table, around.now(), around.now, around.host_away)
        self.subscribers = Subscribers(self.presence, around.now, around.version)
        self.idle_since = around.now()
        self.bots = BotTurns(table, around.bot_pool, around.pace, self._bot_move)
        self._duty = Duty(around.process, is_shared=around.store.is_shared, thinks=around.thinks)
        self._steps = Steps(self._failed)
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = False

    @property
    def is_idle(self) -> bool:
        return not (
            self.subscribers.followers or self.bots.are_thinking or self._steps.are_under_way
        )

    @property
    def is_inviting(self) -> bool:
        """Whether strangers may find it: it is listed, and its host is here to start a match."""
        guests = {follower.visitor.guest for follower in self.subscribers.followers}
        seat = None if self.table.host is None else self.table.seat_of(self.table.host)
        is_here = seat is not None and not self.presence.is_away(seat)
        return self.is_gathering_for_all and (is_here or self.table.host in guests)

    @property
    def is_gathering_for_all(self) -> bool:
        return self.table.options.listed and self.table.state == "gathering"

    async def follow(self, follower: Subscriber, hello: wire.Follow) -> None:
        """Let a follower in; or raise `Refusal`."""
        if self.around.store.is_shared:
            await self.catch_up()
            if not self.subscribers.followers:  # until now it did not matter who is elsewhere
                await self.look_elsewhere()
        self.subscribers.enter(follower, hello)
        self._came_or_left()

    def leave(self, follower: Subscriber) -> None:
        """The connection is gone; the seat stays the person's own."""
        self.subscribers.leave(follower)
        self.idle_since = self.around.now()
        self._came_or_left()

    def say(self, message: bytes) -> None:
        """Tell everybody at the table something that is not stored."""
        self.subscribers.broadcast(message)
        if self._duty.is_shared:
            self.around.outbox.put(self.table.code, Emote(message.decode()))

    async def look_elsewhere(self) -> None:
        """Read who is connected through other processes, and since when."""
        around, code = self.around, self.table.code
        self.seen_elsewhere(await around.store.present([code], around.now(), around.process))

    def seen_elsewhere(self, rows: list[Present]) -> None:
        """Who is connected to this table through other processes."""
        watchers = sum(row.connections for row in rows if row.seat is None)
        seats = {row.seat: row.since for row in rows if row.seat is not None}
        has_changed = self.presence.seen_elsewhere(seats, self.around.now())
        if has_changed or watchers != self.subscribers.watchers_elsewhere:
            self.subscribers.seen_elsewhere(watchers)
            self._plan()
        if has_changed and not self._is_stopped:
            self._steps.begin(self._set_due())

    def announce_overdue(self) -> None:
        """If something is overdue, all processes have lost track of it: tell them again."""
        if is_overdue(self.presence, self.around.now()):
            self._steps.begin(self._set_due())

    async def act(self, kind: DueKind) -> None:
        """Something is due here, and this process has leased it: look, act, say what comes next."""
        if kind == "bot":
            self._duty.leased()
            self._plan()
        else:
            await self._finished(self._on_time())
            turns = self.presence.bot_turns(self.around.now())
            self.bots.start([turn for turn in turns if turn.by != "bot"])
        await self._finished(self._set_due())

    async def command(self, follower: Subscriber, command: wire.Command) -> None:
        """Carry out a command and tell everybody; or tell the sender why not.

        Once begun it is finished, also if the connection that sent it ends meanwhile.
        """
        sender = Sender(follower, command.id, command_key(follower.visitor, command.id))
        await self._finished(self._carry_out(sender, command))

    async def arrange(self, decide: Decide) -> None:
        """Change the table from outside a connection; or raise `Refusal`."""
        await self._finished(self._step(decide))

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell it to everybody here."""
        await self._finished(self._catch_up())

    def set_pace(self, follower: Subscriber, bots: BotPace) -> None:
        """The person who plays alone against bots chooses how long these seem to think."""
        if follower.seat is not None:
            self.bots.set_pace(bots)

    def stop(self) -> None:
        """Let go of timer and thoughts; the log has everything else."""
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()
        self.bots.stop()

    async def finish(self) -> None:
        """Wait until every step that was begun is stored and told."""
        await self._steps.finish()

    async def _finished(self, work: Work) -> None:
        """Do it in its turn; it goes on even if the caller is cancelled."""
        await self._steps.do(work)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, (Refusal, StorageTrouble)):
            trouble("step-failed", error, table=fingerprint(self.table.code))

    async def _carry_out(self, sender: Sender, command: wire.Command) -> None:
        follower = sender.follower
        try:
            await self._step(lambda draft: carry_out(draft, follower.visitor, command), sender)
        except Refusal as refusal:
            self._refuse(follower, command.id, refusal)

    async def _step(self, decide: Decide, sender: Sender | None = None) -> None:
        """Decide, store, apply, tell. If another process was first, hear it and decide again."""
        for _ in range(ATTEMPTS):
            if sender is not None and self._is_done(sender):
                return
            draft = self._draft()
            try:
                decide(draft)
            except Refusal:
                if self._duty.is_shared and await self._catch_up():
                    continue  # it was right as this process knew the table, and no longer is
                raise
            if await self._is_stored(draft, sender):
                self._apply(draft, sender)
                return
        raise StorageTrouble("Others changed the table at the same moment; try again.")

    def _is_done(self, sender: Sender) -> bool:
        """Whether the command was carried out before; then its sender is told so again."""
        seq = self.table.results.get(sender.key)
        if seq is not None:
            sender.follower.push(encode(Done(sender.command, seq)))
        return seq is not None

    def _draft(self) -> Draft:
        return Draft(self.table, self.around.wall(), secrets.token_bytes)

    async def _is_stored(self, draft: Draft, sender: Sender | None) -> bool:
        """Store the draft; False if the log has moved on, which is known here by then."""
        if not draft.entries:
            return True
        try:
            change = self._duty.with_due(change_of(draft), draft, self.presence)
            await self.around.store.append(change)
        except (Conflict, UnknownOutcome):
            if not await self._catch_up():
                await self._look_up(sender)
            return False
        self.around.metrics.stored(len(draft.entries))
        return True

    async def _catch_up(self) -> bool:
        """Apply and tell the rest of the log; False if there was nothing new."""
        before, store = self.table.seq, self.around.store
        tail = await store.log(self.table.code, before)
        try:
            entries = apply_tail(self.table, tail)
        except DAMAGED as error:
            raise StorageTrouble("The log of this table cannot be read on.") from error
        if entries:
            self._duty.heard()
            self._tell(before, entries, None)
        return bool(entries)

    async def _look_up(self, sender: Sender | None) -> None:
        """Nothing is new, and yet it did not fit: a command of long ago, or a deleted table."""
        code, store = self.table.code, self.around.store
        seq = None if sender is None else await store.command(code, sender.key)
        if sender is not None and seq is not None:
            self.table.results[sender.key] = seq
        elif self.table.seq and not await store.log(code, self.table.seq - 1):
            self._dissolve()
            raise StorageTrouble("This table was abandoned and has been deleted.")

    def _dissolve(self) -> None:
        reason = Reason("", "no-such-table", "This table was abandoned and has been deleted.")
        for follower in self.subscribers.followers:
            follower.dismiss(Close.NO_TABLE, reason)

    def _apply(self, draft: Draft, sender: Sender | None) -> None:
        plain = is_plain_move(draft)
        draft.apply()
        if draft.entries:
            self._duty.stored()
        entries = [entry for entry, _ in draft.entries]
        self._tell(draft.before, entries, sender, has_room=not (plain and self.presence.all_here))

    def _tell(
        self, before: int, entries: list[Entry], sender: Sender | None, *, has_room: bool = True
    ) -> None:
        """The log has grown: clocks start, followers take their seats and hear what is new."""
        if any(type(entry) is Seated for entry in entries):
            self.subscribers.take_seats()
        self.presence.moved(self.around.now())
        self._tell_match(before, entries, sender)
        if has_room:
            self.subscribers.tell_room()
        self._plan()

    def _tell_match(self, before: int, entries: list[Entry], sender: Sender | None) -> None:
        play = self.table.play
        has_moved = play is not None and play.seq > before
        if has_moved and play is not None:
            events = None if is_torn(entries) else play.between(before, play.seq)
            undone = events is None and not is_torn(entries)
            news = Updates(self.table, self.presence, events, undone=undone)
            self.subscribers.tell_match(news, sender and sender.follower, sender and sender.command)
        if sender is not None and not (has_moved and sender.follower.seat is not None):
            seq = self.table.results.get(sender.key)
            sender.follower.push(encode(Done(sender.command, seq)))

    def _refuse(self, follower: Subscriber, command_id: str, refusal: Refusal) -> None:
        self.around.metrics.refused(refusal.reason.code)
        follower.push(encode(Refused(refusal.reason, command_id)))
        if refusal.fresh and follower.seat is not None and self.subscribers.has_cards:
            fresh = Updates(self.table, self.presence, None)
            follower.push(fresh.for_seat(follower.seat))

    def _plan(self) -> None:
        """Start bots that are asked, and set the timer for what becomes due."""
        if self._is_stopped:
            return
        now = self.around.now()
        self.bots.start(self._duty.own(self.presence.bot_turns(now)))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.presence.due()
        if due is not None:
            delay = max(0, due - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _came_or_left(self) -> None:
        self._plan()
        if self._duty.is_shared and not self._is_stopped:
            self.around.outbox.put(self.table.code, Coming())
            self._steps.begin(self._set_due())

    async def _set_due(self) -> None:
        """Let all processes know what is due, where no entry of the log says it."""
        try:
            due = moments(self.presence, self.around.now())
            await self.around.store.set_due(self.table.code, self.table.seq, due)
        except StorageTrouble as error:
            trouble("due-not-set", error, table=fingerprint(self.table.code))

    def _wake(self) -> None:
        self._steps.begin(self._look() if self._duty.is_shared else self._on_time())

    async def _look(self) -> None:
        """A countdown is over; the process that leased the moment acts, all processes show it."""
        if self.presence.sit_in(self.around.now()):
            self.subscribers.tell_room()

    async def _on_time(self) -> None:
        """A countdown is over: bots sit in, late seeds are waived, clocks run out."""
        self.presence.sit_in(self.around.now())
        try:
            await self._step(self._catch_up_with_time)
        except StorageTrouble as error:
            self._retry("timer-failed", error)

    def _catch_up_with_time(self, draft: Draft) -> None:
        late = self.presence.late_seeds(self.around.now())
        if late:
            waive(draft, late)
        host = self.presence.next_host(self.around.now())
        if host is not None:
            pass_host_on(draft, host)

    def _retry(self, event: str, error: StorageTrouble) -> None:
        trouble(event, error, table=fingerprint(self.table.code))
        if not self._is_stopped:
            self._timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wake)

    async def _bot_move(self, turn: BotTurn, action: str) -> None:
        """Store a bot's answer, unless the person has come back or the question is closed."""

        def decide(draft: Draft) -> None:
            self.bots.answered(turn)
            if turn.by != "sit-in" or turn.seat in self.presence.sitting_in:
                move_for(draft, turn.seat, turn.asked, action, turn.by)

        try:
            await self._finished(self._step(decide))
        except StorageTrouble as error:
            self._retry("bot-move-failed", error)
