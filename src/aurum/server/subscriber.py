"""One connection that follows a table: messages go out at once, or wait in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from aurum.server.lean import Write
from aurum.table.commands import Visitor
from aurum.table.messages import encode
from aurum.table.wire.replies import Farewell
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close


class Subscriber:
    """Messages for one client. A reader that is too slow is dropped, and may resume by seq.

    `write` takes a message if the connection has room for it; `send` waits until it has.
    """

    def __init__(
        self,
        visitor: Visitor,
        write: Write,
        send: Callable[[str], Awaitable[None]],
        queue_limit: int,
    ) -> None:
        self.visitor = visitor
        self.seat: int | None = None
        self.settled: int | None = None  # how far a delayed spectator has been told
        self.close_code: int | None = None
        self._write = write
        self._send = send
        self._limit = queue_limit
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._idle = False

    def push(self, message: bytes) -> None:
        """Send a message now if the connection takes it, else queue it; this never waits."""
        if self.close_code is not None or (self._idle and self._write(message)):
            return
        self._idle = False
        if len(self._queue) < self._limit:
            self._queue.append(message)
            self._wake.set()
        else:
            self._queue.clear()
            reason = Reason("", "too-slow", "You read too slowly; come back and resume.")
            self.dismiss(Close.TOO_SLOW, reason)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        """Say why, and close the connection after what is queued."""
        if self.close_code is None:
            self._queue.append(encode(Farewell(reason, retry)))
            self.close_code = code
            self._wake.set()

    async def pump(self) -> int:
        """Send what could not be sent at once, until dismissed; returns the code to close with."""
        while True:
            while self._queue:
                await self._send(self._queue.popleft().decode())
            if self.close_code is not None:
                return self.close_code
            self._idle = True
            await self._wake.wait()
            self._wake.clear()
