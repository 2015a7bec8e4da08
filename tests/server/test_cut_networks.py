"""The network between a process and its database is cut, slow, healed (in the soak, as root)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.fleet import Fleet
from tests.server.growing import Run
from tests.server.network import SpreadFleet
from tests.server.postgres import PostgresServer

CUTS = 5
CUT_SECONDS = 15.0


@pytest.fixture
def reachable() -> Iterator[PostgresServer]:
    """A PostgreSQL that other hosts can reach."""
    server = PostgresServer(listen_addresses="*")
    server.admit("10.0.0.0/8")
    yield server
    server.close()


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_process_that_is_cut_off_loses_nothing_and_does_no_harm_when_it_is_back(
    reachable: PostgresServer, tmp_path: Path
):
    """Its people go on elsewhere; every acknowledged move stays where it was."""
    moves: list[int] = []

    async def trouble(fleet: Fleet, rng: random.Random) -> None:
        assert isinstance(fleet, SpreadFleet)
        for number in range(CUTS):
            host = fleet.hosts[number % len(fleet.hosts)]
            await asyncio.sleep(rng.uniform(1, 2))
            host.cut()
            await asyncio.sleep(CUT_SECONDS)
            before = run.moves
            await asyncio.sleep(2)
            moves.append(run.moves - before)
            host.heal()
            await asyncio.sleep(3)
        host.slow_down()
        await asyncio.sleep(5)
        host.speed_up()

    with reachable.database() as database:
        run = Run(database, tmp_path)
        run.fleet = lambda: SpreadFleet(reachable, database, tmp_path, 3)
        assert run.play(trouble, tables=6) == []
    assert min(moves) > 0
    assert run.history.pauses, "nobody had to go elsewhere"
    print({"moves": run.moves, "pause p99": run.history.pause(0.99), "while cut": moves})
