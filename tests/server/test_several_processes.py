"""People of one table on different processes: the same game as on one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aurum.server import other_processes
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.thinking_process import Thinking
from aurum.table import presence
from tests.server.faulty import blind
from tests.server.history import History
from tests.server.processes import Guest, Two, play_to, seated, until
from tests.server.running import Running, quick_settings
from tests.server.stores import logs_in


async def test_a_whole_match_and_its_rematch(two: Two):
    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        await until(ada, lambda: ada.room["seats"][1]["kind"] == "person")
        assert (await ada.command("start"))["type"] == "done"
        await asyncio.gather(ada.play_on(), bob.play_on())
        assert ada.update["view"] == bob.update["view"]
        assert ada.update["sheets"] == bob.update["sheets"]
        first = ada.update["match"]
        await asyncio.gather(ada.command("rematch"), bob.command("rematch"))
        last = ada.update["seq"]
        await until(ada, lambda: (ada.room.get("seeds") or {}).get("match", first) != first)
        await play_to(last + 15, ada, bob)

    await two(scenario)


async def test_a_command_that_was_right_only_elsewhere_is_decided_again(
    two: Two,
):
    """Ada's process has not heard of Bob when she starts: her `start` is not refused."""

    async def scenario(first: Running, _: Running, ada: Guest, bob: Guest) -> None:
        first.services.store.subscribe(lambda _: None)
        code = await ada.create(["me", "open", "random"], start=False)
        await ada.follow()
        await bob.join(code)
        assert (await ada.command("start"))["type"] == "done"

    await two(scenario)


async def test_who_is_here_is_known_everywhere(two: Two):
    async def scenario(_: Running, second: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        await until(ada, lambda: not ada.room["seats"][1].get("away"))
        async with Guest(second.address, 3) as eve:
            await eve.join(ada.code, watch=True)
            await eve.follow()
            await until(ada, lambda: ada.room["watchers"] == 1)
        await bob.disconnect()
        await until(ada, lambda: bool(ada.room["seats"][1].get("away")))
        await bob.follow()
        await until(ada, lambda: not ada.room["seats"][1].get("away"))
        await until(ada, lambda: ada.room["watchers"] == 0)

    await two(scenario)


async def test_a_bot_sits_in_for_somebody_who_left_through_another_process(
    two: Two, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(presence, "USUAL_LEVEL", "random")  # needs nothing loaded

    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob, sit_in=10)
        await ada.command("start")
        await play_to(12, ada, bob)
        await bob.disconnect()
        await ada.play_on(moves=3)
        assert any(seat.get("sit_in") for seat in ada.room["seats"])

    await two(scenario)


async def test_bots_think_in_a_process_of_their_own_or_else_where_people_are(
    two: Two, database: str
):
    """Without such a process, the servers answer for the bots after a moment."""

    async def scenario(first: Running, second: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        await until(ada, lambda: ada.room["seats"][1]["kind"] == "person")
        await ada.command("start")
        await play_to(14, ada, bob)
        for server in (first, second):
            assert server.services.others is not None
            assert server.services.others._late is not None
            await server.services.others._late.close()  # from here on they answer for nobody
        thinking = Thinking(quick_settings(Path("unused")), PostgresStore(database))
        await play_to(45, ada, bob)
        await thinking.close()

    await two(scenario, thinks=False)


async def test_emotes_are_heard_on_both_sides(two: Two):
    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        emote = (await ada.http.get("/about")).json()["emotes"][0]
        await bob.order("say", emote=emote)
        assert (await ada.until("said"))["seat"] == 1

    await two(scenario)


async def test_a_moved_token_stops_working_everywhere(
    two: Two,
):
    async def scenario(first: Running, second: Running, ada: Guest, _: Guest) -> None:
        await ada.through(second)
        assert (await ada.http.get("/me")).status_code == 200
        await ada.through(first)
        code = (await ada.post("/me/moving-code", {}))["code"]
        async with Guest(first.address, 9) as thief:
            await thief.post("/me/take", {"code": code})
        await ada.through(second)
        async with asyncio.timeout(60):  # at once, on a machine that has time
            while (await ada.http.get("/me")).status_code == 200:
                pass

    await two(scenario)


async def test_a_lost_notification_costs_a_moment_and_no_move(
    two: Two, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(PostgresStore, "subscribe", lambda *_: None)

    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        await until(ada, lambda: ada.room["seats"][1]["kind"] == "person")
        await ada.command("start")
        await play_to(14, ada, bob)

    await two(scenario)


@pytest.mark.parametrize("woken", ["looks", "blind"])
async def test_a_process_that_slept_writes_nothing_stale(
    two: Two,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
    woken: str,
):
    """It has heard of nothing. Planted: it writes at the next free place, and that is seen."""
    monkeypatch.setattr(PostgresStore, "subscribe", lambda *_: None)
    monkeypatch.setattr(other_processes, "LOOK_EVERY", 10**9)
    if woken == "blind":
        monkeypatch.setattr(PostgresStore, "append", blind)

    async def scenario(_: Running, second: Running, ada: Guest, bob: Guest) -> None:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        while not ada.is_asked():
            await ada.answer_seeds()
            await ada.receive()
        bob.http.cookies = ada.http.cookies  # Ada's other device, through the other process
        await bob.follow(ada.code)
        await bob.until("update")
        first, other = ada.legal()[:2]
        assert (await bob.act(first))["type"] == "update"
        late = await ada.act(other)
        mistakes = History.of(ada.code).mistakes(await asyncio.to_thread(logs_in, database))
        assert (late["type"] == "refused") == (woken == "looks"), late
        assert (mistakes == []) == (woken == "looks")

    await two(scenario)


async def test_without_hints_and_looks_nothing_arrives(two: Two, monkeypatch: pytest.MonkeyPatch):
    """What the test above relies on: planted, hints are lost and nobody looks."""
    monkeypatch.setattr(PostgresStore, "subscribe", lambda *_: None)
    monkeypatch.setattr(other_processes, "LOOK_EVERY", 10**9)

    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        with pytest.raises(TimeoutError):
            await until(ada, lambda: ada.room["seats"][1]["kind"] == "person", 4)

    await two(scenario)
