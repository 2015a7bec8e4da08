"""One connection that follows a table: messages go out at once, or wait in a bounded queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from aurum.table.messages import encode
from aurum.table.orders import Visitor
from aurum.table.wire.replies import Farewell
from aurum.table.wire.view import Reason

TOO_SLOW = 4413
GONE = 1006

Sending = Coroutine[Any, Any, None]


class Follower:
    """Messages for one client. A reader that is too slow is dropped, and may resume by seq."""

    def __init__(self, visitor: Visitor, send: Callable[[str], Sending], queue_limit: int) -> None:
        self.visitor = visitor
        self.seat: int | None = None
        self.settled: int | None = None  # how far a delayed spectator has been told
        self.close_code: int | None = None
        self._send = send
        self._limit = queue_limit
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._idle = False
        self._begun: _Begun | None = None

    def push(self, message: bytes) -> None:
        """Send a message now if the connection takes it, else queue it; this never waits."""
        if self.close_code is not None:
            return
        if self._idle:
            self._send_now(message)
        elif len(self._queue) < self._limit:
            self._queue.append(message)
        else:
            self._queue.clear()
            reason = Reason("", "too-slow", "You read too slowly; come back and resume.")
            self.dismiss(TOO_SLOW, reason)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        """Say why, and close the connection after what is queued."""
        if self.close_code is None:
            self._queue.append(encode(Farewell(reason, retry)))
            self.close_code = code
            self._wake.set()

    async def pump(self) -> int:
        """Send what could not be sent at once, until dismissed; returns the code to close with."""
        while True:
            await self._empty()
            if self.close_code is not None:
                return self.close_code
            self._idle = True
            await self._wake.wait()
            self._wake.clear()

    def _send_now(self, message: bytes) -> None:
        """Take the first step of sending: with room in the connection's buffer it is the last."""
        sending = self._send(message.decode())
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 -- the connection is gone, and its reader will hear of it
            self.close_code = GONE
            return
        self._idle = False
        self._begun = _Begun(sending, waits_for)
        self._wake.set()

    async def _empty(self) -> None:
        if self._begun is not None:
            begun, self._begun = self._begun, None
            await begun
        while self._queue:
            await self._send(self._queue.popleft().decode())


class _Begun:
    """The rest of a coroutine that has been started by hand and waits for something."""

    def __init__(self, coroutine: Sending, waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, None, None]:
        yield self._waits_for
        yield from self._coroutine.__await__()
