"""Budgets that hold for all processes of a store together: what else would several of them allow?

How often somebody may try codes or make tables must not depend on how many processes there are.
Everything else is counted by each process for itself, because it protects that process.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from aurum.server.logs import trouble
from aurum.server.rate_limits import Rates
from aurum.server.storage.store import StorageTrouble, Store


class SharedBudget:
    """One budget by key. The process counts too: most of what is too much costs no query."""

    def __init__(self, name: str, own: Rates, store: Store, now: Callable[[], int]) -> None:
        self._name = name
        self._own = own
        self._store = store
        self._now = now
        self._is_shared = store.is_shared and math.isfinite(own.rate)

    async def take(self, key: str) -> bool:
        """Use one, if any is left. While the store is away, the process's own count holds."""
        if not self._own.take(key):
            return False
        if not self._is_shared:
            return True
        rate, burst = self._own.rate / 1000, self._own.burst
        try:
            return await self._store.spend(self._key(key), rate, burst, self._now())
        except StorageTrouble as error:
            trouble("budget-not-read", error)
            return True

    async def give_back(self, key: str) -> None:
        """One was taken for nothing."""
        self._own.give_back(key)
        if not self._is_shared:
            return
        try:
            await self._store.give_back(self._key(key))
        except StorageTrouble as error:
            trouble("budget-not-read", error)

    def _key(self, key: str) -> str:
        return f"{self._name} {key}"
