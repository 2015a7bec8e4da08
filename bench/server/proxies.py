"""What people see behind the proxies as they are shipped.

`python -m bench.server.proxies`: 100 tables with 200 people on real sockets, three servers on one
PostgreSQL, through nginx and through Caddy. Meanwhile one guest asks for replays twenty times a
second, and then all servers are restarted one after the other. Prints a JSON object for each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sys
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from aurum.server.clocks import wall_ms
from aurum.server.storage.postgres_opening import open_postgres
from aurum.server.storage.rows import Change, FinishedMatch, Listing, StoredEntry
from aurum.table.log_entries import Occupancy, Opened, write_entry
from aurum.table.wire.events import Rules
from aurum.table.wire.room import Options
from bench.server.processes import ROOT
from bench.server.seats import API
from bench.server.site import Site, site
from bench.server.travellers import Tally, Traveller, http_client, seat_pair
from tests.server.fronts import FRONTS
from tests.server.postgres import PostgresServer

RECORD = ROOT / "tests/golden/english-4.jsonl"
THINKING_SECONDS = 2.0
AT_ONCE = 8
STORM_EVERY = 0.05
STORM_AT_ONCE = 4  # every server has a budget of its own, and all of them shall refuse some
STRANGERS_REQUESTS = 200
SETTLED_SECONDS = 30.0
MOST_SECONDS_AWAY = 2.0
STRANGERS_PATHS = (f"{API}/about", "/", f"{API}/daily", f"{API}/tables")


class Seen(NamedTuple):
    """By everybody, while the servers were restarted and while one guest asked for replays."""

    proxy: str
    people: int
    servers: int
    lines_lost: int
    still_away: int
    longest_away: float
    median_away: float
    failed_answers: dict[int, int]
    """Of those whose servers were restarted: each answer with 5xx, by status."""

    moves: int
    lines_lost_in_storm: int
    storm: dict[int, int]
    """What the one who asked for replays was answered."""

    strangers: dict[int, int]
    """What somebody else was answered meanwhile."""

    def mistakes(self, most_away: float = MOST_SECONDS_AWAY) -> list[str]:
        """What nobody should have seen."""
        found = [f"{count} answers {status}" for status, count in self.failed_answers.items()]
        if self.still_away:
            found.append(f"{self.still_away} people are still away")
        if self.longest_away > most_away:
            found.append(f"somebody was away for {self.longest_away} s")
        if self.lines_lost < self.people:
            found.append("not everybody's server was restarted")
        if not self.moves:
            found.append("nobody could move afterwards")
        if {*self.strangers} - {200}:
            found.append(f"a stranger was answered {self.strangers} during the storm")
        if self.lines_lost_in_storm:
            found.append(f"{self.lines_lost_in_storm} lines were lost in the storm")
        if self.strangers and 429 not in self.storm:
            found.append("the storm was none: nobody was refused")
        return found


class Crowd:
    """Everybody at all tables."""

    def __init__(self, place: Site, tables: int) -> None:
        self.tally = Tally()
        self._address = place.front.address
        trust = place.front.trust
        self.people = [
            Traveller(self._address, trust, number, self.tally) for number in range(2 * tables)
        ]
        for person in self.people:
            person.delay = THINKING_SECONDS
        self._stays: list[asyncio.Task[None]] = []

    async def gather(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def seat(table: int) -> None:
            async with gate:
                ada, bob = self.people[2 * table : 2 * table + 2]
                await seat_pair(ada, bob, self._address)

        await asyncio.gather(*(seat(table) for table in range(len(self.people) // 2)))
        self._stays = [asyncio.create_task(person.stay()) for person in self.people]

    async def settle(self, seconds: float) -> int:
        """Wait until all are back; how many are not after so long."""
        for _ in range(int(10 * seconds)):
            if not any(person.away for person in self.people):
                break
            await asyncio.sleep(0.1)
        return sum(person.away > 0 for person in self.people)

    async def moves_go_on(self, seconds: float) -> int:
        """How many moves are acknowledged from now on, as soon as there are any."""
        before = self._moves
        for _ in range(int(10 * seconds)):
            if self._moves > before:
                break
            await asyncio.sleep(0.1)
        return self._moves - before

    async def leave(self) -> None:
        for person in self.people:
            person.leave()
        for stay in self._stays:
            stay.cancel()
        await asyncio.sleep(0)  # what was aborted is closed in the next turn of the loop
        await asyncio.gather(*self._stays, return_exceptions=True)

    @property
    def _moves(self) -> int:
        return sum(len(person.latencies) for person in self.people)


async def storm(place: Site, match: str, requests: int) -> tuple[Counter[int], Counter[int]]:
    """One asks for replays all the time; what that one and a stranger are answered."""
    over = asyncio.Event()
    asked, answered = Counter[int](), Counter[int]()
    address, trust = place.front.address, place.front.trust
    async with (
        http_client(address, trust, "127.0.0.2") as mallory,
        http_client(address, trust, "127.0.0.3") as stranger,
    ):

        async def ask() -> None:
            answer = await mallory.get(f"{API}/matches/{match}/replay")
            asked[answer.status_code] += 1

        async def ask_on() -> None:
            async with asyncio.TaskGroup() as group:
                while not over.is_set():
                    for _ in range(STORM_AT_ONCE):
                        group.create_task(ask())
                    await asyncio.sleep(STORM_EVERY)

        asking = asyncio.create_task(ask_on())
        for number in range(requests):
            path = STRANGERS_PATHS[number % len(STRANGERS_PATHS)]
            answered[(await stranger.get(path)).status_code] += 1
            await asyncio.sleep(STORM_EVERY)
        over.set()
        await asking
    return asked, answered


async def store_match(database: str) -> str:
    """A finished match in the store; its id."""
    seats = (Occupancy("person", "ada", "Ada"), *[Occupancy("bot", level="random")] * 2)
    entry = write_entry(Opened(Options(rules=Rules(players=3)), "ada", seats))
    now, match = wall_ms(), secrets.token_urlsafe(16)
    found = FinishedMatch(match, now, RECORD.read_text().splitlines()[0], ())
    store = open_postgres(database)
    shown = Listing("over", False, "{}", ())
    log = (StoredEntry(1, now, None, entry),)
    await store.append(Change("AAAA-BBBB-CCCC", log, shown, found))
    await store.close()
    return match


async def watch(
    kind: str, place: Site, match: str, tables: int, requests: int, patience: float
) -> Seen:
    crowd = Crowd(place, tables)
    await crowd.gather()
    tally = crowd.tally
    asked, answered = await storm(place, match, requests) if requests else (Counter(), Counter())
    lost_in_storm = len(tally.aways)
    await asyncio.to_thread(place.restart_one_after_the_other)
    still_away = await crowd.settle(patience)
    moves = await crowd.moves_go_on(patience)
    aways = sorted([*tally.aways[lost_in_storm:], *(p.away for p in crowd.people if p.away)])
    await crowd.leave()
    return Seen(
        proxy=kind,
        people=len(crowd.people),
        servers=len(place.servers),
        lines_lost=len(aways),
        still_away=still_away,
        longest_away=round(max(aways, default=0), 2),
        median_away=round(aways[len(aways) // 2], 2) if aways else 0,
        failed_answers={s: n for s, n in sorted(tally.answers.items()) if s >= 500},
        moves=moves,
        lines_lost_in_storm=lost_in_storm,
        storm=dict(sorted(asked.items())),
        strangers=dict(sorted(answered.items())),
    )


def measure(
    kind: str,
    database: str,
    *,
    tables: int,
    servers: int,
    requests: int = STRANGERS_REQUESTS,
    patience: float = SETTLED_SECONDS,
    fault: Callable[[str], str] = str,
) -> Seen:
    with site(kind, database, servers, fault) as place:
        match = asyncio.run(store_match(database))
        return asyncio.run(watch(kind, place, match, tables, requests, patience))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--proxy", choices=FRONTS, action="append")
    chosen = parser.parse_args()
    postgres, mistakes = PostgresServer(), list[str]()
    try:
        for kind in chosen.proxy or FRONTS:
            with postgres.database() as database:
                seen = measure(kind, database, tables=chosen.tables, servers=chosen.servers)
            print(json.dumps(seen._asdict()))
            mistakes += [f"{kind}: {mistake}" for mistake in seen.mistakes()]
    finally:
        postgres.close()
    print("\n".join(mistakes), file=sys.stderr)
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
