"""One TCP connection, metered: it stands between the event loop and uvicorn's protocols.

Uvicorn is given this class as its HTTP protocol and knows nothing of it: towards the event loop it
is an `asyncio.Protocol`, towards uvicorn's own protocols an `asyncio.Transport`. So frames, bytes,
times and unread output are bounded whatever library reads and writes them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from aurum.server.budgets import Traffic
from aurum.server.frames import FrameCounter, text_frame
from aurum.server.metered_transport import MeteredTransport
from aurum.server.problems import raw_problem
from aurum.server.rate_limits import Bucket, network_of
from aurum.table.wire.words import Close

if TYPE_CHECKING:
    from aurum.server.connections import Connections

STATE = "connection"
"""Where an ASGI scope's `state` has its connection."""

LAST_FRAME = b"\x88\x02" + Close.FLOODED.to_bytes(2, "big")
"""A whole close frame."""

Reading = Callable[["Connection"], asyncio.Protocol]


class Connection(asyncio.Protocol):
    """A client's connection: first HTTP, then perhaps a socket. `read_by` makes who reads it."""

    def __init__(self, connections: Connections, read_by: Reading) -> None:
        limits = connections.limits
        now = time.monotonic()
        self.network = "unknown"
        self.is_proxy = False
        self._connections = connections
        self._limits = limits
        self._read_by = read_by
        self._traffic = [
            Traffic(
                Bucket(limits.frames_per_second, limits.frame_burst, now),
                Bucket(limits.bytes_per_second, limits.byte_burst, now),
            )
        ]
        self._frames: FrameCounter | None = None  # once it is a socket
        self._is_answering = False
        self._is_resting = False
        self._is_admitted = False
        self._is_over = False
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast("asyncio.Transport", transport)
        self._loop = asyncio.get_running_loop()
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else "unknown"
        self.network, self.is_proxy = network_of(host), self._connections.is_proxy(host)
        refusal = self._connections.admit(self)
        if refusal is not None:
            self._is_over = True
            transport.write(refusal)
            self._close()
            return
        self._is_admitted = True
        if not self.is_proxy:
            self.charge(self._connections.budgets.of_address(self.network))
        self._expect(self._limits.request_seconds, "request-timeout")
        self._metered = MeteredTransport(transport, self)
        self._inner = self._read_by(self)  # dear, so not for those who are turned away
        self._inner.connection_made(self._metered)

    def data_received(self, data: bytes) -> None:
        if self._is_over:
            return
        if self._is_resting:
            self._is_resting = False
            self._expect(self._limits.request_seconds, "request-timeout")
        limit = self._exceeded(data)
        if limit is None:
            self._inner.data_received(data)
        else:
            self.end(limit, LAST_FRAME if self._frames is not None else b"")

    def eof_received(self) -> bool | None:
        return self._inner.eof_received() if self._is_admitted else None

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.forget(self)
        self._is_over = True
        self._expect(None)
        self.resume_writing()
        if self._is_admitted:
            self._metered.ask(True)
            self._inner.connection_lost(error)

    def pause_writing(self) -> None:
        self._metered.ask(True)
        if self._unread is None:
            seconds = self._limits.unread_seconds
            self._unread = self._loop.call_later(seconds, self.end, "unread")
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
            self._metered.ask(self._frames is None or self._is_over)
            self._inner.resume_writing()

    # what uvicorn's protocols call, through the transport

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._is_over:
            return
        if self._frames is not None:
            if self._transport.get_write_buffer_size() > self._limits.unread_bytes:
                self.end("unread")
                return
        elif not self._is_answering:
            data = _as_problem(bytes(data))
        self._transport.write(data)

    def close(self) -> None:
        if not self._transport.is_closing():
            self._close()

    def abort(self) -> None:
        self._is_over = True
        self._metered.ask(True)
        self._transport.abort()

    def upgrade(self, protocol: asyncio.Protocol) -> None:
        """From here on frames come, and another protocol reads them."""
        self._inner = protocol
        self._frames = FrameCounter()
        self._metered.ask(False)  # until more waits than the transport's own bound
        self._connections.is_waiting(self, False)
        self._expect(None)

    # what the application calls

    def charge(self, traffic: Traffic) -> None:
        """Charge this as well for what comes; a guest's or an address's."""
        self._traffic.append(traffic)

    def write_text(self, message: bytes) -> bool:
        """Write a message, past uvicorn, whose way is as long as the network's; False: no room."""
        if self._unread is not None or self._is_over or self._transport.is_closing():
            return False
        self._transport.write(text_frame(message))
        return True

    def request_began(self, *, has_body: bool) -> None:
        """The head of a request is here; its body, if it has one, is due."""
        self._is_answering = True
        self._connections.is_waiting(self, False)
        self._expect(self._limits.body_seconds if has_body else None, "body-timeout")

    def body_arrived(self) -> None:
        self._expect(None)

    def answered(self) -> None:
        """The answer has been written; another request may come."""
        self._is_answering = False
        if not self._is_over:
            self._is_resting = True
            self._connections.is_waiting(self, True)
            self._expect(self._limits.keep_alive_seconds, "request-timeout")

    def end(self, limit: str, last_words: bytes = b"") -> None:
        """Over a limit: stop reading, and let go of everything that waits to be sent."""
        if self._is_over:
            return
        self._is_over = True
        self._metered.ask(True)
        self._connections.turned_away(limit, self.network)
        if last_words and not self._transport.get_write_buffer_size():
            self._transport.write(last_words)
            self._close()
        else:
            self._transport.abort()

    def _exceeded(self, data: bytes) -> str | None:
        """The limit that this data is over, if it is over one."""
        frames, now = 0, time.monotonic()
        if self._frames is not None:
            frames = self._frames.count(data, self._limits.frame_burst)
            if self._frames.fragments > self._limits.fragments:
                return "fragments"
        for traffic in self._traffic:
            limit = traffic.exceeded(now, frames, len(data))
            if limit is not None:
                return limit
        return None

    def _close(self) -> None:
        """Send what is left, but do not wait for ever for somebody who does not read it."""
        self._transport.close()
        if self._transport.get_write_buffer_size():
            self._loop.call_later(self._limits.closing_seconds, self._transport.abort)

    def _expect(self, seconds: float | None, limit: str = "") -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = (
            None if seconds is None else self._loop.call_later(seconds, self.end, limit)
        )


def _as_problem(data: bytes) -> bytes:
    """What a library answers to something that is no request, as our own kind of error."""
    if not data.startswith((b"HTTP/1.1 4", b"HTTP/1.1 5")):
        return b""  # the rest of its answer
    return raw_problem(int(data[9:12]), "not-http", "This is not a request that can be read.")


def metered(connections: Connections) -> type[asyncio.Protocol]:
    """The class that uvicorn makes for every connection."""
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

    class Metered(Connection):
        def __init__(self, *, app_state: dict[str, Any], **rest: Any) -> None:
            def http(connection: Connection) -> asyncio.Protocol:
                state = {**app_state, STATE: connection}
                return AutoHTTPProtocol(app_state=state, **rest)  # type: ignore[call-arg]

            super().__init__(connections, http)

    return Metered
