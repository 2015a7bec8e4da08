"""The end of thinking."""

from __future__ import annotations

import time


class Limit:
    """CPU time of this thread, which is the bot's own measure, and wall time, the caller's."""

    def __init__(self, cpu: float | None, wall: float | None) -> None:
        self.start = time.thread_time()
        self.cpu_end = None if cpu is None else self.start + cpu
        self.wall_end = None if wall is None else time.perf_counter() + wall

    def leaves_time(self) -> bool:
        if self.wall_end is not None and time.perf_counter() >= self.wall_end:
            return False
        return self.cpu_end is None or time.thread_time() < self.cpu_end

    def spent(self) -> float:
        """CPU seconds so far."""
        return time.thread_time() - self.start
