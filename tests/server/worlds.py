"""The harness for secrets: two worlds that an observer cannot tell apart must sound alike.

Both run the real server (store, tables, HTTP, logs); only chance, time and the cards dealt are
given. The cards differ in what the observer may not know, and everybody acts as recorded.
"""

from __future__ import annotations

import contextlib
import io
import logging
import random
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx

from aurum.server.app import Server
from aurum.server.bot_pool import BotPool
from aurum.server.live_table import LiveTable
from aurum.server.logs import _JsonLines, logger
from aurum.server.storage.data_directory import PRAGMAS, DataDirectory
from aurum.server.storage.postgres_opening import open_postgres
from aurum.server.storage.postgres_store import PostgresStore
from aurum.table.wire import commands as wire
from tests.server.observers import Ear, Run, Seated, follow
from tests.server.pairs import Pair
from tests.server.running import quick_settings
from tests.server.stores import address_of, store_of

SEATS_AND_ONLOOKERS = 6
NEVER = 10**6  # seconds
CARELESS = (*PRAGMAS, "PRAGMA synchronous = OFF")  # what is kept does not matter here


class Clock:
    """The time of one world, in milliseconds: it stands still unless it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def read(self) -> int:
        return self.now


class World:
    """One of the two: a server of its own, on which pair after pair is played.

    It may consist of several processes on one store, with the people of a table on all of them.
    """

    def __init__(self, servers: list[Server], number: int, log: io.StringIO, clock: Clock) -> None:
        self.servers = servers
        self.server = servers[0]
        self.clock = clock
        self.number = number
        self.log = log
        self.tokens: list[str] = []
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.server.app),
            base_url="http://localhost/api/v1",
        )

    async def play(self, pair: Pair, seed: int) -> dict[str, list[bytes]]:
        """What each observer heard, on all channels."""
        self.log.seek(0)
        self.log.truncate()
        rng = random.Random(seed)
        with (
            patch("secrets.token_bytes", rng.randbytes),
            patch("aurum.table.match.fair_deal", lambda *_: pair.deals[self.number]),
            patch("aurum.table.fair_hand.FairHand.first_player", lambda *_: pair.first),
            patch("aurum.server.bot_turns.BotTurns.start", lambda *_: None),  # the script answers
        ):
            run = Run(self, pair, await self._seated(pair))
            await run.play()
        run.heard["log"] = [self.log.getvalue().encode()]
        return run.heard

    async def _seated(self, pair: Pair) -> Seated:
        while len(self.tokens) < SEATS_AND_ONLOOKERS:
            self.tokens.append(await self._guest(f"Player {len(self.tokens)}"))
        people = [pair.blind[0]] if pair.setting.people == "alone" else list(range(pair.players))
        tokens = dict(zip(people, self.tokens, strict=False))
        code = await self._opened(pair, tokens)
        for seat, token in list(tokens.items())[1:]:
            await self._post(token, f"/tables/{code}/join", {"seat": seat})
        lives = await self.settled(code)
        last = len(lives) - 1
        seated = Seated(lives, {}, await self._ear(self.tokens[-2], last), self.tokens[-2:])
        for seat, token in tokens.items():
            seated.ears[seat] = ear = await self._ear(token, seat % len(lives))
            await lives[ear.place].follow(ear, wire.Follow(1, code))
            await self.settled(code)
        await follow(lives[last], seated.spectator, wire.Follow(1, code))
        await self.settled(code)
        return seated

    async def settled(self, code: str) -> list[LiveTable]:
        """The table on every process, when each has heard of what happened on the others."""
        others = [server.services.others for server in self.servers]
        for other in filter(None, others):
            await other._tell_present(always=True)
        found = [await server.services.live_tables.table(code) for server in self.servers]
        for other in filter(None, others):
            await other._look_at([code])
        return [live_table for live_table in found if live_table is not None]

    async def _opened(self, pair: Pair, tokens: dict[int, str]) -> str:
        """A table that the first person made; the code to it."""
        setting, host = pair.setting, next(iter(tokens))
        others = "random" if setting.people == "alone" else "open"
        options = {
            "rules": {"players": pair.players, "edition": setting.edition},
            "spectators": setting.spectators,
            "memory": setting.memory,
            "listed": True,
            "hints": setting.memory,
        }
        seats = ["me" if seat == host else others for seat in range(pair.players)]
        wish = {"seats": seats, "options": options}
        return str((await self._post(tokens[host], "/tables", wish))["room"]["code"])

    async def _ear(self, token: str, place: int) -> Ear:
        visitor = await self.server.services.identities.whose(token)
        assert visitor is not None
        return Ear(visitor, place)

    async def _guest(self, name: str) -> str:
        answer = await self.http.post("/me", json={"name": name})
        token = answer.cookies["aurum"]
        self.http.cookies.clear()
        return str(token)

    async def _post(self, token: str, path: str, body: Any) -> Any:
        return (await self.request(token, "POST", path, body)).json()

    async def request(self, token: str, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"cookie": f"aurum={token}"}
        return await self.http.request(method, path, json=body, headers=headers)


@contextlib.asynccontextmanager
async def two_worlds(directory: Path, processes: int) -> AsyncIterator[tuple[World, World]]:
    """Two servers with their clocks stopped and their logs read.

    Hints and looks between processes come when they like, so here they come when the script says.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(patch("aurum.server.storage.data_directory.PRAGMAS", CARELESS))
        stack.enter_context(patch("aurum.server.live_tables.LOBBY_SECONDS", 0.0))  # of real time
        stack.enter_context(patch("aurum.server.other_processes.BEAT_SECONDS", NEVER))
        stack.enter_context(patch("aurum.server.due_moments.POLL_SECONDS", NEVER))
        stack.enter_context(patch.object(PostgresStore, "subscribe", lambda *_: None))
        stack.enter_context(patch("aurum.analysis.facts.STAGES", ((1.0, 8),)))
        stack.enter_context(patch("aurum.analysis.coach.CONFIRM", 8))
        stack.enter_context(patch.object(BotPool, "work", _think_here))
        log = stack.enter_context(_listening())
        async with contextlib.AsyncExitStack() as servers:
            worlds = []
            for n in (0, 1):
                clock = Clock()
                with (
                    patch("aurum.server.services.steady_ms", clock.read),
                    patch("aurum.server.services.wall_ms", clock.read),
                ):
                    made = [
                        await servers.enter_async_context(_server(directory / str(n), process))
                        for process in range(processes)
                    ]
                worlds.append(World(made, n, log, clock))
            yield worlds[0], worlds[1]


