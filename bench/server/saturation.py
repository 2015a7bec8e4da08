"""Moves a second when nobody waits, as a share of what a bare fan-out reaches in the same run.

`python -m bench.server.saturation`: closed loop, four connections a table, durable commits on.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop

from bench.server.command import print_measured
from bench.server.processes import aurum_server, bare_server, cpu_seconds
from bench.server.seats import Person, guest, open_table
from bench.server.sockets import LightSocket, light_socket

COMMAND = b"x" * 149
SEATS = 4
OPTIONS = ("--connections-per-address", "100000", "--no-bot-pace", "--no-rate-limits")
SETTLE_SECONDS = 0.5


class Rate(NamedTuple):
    """Moves a second of wall time, and microseconds of the server's processor for one move."""

    per_second: float
    cpu_us: float

    @property
    def core_share(self) -> float:
        """How busy the server's core was; well below 1, something else was the limit."""
        return self.per_second * self.cpu_us / 1e6


class BareTable:
    """Four connections; whoever's turn it is sends as soon as they have heard the last move."""

    def __init__(self) -> None:
        self.sockets: list[LightSocket] = []
        self.heard = [0] * SEATS
        self.moves = 0
        self.stopped = False

    async def open(self, address: str, number: int) -> None:
        for seat in range(SEATS):
            self.sockets.append(await light_socket(address, "", self._ear(seat), f"/{number}"))

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(_: bytes) -> None:
            self.heard[seat] += 1
            if self.heard[seat] % SEATS == seat and not self.stopped:
                self.moves += 1
                self.sockets[seat].send(COMMAND)

        return hear

    def close(self) -> None:
        self.stopped = True
        for light in self.sockets:
            light.close()


async def bare_rate(address: str, pid: int, tables: int, seconds: float) -> Rate:
    groups = [BareTable() for _ in range(tables)]
    for number, group in enumerate(groups):
        await group.open(address, number)
    for group in groups:
        group.sockets[0].send(COMMAND)
    rate = await _measured(lambda: sum(group.moves for group in groups), pid, seconds)
    for group in groups:
        group.close()
    return rate


async def aurum_rate(address: str, pid: int, tables: int, seconds: float) -> Rate:
    async with httpx.AsyncClient(base_url=address) as client:
        fours = [await _four(address, client, number) for number in range(tables)]
    for four in fours:
        four[0].say("start")
    people = [person for four in fours for person in four]
    rate = await _measured(lambda: sum(person.moves for person in people), pid, seconds)
    for person in people:
        person.leave()
    return rate


async def _four(address: str, client: httpx.AsyncClient, number: int) -> list[Person]:
    tokens = [await guest(client) for _ in range(4)]
    code = await open_table(client, tokens)
    four = [Person(token, 4 * number + seat) for seat, token in enumerate(tokens)]
    for person in four:
        await person.sit(address, code)
    return four


async def _measured(moves: Callable[[], int], pid: int, seconds: float) -> Rate:
    return await measured_rate(moves, lambda: cpu_seconds(pid), seconds)


async def measured_rate(moves: Callable[[], int], cpu: Callable[[], float], seconds: float) -> Rate:
    """What these two counters say about some seconds from now."""
    await asyncio.sleep(SETTLE_SECONDS)
    count, used, began = moves(), cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    made = moves() - count
    wall = time.perf_counter() - began
    return Rate(made / wall, (cpu() - used) / made * 1e6)


def measure(tables: int, seconds: float, runs: int) -> dict[str, float]:
    """Bare and real servers by turns, so that both see the same machine."""
    bare: list[Rate] = []
    real: list[Rate] = []
    for _ in range(runs):
        with bare_server() as (address, pid):
            bare.append(uvloop.run(bare_rate(address, pid, tables, seconds)))
        with (
            tempfile.TemporaryDirectory() as data,
            aurum_server(Path(data), *OPTIONS) as (address, pid),
        ):
            real.append(uvloop.run(aurum_rate(address, pid, tables, seconds)))
    return _figures(bare, real)


def _figures(bare: list[Rate], real: list[Rate]) -> dict[str, float]:
    """`cpu_ratio` holds whatever the generator and the rest of the machine do; `ratio` does not."""
    pairs = list(zip(real, bare, strict=True))
    return {
        "bare_per_second": round(statistics.median(rate.per_second for rate in bare)),
        "aurum_per_second": round(statistics.median(rate.per_second for rate in real)),
        "ratio": round(statistics.median(r.per_second / b.per_second for r, b in pairs), 3),
        "bare_cpu_us": round(statistics.median(rate.cpu_us for rate in bare)),
        "aurum_cpu_us": round(statistics.median(rate.cpu_us for rate in real)),
        "bare_core_share": round(statistics.median(rate.core_share for rate in bare), 2),
        "aurum_core_share": round(statistics.median(rate.core_share for rate in real), 2),
        "cpu_ratio": round(statistics.median(b.cpu_us / r.cpu_us for r, b in pairs), 3),
    }


if __name__ == "__main__":
    print_measured(measure, __doc__, 100)
