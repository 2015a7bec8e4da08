"""How long others wait while a table with a long log is opened.

`python -m bench.server.loading`: one client asks for `/health` all the time; another one opens a
table with 200 finished matches, first from the bare log, then from its snapshot. Waits are wall
time and so the machine's; `longest_slice_cpu_ms` is how long the event loop itself was kept busy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import tempfile
import time
from pathlib import Path

import httpx

from aurum.game import view
from aurum.server.clocks import wall_ms
from aurum.server.run import settle_memory
from aurum.server.storage.data_directory import DataDirectory, open_store
from aurum.server.storage.rows import Change, Listing, StoredEntry
from aurum.server.table_log import load_table
from aurum.table.commands import Draft, move_for, start_match, waive
from aurum.table.log_entries import Occupancy, Opened, write_entry
from aurum.table.table import Table
from aurum.table.wire.events import Rules
from aurum.table.wire.room import Options
from bench.server.processes import aurum_server

CODE = "AAAA-BBBB-CCCC"
SEATS = (Occupancy("person", "ada", "Ada"), *[Occupancy("bot", level="random")] * 2)


def long_log(matches: int, entries: int) -> list[StoredEntry]:
    """The log of a table at which that many matches were played, and no fewer entries written."""
    table, rng, log = Table(CODE), random.Random(1), list[StoredEntry]()
    now = wall_ms()  # what was over long ago is deleted when a server starts

    def book(draft: Draft) -> None:
        log.extend(
            StoredEntry(seq, now, None, write_entry(entry))
            for seq, (entry, _) in enumerate(draft.entries, draft.before + 1)
        )
        draft.apply()

    def draft() -> Draft:
        return Draft(table, now, secrets.token_bytes)

    opening = draft()
    opening.book(Opened(Options(rules=Rules(players=3)), "ada", SEATS))
    book(opening)
    over: set[str] = set()
    while len(over) < matches or len(log) < entries:
        step = draft()
        if table.state != "playing":
            start_match(step, None)
        elif table.play is not None and table.play.needs_deal:
            waive(step, (0,))
        elif table.play is not None and table.play.match is not None:
            seat, question = min(table.play.asked.items())
            action = rng.choice(view(table.play.match, seat).legal)
            move_for(step, seat, question.seq, str(action), "bot")
        book(step)
        over.update(table.finished[-1:])
    return log


async def _store(data: Path, log: list[StoredEntry]) -> None:
    directory = DataDirectory(data)
    store = open_store(directory)
    shown = Listing("over", False, "{}", ())
    await store.append(Change(CODE, tuple(log[:1]), shown))
    await store.append(Change(CODE, tuple(log[1:]), None))
    await store.close()
    directory.release()


async def _waits(address: str, until: asyncio.Event) -> list[float]:
    async with httpx.AsyncClient(base_url=address) as client:
        waits = []
        while not until.is_set():
            began = time.perf_counter()
            (await client.get("/health")).raise_for_status()
            waits.append((time.perf_counter() - began) * 1000)
        return waits


async def _opening(address: str) -> dict[str, float]:
    """Milliseconds: how long the opening took, and the longest wait of others meanwhile."""
    over = asyncio.Event()
    others = asyncio.create_task(_waits(address, over))
    await asyncio.sleep(1)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        began = time.perf_counter()
        (await client.get(f"/api/v1/tables/{CODE}")).raise_for_status()
        took = (time.perf_counter() - began) * 1000
    over.set()
    waits = await others
    return {"opening_ms": round(took, 1), "longest_wait_ms": round(max(waits), 1)}


async def _slices(data: Path) -> float:
    """The most CPU time, in milliseconds, between two turns of the loop while the log is read."""
    settle_memory()  # as a server does at its start
    directory = DataDirectory(data)
    store = open_store(directory)
    longest = 0.0

    async def tick() -> None:
        nonlocal longest
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            longest = max(longest, time.thread_time() - began)

    ticking = asyncio.create_task(tick())
    await load_table(store, CODE)
    ticking.cancel()
    await store.close()
    directory.release()
    return round(longest * 1000, 1)


def measure(matches: int, entries: int) -> dict[str, object]:
    log = long_log(matches, entries)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        asyncio.run(_store(data, log))
        found: dict[str, object] = {"entries": len(log)}
        for name in ("bare_log", "snapshot"):
            with aurum_server(data, "--no-rate-limits") as (address, _):
                found[name] = asyncio.run(_opening(address))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_store(Path(folder), log))
        found["longest_slice_cpu_ms"] = asyncio.run(_slices(Path(folder)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--entries", type=int, default=8_000)
    chosen = parser.parse_args()
    print(json.dumps(measure(chosen.matches, chosen.entries)))


if __name__ == "__main__":
    main()
