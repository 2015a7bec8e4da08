"""Whoever waits for bots or hints that are compiled hears how far they are; nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from aurum.server import bot_pool, preparing_news
from aurum.server.bot_pool import BotPool
from aurum.server.fair_queue import Asker
from aurum.server.live_tables import LiveTables
from aurum.table.commands import Visitor
from aurum.table.wire import commands as wire
from aurum.table.wire.http import CreateTable
from aurum.table.wire.replies import Preparing
from aurum.table.wire.room import Options
from tests.server.live import Ear, house_on
from tests.server.stores import opened


def compiled_then_held(go_on: Path) -> str:
    """Work that has to compile, and is not done before the file is there."""
    import numba

    numba.njit(lambda number: number + 1)(1)
    while not go_on.exists():
        time.sleep(0.02)
    return "done"


@asynccontextmanager
async def a_house(directory: Path) -> AsyncIterator[LiveTables]:
    async with opened(directory) as store:
        house = house_on(store)
        try:
            yield house
        finally:
            house.around.bot_pool.close()
            await house.close()


class Listener(Ear):
    """Notes what it is told, and lets the test wait for it."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.news: asyncio.Queue[int] = asyncio.Queue()

    def push(self, message: bytes) -> None:
        super().push(message)
        if isinstance(self.heard[-1], Preparing):
            self.news.put_nowait(self.heard[-1].percent)


async def ear_at(house: LiveTables, guest: str, level: str) -> Listener:
    visitor = Visitor(guest, guest)
    wish = CreateTable(Options(), ("me", level, level))
    code = (await house.create(visitor, wish)).room.code
    ear, live = Listener(visitor), await house.table(code)
    assert live is not None
    await live.follow(ear, wire.Follow(1, code))
    return ear


async def test_the_first_hint_says_that_it_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(preparing_news, "LOOK_SECONDS", 0.02)
    async with a_house(tmp_path) as house:
        asks, plays = await ear_at(house, "asks", "random"), await ear_at(house, "plays", "random")
        asks.helping = 1
        go_on = tmp_path / "go"
        work = asyncio.create_task(
            house.around.bot_pool.work(Asker("t"), compiled_then_held, go_on)
        )
        assert await asks.news.get() == 0  # one function of more than a hundred
        go_on.touch()
        assert await work == "done"
        assert await asks.news.get() == 100
        assert plays.news.empty()


async def test_players_hear_of_their_bots_until_only_hints_are_missing(tmp_path: Path):
    async with a_house(tmp_path) as house:
        house.around.bot_pool._warmed.add("adept")  # no process has to load it here
        bots: Future[None] = Future()
        house.around.bot_pool._warming.append(bots)
        waits, plays = await ear_at(house, "waits", "adept"), await ear_at(house, "plays", "random")
        house._preparing.tell(40)
        house._preparing.tell(40)
        assert waits.all(Preparing) == [Preparing(40)]
        bots.set_result(None)
        house._preparing.tell(95)
        assert waits.all(Preparing) == [Preparing(40), Preparing(100)]
        assert plays.news.empty()


def test_hints_get_ready_with_the_bots_or_a_while_later(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_pool, "HINTS_SECONDS", 0.01)
    asked: list[tuple[object, ...]] = []

    def submit(work: object, *given: object, **named: object) -> Future[None]:
        asked.append((work, *given, *named.values()))
        return Future()

    async def scenario(*levels: str) -> None:
        pool = BotPool(2)
        monkeypatch.setattr(pool, "_submit", submit)
        asked.clear()
        pool.warm_up(levels, hints=True)
        pool.warm_up(levels, hints=True)
        await asyncio.sleep(0.1)
        pool.close()

    asyncio.run(scenario("random"))
    assert asked == [(bot_pool.warm_up_hints,)]
    asyncio.run(scenario("adept"))
    assert asked == [
        (bot_pool.warm_up, ("adept",), True, True),
        (bot_pool.warm_up, ("adept",), True, False),
    ]
