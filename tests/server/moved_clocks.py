"""A server's days in a moment: clocks that a test moves, and what a server does meanwhile."""

from __future__ import annotations

from aurum.server.clocks import DAY_MS
from aurum.server.live_tables import LiveTables
from aurum.server.metrics import Metrics
from aurum.server.settings import Keep
from aurum.server.storage.store import Store
from aurum.server.upkeep import Clocks, Upkeep
from tests.server.live import house_on

HOUR_MS = 3_600_000


class MovedClocks:
    """Time that passes on both clocks, and a time of day that somebody sets."""

    def __init__(self, day: int) -> None:
        self._wall, self._steady = day * DAY_MS + HOUR_MS, 0

    def wall(self) -> int:
        return self._wall

    def steady(self) -> int:
        return self._steady

    def passes(self, milliseconds: int) -> None:
        self._steady += milliseconds
        self._wall += milliseconds

    def is_set(self, milliseconds: int) -> None:
        self._wall += milliseconds


def upkeep_on(store: Store, time: MovedClocks, house: LiveTables | None = None) -> Upkeep:
    """A server that has just started. It looks when a test says so, and never by itself."""
    clocks = Clocks(time.wall, time.steady)
    upkeep = Upkeep(store, house or house_on(store), Metrics(), Keep(), clocks)
    upkeep.close()
    return upkeep


async def tended(upkeep: Upkeep, time: MovedClocks, hours: int = 3) -> None:
    """Some hours in which the server is there: everything that is due is done."""
    for _ in range(hours):
        await upkeep.look()
        time.passes(HOUR_MS)
    await upkeep.look()
