"""Typed lines from a file descriptor, read in a thread so that the table can speak meanwhile."""

from __future__ import annotations

import asyncio
import os
import threading

CHUNK = 4096


class Lines:
    """Lines in order.

    It reads the descriptor itself: a thread left in a buffered read would block the interpreter
    when it ends.
    """

    def __init__(self, descriptor: int = 0) -> None:
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def next(self) -> str | None:
        """The next line; None when there will be no more."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, daemon=True, name="typed lines").start()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self) -> None:
        rest = b""
        while chunk := self._chunk():
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._pass_on(line.decode("utf-8", "replace"))
        if rest:
            self._pass_on(rest.decode("utf-8", "replace"))
        self._pass_on(None)

    def _chunk(self) -> bytes:
        try:
            return os.read(self._descriptor, CHUNK)
        except OSError:  # the terminal is gone
            return b""

    def _pass_on(self, line: str | None) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
