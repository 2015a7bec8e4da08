"""Live tables inside a test: a real store, and followers that write down what they hear."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from aurum.game import view
from aurum.server.bot_pool import BotPool
from aurum.server.live_table import Context, LiveTable
from aurum.server.live_tables import LiveTables
from aurum.server.metrics import Metrics
from aurum.server.settings import NO_PACE
from aurum.server.storage.data_directory import PRAGMAS
from aurum.server.storage.store import Store
from aurum.server.subscribers import Subscriber
from aurum.table.commands import Visitor
from aurum.table.messages import ServerMessage
from aurum.table.wire import commands as wire
from aurum.table.wire.events import Rules
from aurum.table.wire.http import CreateTable, JoinTable
from aurum.table.wire.replies import Done, Refused, Update
from aurum.table.wire.room import Options
from aurum.table.wire.view import Reason
from tests.table.tables import COMMITMENT, SEED

CARELESS = (*PRAGMAS, "PRAGMA synchronous = OFF")  # what is kept does not matter here


class Ear(Subscriber):
    """A follower that writes down every message."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, lambda _: False, _nowhere, 10**6)
        self.heard: list[Any] = []
        self.closed: int | None = None

    def push(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message, type=ServerMessage))

    def dismiss(self, code: int, reason: Reason, retry: float | None = None) -> None:
        self.closed = code
        self.heard.append((reason, retry))

    def all(self, kind: type) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]

    @property
    def seq(self) -> int:
        """How far this follower has been told."""
        updates = self.all(Update)
        return updates[-1].seq if updates else 0

    def answer(self, command: str) -> Done | Refused | Update | None:
        for message in self.heard:
            name = getattr(message, "ack", None) if isinstance(message, Update) else None
            if name == command or getattr(message, "id", None) == command:
                return message  # type: ignore[no-any-return]
        return None


async def _nowhere(_: bytes) -> None:
    return


class Sitting:
    """A table with people who sit at it, and one who watches."""

    def __init__(self, house: LiveTables, live: LiveTable, ears: list[Ear]) -> None:
        self.live_tables = house
        self.live = live
        self.ears = ears
        self._number = 0

    @property
    def store(self) -> Store:
        return self.live_tables.around.store

    async def command(self, seat: int, kind: type, *fields: Any) -> str:
        self._number += 1
        name = f"c{self._number}"
        await self.live.command(self.ears[seat], kind(name, *fields))
        return name

    async def deal(self) -> None:
        play = self.live.table.play
        assert play is not None
        match, hand = play.id, play.hand
        for seat in sorted(self.live.table.persons):
            await self.command(seat, wire.Commit, match, hand, COMMITMENT)
        for seat in sorted(self.live.table.persons):
            await self.command(seat, wire.Reveal, match, hand, SEED.hex())

    def move(self, name: str) -> tuple[Ear, wire.Act]:
        """A legal move of whoever is asked first."""
        play = self.live.table.play
        assert play is not None
        assert play.match is not None
        seat = min(play.asked)
        action = str(view(play.match, seat).legal[0])
        return self.ears[seat], wire.Act(name, play.id, play.asked[seat].seq, action)


def house_on(store: Store, now: Any = lambda: 1_000_000) -> LiveTables:
    around = Context(store, BotPool(1), Metrics(), NO_PACE, now, "test", wall=now)
    return LiveTables(around, 60)


async def sitting(house: LiveTables, people: int = 3, **options: Any) -> Sitting:
    """A table whose match has been dealt; the last ear belongs to a spectator."""
    guests = [Visitor(f"guest{seat}", f"Name{seat}") for seat in range(people + 1)]
    wish = CreateTable(
        Options(rules=Rules(players=people), **options), ("me",) + ("open",) * (people - 1)
    )
    code = (await house.create(guests[0], wish)).room.code
    live = await house.table(code)
    assert live is not None
    for guest in guests[1:people]:
        await house.join(live, guest, JoinTable())
    ears = [Ear(guest) for guest in guests]
    for ear in ears:
        await live.follow(ear, wire.Follow(1, code))
    made = Sitting(house, live, ears)
    await made.command(0, wire.Start)
    await made.deal()
    return made


async def loop_turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)
