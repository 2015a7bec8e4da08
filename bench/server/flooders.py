"""Bad guests for `bench.server.floods`: each kind does one thing as fast as the server lets it.

`python -m bench.server.flooders KIND ADDRESS` runs until it is stopped, from 127.0.0.2.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import uvloop

from bench.server.seats import API, Person, guest, open_table
from bench.server.sockets import masked

FROM = "127.0.0.2"
PING = b"\x89\x80\x01\x02\x03\x04"
FULL_PING = b"\x89\xfd\x01\x02\x03\x04" + b"x" * 125
EMPTY = b"\x81\x80\x01\x02\x03\x04"
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
LINES, EMOTERS, IDLERS, ASKERS = 4, 150, 1_100, 8
AFTER_REFUSAL = 0.05
"""Seconds; a client that comes back faster measures its own core."""


class Flooder:
    """Knows the server, and has a guest with a table there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = self.code = ""
        self.client = httpx.AsyncClient(
            base_url=address, transport=httpx.AsyncHTTPTransport(local_address=FROM), timeout=60
        )

    async def arrive(self) -> None:
        self.token = await guest(self.client)
        self.code = await open_table(self.client, [self.token], bots=2)

    async def finished_match(self) -> str:
        """Play until a match is over; its name."""
        person = Person(self.token, 1)
        await person.sit(self.address, self.code)
        person.say("start")
        cookies = {"aurum": self.token}
        while True:
            games = (await self.client.get(f"{API}/me/games", cookies=cookies)).json()["games"]
            if games:
                person.leave()
                return str(games[0]["id"])
            await asyncio.sleep(0.1)

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.address)
        return await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(FROM, 0), limit=1 << 20
        )

    async def follow(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.line()
        writer.write(
            f"GET {API}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: aurum={self.token}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = {"type": "follow", "v": 1, "table": self.code}
        writer.write(masked(json.dumps(hello).encode()))
        return reader, writer


async def again(once: Callable[[], Awaitable[None]]) -> None:
    """Over and over, whatever the server does to us."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, httpx.HTTPError):
            await once()
        await asyncio.sleep(AFTER_REFUSAL)


def frames(flooder: Flooder, frame: bytes, *, reads: bool) -> Callable[[], Awaitable[None]]:
    """The same frame without end; `reads` says whether anybody reads what comes back."""

    async def once() -> None:
        reader, writer = await flooder.follow()
        reading = asyncio.create_task(_drain(reader)) if reads else None
        try:
            while not writer.is_closing():
                writer.write(frame * 2_000)
                await writer.drain()
        finally:
            writer.transport.abort()
            if reading is not None:
                reading.cancel()

    return once


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


def emotes(flooder: Flooder) -> Callable[[], Awaitable[None]]:
    """Says something twenty times a second, and hears what all the others say."""
    numbers = itertools.count()

    async def once() -> None:
        reader, writer = await flooder.follow()
        reading = asyncio.create_task(_drain(reader))
        try:
            while not writer.is_closing() and not reading.done():
                say = {"type": "say", "id": f"e{next(numbers)}", "emote": "hello"}
                writer.write(masked(json.dumps(say).encode()))
                await writer.drain()
                await asyncio.sleep(0.05)
        finally:
            reading.cancel()
            writer.transport.abort()

    return once


def idle(flooder: Flooder) -> Callable[[], Awaitable[None]]:
    """Half a request, then nothing."""

    async def once() -> None:
        reader, writer = await flooder.line()
        writer.write(HALF_A_HEAD)
        await reader.read()
        writer.close()

    return once


def requests(flooder: Flooder, path: str, body: bytes | None) -> Callable[[], Awaitable[None]]:
    headers = {"content-type": "application/json"}

    async def once() -> None:
        for _ in range(20):
            if body is None:
                await flooder.client.get(path)
            else:
                await flooder.client.post(path, content=body, headers=headers)

    return once


async def flood(kind: str, address: str, record: str) -> None:
    flooder = Flooder(address)
    await flooder.arrive()
    match = await flooder.finished_match() if kind == "replays" else ""
    upload = f'{{"record": {record}}}'.encode()
    kinds: dict[str, list[Callable[[], Awaitable[None]]]] = {
        "pings": [frames(flooder, PING, reads=True)] * LINES,
        "unread pings": [frames(flooder, FULL_PING, reads=False)] * LINES,
        "empty frames": [frames(flooder, EMPTY, reads=True)] * LINES,
        "emotes": [emotes(flooder) for _ in range(EMOTERS)],
        "uploads": [requests(flooder, f"{API}/replay", upload)] * ASKERS,
        "replays": [requests(flooder, f"{API}/matches/{match}/replay", None)] * ASKERS,
        "idle sockets": [idle(flooder)] * IDLERS,
        "long paths": [requests(flooder, "/" + "a" * 300 + ".js", None)] * ASKERS,
    }
    print("flooding", flush=True)
    await asyncio.gather(*(again(once) for once in kinds[kind]))


if __name__ == "__main__":
    uvloop.run(flood(sys.argv[1], sys.argv[2], Path(sys.argv[3]).read_text().splitlines()[0]))
