"""What all processes of a store count together, and what stops on all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from aurum.server.identity import Identities
from aurum.server.settings import Limits, unlimited_rates
from aurum.server.storage.postgres_store import PostgresStore
from aurum.table.wire.words import Close
from tests.server.processes import Guest, Two
from tests.server.running import Running

OPEN = ["me", "open", "open"]
ENDLESS = unlimited_rates(Limits(heartbeat_seconds=600))


async def lobby(somebody: Guest, wanted: Callable[[list[str]], bool]) -> None:
    async with asyncio.timeout(60):
        while True:
            tables = (await somebody.http.get("/tables")).json()["tables"]
            if wanted([line["code"] for line in tables]):
                return
            await asyncio.sleep(0.2)


async def test_the_lobby_shows_a_table_while_its_host_is_there_through_another_process(two: Two):
    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        code = await ada.create(OPEN, start=False, listed=True)
        assert (await bob.http.get("/tables")).json()["tables"] == []
        await ada.follow()
        await lobby(bob, lambda codes: codes == [code])
        await ada.disconnect()
        await lobby(bob, lambda codes: not codes)

    await two(scenario)


async def test_one_guest_lists_two_tables_through_all_processes_and_no_more(two: Two):
    async def scenario(_: Running, second: Running, ada: Guest, __: Guest) -> None:
        await ada.create(OPEN, start=False, listed=True)
        await ada.through(second)
        await ada.create(OPEN, start=False, listed=True)
        body = {"seats": OPEN, "options": {"listed": True}}
        assert (await ada.http.post("/tables", json=body)).status_code == 409
        body = {"seats": OPEN, "options": {"listed": False}}
        assert (await ada.http.post("/tables", json=body)).is_success

    await two(scenario)


@pytest.mark.parametrize("together", [True, False])
async def test_wrong_codes_are_counted_over_all_processes(
    two: Two, monkeypatch: pytest.MonkeyPatch, together: bool
):
    """Planted: each process counts for itself, and that is seen."""
    if not together:

        async def generous(*_: Any) -> bool:
            return True

        monkeypatch.setattr(PostgresStore, "spend", generous)

    async def scenario(first: Running, second: Running, ada: Guest, bob: Guest) -> None:
        code = await ada.create(OPEN, start=False)
        for server in (first, second, first, second):
            await bob.through(server)
            assert (await bob.http.get("/tables/NO-SUCH-TABLE")).status_code == 404
        answer = await bob.http.get(f"/tables/{code}")
        assert answer.status_code == (429 if together else 200)
        assert (await ada.http.get(f"/tables/{code}")).status_code == 200  # who sits there knows it

    await two(scenario, limits=replace(ENDLESS, wrong_codes_per_minute=4))


async def test_right_codes_cost_nothing_on_any_process(two: Two):
    async def scenario(first: Running, second: Running, ada: Guest, bob: Guest) -> None:
        code = await ada.create(OPEN, start=False)
        for server in (first, second) * 3:
            await bob.through(server)
            assert (await bob.http.get(f"/tables/{code}")).status_code == 200

    await two(scenario, limits=replace(ENDLESS, wrong_codes_per_minute=2))


async def test_new_tables_of_one_guest_are_counted_over_all_processes(two: Two):
    async def scenario(_: Running, second: Running, ada: Guest, __: Guest) -> None:
        await ada.create(OPEN, start=False)
        await ada.through(second)
        await ada.create(OPEN, start=False)
        assert (await ada.http.post("/tables", json={"seats": OPEN})).status_code == 429

    await two(scenario, limits=replace(ENDLESS, openings_per_guest=2))


@pytest.mark.parametrize("looks", [True, False])
async def test_a_moved_token_stops_on_open_sockets_though_the_notice_was_lost(
    two: Two, monkeypatch: pytest.MonkeyPatch, looks: bool
):
    """Planted: nobody looks whether a notice was lost, and the socket of the old token stays."""
    monkeypatch.setattr(PostgresStore, "subscribe", lambda *_: None)
    if not looks:

        async def blind(_: Identities) -> None:
            return

        monkeypatch.setattr(Identities, "look", blind)

    async def scenario(first: Running, second: Running, ada: Guest, _: Guest) -> None:
        await ada.create(["me", "random", "random"])
        await ada.through(second)
        await ada.follow()
        async with Guest(first.address, 9) as heir:
            code = (await ada.http.post(f"{first.address}/api/v1/me/moving-code", json={})).json()
            await heir.post("/me/take", {"code": code["code"]})
            await heir.through(second)
            await heir.follow(ada.code)  # the new token has a socket before anybody looks
            is_ended = await ended(ada, 60 if looks else 2)
            assert is_ended is looks
            pong = await heir.command("ping")
            assert pong["type"] == "pong"

    await two(scenario)


async def ended(player: Guest, seconds: float) -> bool:
    """Whether the player's socket is closed within that time, because the identity was moved."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await player.receive()
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == Close.NO_IDENTITY
    except TimeoutError:
        return False
