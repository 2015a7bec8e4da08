"""The transport that uvicorn's protocols see: every call goes through the metered connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol


class Meter(Protocol):
    """Who is asked before something is written, closed or handed to another protocol."""

    def write(self, data: bytes | bytearray | memoryview) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...
    def upgrade(self, protocol: asyncio.Protocol) -> None: ...


class MeteredTransport(asyncio.Transport):
    """Passes on what is harmless; the rest is the meter's decision."""

    def __init__(self, transport: asyncio.Transport, meter: Meter) -> None:
        super().__init__()
        self._transport = transport
        self._meter = meter
        self._write = meter.write

    def ask(self, asks: bool) -> None:
        """Whether the meter is asked before something is written; most of the time it need not."""
        self._write = self._meter.write if asks else self._transport.write

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._write(b"".join(list_of_data))

    def close(self) -> None:
        self._meter.close()

    def abort(self) -> None:
        self._meter.abort()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self._meter.upgrade(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._transport.get_protocol()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def is_reading(self) -> bool:
        return self._transport.is_reading()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def write_eof(self) -> None:
        self._transport.write_eof()
