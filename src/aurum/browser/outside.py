"""What the page's worker gives to Python. Everything that crosses is text or bytes."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal, Protocol


class Bytes(Protocol):
    """Bytes of the browser."""

    def to_bytes(self) -> bytes: ...


class Outside(Protocol):
    """The worker around this Python; `web/src/anywhere/worker.ts` is the other side."""

    def post(self, message: str) -> None:
        """Send a message, as JSON, to the page."""
        ...

    def write(self, steps: str) -> Awaitable[str]:
        """Carry out all steps durably, or none. Says how it ended: see `drawer.TROUBLE`."""
        ...

    def read(self, query: str) -> Awaitable[str]:
        """Rows of the browser's database, as JSON."""
        ...

    def claim(self, table: str, how: Literal["if-free", "by-force"]) -> Awaitable[bool]:
        """Whether this window alone may write the table's log from now on."""
        ...

    def release(self, table: str) -> None:
        """Other windows may have the table."""
        ...

    def engine(self, kind: int, question: bytes) -> Bytes:
        """What the engine answers: four bytes of its code, and the answer."""
        ...
