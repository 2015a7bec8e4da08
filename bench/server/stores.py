"""What a durable move costs on PostgreSQL against SQLite, and on two processes against one.

`python -m bench.server.stores`: closed loop, four connections a table, processor time of the
servers only. It starts a PostgreSQL of its own, with `fsync` on. Every process has as many tables
as the one it is compared with: a busier process commits more moves at once, each for less.
"""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import uvloop

from bench.server.command import print_measured
from bench.server.processes import aurum_server, cpu_seconds
from bench.server.saturation import OPTIONS, measured_rate
from bench.server.seats import Person, guest, open_table
from tests.server.postgres import PostgresServer

Servers = list[tuple[str, int]]


@contextlib.contextmanager
def on_sqlite() -> Iterator[Servers]:
    with tempfile.TemporaryDirectory() as data, aurum_server(Path(data), *OPTIONS) as server:
        yield [server]


@contextlib.contextmanager
def on_postgres(postgres: PostgresServer, processes: int) -> Iterator[Servers]:
    with (
        postgres.database() as database,
        tempfile.TemporaryDirectory() as data,
        contextlib.ExitStack() as stack,
    ):
        options = (*OPTIONS, "--store", database)
        yield [stack.enter_context(aurum_server(Path(data), *options)) for _ in range(processes)]


async def cost(servers: Servers, tables: int, seconds: float, *, mixed: bool = False) -> float:
    """Microseconds of the servers' processors for one move, with so many tables a server.

    `mixed`: the people of one table are connected through all of them by turns.
    """
    people: list[Person] = []
    for number in range(tables * len(servers)):
        home = servers[number % len(servers)][0]
        async with httpx.AsyncClient(base_url=home) as client:
            tokens = [await guest(client) for _ in range(4)]
            code = await open_table(client, tokens)
        four = [Person(token, 4 * number + seat) for seat, token in enumerate(tokens)]
        for seat, person in enumerate(four):
            address = servers[seat % len(servers)][0] if mixed else home
            await person.sit(address, code)
        four[0].say("start")
        people += four
    rate = await measured_rate(
        lambda: sum(person.moves for person in people),
        lambda: sum(cpu_seconds(pid) for _, pid in servers),
        seconds,
    )
    for person in people:
        person.leave()
    return rate.cpu_us


def measure(tables: int, seconds: float, runs: int) -> dict[str, float]:
    """All by turns, so that they see the same machine."""
    found: dict[str, list[float]] = {"sqlite": [], "postgres": [], "two": [], "two_mixed": []}
    postgres = PostgresServer(fsync="on")
    try:
        for _ in range(runs):
            with on_sqlite() as servers:
                found["sqlite"].append(uvloop.run(cost(servers, tables, seconds)))
            with on_postgres(postgres, 1) as servers:
                found["postgres"].append(uvloop.run(cost(servers, tables, seconds)))
            for name in ("two", "two_mixed"):
                with on_postgres(postgres, 2) as servers:
                    mixed = name == "two_mixed"
                    found[name].append(uvloop.run(cost(servers, tables, seconds, mixed=mixed)))
    finally:
        postgres.close()
    figures = {f"{name}_us": round(statistics.median(costs)) for name, costs in found.items()}
    return figures | {
        "postgres_against_sqlite": round(figures["postgres_us"] / figures["sqlite_us"], 2),
        "two_against_one": round(figures["postgres_us"] / figures["two_us"], 2),
        "two_mixed_against_one": round(figures["postgres_us"] / figures["two_mixed_us"], 2),
    }


if __name__ == "__main__":
    print_measured(measure, __doc__, 50)
