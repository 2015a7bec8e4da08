"""The short way for what nearly every WebSocket frame is: one whole, uncompressed text message.

Uvicorn's protocol stays in charge: handshake, pings, closing, fragments and everything odd go
through it. A message that arrived in one piece is handed on, and one that goes out is written, by
a tenth of the steps; with four people at a table that is most of what a move costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

EXTENSION = "aurum.lean"
WHOLE_TEXT = 0x81  # the last (and first) frame of a text message
LAST = 0x80
MASKED = 0x80
MASK_BYTES = 4
SHORT, MEDIUM = 125, 126  # a length up to 125 is said at once, 126 announces two bytes

Write = Callable[[bytes], bool]


def write_of(socket: WebSocket) -> Write:
    """How to write to this connection at once; where nobody offers it, nothing is written."""
    offered: dict[str, Any] = socket.scope.get("extensions") or {}
    return offered.get(EXTENSION, {}).get("write", _never)  # type: ignore[no-any-return]


def _never(_: bytes) -> bool:
    return False


def frame_head(size: int) -> bytes:
    """The head of a server's frame with a text of this many bytes."""
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, MEDIUM)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, MEDIUM + 1)) + size.to_bytes(8, "big")


class Inbox(asyncio.Queue[Any]):
    """A queue with one reader and no bound, which needs little of what a queue can do."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()

    def put_nowait(self, item: Any) -> None:
        self._put(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while self.empty():
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._get()


class LeanWebSockets(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; `_in_step` while everything it was given ended where a frame ends."""

    _in_step = True

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was not refused
            assert self.scope["extensions"] is not None
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def write(self, message: bytes) -> bool:
        """Send a text now; False if the connection is full and the text has to wait."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(frame_head(len(message)) + message)
        return True

    def data_received(self, data: bytes) -> None:
        if self._in_step and self.conn.state is State.OPEN:
            data = self._after_whole_frames(data)
        elif self.handshake_initiated or not data.endswith(b"\r\n\r\n"):
            self._in_step = False
        if data:
            super().data_received(data)

    def _after_whole_frames(self, data: bytes) -> bytes:
        """Take the whole frames off; what is left goes the long way, and all after it too."""
        while data and self._in_step:
            start, size = _payload(data)
            if len(data) < start + size or size > self.config.ws_max_size or not data[0] & LAST:
                self._in_step = False
                break
            if not self._take_text(data[0], data[start - MASK_BYTES : start + size]):
                super().data_received(data[: start + size])
            data = data[start + size :]
        return data

    def _take_text(self, kind: int, masked: bytes) -> bool:
        """Hand a text message on; False if it is something else, or not a text at all."""
        if kind != WHOLE_TEXT or self.close_sent:
            return False
        try:
            text = apply_mask(masked[MASK_BYTES:], masked[:MASK_BYTES]).decode()
        except UnicodeDecodeError:
            return False
        if not self.queue.empty() and not self.read_paused:  # nobody has read the last one yet
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True


def _payload(data: bytes) -> tuple[int, int]:
    """Where a masked frame's payload starts, and its size; beyond the data if it is not all here.

    Long frames and frames without a mask, which only a foreign program sends, are never all here.
    """
    if len(data) < 2 or not data[1] & MASKED or data[1] == MASKED | (MEDIUM + 1):
        return 2, len(data)
    if data[1] == MASKED | MEDIUM:
        return 4 + MASK_BYTES, int.from_bytes(data[2:4], "big")
    return 2 + MASK_BYTES, data[1] & ~MASKED
