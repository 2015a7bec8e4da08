"""Two clocks: a steady one that nobody can set, for what becomes due, and the time of day."""

from __future__ import annotations

import time

DAY_MS = 24 * 3600 * 1000

_BEGAN = time.time_ns() - time.monotonic_ns()


def steady_ms() -> int:
    """The time of day as it was when the process began, plus what has passed since.

    When somebody sets the machine's clock, countdowns go on as if nothing had happened.
    """
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def wall_ms() -> int:
    """The time of day, for what people read: when a move was stored, how old a table is."""
    return time.time_ns() // 1_000_000
