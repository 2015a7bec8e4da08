"""A table on a server: the socket, coming back by itself, and our share in fair deals."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from aurum.game import Record
from aurum.game.fair import commitment
from aurum.table.messages import encode
from aurum.table.wire import commands as wire
from aurum.table.wire.replies import (
    Done,
    Pong,
    Refused,
    RoomChanged,
    ServerMessage,
    Update,
    Welcome,
)
from aurum.table.wire.room import Room, Seeds
from aurum.table.wire.words import COOKIE, Close
from aurum.terminal.client import Client, Connection, News
from aurum.terminal.far_record import far_record
from aurum.terminal.http_client import Ticket
from aurum.terminal.identity import Identities

FINAL = frozenset(code for code in Close if code.final)
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
TOO_FAST, CALM = "too-fast", 1.0  # the server read nothing of it: wait, and say it again
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class RemoteTable(Client):
    """Follows a table. Orders that were not answered are sent again after a break."""

    def __init__(
        self, ticket: Ticket, identities: Identities, keep: Callable[[Record], None]
    ) -> None:
        self.ticket = ticket
        self._identities = identities
        self._keep = keep
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, wire.Command] = {}
        self._following: asyncio.Task[None] | None = None
        self._calming: asyncio.Task[None] | None = None
        self._room: Room | None = None
        self._seat: int | None = None
        self._update: Update | None = None
        self._ready_for: int | None = 0  # the first hand needs no asking

    @property
    def address(self) -> str | None:
        return self.ticket.address

    async def open(self) -> None:
        self._following = asyncio.create_task(self._follow())

    async def news(self) -> News:
        return await self._news.get()

    async def act(self, action: str) -> None:
        own, match = self._update and self._update.own, self._match
        if own and match and own.asked is not None:
            await self._send(wire.Act(_new_id(), match, own.asked, action))

    async def ready(self) -> None:
        self._ready_for = self._update.view.round + 1 if self._update else 0
        await self._take_part()

    async def undo(self) -> None:
        if self._update and self._match:
            await self._send(wire.Undo(_new_id(), self._match, self._update.seq))

    async def rematch(self) -> None:
        self._ready_for = 0
        await self._send(wire.Rematch(_new_id()))

    async def say(self, emote: str) -> None:
        await self._send(wire.Say(_new_id(), emote))  # type: ignore[arg-type]

    async def place(self, seat: int, level: str | None) -> None:
        await self._send(wire.Place(_new_id(), seat, level))

    async def start(self) -> None:
        await self._send(wire.Start(_new_id()))

    def record(self) -> Record | None:
        return far_record(self._room, self._update)

    async def close(self) -> None:
        tasks = [task for task in (self._following, self._calming) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _match(self) -> str | None:
        return self._update.match if self._update else None

    async def _follow(self) -> None:
        """Stay connected until the server says that there is no point."""
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
        return connect(self.ticket.socket, additional_headers=headers, max_size=None)

    def _lost(self) -> None:
        """Say it once, not for every attempt."""
        if self._socket is not None:
            self._socket = None
            self._news.put_nowait(Connection(up=False))

    async def _converse(self, socket: ClientConnection) -> None:
        back = self._room is not None
        seen = self._update
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
        """What was not answered; an order has its id, so it counts once."""
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
        await self._note(message)
        if not isinstance(message, Pong):
            self._news.put_nowait(message)
        await self._take_part()

    async def _note(self, message: ServerMessage) -> None:
        match message:
            case Welcome() | RoomChanged():
                self._room, self._seat = message.room, message.seat
            case Update():
                self._unanswered.pop(message.ack or "", None)
                sheets = message.sheets or (self._update.sheets if self._update else None)
                self._update = msgspec.structs.replace(message, sheets=sheets)
                self._keep_finished()
            case Done() | Refused():
                self._unanswered.pop(message.id or "", None)

    def _keep_finished(self) -> None:
        if self._update and self._update.view.phase in ("deal", "over"):
            record = self.record()
            if record is not None:
                self._keep(record)

    async def _take_part(self) -> None:
        """Our share in the next deal: commit when the person is ready, then reveal."""
        seeds = self._room.seeds if self._room else None
        if seeds is None or self._seat not in seeds.waiting:
            return
        seed = self._identities.seed(seeds.match, seeds.hand)
        if seeds.stage == "reveal":
            await self._once(seeds, wire.Reveal(_id(seeds), seeds.match, seeds.hand, seed.hex()))
        elif self._ready_for is not None and seeds.hand <= self._ready_for:
            sealed = commitment(seed)
            await self._once(seeds, wire.Commit(_id(seeds), seeds.match, seeds.hand, sealed))

    async def _once(self, seeds: Seeds, command: wire.Commit | wire.Reveal) -> None:
        if _id(seeds) not in self._unanswered:
            await self._send(command)

    async def _send(self, command: wire.Command) -> None:
        """Send now, or when the connection is back."""
        self._unanswered[command.id] = command
        if self._socket is not None:
            try:
                await self._socket.send(encode(command).decode())
            except ConnectionClosed:
                return  # it is sent again after the break


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _id(seeds: Seeds) -> str:
    """The same for every attempt at the same step, so that it counts once."""
    return f"{seeds.stage}-{seeds.hand}-{seeds.match[:16]}"
