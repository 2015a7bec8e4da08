"""However a client cuts its frames, it is heard; what is no message is refused as always."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.player import Player
from tests.server.running import running

MASK = b"\x05\x06\x07\x08"
TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    short = min(126, size)
    head = bytes((kind | (0x80 if last else 0), short | (0x80 if masked else 0)))
    head += size.to_bytes(2, "big") if size >= 126 else b""
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


class Wire:
    """A connection of which the test writes every byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)  # so that the server reads it by itself

    async def frame(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), 5)
        size = head[1] & 127
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return head[0] & 15, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> list[str]:
        names: list[str] = []
        while len(names) < count:
            kind, payload = await self.frame()
            message: dict[str, Any] = json.loads(payload) if kind == TEXT else {}
            names += [message["id"]] if message.get("type") == "pong" else []
        return names

    async def close_code(self) -> int:
        while True:
            kind, payload = await self.frame()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextlib.asynccontextmanager
async def wire(data: Path) -> AsyncIterator[Wire]:
    """Shake hands with a server, and follow a table there."""
    async with running(data) as server, Player(server.address, 1) as player:
        await player.create(["me", "random", "random"])
        line = await _followed(player)
        try:
            yield line
        finally:
            line.writer.close()
            await line.writer.wait_closed()


async def _followed(player: Player) -> Wire:
    parts = urlsplit(player.address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(
        b"GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + f"Cookie: aurum={player.http.cookies['aurum']}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    follow = {"type": "follow", "v": 1, "table": player.code}
    writer.write(frame(json.dumps(follow).encode()))
    return Wire(reader, writer)


A, B = ping("a"), ping("b")
LONG = json.dumps({"type": "ping", "id": "a"}).encode() + b" " * 300
HEARD = {
    "two frames at once": (frame(A) + frame(B),),
    "a frame byte by byte": (*(frame(A)[at : at + 1] for at in range(len(frame(A)))), frame(B)),
    "one and a half": (frame(A) + frame(B)[:9], frame(B)[9:]),
    "a fragmented message": (frame(A[:5], last=False), frame(A[5:], CONTINUED), frame(B)),
    "a ping of the protocol between": (frame(A), frame(b"?", PING), frame(B)),
    "a ping within a fragmented message": (
        frame(A[:5], last=False) + frame(b"?", PING) + frame(A[5:], CONTINUED),
        frame(B),
    ),
    "a medium frame": (frame(LONG), frame(B)),
    "a medium frame in halves": (frame(LONG)[:200], frame(LONG)[200:], frame(B)),
    "an answer to no ping": (frame(b"!", PONG), frame(A), frame(B)),
}
REFUSED = {
    "not UTF-8": (frame(b"\xff\xfe"), 1007),
    "without a mask": (frame(A, masked=False), 1002),
    "a text within a fragmented message": (frame(A[:5], last=False) + frame(A), 1002),
    "an unknown kind": (frame(A, 5), 1002),
    "reserved bits": (bytes((frame(A)[0] | 0x40,)) + frame(A)[1:], 1002),
    "too large": (frame(b" " * 20_000), 1009),
}


@pytest.mark.parametrize("kind", HEARD)
def test_a_message_is_heard_however_it_is_cut(kind: str, tmp_path: Path) -> None:
    async def talk() -> list[str]:
        async with wire(tmp_path) as line:
            await line.send(*HEARD[kind])
            return await line.pongs(2)

    assert asyncio.run(talk()) == ["a", "b"]


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_no_message_closes_the_connection(kind: str, tmp_path: Path) -> None:
    async def talk() -> int:
        async with wire(tmp_path) as line:
            await line.send(REFUSED[kind][0])
            return await line.close_code()

    assert asyncio.run(talk()) == REFUSED[kind][1]
