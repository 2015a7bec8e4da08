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
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx

from aurum.game import (
    Card,
    Deal,
    Match,
    RoundEnded,
    advance,
    deal,
    deal_cards,
    evolve_all,
    parse_action,
    ruleset,
    start,
    view,
)
from aurum.game.views import own_hand
from aurum.server.app import Server
from aurum.server.live_table import LiveTable
from aurum.server.logs import _JsonLines, logger
from aurum.server.storage.data_directory import PRAGMAS, DataDirectory, open_store
from aurum.server.subscriber import Subscriber
from aurum.table.commands import Visitor
from aurum.table.wire import commands as wire
from aurum.table.wire.view import Reason
from tests.server.running import quick_settings
from tests.table.tables import COMMITMENT, SEED

STEPS = 30
PROBE_EVERY = 4
SEATS_AND_ONLOOKERS = 6
CARELESS = (*PRAGMAS, "PRAGMA synchronous = OFF")  # what is kept does not matter here


@dataclass(frozen=True)
class Pair:
    """Two deals that differ between seats `x` and `y` only, and what everybody does in both.

    With `hidden_bid` the deals are equal, and only the face-down bid of seat `x` differs.
    """

    players: int
    deals: tuple[Deal, Deal]
    first: int
    secret: tuple[int, int]
    script: tuple[tuple[int, str, str], ...]

    @property
    def blind(self) -> list[int]:
        """The seats that cannot tell the worlds apart."""
        return [seat for seat in range(self.players) if seat not in self.secret]


def swapped_pair(seed: int) -> Pair:
    """One card of seat x against one of seat y; nobody plays either of them."""
    rng = random.Random(seed)
    players = rng.choice((3, 4))
    rules = ruleset("english", players)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y = rng.sample(range(players), 2)
    mine, yours = rng.choice(one.hands[x]), rng.choice(one.hands[y])
    exchange = {mine: yours, yours: mine}
    hands = tuple(tuple(exchange.get(card, card) for card in hand) for hand in one.hands)
    first = rng.randrange(players)
    deals = (one, Deal(hands, one.exposed))
    return Pair(players, deals, first, (x, y), _script(deals, first, {mine, yours}, rng))


def hidden_bid_pair(seed: int) -> Pair:
    """Three players, one deal, and two different bids that lie face down."""
    rng = random.Random(seed)
    rules = ruleset("english", 3)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y, z = rng.sample(range(3), 3)
    bids = rng.sample(one.hands[x], 2)
    last = rng.choice(one.hands[y])
    script = ((x, f"bid {bids[0]}", f"bid {bids[1]}"), (y, f"bid {last}", f"bid {last}"))
    return Pair(3, (one, one), z, (x, x), script)


def _script(
    deals: tuple[Deal, Deal], first: int, secret: set[Card], rng: random.Random
) -> tuple[tuple[int, str, str], ...]:
    """Actions that are legal in both worlds, until the rules must reveal the difference."""
    matches = tuple(_opened(cards, first) for cards in deals)
    script: list[tuple[int, str, str]] = []
    while len(script) < STEPS:
        seat = rng.choice(matches[0].to_act)
        common = set(view(matches[0], seat).legal) & set(view(matches[1], seat).legal)
        allowed = sorted(str(a) for a in common if not _uses(a, secret))
        rng.shuffle(allowed)
        step = next((s for a in allowed if (s := _both(matches, seat, a)) is not None), None)
        if step is None:
            break
        matches, action = step
        script.append((seat, action, action))
    return tuple(script)


def _opened(cards: Deal, first: int) -> Match:
    match = start(ruleset("english", len(cards.hands)), first)
    return evolve_all(match, deal(match, cards))


def _uses(action: Any, secret: set[Card]) -> bool:
    return getattr(action, "card", None) in secret


