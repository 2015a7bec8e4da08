"""Rates and counts that keep one guest from spoiling the server for the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

FORGET_ABOVE = 10_000


class Bucket:
    """A token bucket: `rate` a second on average, `burst` at once."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._size = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._tokens + (now - self._at) * self._rate >= self._size


class Rates:
    """A bucket per address; addresses that have been quiet are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) > FORGET_ABOVE:
            kept = {a: b for a, b in self._buckets.items() if not b.is_full(now)}
            self._buckets = kept


class Doors:
    """Open connections, in total and by address."""

    def __init__(self, total: int, per_address: int) -> None:
        self._total = total
        self._per_address = per_address
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        if self.count >= self._total or self._open[address] >= self._per_address:
            return False
        self.count += 1
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
