"""Nobody who comes is forgotten, whatever the clock says and however long the server was off.

Every promise is a scenario that returns how many guests were lost; the last tests plant faults
and want each of them noticed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from aurum.server import identity
from aurum.server import upkeep as upkeep_module
from aurum.server.clocks import DAY_MS
from aurum.server.identity import Identities, hashed
from aurum.server.settings import Keep
from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.queries import Queries
from aurum.server.storage.rows import Attempt, Guest, Retention, Tidied
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.upkeep import Upkeep
from tests.server.moved_clocks import HOUR_MS, MovedClocks, tended, upkeep_on
from tests.server.stores import With, opened

FIRST = 20_000
GUESTS = Keep().guests
NAMES = ("ada", "bob", "eve")

Scenario = Callable[[Store], Awaitable[int]]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep_module, "PAUSE_SECONDS", 0.0)


async def guests_in(store: Store, time: MovedClocks) -> None:
    for name in NAMES:
        await store.add_guest(Guest(name, name), hashed(name), time.wall())
        await store.keep_attempt(name, Attempt("2026-11-20", 1, "bid P3\n", None))


async def lost(store: Store) -> int:
    """How many of the guests are gone, or have lost their attempts."""
    there = [
        await store.guest(hashed(name), 0) is not None and await store.attempts_of(name) != []
        for name in NAMES
    ]
    return len(NAMES) - sum(there)


async def open_for(store: Store, time: MovedClocks, days: int) -> Upkeep:
    """A server that runs for so many days; nobody comes."""
    upkeep = upkeep_on(store, time)
    for _ in range(days - 1):
        await upkeep.look()
        time.passes(DAY_MS)
    await tended(upkeep, time)
    time.passes(DAY_MS - 3 * HOUR_MS)
    return upkeep


async def visited_daily(store: Store) -> int:
    """Two of three come every day for 400 days, several times, to a server that never stops."""
    time = MovedClocks(FIRST)
    await guests_in(store, time)
    identities, upkeep = Identities(store, time.wall), upkeep_on(store, time)
    for _ in range(400):
        for _ in range(3):
            for name in NAMES[:2]:
                await identities.whose(name)
        await upkeep.look()
        time.passes(DAY_MS)
    return await lost(store) - 1  # who never came again


async def off_for_a_quarter(store: Store) -> int:
    """The server is off for 91 days; nobody could come back."""
    time = MovedClocks(FIRST)
    await guests_in(store, time)
    await open_for(store, time, 5)
    time.passes(91 * DAY_MS)
    await tended(upkeep_on(store, time), time)
    return await lost(store)


async def started_a_year_ahead(store: Store) -> int:
    """The clock is wrong when the server starts, and is set right after a day."""
    time = MovedClocks(FIRST)
    await guests_in(store, time)
    await open_for(store, time, 5)
    time.is_set(400 * DAY_MS)
    upkeep = upkeep_on(store, time)
    await tended(upkeep, time, hours=24)
    time.is_set(-400 * DAY_MS)
    await tended(upkeep, time, hours=24)
    await open_for(store, time, 5)
    return await lost(store)


async def ahead_in_one_hour(store: Store) -> int:
    """Somebody sets the clock of a running server, just before it would tidy, and back again."""
    time = MovedClocks(FIRST)
    await guests_in(store, time)
    upkeep = await open_for(store, time, GUESTS)
    await upkeep.look()  # announced
    time.is_set(400 * DAY_MS)
    time.passes(HOUR_MS)
    await upkeep.look()
    time.is_set(-400 * DAY_MS)
    await upkeep.look()
    return await lost(store)


async def ahead_for_two_months(store: Store) -> int:
    """Days of a clock that was ahead are none before the guests came."""
    time = MovedClocks(FIRST + 400)
    await open_for(store, time, 60)
    time.is_set(-400 * DAY_MS)
    await guests_in(store, time)
    await open_for(store, time, 40)
    return await lost(store)


async def restored(store: Store) -> int:
    """A backup of long ago is restored: its guests come back within the hour."""
    time = MovedClocks(FIRST)
    await guests_in(store, time)
    await open_for(store, time, GUESTS + 1)
    assert await lost(store) == 0
    time.passes(300 * DAY_MS)
    upkeep = upkeep_on(store, time)
    for _ in range(2):
        await upkeep.look()
        time.passes(60_000)
    for name in NAMES:
        await Identities(store, time.wall).whose(name)
    await tended(upkeep, time)
    return await lost(store)


SCENARIOS = (
    visited_daily,
    off_for_a_quarter,
    started_a_year_ahead,
    ahead_in_one_hour,
    ahead_for_two_months,
    restored,
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
async def test_nobody_who_comes_is_forgotten(with_store: With, scenario: Scenario):
    async def use(store: Store) -> None:
        assert await scenario(store) == 0

    await with_store(use)


async def test_who_stays_away_for_all_these_days_is_forgotten(tmp_path: Path):
    """On the 91st day on which the server was there; 500 days when it was off do not count."""
    async with opened(tmp_path) as store:
        time = MovedClocks(FIRST)
        await guests_in(store, time)
        await open_for(store, time, 40)
        time.passes(500 * DAY_MS)
        await open_for(store, time, GUESTS + 1 - 40)
        assert await lost(store) == 0
        await open_for(store, time, 1)
        assert await lost(store) == len(NAMES)


async def test_what_will_be_deleted_is_logged_an_hour_before(
    with_store: With, caplog: pytest.LogCaptureFixture
):
    async def use(store: Store) -> None:
        caplog.set_level("INFO", "aurum")
        time = MovedClocks(FIRST)
        await guests_in(store, time)
        for day in range(FIRST, FIRST + GUESTS + 1):
            await store.open_day(day)
        time.passes((GUESTS + 1) * DAY_MS)
        upkeep = upkeep_on(store, time)
        await upkeep.look()
        (line,) = caplog.records
        assert line.getMessage() == "tidying-planned"
        fields = line.__dict__["fields"]
        assert (fields["guests"], fields["in_seconds"]) == (3, 3600)
        time.passes(HOUR_MS - 60_000)
        await upkeep.look()
        assert await lost(store) == 0
        await Identities(store, time.wall).whose("ada")
        time.passes(60_000)
        await upkeep.look()
        assert await lost(store) == 2, "who comes within the hour stays"
        assert [one.getMessage() for one in caplog.records] == ["tidying-planned", "tidied"]
        assert caplog.records[1].__dict__["fields"]["guests"] == 2

    await with_store(use)


async def test_a_jump_of_the_clock_is_logged_and_the_hour_begins_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async with opened(tmp_path) as store:
        time = MovedClocks(FIRST)
        upkeep = upkeep_on(store, time)
        await upkeep.look()
        time.passes(HOUR_MS // 2)  # of the hour that was announced
        time.is_set(365 * DAY_MS)
        await upkeep.look()
        assert upkeep._plan is not None
        assert upkeep._plan.due == time.steady() + HOUR_MS
    assert [one.getMessage() for one in caplog.records] == ["clock-jumped"]
    assert caplog.records[0].__dict__["fields"] == {"seconds": 365 * 24 * 3600}


async def test_what_is_counted_is_what_is_deleted(with_store: With):
    async def use(store: Store) -> None:
        time = MovedClocks(FIRST)
        await guests_in(store, time)
        everything = Retention(*(time.wall() + 1,) * 6)
        found = await store.old(everything)
        assert found == await store.tidy(everything) == Tidied(guests=3)

    await with_store(use)


async def test_a_visit_is_stored_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with opened(tmp_path) as store:
        time = MovedClocks(FIRST)
        await guests_in(store, time)
        asked: list[str] = []
        real = store.guest

        async def counted(token_hash: str, now: int) -> Guest | None:
            asked.append(token_hash)
            return await real(token_hash, now)

        monkeypatch.setattr(store, "guest", counted)
        identities = Identities(store, time.wall)
        for _ in range(5):
            for _ in range(20):
                assert await identities.whose("ada") is not None
            time.passes(DAY_MS)
        assert len(asked) == 5


async def test_who_is_known_is_let_in_when_the_visit_cannot_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with opened(tmp_path) as store:
        time = MovedClocks(FIRST)
        await guests_in(store, time)
        identities, real = Identities(store, time.wall), store.guest
        await identities.whose("ada")
        time.passes(DAY_MS)

        async def full(*_: Any) -> None:
            raise StorageTrouble("The disk is full.")

        monkeypatch.setattr(store, "guest", full)
        assert await identities.whose("ada") is not None
        monkeypatch.setattr(store, "guest", real)
        await identities.whose("ada")
        rows = await store._read("SELECT seen FROM guests WHERE id = 'ada'")  # type: ignore[attr-defined]
        assert rows == [(time.wall(),)], "the next visit is stored"


async def test_several_processes_of_one_store_forget_nobody(database: str):
    """The clock of one of three is a year ahead for two months."""
    prepare(database)
    stores = [PostgresStore(database) for _ in range(3)]
    times = [MovedClocks(FIRST) for _ in stores]
    try:
        await guests_in(stores[0], times[0])
        times[2].is_set(365 * DAY_MS)
        servers = [upkeep_on(*pair) for pair in zip(stores, times, strict=True)]
        for day in range(120):
            if day == 60:
                times[2].is_set(-365 * DAY_MS)
            who = Identities(stores[day % 2], times[0].wall)
            await who.whose(NAMES[day % 3])
            await asyncio.gather(*(server.look() for server in servers))
            for time in times:
                time.passes(DAY_MS)
        assert await lost(stores[1]) == 0
        assert len(await stores[0].open_days(FIRST + 364, 999)) == 120
    finally:
        for store in stores:
            await store.close()


async def by_the_calendar(self: Upkeep) -> Retention:
    """The fault that this all began with: every day counts, also those when nobody could come."""
    now = self._clocks.wall()
    guests, gathering, over, playing, logs = (now - days * DAY_MS for days in self._keep)
    return Retention(now, guests, gathering, over, playing, logs)


async def also_to_come(self: Queries, _: int, limit: int) -> list[int]:
    rows = await self._read("SELECT day FROM open_days ORDER BY day DESC LIMIT ?", limit)
    return [row[0] for row in rows]


FAULTS: dict[str, tuple[object, str, object, Scenario]] = {
    "answered from memory": (identity, "DAY_MS", 10**15, visited_daily),
    "by the calendar, off": (Upkeep, "_retention", by_the_calendar, off_for_a_quarter),
    "by the calendar, ahead": (Upkeep, "_retention", by_the_calendar, started_a_year_ahead),
    "days to come": (Queries, "open_days", also_to_come, ahead_for_two_months),
    "at once": (upkeep_module, "AHEAD_MS", 0, restored),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
):
    where, name, wrong, scenario = FAULTS[fault]
    monkeypatch.setattr(where, name, wrong)
    async with opened(tmp_path) as store:
        assert await scenario(store) > 0
