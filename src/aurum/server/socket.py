"""The socket: one connection follows one table. Here it comes in, and here it is closed."""

from __future__ import annotations

import asyncio
import logging

from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from aurum.server.admission import client_network, connection_of, deny
from aurum.server.guest_sockets import Socket
from aurum.server.identity import hashed
from aurum.server.live_table import LiveTable
from aurum.server.logs import note, trouble
from aurum.server.problems import GUEST_FIRST, storage_trouble
from aurum.server.request_checks import TooManyGuesses, find_table, has_seat, token_of
from aurum.server.services import Services
from aurum.server.socket_reader import SocketReader
from aurum.server.storage.store import StorageTrouble
from aurum.server.subscribers import Subscriber
from aurum.table.commands import Visitor
from aurum.table.messages import UnreadableMessage, decode_message, encode
from aurum.table.refusals import Refusal
from aurum.table.wire.commands import Follow
from aurum.table.wire.http import Problem
from aurum.table.wire.replies import Farewell
from aurum.table.wire.view import Reason
from aurum.table.wire.words import SUBPROTOCOL, Close


class Goodbye(Exception):
    """Close the connection with this code and reason."""

    def __init__(self, code: int, name: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.reason = Reason("", name, text)


class Conversation:
    """One connection from its first message to its last.

    The messages of a table are most of what a server sends, so they are written to the connection,
    or go by ASGI's own `send` if it has no room; Starlette's socket is for the beginning and the
    end.
    """

    def __init__(self, socket: WebSocket, receive: Receive, send: Send, services: Services) -> None:
        self._socket = socket
        self._receive_event = receive
        self._send_event = send
        self._is_open = True
        self._services = services
        self._limits = services.settings.limits
        self._network = client_network(socket)
        self._connection = connection_of(socket.scope)
        self._has_room = True

    async def run(self) -> None:
        """Accept, follow, and answer until one side ends it.

        While the store is away there is no socket: 503 leads a proxy to another process.
        """
        try:
            await self._services.identities.whose(token_of(self._socket))
        except StorageTrouble as error:
            trouble("entry-failed", error)
            problem = Problem(503, storage_trouble())
            secure = self._services.settings.is_secure
            await deny(self._socket, self._receive_event, problem, secure)
        else:
            await self._run()

    async def _run(self) -> None:
        offered = self._socket.scope.get("subprotocols", ())
        await self._socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
        doors = self._services.budgets.sockets
        self._has_room = doors.enter(self._network)
        try:
            await self._follow()
        except Goodbye as goodbye:
            await self._say_goodbye(goodbye)
        except StorageTrouble as error:
            trouble("entry-failed", error)
            reason = storage_trouble()
            await self._say_goodbye(Goodbye(Close.FAILED, reason.code, reason.text))
        except WebSocketDisconnect:
            return
        finally:
            doors.leave(self._network)

    async def _follow(self) -> None:
        visitor = await self._visitor()
        hello = await self._hello()
        live_table = await self._table(visitor, hello)
        self._check_room(live_table, visitor)
        follower = Subscriber(visitor, self._write, self._send, self._limits.queued_messages)
        token = token_of(self._socket) or ""
        self._services.sockets.enter(follower, Socket(hello.table, hashed(token)))
        try:
            await self._visitor()  # the identity may have been moved meanwhile
            await self._admit(live_table, follower, hello)
            try:
                await self._converse(live_table, follower)
            finally:
                live_table.leave(follower)
        finally:
            self._services.sockets.leave(follower)

    async def _visitor(self) -> Visitor:
        visitor = await self._services.identities.whose(token_of(self._socket))
        if visitor is None:
            raise Goodbye(Close.NO_IDENTITY, "no-identity", GUEST_FIRST)
        return visitor

    async def _table(self, visitor: Visitor, hello: Follow) -> LiveTable:
        try:
            live_table = await find_table(self._services, self._network, visitor, hello.table)
        except TooManyGuesses:
            text = "Too many wrong codes; wait a minute."
            raise Goodbye(Close.TOO_MANY, "too-fast", text) from None
        if live_table is None:
            raise Goodbye(Close.NO_TABLE, "no-such-table", "There is no table with this code.")
        return live_table

    def _check_room(self, live_table: LiveTable, visitor: Visitor) -> None:
        """A guest with a seat always gets in; the number of spectators is limited."""
        budgets, stopping = self._services.budgets, self._services.stopping
        if stopping or not budgets.entries.take(visitor.guest):
            raise self._turned_away("too-many-entries", "You come and go too often; wait a little.")
        if not has_seat(live_table, visitor):
            self._check_watcher(live_table)
        self._charge(visitor)

    def _check_watcher(self, live_table: LiveTable) -> None:
        others = [one for one in live_table.subscribers.followers if one.seat is None]
        neighbours = sum(one.network == self._network for one in others)
        if len(others) >= self._limits.watchers_per_table:
            raise self._turned_away("too-many-followers", "Too many people watch this table.")
        if not self._has_room or neighbours >= self._limits.watchers_per_address:
            raise self._turned_away("too-many-connections", "Too many connections; try later.")
        if not self._services.budgets.address_entries.take(self._network):
            raise self._turned_away("too-many-entries", "Too many people come at once; wait.")

    def _turned_away(self, limit: str, text: str) -> Goodbye:
        self._services.metrics.turned_away(limit)
        note("turned-away", logging.WARNING, limit=limit, address=self._network)
        return Goodbye(Close.TOO_MANY, limit, text)

    def _charge(self, visitor: Visitor) -> None:
        """From now on the guest pays for what comes here; and so does who a proxy spoke for."""
        connection = self._connection
        if connection is not None:
            connection.charge(self._services.budgets.of_guest(visitor.guest))
            if connection.is_proxy:
                connection.charge(self._services.budgets.of_address(self._network))

    async def _admit(self, live_table: LiveTable, follower: Subscriber, hello: Follow) -> None:
        follower.network = self._network
        try:
            await live_table.follow(follower, hello)
        except Refusal as refusal:
            raise Goodbye(Close.NOT_ADMITTED, refusal.reason.code, refusal.reason.text) from refusal

    async def _hello(self) -> Follow:
        """The first message, which must say what to follow."""
        try:
            async with asyncio.timeout(self._limits.follow_seconds):
                message = decode_message(await self._receive())
        except TimeoutError:
            text = "No `follow` came; it must be the first message."
            raise Goodbye(Close.NO_FOLLOW, "no-follow", text) from None
        except UnreadableMessage as error:
            raise Goodbye(Close.UNREADABLE, "unreadable", str(error)) from error
        if not isinstance(message, Follow):
            raise Goodbye(Close.UNREADABLE, "follow-first", "The first message must be `follow`.")
        return message

    async def _converse(self, live_table: LiveTable, follower: Subscriber) -> None:
        """Read and write until either is over. A command under way outlives both."""
        reading = SocketReader(self._services, live_table, follower)
        pump = asyncio.create_task(follower.pump())
        reader = asyncio.create_task(reading.run(self._receive))
        try:
            await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            pump.cancel()
            await asyncio.gather(reader, pump, return_exceptions=True)
        if follower.close_code is not None and self._is_open:
            await self._socket.close(follower.close_code)

    async def _receive(self) -> str | bytes:
        message = await self._receive_event()
        if message["type"] == "websocket.disconnect":
            self._is_open = False
            raise WebSocketDisconnect(message.get("code", 1006))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    def _write(self, message: bytes) -> bool:
        return self._connection is not None and self._connection.write_text(message)

    async def _send(self, message: bytes) -> None:
        await self._send_event({"type": "websocket.send", "text": message.decode()})

    async def _say_goodbye(self, goodbye: Goodbye) -> None:
        if self._is_open:
            await self._socket.send_text(encode(Farewell(goodbye.reason)).decode())
            await self._socket.close(goodbye.code)
