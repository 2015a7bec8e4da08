"""What is kept, and for how long."""

from __future__ import annotations

import asyncio
from pathlib import Path

from aurum.server.clocks import DAY_MS
from aurum.server.metrics import Metrics
from aurum.server.settings import Keep
from aurum.server.storage.rows import Guest
from aurum.server.upkeep import Clocks, Upkeep
from aurum.table.commands import Visitor
from aurum.table.wire.events import Rules
from aurum.table.wire.http import CreateTable
from aurum.table.wire.room import Options
from tests.server.live import house_on
from tests.server.moved_clocks import MovedClocks, tended, upkeep_on
from tests.server.stores import opened


async def test_abandoned_tables_and_guests_go_and_those_in_use_stay(tmp_path: Path):
    time = MovedClocks(1_000)
    async with opened(tmp_path) as store:
        for day in range(900, 1_000):
            await store.open_day(day)
        house = house_on(store, lambda: time.wall() - 2 * DAY_MS)
        wish = CreateTable(Options(rules=Rules(), listed=True), ("me", "open", "open"))
        codes = [(await house.create(Visitor(name, name), wish)).room.code for name in "ab"]
        house.tables.pop(codes[0])
        await store.add_guest(Guest("eve", "Eve"), "eve", time.wall() - 100 * DAY_MS)
        await tended(upkeep_on(store, time, house), time)
        assert [table.code for table in await store.listed(9)] == [codes[1]]
        assert await house.table(codes[0]) is None
        assert await store.guest("eve", 0) is None
        await house.close()


async def test_the_sizes_are_in_the_metrics(tmp_path: Path):
    async with opened(tmp_path) as store:
        house, metrics = house_on(store), Metrics()
        upkeep = Upkeep(store, house, metrics, Keep(), Clocks(lambda: 0, lambda: 0))
        while not upkeep.sizes.database:  # noqa: ASYNC110 -- it has no event to wait for
            await asyncio.sleep(0.01)
        assert metrics.value("database_bytes") > 0
        assert metrics.value("disk_free_bytes") > 0
        upkeep.close()
        await house.close()


async def test_the_lobby_is_read_once_however_many_ask(tmp_path: Path):
    async with opened(tmp_path) as store:
        house = house_on(store)
        reads = 0
        real = store.listed

        async def counted(limit: int) -> object:
            nonlocal reads
            reads += 1
            return await real(limit)

        store.listed = counted  # type: ignore[method-assign, assignment]
        await asyncio.gather(*(house.listed() for _ in range(50)))
        assert reads == 1
        house._lobby_until = 0.0  # a second later
        await house.listed()
        assert reads == 2
        await house.close()
