"""Hosts: whom they send away, who follows them, and what the lobby shows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from aurum.server.settings import Limits, unlimited_rates
from tests.server.player import Json, Player
from tests.server.processes import Guest, processes
from tests.server.running import running

OPEN = ["me", "open", "open"]


async def lobby(somebody: Player, wanted: Callable[[list[str]], bool]) -> list[str]:
    """The codes in the lobby, once they are as wanted; it is read once a second."""
    async with asyncio.timeout(60):
        while True:
            answer: Json = (await somebody.http.get("/tables")).json()
            codes = [line["code"] for line in answer["tables"]]
            if wanted(codes):
                return codes
            await asyncio.sleep(0.2)


@contextlib.asynccontextmanager
async def two(data: Path, **changes: Any) -> AsyncIterator[tuple[Player, Player]]:
    async with (
        running(data, **changes) as server,
        Player(server.address) as ada,
        Player(server.address) as ben,
    ):
        yield ada, ben


async def test_a_table_is_in_the_lobby_while_its_host_is_there(tmp_path: Path):
    async with two(tmp_path) as (ada, ben):
        code = await ada.create(OPEN, start=False, listed=True)
        assert await lobby(ben, lambda codes: not codes) == []
        await ada.follow()
        assert await lobby(ben, bool) == [code]
        await ada.disconnect()
        assert await lobby(ben, lambda codes: not codes) == []


async def test_one_guest_lists_two_tables_and_no_more(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        for _ in range(2):
            await ada.create(OPEN, start=False, listed=True)
        body = {"seats": OPEN, "options": {"listed": True}}
        answer = await ada.http.post("/tables", json=body)
        assert answer.status_code == 409
        assert answer.json()["reason"]["code"] == "listed-enough"
        await ada.create(OPEN, start=False)  # one that is not listed


async def test_who_is_removed_hears_it_and_cannot_sit_down_again(tmp_path: Path):
    async with two(tmp_path) as (ada, ben):
        code = await ada.create(OPEN, start=False)
        await ada.follow()
        await ben.join(code)
        await ben.follow()
        assert (await ada.command("remove", seat=1))["type"] == "done"
        while ben.seat is not None:
            await ben.receive()
        refused = await ben.command("sit", seat=1)
        assert refused["reason"]["code"] == "removed"
        answer = await ben.http.post(f"/tables/{code}/join", json={})
        assert answer.json()["reason"]["code"] == "removed"


async def test_an_absent_host_is_replaced_by_somebody_who_is_here(tmp_path: Path):
    limits = replace(unlimited_rates(Limits(heartbeat_seconds=600)), host_away_seconds=0.3)

    async with two(tmp_path, limits=limits) as (ada, ben):
        code = await ada.create(["me", "open", "random"], start=False)
        await ada.follow()
        await ben.join(code)
        await ben.follow()
        assert (await ben.command("start"))["reason"]["code"] == "not-host"
        await ada.disconnect()
        while not ben.room["seats"][1]["host"]:
            await ben.receive()
        assert (await ben.command("start"))["type"] in ("done", "update")


async def test_a_host_who_has_no_seat_and_leaves_is_replaced(tmp_path: Path):
    limits = replace(unlimited_rates(Limits(heartbeat_seconds=600)), host_away_seconds=0.3)

    async with two(tmp_path, limits=limits) as (ada, ben):
        code = await ada.create(["open", "random", "random"], start=False)
        await ada.follow()
        await ben.join(code)
        await ben.follow()
        await asyncio.sleep(0.6)  # Ada watches, so nothing passes on
        assert (await ben.command("start"))["reason"]["code"] == "not-host"
        await ada.disconnect()
        while not ben.room["seats"][0]["host"]:
            await ben.receive()
        assert (await ben.command("start"))["type"] in ("done", "update")


async def test_the_lobby_of_another_process_shows_tables_where_somebody_is(
    tmp_path: Path, database: str
):
    async with (
        processes(database, tmp_path) as (first, second),
        Guest(first.address, 1) as ada,
        Guest(second.address, 2) as ben,
    ):
        code = await ada.create(OPEN, start=False, listed=True)
        assert await lobby(ben, lambda codes: not codes) == []
        await ada.follow()
        assert await lobby(ben, bool) == [code]
        assert code not in second.services.live_tables.tables  # it knows of her by the store only
        await ada.disconnect()
        assert await lobby(ben, lambda codes: not codes) == []
