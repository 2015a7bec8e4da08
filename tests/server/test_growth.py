"""Processes are killed, stopped, restarted, and their database too: nothing told is lost."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest

from tests.server.faulty import HASTY
from tests.server.fleet import Fleet
from tests.server.growing import Run, Trouble
from tests.server.nginx import nginx
from tests.server.postgres import PostgresServer


def killing(kills: int) -> Trouble:
    async def trouble(fleet: Fleet, rng: random.Random) -> None:
        for kill in range(kills):
            await asyncio.sleep(rng.uniform(0.5, 1.5))
            number = kill % len(fleet.processes)
            fleet.lose(number, signal.SIGKILL)
            await fleet.replace(number)

    return trouble


def stopping(stops: int, seconds: float) -> Trouble:
    async def trouble(fleet: Fleet, rng: random.Random) -> None:
        for stop in range(stops):
            await asyncio.sleep(rng.uniform(0.5, 1.5))
            number = stop % len(fleet.processes)
            fleet.lose(number, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            fleet.wake(number)

    return trouble


async def rolling(fleet: Fleet, _: random.Random) -> None:
    for number in range(len(fleet.processes)):
        await asyncio.sleep(1)
        await asyncio.to_thread(fleet.lose, number, signal.SIGTERM)
        await fleet.replace(number)


def test_a_killed_process_loses_and_doubles_nothing(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(killing(2)) == []
    assert run.moves > 30
    assert len(run.history.pauses) >= 2
    assert run.history.pause(0.99) < 20


def test_people_behind_nginx_go_on_through_the_other_process(database: str, tmp_path: Path):
    async def trouble(fleet: Fleet, _: random.Random) -> None:
        await asyncio.sleep(2)
        fleet.lose(0, signal.SIGKILL)

    run = Run(database, tmp_path)
    run.front = lambda addresses: nginx(tmp_path, addresses)
    assert run.play(trouble, tables=2) == []
    assert run.history.pauses


def test_a_rolling_restart_refuses_no_move(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(rolling) == []
    assert "storage-trouble" not in run.history.refusals
    assert run.history.pauses


def test_acknowledging_before_the_commit_is_caught(database: str, tmp_path: Path):
    run = Run(database, tmp_path, HASTY)
    assert run.play(killing(2), goes_on=False) != []


def test_the_database_is_restarted_under_load(tmp_path: Path):
    server = PostgresServer()

    async def trouble(_: Fleet, __: random.Random) -> None:
        for how in (signal.SIGINT, signal.SIGQUIT):
            await asyncio.sleep(1)
            await asyncio.to_thread(server.stop, how)
            await asyncio.to_thread(server.start)

    try:
        with server.database() as database:
            run = Run(database, tmp_path)
            assert run.play(trouble) == []
    finally:
        server.close()


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_thirty_kills_of_three_processes(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(killing(30), tables=8, processes=3) == []
    print({"moves": run.moves, "pause p99": run.history.pause(0.99)})
    assert run.history.pause(0.99) <= 3


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_twenty_processes_stopped_and_woken(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(stopping(20, 15), tables=6, processes=3) == []
    print({"moves": run.moves, "longest gap": run.history.longest_gap})
    assert run.history.longest_gap <= 10


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_a_rolling_restart_of_three(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(rolling, tables=8, processes=3) == []
    assert "storage-trouble" not in run.history.refusals
    print({"moves": run.moves, "pause p99": run.history.pause(0.99)})
    assert run.history.pause(0.99) <= 1
