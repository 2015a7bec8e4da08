"""What honest players feel while somebody floods the server.

`python -m bench.server.floods`: the server on one core with its default limits, people who play on
it from one address, and a bad guest at another. Wanted: the 99th percentile of an acknowledgement
under 250 ms, and at most 50 MB more memory. Two more floods are of questions that somebody has to
think about (`bench.server.thought`).
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop

from bench.server import thought
from bench.server.processes import ROOT, aurum_server, cpu_seconds, memory_mb, pinned, running
from bench.server.seats import Person, guest, open_table

KINDS = (
    "nothing",
    "pings",
    "unread pings",
    "empty frames",
    "emotes",
    "uploads",
    "replays",
    "idle sockets",
    "long paths",
)
THOUGHT = ("hints", "reviews")
WANTED_MS, WANTED_MB = 250.0, 50.0
PEOPLE = 5
THINKING_SECONDS = 0.08


class Felt(NamedTuple):
    """Of one flood: acknowledgements, their times, memory, and the processor's share."""

    kind: str
    moves: int
    median_ms: float
    p99_ms: float
    worst_ms: float
    grown_mb: float
    busy: float

    @property
    def holds(self) -> bool:
        return self.moves > 0 and self.p99_ms < WANTED_MS and self.grown_mb < WANTED_MB


async def honest(address: str, pid: int, seconds: float, kind: str, before: float) -> Felt:
    """People play for some seconds; what they felt, and how large the server became."""
    people = await _seated(address)
    await asyncio.sleep(1)
    for person in people:
        person.latencies.clear()
    largest, cpu, began = 0.0, cpu_seconds(pid), time.perf_counter()
    while time.perf_counter() < began + seconds:
        await asyncio.sleep(0.1)
        largest = max(largest, memory_mb(pid))
    busy = (cpu_seconds(pid) - cpu) / (time.perf_counter() - began)
    took = sorted(one for person in people for one in person.latencies + person.unanswered())
    for person in people:
        person.leave()
    return _felt(kind, took, largest - before, busy)


async def _seated(address: str) -> list[Person]:
    people = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for seed in range(PEOPLE):
            token = await guest(client)
            code = await open_table(client, [token], bots=2)
            person = Person(token, seed)
            person.delay = THINKING_SECONDS
            await person.sit(address, code)
            person.say("start")
            people.append(person)
    return people


def _felt(kind: str, took: list[float], grown: float, busy: float) -> Felt:
    if not took:
        return Felt(kind, 0, 0, 0, 0, grown, busy)
    middle, late = took[len(took) // 2], took[min(len(took) - 1, int(len(took) * 0.99))]
    return Felt(kind, len(took), middle * 1e3, late * 1e3, took[-1] * 1e3, grown, busy)


def measure(kind: str, seconds: float, record: Path) -> Felt:
    with (
        tempfile.TemporaryDirectory() as data,
        aurum_server(Path(data), "--no-bot-pace") as (address, pid),
    ):
        uvloop.run(_warm(address))
        before = memory_mb(pid)
        if kind == "nothing":
            return uvloop.run(honest(address, pid, seconds, kind, before))
        program = [*pinned(1), sys.executable, "-m", "bench.server.flooders"]
        with running([*program, kind, address, str(record)]) as flooder:
            assert flooder.stdout is not None
            assert flooder.stdout.readline().strip() == "flooding"
            return uvloop.run(honest(address, pid, seconds, kind, before))


async def _warm(address: str) -> None:
    """Memory is compared with that of a server that has been played on."""
    people = await _seated(address)
    await asyncio.sleep(2)
    for person in people:
        person.leave()


def a_record(folder: Path) -> Path:
    """A finished match, as somebody would upload it."""
    file = folder / "games.jsonl"
    command = [sys.executable, "-m", "aurum", "simulate", "--out", str(file)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return file


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--kind", choices=KINDS + THOUGHT, action="append")
    chosen = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = chosen.kind or KINDS + THOUGHT
    holds = [_felt_in([kind for kind in kinds if kind in KINDS], chosen.seconds)]
    holds += [_waited_in(kind) for kind in kinds if kind in THOUGHT]
    return 0 if all(holds) else 1


def _felt_in(kinds: list[str], seconds: float) -> bool:
    """Measure and print; whether every one holds."""
    if not kinds:
        return True
    print(f"{'flood':14} {'moves':>6} {'median':>8} {'p99':>8} {'worst':>8} {'memory':>8} busy")
    with tempfile.TemporaryDirectory() as folder:
        record = a_record(Path(folder))
        felt = [measure(kind, seconds, record) for kind in kinds]
    for one in felt:
        mark = "" if one.holds else "   beyond what is wanted"
        print(
            f"{one.kind:14} {one.moves:6} {one.median_ms:5.1f} ms {one.p99_ms:5.1f} ms "
            f"{one.worst_ms:5.1f} ms {one.grown_mb:5.1f} MB {one.busy:4.0%}{mark}"
        )
    return all(one.holds for one in felt)


def _waited_in(kind: str) -> bool:
    waited = thought.measure(kind)
    for one in waited:
        mark = "" if one.holds else "   beyond what is wanted"
        print(
            f"{one.flood:14} {one.what}: alone {one.alone:.1f} s, meanwhile {one.meanwhile:.1f} s; "
            f"{one.refused} of the flood refused{mark}"
        )
    return all(one.holds for one in waited)


if __name__ == "__main__":
    sys.exit(main())