def _both(matches: tuple[Match, ...], seat: int, text: str) -> tuple[tuple[Match, ...], str] | None:
    """Both worlds after the action; None if it ends the round in one of them."""

    outcomes = [advance(match, seat, parse_action(text)) for match in matches]
    if any(isinstance(event, RoundEnded) for _, events in outcomes for event in events):
        return None
    return tuple(match for match, _ in outcomes), text


class Ear(Subscriber):
    """A follower that writes down every byte."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, _nowhere, 10**6)
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        self.heard.append(f"closed {code} {reason} {retry}".encode())


async def _nowhere(_: bytes) -> None:
    return


class World:
    """One of the two: a server of its own, on which pair after pair is played."""

    def __init__(self, server: Server, number: int, log: io.StringIO) -> None:
        self.server = server
        self.number = number
        self.log = log
        self.tokens: list[str] = []
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=server.app), base_url="http://localhost/api/v1"
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
        ):
            run = _Run(self, pair, await self._seated(pair))
            await run.play()
        run.heard["log"] = [self.log.getvalue().encode()]
        return run.heard

    async def _seated(self, pair: Pair) -> tuple[LiveTable, list[Ear], list[str]]:
        while len(self.tokens) < SEATS_AND_ONLOOKERS:
            self.tokens.append(await self._guest(f"Player {len(self.tokens)}"))
        tokens = self.tokens[: pair.players + 2]
        seats = ["me"] + ["open"] * (pair.players - 1)
        options = {"rules": {"players": pair.players}, "listed": True}
        code = (await self._post(tokens[0], "/tables", {"seats": seats, "options": options}))[
            "room"
        ]["code"]
        for token in tokens[1 : pair.players]:
            await self._post(token, f"/tables/{code}/join", {})
        live_table = await self.server.services.house.table(code)
        assert live_table is not None
        ears = []
        for token in tokens[:-1]:
            visitor = await self.server.services.identities.whose(token)
            assert visitor is not None
            ears.append(Ear(visitor))
            await live_table.follow(ears[-1], wire.Follow(1, code))
        return live_table, ears, tokens

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


class _Run:
    """One pair in one world."""

    def __init__(
        self, world: World, pair: Pair, seated: tuple[LiveTable, list[Ear], list[str]]
    ) -> None:
        self.world = world
        self.pair = pair
        self.live_table, self.ears, self.tokens = seated
        self.spectator = self.ears[-1]
        self.heard: dict[str, list[bytes]] = {}
        self.number = 0
        self.asked: dict[str, list[bytes]] = {"spectator": [], "outsider": []}

    async def play(self) -> None:
        await self._deal()
        for at, step in enumerate(self.pair.script):
            if at % PROBE_EVERY == 1:
                await self._probe(at)
            await self._act(step)
        await self._probe(0)
        await self._try_doors()
        await self._come_back()
        names = {f"seat {seat}": self.ears[seat].heard for seat in self.pair.blind}
        self.heard |= names | {"spectator": self.spectator.heard + self.asked["spectator"]}
        self.heard["outsider"] = self.asked["outsider"]

    async def _command(self, ear: Ear, kind: type, *fields: Any) -> None:
        self.number += 1
        await self.live_table.command(ear, kind(f"c{self.number}", *fields))

    async def _deal(self) -> None:
        await self._command(self.ears[0], wire.Start)
        play = self.live_table.table.play
        assert play is not None
        for kind, word in ((wire.Commit, COMMITMENT), (wire.Reveal, SEED.hex())):
            for ear in self.ears[: self.pair.players]:
                await self._command(ear, kind, play.id, 0, word)

    async def _act(self, step: tuple[int, str, str]) -> None:
        seat, action = step[0], step[1 + self.world.number]
        play = self.live_table.table.play
        assert play is not None
        before = len(self.ears[seat].heard)
        await self._command(self.ears[seat], wire.Act, play.id, play.asked[seat].seq, action)
        refused = [m for m in self.ears[seat].heard[before:] if b'"refused"' in m]
        assert not refused, refused

    async def _probe(self, at: int) -> None:
        """Observers try wrong moves, to see what the refusals tell."""
        play = self.live_table.table.play
        assert play is not None
        match = play.match
        assert match is not None
        for ear in [*(self.ears[seat] for seat in self.pair.blind), self.spectator]:
            card = self.pair.deals[0].hands[self.pair.secret[0]][at % 12]
            if ear.seat is not None and card in own_hand(match, ear.seat):
                continue  # an exchange has brought it here, so it might be allowed
            await self._command(ear, wire.Act, play.id, play.seq, f"play {card}")
            await self._command(ear, wire.Act, play.id, play.seq, f"swap Au0 {card}")

    async def _try_doors(self) -> None:
        """Every door of the HTTP side that might tell something of a running match."""
        code, play = self.live_table.table.code, self.live_table.table.play
        match = play.id if play is not None else ""
        for who, token in (("spectator", self.tokens[-2]), ("outsider", self.tokens[-1])):
            for method, path, body in (
                ("GET", f"/tables/{code}", None),
                ("GET", "/tables", None),
                ("GET", f"/matches/{match}", None),
                ("GET", f"/matches/{match}/record", None),
                ("GET", f"/matches/{match}/replay", None),
                ("POST", f"/tables/{code}/join", {"seat": 0}),
            ):
                answer = await self.world.request(token, method, path, body)
                self.asked[who].append(f"{answer.status_code} {answer.text}".encode())

    async def _come_back(self) -> None:
        """Observers reconnect, with and without a memory of what they have seen."""
        play = self.live_table.table.play
        assert play is not None
        for ear in [*(self.ears[seat] for seat in self.pair.blind), self.spectator]:
            for since in (None, 0, play.seq // 2, play.seq):
                again = Ear(ear.visitor)
                hello = wire.Follow(1, self.live_table.table.code, play.id, since)
                await self.live_table.follow(again, hello)
                self.live_table.leave(again)
                ear.heard += again.heard


@contextlib.asynccontextmanager
async def two_worlds(directory: Path) -> AsyncIterator[tuple[World, World]]:
    """Two servers with their clocks stopped and their logs read."""
    with contextlib.ExitStack() as stack:
        for clock in ("services.steady_ms", "services.wall_ms"):
            stack.enter_context(patch(f"aurum.server.{clock}", lambda: 1_000_000))
        stack.enter_context(patch("aurum.server.storage.data_directory.PRAGMAS", CARELESS))
        log = stack.enter_context(_listening())
        async with contextlib.AsyncExitStack() as servers:
            worlds = [
                World(await servers.enter_async_context(_server(directory / str(n))), n, log)
                for n in (0, 1)
            ]
            yield worlds[0], worlds[1]


@contextlib.asynccontextmanager
async def _server(directory: Path) -> AsyncIterator[Server]:
    data = DataDirectory(directory)
    server = Server(quick_settings(directory), lambda: open_store(data))
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


Differences = list[str]


async def compare(
    directory: Path,
    pairs: Iterator[tuple[int, Pair]],
    between: Callable[[World], Any] | None = None,
) -> Differences:
    """Where an observer could have told the two worlds apart."""
    found: Differences = []
    async with two_worlds(directory) as (one, other):
        for seed, pair in pairs:
            heard = await one.play(pair, seed)
            if between is not None:
                await between(other)
            also = await other.play(pair, seed)
            assert heard.keys() == also.keys()
            found += [
                f"pair {seed}: {who} heard the difference"
                for who in heard
                if heard[who] != also[who]
            ]
            if found:
                break
    return found


def pairs(count: int) -> Iterator[tuple[int, Pair]]:
    for seed in range(count):
        make = hidden_bid_pair if seed % 5 == 4 else swapped_pair
        yield seed, make(seed)
