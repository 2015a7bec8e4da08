"""How many seconds each one has used lately."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log2

HALF_LIFE = 60.0
"""Seconds after which what was used counts half."""

STAKE = 0.5
"""Seconds that count as soon as somebody begins, until it is known how many they are."""

FORGET_ABOVE, NOTHING = 10_000, 0.01

Clock = Callable[[], float]


class Shares:
    """An account of seconds by key. A use that is longer than `longest` counts as so long only."""

    def __init__(self, longest: float, clock: Clock = time.monotonic) -> None:
        self._longest = longest
        self._clock = clock
        self._accounts: dict[str, tuple[float, float]] = {}  # seconds, and when they were right

    def used(self, key: str) -> float:
        """Seconds used lately."""
        seconds, at = self._accounts.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE)) if seconds else 0.0

    def begin(self, *keys: str) -> Callable[[], None]:
        """These begin to use something; what is returned must be called when they end."""
        began = self._clock()
        for key in keys:
            self._add(key, STAKE)

        def end() -> None:
            took = min(self._clock() - began, self._longest)
            for key in keys:
                self._add(key, took - STAKE)

        return end

    def until_below(self, key: str, level: float) -> float:
        """Seconds until less than this counts; 0 if that is so now."""
        used = self.used(key)
        return 0.0 if used < level else HALF_LIFE * log2(used / level)

    def _add(self, key: str, seconds: float) -> None:
        if len(self._accounts) > FORGET_ABOVE:
            self._accounts = {k: v for k, v in self._accounts.items() if self.used(k) > NOTHING}
        self._accounts[key] = max(0.0, self.used(key) + seconds), self._clock()
