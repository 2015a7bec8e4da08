"""A window of the page that follows one table, from its first message to its last."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from aurum.browser.answers import PERSON
from aurum.browser.outside import Outside
from aurum.browser.services import BrowserServices
from aurum.server.live_table import LiveTable
from aurum.server.logs import trouble
from aurum.server.problems import storage_trouble
from aurum.server.request_checks import find_table
from aurum.server.socket_reader import Gone, SocketReader
from aurum.server.storage.store import StorageTrouble
from aurum.server.subscribers import Subscriber
from aurum.table.messages import UnreadableMessage, decode_message, encode
from aurum.table.refusals import Refusal
from aurum.table.wire.commands import Follow
from aurum.table.wire.replies import Farewell
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close

QUEUE = 10_000


class Ended(Exception):
    """The line ends with this code."""

    def __init__(self, code: int, reason: Reason) -> None:
        super().__init__(reason.text)
        self.code = code
        self.reason = reason


class Line:
    """Messages of the page in, messages of the table out."""

    def __init__(self, number: int, outside: Outside, services: BrowserServices) -> None:
        self._number = number
        self._outside = outside
        self._services = services
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self.follower: Subscriber | None = None
        self.table: str | None = None

    def hear(self, text: str | None) -> None:
        """A message of the page; None when it has closed the line."""
        self._heard.put_nowait(text)

    async def run(self, *, by_force: bool) -> None:
        try:
            code = await self._run(by_force=by_force)
        except Gone:
            return
        except Ended as end:
            self._write(encode(Farewell(end.reason)))
            code = end.code
        except StorageTrouble as error:
            trouble("entry-failed", error)
            self._write(encode(Farewell(storage_trouble())))
            code = Close.FAILED
        self._outside.post(encode({"line": self._number, "closed": code}).decode())

    async def _run(self, *, by_force: bool) -> int:
        hello = await self._hello()
        if not await self._outside.claim(hello.table, "by-force" if by_force else "if-free"):
            text = "Another window of this browser has the table."
            raise Ended(Close.ELSEWHERE, Reason("", "elsewhere", text))
        self.table = hello.table
        visitor = await self._services.identities.whose(PERSON)
        if visitor is None:
            raise Ended(Close.NO_IDENTITY, Reason("", "no-identity", "Nobody is known here yet."))
        services = cast("Any", self._services)
        live = await find_table(services, "", visitor, hello.table)
        if live is None:
            text = "There is no table with this code."
            raise Ended(Close.NO_TABLE, Reason("", "no-such-table", text))
        self.follower = Subscriber(visitor, self._written, self._send, QUEUE)
        try:
            await live.follow(self.follower, hello)
        except Refusal as refusal:
            raise Ended(Close.NOT_ADMITTED, refusal.reason) from refusal
        return await self._converse(live, self.follower)

    async def _hello(self) -> Follow:
        try:
            message = decode_message(await self._receive())
        except UnreadableMessage as error:
            raise Ended(Close.UNREADABLE, Reason("", "unreadable", str(error))) from error
        if not isinstance(message, Follow):
            text = "The first message must be `follow`."
            raise Ended(Close.UNREADABLE, Reason("", "follow-first", text))
        return message

    async def _converse(self, live: LiveTable, follower: Subscriber) -> int:
        """Read and write until either is over; then the table is free for other windows."""
        reading = SocketReader(cast("Any", self._services), live, follower)
        pump = asyncio.ensure_future(follower.pump())
        reader = asyncio.ensure_future(reading.run(self._receive))
        try:
            await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            pump.cancel()
            live.leave(follower)
            await self._leave(live)
        if follower.close_code is None:
            raise Gone
        return follower.close_code

    async def _leave(self, live: LiveTable) -> None:
        """A table that this window does not follow any more belongs to no window."""
        if live.subscribers.followers:
            return
        code = live.table.code
        self._services.live_tables.tables.pop(code, None)
        live.stop()
        await live.finish()
        self._outside.release(code)

    async def _receive(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    def _written(self, message: bytes) -> bool:
        self._write(message)
        return True

    async def _send(self, message: bytes) -> None:
        self._write(message)

    def _write(self, message: bytes) -> None:
        text = message.decode()
        self._outside.post(encode({"line": self._number, "text": text}).decode())
