"""Processes are killed, stopped, restarted, and their database too: nothing told is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest

from tests.server.fleet import SERVE, Fleet, Wanderer, pairs
from tests.server.history import History
from tests.server.nginx import nginx
from tests.server.postgres import PostgresServer

FAULTY = (sys.executable, str(Path(__file__).with_name("faulty.py")))
Trouble = Callable[[Fleet, random.Random], Awaitable[None]]


class Run:
    """People play on several processes while something happens to these."""

    def __init__(self, database: str, directory: Path, program: tuple[str, ...] = SERVE) -> None:
        self.history = History()
        self._place = (database, directory)
        self._program = program
        self._database = database
        self.front: Callable[[list[str]], AbstractContextManager[str]] | None = None

    def play(
        self, trouble: Trouble, *, tables: int = 3, processes: int = 2, goes_on: bool = True
    ) -> list[str]:
        return asyncio.run(self._play(trouble, tables, processes, goes_on))

    async def _play(
        self, trouble: Trouble, tables: int, processes: int, goes_on: bool
    ) -> list[str]:
        fleet = await asyncio.to_thread(Fleet, *self._place, processes, self._program)
        stack = ExitStack()
        try:
            if self.front is not None:
                fleet.spots = [stack.enter_context(self.front(fleet.spots))]
            players = await pairs(fleet, self.history, tables)
            tasks = [asyncio.create_task(player.wander()) for player in players]
            try:
                await trouble(fleet, random.Random(5))
                if goes_on:
                    await self._goes_on(players)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                for player in players:
                    await player.http.aclose()
        finally:
            stack.close()
            await asyncio.to_thread(fleet.close)
        return self.history.mistakes(self._database)

    async def _goes_on(self, players: list[Wanderer]) -> None:
        """Every person still gets moves acknowledged."""
        before = [len(player.acknowledged) for player in players]
        async with asyncio.timeout(90):
            for player, count in zip(players, before, strict=True):
                while len(player.acknowledged) <= count:  # noqa: ASYNC110 -- a condition, not a wait
                    await asyncio.sleep(0.05)

    @property
    def moves(self) -> int:
        return sum(map(len, self.history.acks.values()))


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
    run = Run(database, tmp_path, (*FAULTY, "serve"))
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
    assert run.history.pause(0.99) <= 3


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_twenty_processes_stopped_and_woken(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(stopping(20, 15), tables=6, processes=3) == []


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_a_rolling_restart_of_three(database: str, tmp_path: Path):
    run = Run(database, tmp_path)
    assert run.play(rolling, tables=8, processes=3) == []
    assert "storage-trouble" not in run.history.refusals
    assert run.history.pause(0.99) <= 1
