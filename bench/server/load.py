"""500 tables, 2,500 connections, 250 moves of people a second: how long does an answer take?

`python -m bench.server.load`: two people and a random bot at every table (three seats), and
three spectators. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from bench.server.command import keep_to_one_core
from bench.server.processes import aurum_server, cpu_seconds, memory_mb
from bench.server.seats import Person, guest, open_table

OPTIONS = ("--connections-per-address", "100000", "--no-bot-pace", "--no-rate-limits")
PEOPLE = 2
SPECTATORS = 3
AT_ONCE = 20
WARMING = 20
"""Tables of the small first wave: everything has been used once, and nothing has grown."""

SETTLE_SECONDS = 4


class Load:
    """Everybody at all tables."""

    def __init__(self, address: str, pid: int, tables: int, rate: float) -> None:
        self.address = address
        self.pid = pid
        self.tables = tables
        self.delay = tables / rate  # a table waits for one person at a time, so a bit is lost
        self.people: list[Person] = []
        self.watchers: list[Person] = []

    async def gather(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        keep = httpx.Limits(keepalive_expiry=1)  # the server closes idle connections after five
        async with httpx.AsyncClient(base_url=self.address, timeout=60, limits=keep) as client:
            await asyncio.gather(*(self._table(client, gate, n) for n in range(self.tables)))

    async def _table(self, client: httpx.AsyncClient, gate: asyncio.Semaphore, n: int) -> None:
        async with gate:
            tokens = [await guest(client) for _ in range(PEOPLE + 1)]
            code = await open_table(client, tokens[:PEOPLE], bots=1)
            people = [Person(token, 10 * n + seat) for seat, token in enumerate(tokens[:PEOPLE])]
            watchers = [Person(tokens[-1], 0) for _ in range(SPECTATORS)]
            for person in (*people, *watchers):
                person.delay = self.delay
                await person.sit(self.address, code)
            people[0].say("start")
            self.people += people
            self.watchers += watchers

    async def measured(self, seconds: float) -> dict[str, float]:
        """Figures of a stretch of time in which everybody plays."""
        for person in self.people:
            person.latencies.clear()
        cpu, began = cpu_seconds(self.pid), time.perf_counter()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - began
        times = sorted(t for person in self.people for t in person.latencies)
        return {
            "tables": self.tables,
            "connections": len(self.people) + len(self.watchers),
            "moves_per_second": round(len(times) / wall, 1),
            "ack_p50_ms": round(1000 * times[len(times) // 2], 1),
            "ack_p99_ms": round(1000 * times[len(times) * 99 // 100], 1),
            "ack_max_ms": round(1000 * times[-1], 1),
            "server_core_share": round((cpu_seconds(self.pid) - cpu) / wall, 2),
        }

    def leave(self) -> None:
        for person in (*self.people, *self.watchers):
            person.leave()


async def run(address: str, pid: int, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """A small wave to warm up, then two equal ones: what do they leave behind?"""
    memory = {"memory_cold_mb": round(memory_mb(pid))}
    await _wave(address, pid, WARMING, WARMING / 2, 1.0)
    memory |= await _abandoned(address, pid, "warm")
    await _wave(address, pid, tables, rate, 2.0)
    memory |= await _abandoned(address, pid, "after_first")
    figures = await _wave(address, pid, tables, rate, seconds)
    memory["memory_full_mb"] = round(memory_mb(pid))
    memory |= await _abandoned(address, pid, "after_second")
    return figures | memory


async def _wave(
    address: str, pid: int, tables: int, rate: float, seconds: float
) -> dict[str, float]:
    """Fill the house, measure, empty it."""
    load = Load(address, pid, tables, rate)
    await load.gather()
    await asyncio.sleep(3)
    figures = await load.measured(seconds)
    load.leave()
    return figures


async def _abandoned(address: str, pid: int, when: str) -> dict[str, int]:
    """Wait until no table is in memory any more: what is resident, and what of it is in use."""
    async with httpx.AsyncClient(base_url=address) as client:
        while _gauge(await client.get("/metrics"), "tables_in_memory"):  # noqa: ASYNC110 -- it is another process
            await asyncio.sleep(0.5)
        await asyncio.sleep(SETTLE_SECONDS)
        live = _gauge(await client.get("/metrics"), "live_blocks")
    return {f"memory_{when}_mb": round(memory_mb(pid)), f"live_{when}_blocks": live}


def _gauge(metrics: httpx.Response, name: str) -> int:
    found = re.search(rf"^aurum_{name} (\S+)$", metrics.text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=258)
    parser.add_argument("--seconds", type=float, default=15)
    chosen = parser.parse_args()
    keep_to_one_core()
    options = (*OPTIONS, "--idle-seconds", "3")
    with (
        tempfile.TemporaryDirectory() as data,
        aurum_server(Path(data), *options) as (address, pid),
    ):
        figures = uvloop.run(run(address, pid, chosen.tables, chosen.rate, chosen.seconds))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
