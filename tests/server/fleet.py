"""Several server processes on one PostgreSQL, and people who go on elsewhere when one is lost."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import sys
import time
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from aurum.server.storage.postgres_opening import prepare
from tests.server.crashing import ServerProcess, Tireless
from tests.server.history import History
from tests.server.player import Json

SERVE = (sys.executable, "-m", "aurum", "serve")
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.HTTPError, AssertionError)
"""What a client meets when a process dies, restarts or is stopped."""


class Fleet:
    """The processes. `spots` is where clients may go: one lost is left out until it is back."""

    def __init__(
        self, database: str, directory: Path, count: int, program: tuple[str, ...] = SERVE
    ) -> None:
        prepare(database)
        self.database = database
        self._program = (*program, "--store", database)
        self._directory = directory
        self.processes = [self._started(number) for number in range(count)]
        self.spots = [process.address for process in self.processes]
        self._turn = itertools.count()

    def somewhere(self, besides: str = "") -> str:
        others = [spot for spot in self.spots if spot != besides] or self.spots
        return others[next(self._turn) % len(others)]

    def lose(self, number: int, how: signal.Signals) -> str:
        """End or stop a process; its address is nowhere to go to."""
        process = self.processes[number]
        if process.address in self.spots:  # not if everybody comes through a proxy
            self.spots.remove(process.address)
        if how in (signal.SIGKILL, signal.SIGTERM):
            process.end(how)
        else:
            process.process.send_signal(how)
        return process.address

    async def replace(self, number: int) -> None:
        """Start another process in its place."""
        self.processes[number] = await asyncio.to_thread(self._started, number)
        self.spots.append(self.processes[number].address)

    def wake(self, number: int) -> None:
        self.processes[number].process.send_signal(signal.SIGCONT)
        self.spots.append(self.processes[number].address)

    def close(self) -> None:
        for process in self.processes:
            if process.process.poll() is None:
                process.process.send_signal(signal.SIGCONT)
                process.end(signal.SIGKILL)

    def _started(self, _: int) -> ServerProcess:
        return ServerProcess(self._directory, self._program)


class Wanderer(Tireless):
    """Plays for ever; when the connection is lost, goes on through another process."""

    def __init__(self, fleet: Fleet, history: History, seed: int) -> None:
        super().__init__(fleet.spots[seed % len(fleet.spots)], seed, history)
        self.fleet = fleet

    async def wander(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await self.play_for_ever()
            lost = time.monotonic()
            await self._come_back()
            self.history.paused(time.monotonic() - lost)

    async def receive(self) -> Json:
        """The next message; silence from a process that was stopped is a lost connection."""
        while True:
            try:
                async with asyncio.timeout(1):
                    return await super().receive()
            except TimeoutError:
                if self.address not in self.fleet.spots:
                    raise OSError("the process is silent") from None

    async def _come_back(self) -> None:
        """Try one process after the other until one takes us."""
        while True:
            self.address = self.fleet.somewhere(besides=self.address)
            try:
                async with asyncio.timeout(5):
                    await self.moved_to(self.address)
            except (*GONE, TimeoutError):
                await asyncio.sleep(0.05)
            else:
                return

    async def moved_to(self, address: str) -> None:
        self.http.base_url = f"{address}/api/v1"
        await super().moved_to(address)


async def pairs(fleet: Fleet, history: History, tables: int) -> list[Wanderer]:
    """Two people and a bot at every table, connected through different processes."""
    players: list[Wanderer] = []
    for table in range(tables):
        ada, bob = (Wanderer(fleet, history, 2 * table + n) for n in range(2))
        for player in (ada, bob):
            await player.post("/me", {})
        code = await ada.create(["me", "open", "random"], start=False)
        await ada.follow()
        await bob.join(code)
        await bob.follow()
        assert (await ada.command("start"))["type"] == "done"
        players += [ada, bob]
    return players
