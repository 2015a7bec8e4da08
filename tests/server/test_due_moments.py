"""What is due is acted upon in time, by one process."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections import Counter

import pytest

from aurum.server import due_moments
from aurum.server.clocks import steady_ms
from aurum.server.due_moments import DueMoments
from aurum.server.storage import postgres_upkeep
from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.rows import Due

GREEDY = """
UPDATE due SET leased = %s, process = %s WHERE (table_code, kind) IN (
    SELECT table_code, kind FROM due
    WHERE at <= %s AND %s > 0 AND kind = ANY(%s::text[])
    AND (array_length(%s::text[], 1) IS NULL OR at <= %s) ORDER BY at LIMIT %s
) RETURNING table_code, kind, at
"""
"""A planted fault: whoever comes takes it, leased or not."""


@pytest.fixture(autouse=True)
def no_lease_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine may take longer than a lease to act on three hundred moments."""
    monkeypatch.setattr(due_moments, "LEASE_MS", 600_000)


class Watched:
    """Processes that act on due moments, and how often and how late each was acted upon."""

    def __init__(self, database: str, processes: int = 2) -> None:
        prepare(database)
        self.database = database
        self.processes = processes
        self.acted: Counter[str] = Counter()
        self.late: list[int] = []

    async def run(self, count: int, within: int) -> None:
        stores = [PostgresStore(self.database) for _ in range(self.processes)]
        rng, begin = random.Random(3), steady_ms() + 500
        for number in range(count):
            code = f"t{number}"
            due = Due(code, "time", begin + rng.randrange(within))
            await stores[0].set_due(code, 0, (due,))
        workers = [
            DueMoments(store, f"p{number}", ("time",), self._acting(store), steady_ms)
            for number, store in enumerate(stores)
        ]
        async with asyncio.timeout(60 + within / 1000):
            while len(self.acted) < count:  # noqa: ASYNC110 -- a condition, not a wait
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        for worker in workers:
            await worker.close()
        for store in stores:
            await store.close()

    def _acting(self, store: PostgresStore):
        async def act(due: Due) -> None:
            self.acted[due.table] += 1
            self.late.append(steady_ms() - due.at)
            await asyncio.sleep(0.1)
            await store.settle_due(due)

        return act


async def test_three_hundred_moments_on_two_processes_once_each(database: str):
    watched = Watched(database)
    await watched.run(300, 1500)
    assert set(watched.acted.values()) == {1}


async def test_two_processes_that_act_on_the_same_moment_are_caught(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(postgres_upkeep, "LEASE", GREEDY)
    watched = Watched(database)
    await watched.run(50, 300)
    assert max(watched.acted.values()) > 1


@pytest.mark.soak
async def test_two_thousand_moments_are_in_time(database: str):
    watched = Watched(database)
    await watched.run(2000, 20_000)
    assert set(watched.acted.values()) == {1}
    print({"median late, ms": statistics.median(watched.late)})
    assert statistics.median(watched.late) <= 50
