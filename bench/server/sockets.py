"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import ssl
from collections.abc import Callable
from urllib.parse import urlsplit

MASK = b"\x01\x02\x03\x04"


def masked(data: bytes) -> bytes:
    """A client's text frame; a constant mask is allowed and cheap."""
    size = len(data)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    else:
        head = bytes((0x81, 0x80 | 126)) + size.to_bytes(2, "big")
    key = (MASK * (size // 4 + 1))[:size]
    body = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return head + MASK + body


class Refused(ConnectionError):
    """The handshake was answered otherwise."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered {status}")
        self.status = status


class LightSocket(asyncio.Protocol):
    """Calls `hear` with every text frame."""

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            f"{base64.b64encode(os.urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = b""
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: asyncio.Transport = transport  # type: ignore[assignment]
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open and b"\r\n\r\n" in self._buffer:
            head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
            self._open = True
            status = int(head.split(b" ", 2)[1])
            if status == 101:
                self.ready.set_result(None)
            else:
                self.ready.set_exception(Refused(status))
        if self._open:
            self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            self._frame(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == 1:
            self.received += 1
            self._hear(payload)
        elif kind == 9:
            self._transport.write(bytes((0x8A, 0x80 | len(payload))) + MASK + _mask(payload))
        elif kind == 8 and not self.closed.done():
            self.closed.set_result(int.from_bytes(payload[:2], "big"))

    def send(self, data: bytes) -> None:
        self._transport.write(masked(data))

    def pause(self) -> None:
        self._transport.pause_reading()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        """Close without waiting for the other end."""
        self._transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("no answer"))
        if not self.closed.done():
            self.closed.set_result(1006)


def _mask(payload: bytes) -> bytes:
    return bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


async def light_socket(
    url: str,
    cookie: str,
    hear: Callable[[bytes], None],
    path: str | None = None,
    local: str | None = None,
    trust: ssl.SSLContext | None = None,
) -> LightSocket:
    """Connect, from this address of ours, and shake hands; by TLS if there is somebody to trust."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    loop = asyncio.get_running_loop()
    host = f"{parts.hostname}:{parts.port}"
    _, light = await loop.create_connection(
        lambda: LightSocket(path or parts.path, host, cookie, hear),
        parts.hostname,
        parts.port or 80,
        family=socket.AF_INET,
        ssl=trust,
        local_addr=None if local is None else (local, 0),
    )
    try:
        await light.ready
    except OSError:
        light.abort()
        raise
    return light
