"""A relay between a process and its database, which a test can cut, heal or let lie."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from urllib.parse import urlsplit

Rewrite = Callable[[bytes], bytes]


def unchanged(data: bytes) -> bytes:
    return data


class Relay:
    """Passes bytes on in both directions; `rewrite` may change what the database says."""

    def __init__(self, database: str, rewrite: Rewrite = unchanged) -> None:
        self._database = urlsplit(database)
        self._rewrite = rewrite
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._port = 0

    @property
    def address(self) -> str:
        """The database's address, by way of here."""
        there = f"{self._database.hostname}:{self._database.port}"
        return self._database.geturl().replace(there, f"127.0.0.1:{self._port}")

    async def heal(self) -> None:
        """Listen (again), on the same port."""
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Every connection ends, and nobody listens any more."""
        assert self._server is not None
        self._server.close()
        for writer in list(self._open):
            writer.transport.abort()
        await asyncio.sleep(0)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = self._database.hostname, self._database.port
        there, back = await asyncio.open_connection(host, port)
        self._open |= {writer, back}
        ways = (_copied(reader, back, unchanged), _copied(there, writer, self._rewrite))
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for end in (writer, back):
            end.transport.abort()
            self._open.discard(end)


async def _copied(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rewrite: Rewrite
) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(rewrite(data))
            await writer.drain()


@contextlib.asynccontextmanager
async def relayed(database: str, rewrite: Rewrite = unchanged) -> AsyncIterator[Relay]:
    relay = Relay(database, rewrite)
    await relay.heal()
    try:
        yield relay
    finally:
        await relay.cut()
