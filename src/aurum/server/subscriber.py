"""One connection that follows a table: its messages wait in a bounded queue until they are sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

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
        send: Callable[[bytes], Awaitable[None]],
        queue_limit: int,
    ) -> None:
        self.visitor = visitor
        self.network = ""  # where the connection comes from
        self.seat: int | None = None
        self.settled: int | None = None  # how far a delayed spectator has been told
        self.helping = 0  # hints and reasons that it waits for
        self.close_code: int | None = None
        self._send = send
        self._limit = queue_limit
        self._queue: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None  # while the pump has nothing to send

    @property
    def is_dismissed(self) -> bool:
        return self.close_code is not None

    def push(self, message: bytes) -> None:
        """Queue a message; this never waits."""
        if self.close_code is not None:
            return
        if len(self._queue) < self._limit:
            self._queue.append(message)
            self._wake()
        else:
            self._queue.clear()
            reason = Reason("", "too-slow", "You read too slowly; come back and resume.")
            self.dismiss(Close.TOO_SLOW, reason)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        """Say why, and close the connection after what is queued."""
        if self.close_code is None:
            self._queue.append(encode(Farewell(reason, retry)))
            self.close_code = code
            self._wake()

    async def pump(self) -> int:
        """Send what is queued until dismissed; returns the code to close with."""
        while True:
            while self._queue:
                await self._send(self._queue.popleft())
            if self.close_code is not None:
                return self.close_code
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
