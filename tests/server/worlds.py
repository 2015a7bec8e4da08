"""The harness for secrets: two worlds that an observer cannot tell apart must sound alike.

Both run the real server (store, tables, HTTP, logs); only chance, time and the cards dealt are
given. The cards differ in what the observer may not know, and everybody acts as recorded.
"""

from __future__ import annotations

import contextlib
import io
import logging
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple
from unittest.mock import patch

import httpx

from aurum.game import (
    EDITIONS,
    Card,
    Deal,
    Match,
    RoundEnded,
    Ruleset,
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
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from aurum.table.wire.view import Reason
from tests.server.running import quick_settings
from tests.table.tables import COMMITMENT, SEED

STEPS = 30
UNDO_EVERY = 3
SIT_IN_MS = 61_000
UNEVEN = re.compile(rb"seconds|bytes|_created|_size|free|memory|live_blocks")
PROBE_EVERY = 4
SEATS_AND_ONLOOKERS = 6
CARELESS = (*PRAGMAS, "PRAGMA synchronous = OFF")  # what is kept does not matter here


People = Literal["all", "alone", "left"]


@dataclass(frozen=True)
class Setting:
    """What kind of table it is, and who plays: all people; one alone, who takes moves back; or a
    bot sits in for the person with the secret card.
    """

    edition: str = "english"
    spectators: str = "open"
    memory: bool = True
    people: People = "all"


PLAIN = Setting()


def setting_of(seed: int) -> Setting:
    """Every edition with every kind of table, in turn."""
    return Setting(
        edition=list(EDITIONS)[seed % 5],
        spectators=("open", "delayed", "closed")[seed % 3],
        memory=seed % 2 == 0,
        people=("all", "alone", "left")[seed // 3 % 3],
    )


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
    setting: Setting = PLAIN

    @property
    def blind(self) -> list[int]:
        """The seats that cannot tell the worlds apart."""
        return [seat for seat in range(self.players) if seat not in self.secret]


def swapped_pair(seed: int, setting: Setting = PLAIN) -> Pair:
    """One card of seat x against one of seat y; nobody plays either of them."""
    rng = random.Random(seed)
    players = rng.choice((3, 4))
    rules = ruleset(setting.edition, players)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y = rng.sample(range(players), 2)
    mine, yours = rng.choice(one.hands[x]), rng.choice(one.hands[y])
    exchange = {mine: yours, yours: mine}
    hands = tuple(tuple(exchange.get(card, card) for card in hand) for hand in one.hands)
    first = rng.randrange(players)
    deals = (one, Deal(hands, one.exposed))
    script = _script(rules, deals, first, {mine, yours}, rng)
    return Pair(players, deals, first, (x, y), script, setting)


def hidden_bid_pair(seed: int, setting: Setting = PLAIN) -> Pair:
    """Three players, one deal, and two different bids that lie face down."""
    rng = random.Random(seed)
    rules = ruleset(setting.edition, 3)
    shuffled = list(rules.deck)
    rng.shuffle(shuffled)
    one = deal_cards(rules, shuffled)
    x, y, z = rng.sample(range(3), 3)
    bids = rng.sample(one.hands[x], 2)
    last = rng.choice(one.hands[y])
    script = ((x, f"bid {bids[0]}", f"bid {bids[1]}"), (y, f"bid {last}", f"bid {last}"))
    return Pair(3, (one, one), z, (x, x), script, setting)


def _script(
    rules: Ruleset, deals: tuple[Deal, Deal], first: int, secret: set[Card], rng: random.Random
) -> tuple[tuple[int, str, str], ...]:
    """Actions that are legal in both worlds, until the rules must reveal the difference."""
    matches = tuple(opened(rules, cards, first) for cards in deals)
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


def opened(rules: Ruleset, cards: Deal, first: int) -> Match:
    """A match with its first round dealt."""
    match = start(rules, first)
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


class Clock:
    """The time of one world, in milliseconds: it stands still unless it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def read(self) -> int:
        return self.now


class World:
    """One of the two: a server of its own, on which pair after pair is played."""

    def __init__(self, server: Server, number: int, log: io.StringIO, clock: Clock) -> None:
        self.server = server
        self.clock = clock
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
            patch("aurum.server.bot_turns.BotTurns.start", lambda *_: None),  # the script answers
        ):
            run = _Run(self, pair, await self._seated(pair))
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
        live_table = await self.server.services.house.table(code)
        assert live_table is not None
        seated = Seated(live_table, {}, await self._ear(self.tokens[-2]), self.tokens[-2:])
        for seat, token in tokens.items():
            seated.ears[seat] = await self._ear(token)
            await live_table.follow(seated.ears[seat], wire.Follow(1, code))
        await follow(live_table, seated.spectator, wire.Follow(1, code))
        return seated

    async def _opened(self, pair: Pair, tokens: dict[int, str]) -> str:
        """A table that the first person made; the code to it."""
        setting, host = pair.setting, next(iter(tokens))
        others = "random" if setting.people == "alone" else "open"
        options = {
            "rules": {"players": pair.players, "edition": setting.edition},
            "spectators": setting.spectators,
            "memory": setting.memory,
            "listed": True,
        }
        seats = ["me" if seat == host else others for seat in range(pair.players)]
        wish = {"seats": seats, "options": options}
        return str((await self._post(tokens[host], "/tables", wish))["room"]["code"])

    async def _ear(self, token: str) -> Ear:
        visitor = await self.server.services.identities.whose(token)
        assert visitor is not None
        return Ear(visitor)

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


async def follow(live_table: LiveTable, ear: Ear, hello: wire.Follow) -> bool:
    """Let somebody in, or let them hear why not."""
    try:
        await live_table.follow(ear, hello)
    except Refusal as refusal:
        ear.heard.append(repr(refusal.reason).encode())
        return False
    return True


class Seated(NamedTuple):
    """A table, its people by seat, somebody who watches, and the tokens of two without a seat."""

    live_table: LiveTable
    ears: dict[int, Ear]
    spectator: Ear
    onlookers: list[str]


class _Run:
    """One pair in one world."""

    def __init__(self, world: World, pair: Pair, seated: Seated) -> None:
        self.world = world
        self.pair = pair
        self.live_table, self.ears, self.spectator, self.onlookers = seated
        self.heard: dict[str, list[bytes]] = {}
        self.number = 0
        self.asked: dict[str, list[bytes]] = {"spectator": [], "outsider": []}

    @property
    def blind(self) -> dict[int, Ear]:
        """The people who cannot tell the worlds apart."""
        return {seat: ear for seat, ear in self.ears.items() if seat in self.pair.blind}

    async def play(self) -> None:
        await self._deal()
        if self.pair.setting.people == "left":
            self.live_table.leave(self.ears.pop(self.pair.secret[0]))
        for at, step in enumerate(self.pair.script):
            if at % PROBE_EVERY == 1:
                await self._probe(at)
            await self._act(step)
            if at % UNDO_EVERY == 0 and self.pair.setting.people == "alone":
                await self._take_back(step)
        await self._probe(0)
        await self._try_doors()
        await self._come_back()
        self.heard |= {f"seat {seat}": ear.heard for seat, ear in self.blind.items()}
        self.heard["spectator"] = self.spectator.heard + self.asked["spectator"]
        self.heard["outsider"] = self.asked["outsider"]

    async def _command(self, ear: Ear, kind: type, *fields: Any) -> None:
        self.number += 1
        await self.live_table.command(ear, kind(f"c{self.number}", *fields))

    async def _deal(self) -> None:
        await self._command(next(iter(self.ears.values())), wire.Start)
        play = self.live_table.table.play
        assert play is not None
        for kind, word in ((wire.Commit, COMMITMENT), (wire.Reveal, SEED.hex())):
            for ear in self.ears.values():
                await self._command(ear, kind, play.id, 0, word)

    async def _act(self, step: tuple[int, str, str]) -> None:
        seat, action = step[0], step[2] if self.world.number else step[1]
        play = self.live_table.table.play
        assert play is not None
        ear, before = self.ears.get(seat), self.live_table.table.seq
        if ear is None:
            await self._bot_acts(seat, action)
        else:
            await self._command(ear, wire.Act, play.id, play.asked[seat].seq, action)
        assert self.live_table.table.seq > before, f"{seat} {action} was refused"

    async def _bot_acts(self, seat: int, action: str) -> None:
        """A bot's turn, or one that sits in when the countdown is over."""
        if seat in self.live_table.table.persons:
            self.world.clock.now += SIT_IN_MS
            await self.live_table._on_time()
        turns = self.live_table.presence.bot_turns(self.world.clock.now)
        await self.live_table._bot_move(next(t for t in turns if t.seat == seat), action)

    async def _take_back(self, step: tuple[int, str, str]) -> None:
        """Whoever plays alone takes a move back and makes it again."""
        ear, play = self.ears.get(step[0]), self.live_table.table.play
        if ear is not None and play is not None and not step[1].startswith("keep"):
            await self._command(ear, wire.Undo, play.id, play.seq)
            await self._act(step)

    async def _probe(self, at: int) -> None:
        """Observers try wrong moves, to see what the refusals tell."""
        play = self.live_table.table.play
        assert play is not None
        match = play.match
        assert match is not None
        for ear in self._observers():
            card = self.pair.deals[0].hands[self.pair.secret[0]][at % 12]
            if ear.seat is not None and card in own_hand(match, ear.seat):
                continue  # an exchange has brought it here, so it might be allowed
            await self._command(ear, wire.Act, play.id, play.seq, f"play {card}")
            await self._command(ear, wire.Act, play.id, play.seq, f"swap Au0 {card}")

    async def _try_doors(self) -> None:
        """Every door of the HTTP side that might tell something of a running match."""
        code, play = self.live_table.table.code, self.live_table.table.play
        match = play.id if play is not None else ""
        for who, token in zip(("spectator", "outsider"), self.onlookers, strict=True):
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
        self.heard["metrics"] = [await self._metrics()]

    async def _metrics(self) -> bytes:
        """What the server counts; times and sizes differ between any two runs."""
        answer = await self.world.http.get("http://localhost/metrics")
        assert answer.status_code == 200
        lines = answer.content.splitlines()
        return b"\n".join(line for line in lines if not UNEVEN.search(line))

    def _observers(self) -> list[Ear]:
        """Those who listen at the table without knowing the difference."""
        watching = [] if self.pair.setting.spectators == "closed" else [self.spectator]
        return [*self.blind.values(), *watching]

    async def _come_back(self) -> None:
        """Observers reconnect, with and without a memory of what they have seen."""
        play = self.live_table.table.play
        assert play is not None
        for ear in [*self.blind.values(), self.spectator]:
            for since in (None, 0, play.seq // 2, play.seq):
                again = Ear(ear.visitor)
                hello = wire.Follow(1, self.live_table.table.code, play.id, since)
                if await follow(self.live_table, again, hello):
                    self.live_table.leave(again)
                ear.heard += again.heard


@contextlib.asynccontextmanager
async def two_worlds(directory: Path) -> AsyncIterator[tuple[World, World]]:
    """Two servers with their clocks stopped and their logs read."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(patch("aurum.server.storage.data_directory.PRAGMAS", CARELESS))
        stack.enter_context(patch("aurum.server.live_tables.LOBBY_SECONDS", 0.0))  # of real time
        log = stack.enter_context(_listening())
        async with contextlib.AsyncExitStack() as servers:
            worlds = []
            for n in (0, 1):
                clock = Clock()
                with (
                    patch("aurum.server.services.steady_ms", clock.read),
                    patch("aurum.server.services.wall_ms", clock.read),
                ):
                    server = await servers.enter_async_context(_server(directory / str(n)))
                worlds.append(World(server, n, log, clock))
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
    """Where an observer could have told the two worlds apart.

    The server's own counts tell of all tables, so they are left out if one has more of them.
    """
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
                if heard[who] != also[who] and (who != "metrics" or between is None)
            ]
            if found:
                break
    return found


def pairs(count: int) -> Iterator[tuple[int, Pair]]:
    for seed in range(count):
        hidden = seed % 5 == 4 and setting_of(seed).people != "left"
        make = hidden_bid_pair if hidden else swapped_pair
        yield seed, make(seed, setting_of(seed))
