"""A connection of which a test writes every byte."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

from tests.server.player import Player

MASK = b"\x05\x06\x07\x08"
TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
HANDSHAKE = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    size = len(payload)
    short = min(126, size)
    head = bytes((kind | (0x80 if last else 0), short | (0x80 if masked else 0)))
    head += size.to_bytes(2, "big") if size >= 126 else b""
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Wire:
    """Raw bytes to and from a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)  # so that the server reads it by itself

    async def answer(self) -> bytes:
        """The head of an answer to a request; its body is read and left."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 60)
        size = re.search(rb"content-length: (\d+)", head)
        await self.reader.readexactly(int(size[1]) if size else 0)
        return head

    async def frame(self) -> tuple[int, bytes]:
        head = await asyncio.wait_for(self.reader.readexactly(2), 60)
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

    async def flood(self, data: bytes) -> None:
        """Send it all, or as much as the server takes."""
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def is_ended(self) -> bool:
        """Wait until the server has closed; False if it never does."""
        try:
            async with asyncio.timeout(60):
                while await self.reader.read(65536):
                    pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


async def raw(address: str, receive_buffer: int | None = None) -> Wire:
    """A bare TCP connection."""
    parts = urlsplit(address)
    line = socket.socket()
    line.setblocking(False)
    if receive_buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    await asyncio.get_running_loop().sock_connect(line, (parts.hostname, parts.port))
    return Wire(*await asyncio.open_connection(sock=line))


async def followed(player: Player, receive_buffer: int | None = None) -> Wire:
    """A socket of this player that follows the player's table."""
    line = await raw(player.address, receive_buffer)
    cookie = f"Cookie: aurum={player.http.cookies['aurum']}\r\n\r\n"
    line.writer.write(HANDSHAKE + cookie.encode())
    assert b" 101 " in await line.reader.readuntil(b"\r\n\r\n")
    follow = {"type": "follow", "v": 1, "table": player.code}
    line.writer.write(frame(json.dumps(follow).encode()))
    return line


@contextlib.asynccontextmanager
async def following(player: Player, receive_buffer: int | None = None) -> AsyncIterator[Wire]:
    """The same, closed at the end."""
    line = await followed(player, receive_buffer)
    try:
        yield line
    finally:
        await line.close()