@contextlib.asynccontextmanager
async def _server(home: Path, process: int) -> AsyncIterator[Server]:
    directory = home if process == 0 else home / str(process)
    data, address = DataDirectory(directory), address_of(home)
    server = Server(
        quick_settings(directory),
        lambda: store_of(data) if address is None else open_postgres(address),
    )
    try:
        async with server.started():
            yield server
    finally:
        data.release()


@contextlib.contextmanager
def _listening() -> Iterator[io.StringIO]:
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(_Timeless())
    before, level = logger.handlers, logger.level
    logger.handlers = [handler]
    logger.setLevel(logging.DEBUG)
    try:
        yield text
    finally:
        logger.handlers = before
        logger.setLevel(level)


class _Timeless(_JsonLines):
    """The server's own log format, at a time that stands still."""

    def format(self, record: logging.LogRecord) -> str:
        record.created, record.msecs = 0.0, 0.0
        return super().format(record)


async def _think_here(_: BotPool, __: str, work: Callable[..., Any], *arguments: Any) -> Any:
    """Hints are worked out as in the bots' processes, in a few deals and on the spot."""
    return work(*arguments)


Differences = list[str]


async def compare(
    directory: Path,
    pairs: Iterator[tuple[int, Pair]],
    between: Callable[[World], Any] | None = None,
    processes: int = 1,
) -> Differences:
    """Where an observer could have told the two worlds apart.

    The server's own counts tell of all tables, so they are left out if one has more of them.
    """
    found: Differences = []
    async with two_worlds(directory, processes) as (one, other):
        for seed, pair in pairs:
            heard = await one.play(pair, seed)
            if between is not None:
                await between(other)
            also = await other.play(pair, seed)
            assert heard.keys() == also.keys()
            found += [
                f"pair {seed}: {who} heard the difference"
                for who in heard
                if heard[who] != also[who] and (who != "metrics" or between is None)
            ]
            if found:
                break
    return found
