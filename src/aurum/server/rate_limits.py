"""Token buckets, per address and per guest, and counts of what is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

FORGET_ABOVE = 10_000
HOUSEHOLD_BITS = 64
"""One household or server gets an IPv6 network of this many bits, so that is what is counted."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the IPv6 network that it lies in."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, HOUSEHOLD_BITS), strict=False))
    return address


class Bucket:
    """A token bucket: `rate` a second on average, `burst` at once."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._size = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Take this many tokens if they are there."""
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < count:
            return False
        self._tokens -= count
        return True

    def give_back(self) -> None:
        """One token was taken for nothing."""
        self._tokens = min(self._size, self._tokens + 1)

    def is_full(self, now: float) -> bool:
        return self._tokens + (now - self._at) * self._rate >= self._size


class Rates:
    """A bucket per key; keys that have been quiet are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        return self.bucket(key).take(self._clock())

    def give_back(self, key: str) -> None:
        self.bucket(key).give_back()

    def bucket(self, key: str) -> Bucket:
        """The bucket of this key, to be used again and again."""
        bucket = self._buckets.get(key)
        if bucket is None:
            now = self._clock()
            self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket

    def _forget(self, now: float) -> None:
        if len(self._buckets) > FORGET_ABOVE:
            kept = {a: b for a, b in self._buckets.items() if not b.is_full(now)}
            self._buckets = kept


class Doors:
    """Open sockets, in total and by address."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._open: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Count one more; says whether the address still had room for it."""
        had_room = self._open[address] < self._per_address
        self.count += 1
        self._open[address] += 1
        return had_room

    def leave(self, address: str) -> None:
        self.count -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
