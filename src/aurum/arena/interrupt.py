"""Ctrl-C as a request: the line being written is finished first."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(Exception):
    """Somebody asked to stop."""


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Yield a function that says whether somebody asked to stop; a second Ctrl-C stops at once."""
    asked = False

    def note(_signal: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if asked:
            raise KeyboardInterrupt
        asked = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: asked
    finally:
        signal.signal(signal.SIGINT, before)
