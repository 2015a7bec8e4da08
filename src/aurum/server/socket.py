"""The socket: one connection follows one table."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from aurum.server.handlers import address
from aurum.server.live_table import LiveTable
from aurum.server.logs import fingerprint, trouble
from aurum.server.origins import is_welcome
from aurum.server.problems import GUEST_FIRST
from aurum.server.rate_limits import Bucket
from aurum.server.services import Services, now_ms
from aurum.server.storage.store import StorageTrouble
from aurum.server.subscriber import Subscriber
from aurum.table.messages import UnreadableMessage, decode_message, encode
from aurum.table.refusals import Refusal
from aurum.table.wire.commands import Command, Follow, Pace, Ping, Say
from aurum.table.wire.replies import Done, Farewell, Pong, Refused, Said
from aurum.table.wire.view import Reason
from aurum.table.wire.words import COOKIE, STRIKES, SUBPROTOCOL, Close


class Goodbye(Exception):
    """Close the connection with this code and reason."""

    def __init__(self, code: int, name: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.reason = Reason("", name, text)


class Conversation:
    """One connection from its first message to its last."""

    def __init__(self, socket: WebSocket, services: Services) -> None:
        self._socket = socket
        self._services = services
        limits = services.settings.limits
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
        self._strikes = 0

    async def run(self) -> None:
        """Accept, follow, and answer until one side ends it."""
        if not is_welcome(self._socket, self._services.settings):
            await self._socket.close()  # before accepting: the answer is 403
            return
        offered = self._socket.scope.get("subprotocols", ())
        await self._socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
        try:
            await self._admitted()
        except Goodbye as goodbye:
            await self._say_goodbye(goodbye)
        except WebSocketDisconnect:
            return

    async def _admitted(self) -> None:
        origin = address(self._socket)
        if self._services.stopping or not self._services.doors.enter(origin):
            raise Goodbye(
                Close.TOO_MANY, "too-many-connections", "Too many connections; try later."
            )
        try:
            await self._follow()
        finally:
            self._services.doors.leave(origin)

    async def _follow(self) -> None:
        visitor = await self._services.identities.whose(self._socket.cookies.get(COOKIE))
        if visitor is None:
            raise Goodbye(Close.NO_IDENTITY, "no-identity", GUEST_FIRST)
        hello = await self._hello()
        live_table = await self._hosted(hello)
        follower = Subscriber(visitor, self._send, self._limits.queued_messages)
        if len(live_table.subscribers.followers) >= self._limits.followers_per_table:
            raise Goodbye(
                Close.TOO_MANY, "too-many-followers", "This table has too many followers."
            )
        await self._admit(live_table, follower, hello)
        try:
            await self._converse(live_table, follower)
        finally:
            live_table.leave(follower)

    async def _hosted(self, hello: Follow) -> LiveTable:
        try:
            live_table = await self._services.house.table(hello.table)
        except StorageTrouble as error:
            trouble("load-failed", error, table=fingerprint(hello.table))
            raise Goodbye(Close.FAILED, "storage-trouble", str(error)) from error
        if live_table is not None:
            return live_table
        if not self._services.guesses.take(address(self._socket)):
            raise Goodbye(Close.TOO_MANY, "too-fast", "Too many wrong codes; wait a minute.")
        raise Goodbye(Close.NO_TABLE, "no-such-table", "There is no table with this code.")

    async def _admit(self, live_table: LiveTable, follower: Subscriber, hello: Follow) -> None:
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
        """Read and write until either is over."""
        pump = asyncio.create_task(follower.pump())
        reader = asyncio.create_task(self._read(live_table, follower))
        try:
            await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            pump.cancel()
            await asyncio.gather(reader, pump, return_exceptions=True)
        if follower.close_code is not None and self._is_open:
            await self._socket.close(follower.close_code)

    async def _read(self, live_table: LiveTable, follower: Subscriber) -> None:
        try:
            while follower.close_code is None:  # who was dismissed is not heard any more
                data = await self._receive()
                if self._may_speak(follower):
                    await self._message(live_table, follower, data)
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001 -- one connection's fault must stay its own
            trouble("connection-failed", error, table=fingerprint(live_table.table.code))
            reason = Reason("", "server-error", "The server made a mistake; reconnect.")
            follower.dismiss(Close.FAILED, reason)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _send(self, message: bytes) -> None:
        await self._socket.send_text(message.decode())

    def _may_speak(self, follower: Subscriber) -> bool:
        if self._bucket.take(time.monotonic()):
            return True
        self._refuse(follower, "too-fast", "Too many messages; this one was not read.")
        return False

    async def _message(
        self, live_table: LiveTable, follower: Subscriber, data: str | bytes
    ) -> None:
        try:
            message = decode_message(data)
        except UnreadableMessage as error:
            self._refuse(follower, "unreadable", str(error))
            return
        if isinstance(message, Follow):
            self._refuse(follower, "already-following", "This connection follows a table already.")
        else:
            await self._command(live_table, follower, message)

    def _refuse(self, follower: Subscriber, code: str, text: str) -> None:
        self._services.metrics.refused(code)
        follower.push(encode(Refused(Reason("", code, text))))
        self._strikes += 1
        if self._strikes >= STRIKES:
            reason = Reason("", "too-many-mistakes", "Too many messages that made no sense.")
            follower.dismiss(Close.TOO_MANY if code == "too-fast" else Close.UNREADABLE, reason)

    async def _command(self, live_table: LiveTable, follower: Subscriber, command: Command) -> None:
        if isinstance(command, Ping):
            follower.push(encode(Pong(command.id, now_ms())))
            return
        if isinstance(command, Say):
            self._say(live_table, follower, command)
            return
        if isinstance(command, Pace):
            live_table.set_pace(follower, command.bots)
            follower.push(encode(Done(command.id)))
            return
        began = time.perf_counter()
        try:
            await live_table.command(follower, command)
        except StorageTrouble as error:
            trouble("command-failed", error, table=fingerprint(live_table.table.code))
            reason = Reason("", "storage-trouble", f"Nothing was changed. {error}")
            follower.push(encode(Refused(reason, command.id)))
        self._services.metrics.took(time.perf_counter() - began)

    def _say(self, live_table: LiveTable, follower: Subscriber, command: Say) -> None:
        if follower.seat is None:
            reason = Reason("", "no-seat", "Only those who have a seat may say something.")
            follower.push(encode(Refused(reason, command.id)))
            return
        live_table.subscribers.broadcast(encode(Said(follower.seat, command.emote)))
        follower.push(encode(Done(command.id)))

    @property
    def _is_open(self) -> bool:
        return self._socket.client_state is WebSocketState.CONNECTED

    async def _say_goodbye(self, goodbye: Goodbye) -> None:
        if self._is_open:
            await self._socket.send_text(encode(Farewell(goodbye.reason)).decode())
            await self._socket.close(goodbye.code)
