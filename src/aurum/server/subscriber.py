"""One connection that follows a table: messages go out at once, or wait in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from aurum.server.eager import begin
from aurum.table.commands import Visitor
from aurum.table.messages import encode
from aurum.table.wire.replies import Farewell
from aurum.table.wire.view import Reason
from aurum.table.wire.words import Close


class Subscriber:
    """Messages for one client. A reader that is too slow is dropped, and may resume by seq.

    `send` waits until the connection has room for the message.
    """

    def __init__(
        self,
        visitor: Visitor,
        send: Callable[[bytes], Coroutine[Any, Any, None]],
        queue_limit: int,
    ) -> None:
        self.visitor = visitor
        self.network = ""  # where the connection comes from
        self.seat: int | None = None
        self.settled: int | None = None  # how far a delayed spectator has been told
        self.close_code: int | None = None
        self._send = send
        self._limit = queue_limit
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._is_idle = False  # the pump has sent everything, and sleeps
        self._unsent: Awaitable[None] | None = None  # a message that is half on its way

    @property
    def is_dismissed(self) -> bool:
        return self.close_code is not None

    def push(self, message: bytes) -> None:
        """Send a message if the connection has room for it, else queue it; this never waits."""
        if self.close_code is not None:
            return
        if self._is_idle:
            self._send_at_once(message)
        elif len(self._queue) < self._limit:
            self._queue.append(message)
        else:
            self._queue.clear()
            reason = Reason("", "too-slow", "You read too slowly; come back and resume.")
            self.dismiss(Close.TOO_SLOW, reason)

    def _send_at_once(self, message: bytes) -> None:
        try:
            self._unsent = begin(self._send(message))
        except Exception as error:  # noqa: BLE001 -- the pump raises it, where it is expected
            self._unsent = _raise(error)
        if self._unsent is not None:
            self._is_idle = False
            self._wake.set()

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        """Say why, and close the connection after what is queued."""
        if self.close_code is None:
            self._queue.append(encode(Farewell(reason, retry)))
            self.close_code = code
            self._wake.set()

    async def pump(self) -> int:
        """Send what had to wait, until dismissed; returns the code to close with."""
        while True:
            if self._unsent is not None:
                unsent, self._unsent = self._unsent, None
                await unsent
            while self._queue:
                await self._send(self._queue.popleft())
            if self.close_code is not None:
                return self.close_code
            self._is_idle = True
            await self._wake.wait()
            self._wake.clear()
            self._is_idle = False


async def _raise(error: Exception) -> None:
    raise error
