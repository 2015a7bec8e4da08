"""A table on a server: the socket, reconnecting, and taking part in fair deals."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from aurum.game import Record
from aurum.table.messages import encode
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import (
    Advice,
    Checked,
    Done,
    Explained,
    Pong,
    Refused,
    RoomChanged,
    ServerMessage,
    Update,
    Welcome,
)
from aurum.table.wire.room import Seeds
from aurum.table.wire.view import Reason
from aurum.table.wire.words import COOKIE, Close
from aurum.terminal.client import Alarm, Connection, News, Reviewed
from aurum.terminal.fair_deals import FairDeals, distrust_reason
from aurum.terminal.fair_seeds import Deals, Distrusted
from aurum.terminal.http_client import Ticket
from aurum.terminal.table_client import TableClient
from aurum.texts import texts

FINAL = frozenset(code for code in Close if code.final)
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
TOO_FAST, CALM = "too-fast", 1.0  # the server ignored the message: wait, and send it again
LONGEST_MESSAGE = 4 * 2**20  # bytes; a match of a hundred rounds takes an eighth of it
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class RemoteTable(TableClient):
    """Follows a table. After a lost connection it sends unanswered commands again."""

    def __init__(
        self, ticket: Ticket, keep: Callable[[Record], None], deals: Deals | None = None
    ) -> None:
        super().__init__()
        self.ticket = ticket
        self._keep = keep
        self._fair_deals = FairDeals(ticket.server, deals or Deals())
        self._room_is_old = False
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, wire.Command] = {}
        self._following: asyncio.Task[None] | None = None
        self._calming: asyncio.Task[None] | None = None
        self._ready_for: tuple[str, int] | None = None  # a match, and its hand

    @property
    def address(self) -> str | None:
        return self.ticket.address

    def match_address(self, match: str) -> str | None:
        return self.ticket.match_address(match)

    async def review(self, language: str, *, course: bool) -> None:  # noqa: ARG002
        """The server computes reviews, and its page shows them with the course."""
        match = self.update.match if self.update else ""
        address = f"{self.match_address(match)}/review"
        line = texts(language)("review-address", address=address)
        self._news.put_nowait(Reviewed((line,), done=True))

    async def open(self) -> None:
        self._following = asyncio.create_task(self._follow())

    async def news(self) -> News:
        return await self._news.get()

    async def ready(self) -> None:
        if self.update:
            self._ready_for = (self.update.match, self.update.view.round + 1)
        await self._take_part()

    async def close(self) -> None:
        tasks = [task for task in (self._following, self._calming) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self) -> None:
        """Stay connected until the server says that it is pointless."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._connection() as socket:
                    pause = FIRST_PAUSE
                    await self._converse(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    break
            except (OSError, InvalidHandshake, TimeoutError):
                pause = min(2 * pause, LONGEST_PAUSE)
            self._lost()
            await asyncio.sleep(pause)
        self._news.put_nowait(Connection(up=False, final=True))

    def _connection(self) -> connect:
        headers = {"Cookie": f"{COOKIE}={self.ticket.token}"}
        return connect(self.ticket.socket, additional_headers=headers, max_size=LONGEST_MESSAGE)

    def _lost(self) -> None:
        """Report a lost connection once, not at every attempt."""
        if self._socket is not None:
            self._socket = None
            self._news.put_nowait(Connection(up=False))

    async def _converse(self, socket: ClientConnection) -> None:
        back = self.room is not None
        seen = self.update
        await socket.send(
            encode(
                wire.Follow(
                    1, self.ticket.code, seen.match if seen else None, seen.seq if seen else None
                )
            ).decode()
        )
        self._socket = socket
        if back:
            self._news.put_nowait(Connection(up=True))
        await self._send_again(socket)
        while True:
            await self._take(await socket.recv())

    async def _send_again(self, socket: ClientConnection) -> None:
        """Send unanswered commands again; each has an id, so it counts once."""
        for command in list(self._unanswered.values()):
            await socket.send(encode(command).decode())

    def _slow_down(self) -> None:
        if self._calming is None or self._calming.done():
            self._calming = asyncio.create_task(self._calmed())

    async def _calmed(self) -> None:
        await asyncio.sleep(CALM)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # then it is sent after the break
                await self._send_again(self._socket)

    async def _take(self, data: str | bytes) -> None:
        try:
            message = _decoder.decode(data)
        except msgspec.ValidationError:  # a newer server's message that we do not know
            return
        if isinstance(message, Refused) and message.reason.code == TOO_FAST:
            self._slow_down()
            return
        self.note(message)
        self._watch(message)
        if isinstance(message, Refused):
            self._unanswered.pop(message.id or "", None)
        if not isinstance(message, Pong):
            self._news.put_nowait(message)
        await self._take_part()

    def _watch(self, message: ServerMessage) -> None:
        """Remember what a witness of the deals needs to know."""
        match message:
            case Welcome() | RoomChanged():
                self._room_is_old = False
                self._fair_deals.sits(message.seat, message.room.seeds)
            case Update():
                self._answered(message.ack)
                self._fair_deals.sees(message)
                self._warn(self._fair_deals.flaws(self.room, self.update))
                self._keep_finished()
            case Done() | Advice() | Checked() | Explained():
                self._answered(message.id)

    def _answered(self, name: str | None) -> None:
        command = self._unanswered.pop(name or "", None)
        if isinstance(command, wire.Commit | wire.Reveal):
            self._fair_deals.acknowledged(command)
            self._room_is_old = True  # it still waits for what was just acknowledged

    def _warn(self, reasons: Iterable[Reason]) -> None:
        for reason in reasons:
            self._news.put_nowait(Alarm(reason))

    def record(self) -> Record | None:
        """The record, with what we saw of each deal before it was made."""
        record = super().record()
        if record is not None and self.update is not None:
            record.extra.update(self._fair_deals.testimony(self.update.match))
        return record

    def _keep_finished(self) -> None:
        if self.update and self.update.view.phase in ("deal", "over"):
            record = self.record()
            if record is not None:
                self._keep(record)

    async def _take_part(self) -> None:
        """Take part in the next deal: commit when the person is ready, then reveal."""
        seeds = self.room.seeds if self.room else None
        if self.room is None or seeds is None or self.seat not in seeds.waiting:
            return
        if self._room_is_old:
            return
        ready = seeds.hand == 0 or self._ready_for == (seeds.match, seeds.hand)  # 0: nobody asks
        if _id(seeds) in self._unanswered or (seeds.stage == "commit" and not ready):
            return
        try:
            command = self._fair_deals.answer(_id(seeds), self.room, seeds)
        except Distrusted as trouble:
            self._warn([distrust_reason(trouble)])
        else:
            if command is not None:
                await self.send(command)

    async def send(self, command: wire.Command) -> None:
        """Send now, or when the connection is back."""
        self._unanswered[command.id] = command
        if self._socket is not None:
            try:
                await self._socket.send(encode(command).decode())
            except ConnectionClosed:
                return  # it is sent again after the break


def _id(seeds: Seeds) -> str:
    """An id that is the same for every attempt at a step, so that the step counts once."""
    return f"{seeds.stage}-{seeds.hand}-{seeds.match[:16]}"
