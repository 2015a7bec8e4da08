"""From the command `aurum` to the first acknowledged move, on an empty and on a full database.

`python -m bench.server.start`: prints one JSON object with seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import httpx

from bench.server.processes import ROOT
from bench.server.seats import Person, guest, open_table

MATCHES = 1000


def first_move_seconds(data: Path) -> float:
    """Start the program as a person does, sit down against two bots, and bid."""
    began = time.perf_counter()
    environment = os.environ | {"BROWSER": "true", "AURUM_DATA": str(data)}
    process = subprocess.Popen(
        [sys.executable, "-m", "aurum"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert found is not None
        asyncio.run(_bid(found[0]))
        return time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


async def _bid(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        token = await guest(client)
        person = Person(token, 1)
        code = await open_table(client, [token], bots=2)
    await person.sit(address, code)
    person.say("start")
    while not person.latencies:  # noqa: ASYNC110 -- the socket calls back
        await asyncio.sleep(0.002)
    person.leave()


def fill(data: Path, matches: int = MATCHES) -> None:
    """Many more open matches: copies of the first table's log under other codes."""
    with closing(sqlite3.connect(data / "aurum.db", isolation_level=None)) as database:
        code = database.execute("SELECT code FROM tables").fetchone()[0]
        database.execute("BEGIN")
        for number in range(matches):
            other = f"{number:04d}-AAAA-AAAA"
            database.execute(
                "INSERT INTO tables SELECT ?, state, listed, line, touched FROM tables"
                " WHERE code = ?",
                (other, code),
            )
            database.execute(
                "INSERT INTO entries SELECT ?, seq, at, command, body FROM entries"
                " WHERE table_code = ?",
                (other, code),
            )
        database.execute("COMMIT")


def measure(runs: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as directory:
        data = Path(directory)
        new = first_move_seconds(data)
        warm = [first_move_seconds(data) for _ in range(runs)]
        fill(data)
        full = [first_move_seconds(data) for _ in range(runs)]
    return {
        "new_database_s": round(new, 2),
        "warm_s": round(statistics.median(warm), 2),
        f"with_{MATCHES}_matches_s": round(statistics.median(full), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    print(json.dumps(measure(parser.parse_args().runs)))


if __name__ == "__main__":
    main()
