"""Ctrl-C as a request: whoever writes finishes the line first."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


class Stopped(Exception):
    """Somebody asked to stop."""


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Yields whether somebody has asked to stop; asking a second time does not wait."""
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
