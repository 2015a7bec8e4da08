"""Everybody who follows a table, and how they are told what is new."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from aurum.table.commands import Visitor
from aurum.table.messages import encode, written
from aurum.table.presence import Presence
from aurum.table.refusals import Refusal
from aurum.table.room_view import room_view
from aurum.table.table import Table
from aurum.table.updates import Updates, resumed, settled_news
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import Farewell, RoomChanged, Welcome
from aurum.table.wire.room import Room
from aurum.table.wire.view import Reason
from aurum.table.wire.words import WIRE_VERSION, Close


class Subscriber:
    """Messages for one client. A reader that is too slow is dropped, and may resume by seq.

    `write` writes a message at once if the connection has room for it; `send` waits for room.
    """

    def __init__(
        self,
        visitor: Visitor,
        write: Callable[[bytes], bool],
        send: Callable[[bytes], Awaitable[None]],
        queue_limit: int,
    ) -> None:
        self.visitor = visitor
        self.network = ""  # where the connection comes from
        self.seat: int | None = None
        self.settled: int | None = None  # how far a delayed spectator has been told
        self.close_code: int | None = None
        self._write = write
        self._send = send
        self._limit = queue_limit
        self._queue: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # while the pump has nothing to send

    @property
    def is_dismissed(self) -> bool:
        return self.close_code is not None

    def push(self, message: bytes) -> None:
        """Write a message, or queue it if others wait or there is no room; this never waits."""
        if self.close_code is not None or (self._is_idle and self._write(message)):
            return
        if len(self._queue) < self._limit:
            self._queue.append(message)
            self._wake()
        else:
            self._queue.clear()
            reason = Reason("", "too-slow", "You read too slowly; come back and resume.")
            self.dismiss(Close.TOO_SLOW, reason)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        """Say why, and close the connection after what is queued."""
        if self.close_code is None:
            self._queue.append(encode(Farewell(reason, retry)))
            self.close_code = code
            self._wake()

    async def pump(self) -> int:
        """Send what is queued until dismissed; returns the code to close with."""
        while True:
            while self._queue:
                await self._send(self._queue.popleft())
            if self.close_code is not None:
                return self.close_code
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    @property
    def _is_idle(self) -> bool:
        """Whether the pump has sent everything."""
        return self._idle is not None and not self._idle.done()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)


class Subscribers:
    """The followers of one table. What each is told depends on their seat, or on having none."""

    def __init__(self, presence: Presence, now: Callable[[], int], version: str) -> None:
        self.followers: list[Subscriber] = []
        self._attendance = presence
        self._now = now
        self._version = version
        self._room: Room | None = None
        self.watchers_elsewhere = 0  # connected through other processes

    @property
    def _table(self) -> Table:
        return self._attendance.table

    @property
    def watchers(self) -> int:
        here = sum(follower.seat is None for follower in self.followers)
        return here + self.watchers_elsewhere

    def enter(self, follower: Subscriber, hello: wire.Follow) -> None:
        """Let a follower in and tell everything that is new to them; or raise `Refusal`."""
        follower.seat = self._table.seat_of(follower.visitor.guest)
        self._check_spectator(follower)
        self.followers.append(follower)
        if follower.seat is not None:
            self._attendance.came(follower.seat, self._now())
        self._look_for_host()
        self._welcome(follower)
        self._catch_up(follower, hello)
        self.tell_room()

    def leave(self, follower: Subscriber) -> None:
        """The connection is gone; the seat stays the person's own."""
        self.followers.remove(follower)
        others = {other.seat for other in self.followers}
        if follower.seat is not None and follower.seat not in others:
            self._attendance.left(follower.seat, self._now())
        self._look_for_host()
        self.tell_room()

    def take_seats(self) -> None:
        """Seats have changed hands: followers move, newcomers are away until they connect."""
        for follower in self.followers:
            follower.seat = self._table.seat_of(follower.visitor.guest)
        here = {follower.seat for follower in self.followers if follower.seat is not None}
        self._attendance.present.clear()
        for seat in here:
            self._attendance.came(seat, self._now())
        for seat in self._table.persons - here:
            self._attendance.away_since.setdefault(seat, self._now())
        self._look_for_host()

    def seen_elsewhere(self, watchers: int) -> None:
        """Note how many follow without a seat through other processes."""
        self.watchers_elsewhere = watchers
        self._look_for_host()
        self.tell_room()

    def _look_for_host(self) -> None:
        """Those who watch through other processes have no names here: each may be the host."""
        host = self._table.host
        here = any(one.seat is None and one.visitor.guest == host for one in self.followers)
        self._attendance.host_watches(here or self.watchers_elsewhere > 0, self._now())

    def broadcast(self, message: bytes) -> None:
        for follower in self.followers:
            follower.push(message)

    def tell_match(self, news: Updates, sender: Subscriber | None, command: str | None) -> None:
        for follower in self.followers:
            if follower.seat is not None:
                ack = command if follower is sender else None
                follower.push(news.for_seat(follower.seat, ack))
            elif self._table.options.spectators == "open":
                follower.push(news.for_spectator())
            else:
                self._tell_spectator(follower)

    def _tell_spectator(self, follower: Subscriber) -> None:
        """Of a match that is not shown live: nothing, or what happened up to the last round."""
        if self._table.options.spectators == "closed":
            follower.dismiss(Close.NOT_ADMITTED, _closed())
            return
        play = self._table.play
        news = settled_news(self._table, follower.settled)
        if news is not None and play is not None and play.settled is not None:
            follower.settled = play.settled.seq
            follower.push(news)

    def _check_spectator(self, follower: Subscriber) -> None:
        closed = self._table.options.spectators == "closed" and self._table.state == "playing"
        if closed and follower.seat is None:
            raise Refusal(_closed())

    def _welcome(self, follower: Subscriber) -> None:
        room = room_view(self._table, self._attendance, self.watchers)
        follower.push(
            encode(
                Welcome(
                    WIRE_VERSION,
                    self._version,
                    self._now(),
                    follower.visitor.name,
                    room,
                    follower.seat,
                    follower.visitor.guest == self._table.host,
                )
            )
        )

    @property
    def has_cards(self) -> bool:
        return self._table.play is not None and self._table.play.match is not None

    def _catch_up(self, follower: Subscriber, hello: wire.Follow) -> None:
        if not self.has_cards:
            return
        if follower.seat is None and self._table.options.spectators != "open":
            self._tell_spectator(follower)
            return
        news = resumed(self._table, self._attendance, hello.match, hello.since)
        seat = follower.seat
        follower.push(news.for_spectator() if seat is None else news.for_seat(seat))

    def tell_room(self) -> None:
        """Send the room to everybody if it has changed."""
        lasting = room_view(self._table, self._attendance, self.watchers, now=0)
        if lasting == self._room:
            return  # nothing but the time has changed
        self._room = lasting
        room = written(room_view(self._table, self._attendance, self.watchers))
        for follower in self.followers:
            host = follower.visitor.guest == self._table.host
            follower.push(encode(RoomChanged(room, follower.seat, host)))


def _closed() -> Reason:
    return Reason("", "spectators-closed", "This table does not admit spectators.")
