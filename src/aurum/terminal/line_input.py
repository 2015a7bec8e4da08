"""Typed lines from a file descriptor, read in a thread while the table goes on speaking."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading

CHUNK = 4096


class Lines:
    """Lines in order.

    It reads the descriptor directly: a thread left in a buffered read would block the interpreter
    when it ends.
    """

    def __init__(self, descriptor: int = 0) -> None:
        self._descriptor = descriptor
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def next(self) -> str | None:
        """The next line; None at the end of the input."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, daemon=True, name="typed lines").start()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    @property
    def typed(self) -> str | None:
        """The text of the line being edited; None if lines are not edited here."""
        return None

    def close(self) -> None:
        """Restore the terminal."""

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


MARK = "> "


class EditedLines(Lines):
    """Lines of a person at a terminal, who can edit them and fetch earlier ones with the arrows.

    A line is read only when it is wanted, so that the prompt stands below everything said so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self._wanted = threading.Semaphore(0)
        self._reading = False
        import termios

        self._before = termios.tcgetattr(self._descriptor)

    async def next(self) -> str | None:
        self._wanted.release()
        return await super().next()

    @property
    def typed(self) -> str | None:
        import readline

        return readline.get_line_buffer() if self._reading else None

    def close(self) -> None:
        import termios

        with contextlib.suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)

    def _read(self) -> None:
        import readline  # noqa: F401 -- it gives `input` its editing

        with contextlib.suppress(EOFError, OSError, UnicodeDecodeError):
            while True:
                self._wanted.acquire()
                self._reading = True
                line = input(MARK)
                self._reading = False
                self._pass_on(line)
        self._pass_on(None)


def typed_lines() -> Lines:
    """Lines from standard input, with editing if the terminal supports it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return Lines()
    try:
        import readline  # noqa: F401
    except ImportError:  # not on Windows
        return Lines()
    return EditedLines()
