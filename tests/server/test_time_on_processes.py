"""Clocks, seeds that do not come, and people who leave, with a table's people on two processes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from aurum.server.settings import Limits, unlimited_rates
from aurum.table import presence
from aurum.table.log_entries import Acted, read_entry
from aurum.table.table import Table
from tests.server.processes import Guest, Two, play_to, processes, seated, until
from tests.server.running import Running
from tests.server.stores import logs_in

LIMIT = 1


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short clocks, and bots that need nothing loaded."""
    monkeypatch.setitem(presence.CLOCKS, "quick", LIMIT)
    for level in ("USUAL_LEVEL", "SUBSTITUTE_LEVEL"):
        monkeypatch.setattr(presence, level, "random")


class Answer(NamedTuple):
    """A move in the log: which question of a seat it answers, on whose behalf, how late."""

    seat: int
    asked: int
    by: str
    after: int


def answers(database: str, code: str) -> list[Answer]:
    table, found = Table(code), []
    for _, at, command, body in logs_in(database)[code]:
        entry = read_entry(body)
        if isinstance(entry, Acted):
            assert table.play is not None
            question = table.play.asked[entry.seat]
            found.append(Answer(entry.seat, question.seq, entry.by, at - question.at))
        table.apply(entry, command, at)
    return found


async def started(ada: Guest, bob: Guest, **options: Any) -> None:
    await seated(ada, bob, **options)
    await until(ada, lambda: ada.room["seats"][1]["kind"] == "person")
    assert (await ada.command("start"))["type"] == "done"


async def dealt(*players: Guest) -> None:
    """Everybody sends their seeds until the first question is asked."""

    async def ready(player: Guest) -> None:
        while not player.update:
            await player.answer_seeds()
            await player.receive()

    await asyncio.gather(*map(ready, players))


async def by_clock(database: str, ada: Guest, count: int) -> list[Answer]:
    """Wait until so many moves were made because somebody's time had run out."""
    async with asyncio.timeout(90):
        while True:
            found = await asyncio.to_thread(answers, database, ada.code)
            if len([answer for answer in found if answer.by == "clock"]) >= count:
                return found
            await asyncio.sleep(0.1)


async def abreast(*players: Guest) -> None:
    """The one who lags reads on until all have been told of the same entry."""
    async with asyncio.timeout(60):
        while len({player.update["seq"] for player in players}) > 1:
            await min(players, key=lambda player: int(player.update["seq"])).receive()


async def test_time_runs_out_once_whoever_is_connected_where(two: Two, database: str):
    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await started(ada, bob, clock="quick")
        await dealt(ada, bob)
        found = await by_clock(database, ada, 3)
        assert len({(answer.seat, answer.asked) for answer in found}) == len(found)
        late = [answer.after for answer in found if answer.by == "clock"]
        assert min(late) >= LIMIT * 1000 - 50
        await until(ada, lambda: ada.update["seq"] >= 10)
        await abreast(ada, bob)
        assert ada.update["view"] == bob.update["view"]

    await two(scenario)


async def test_who_comes_back_through_another_process_has_no_more_time(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The third process has never heard of the table."""
    monkeypatch.setitem(presence.CLOCKS, "quick", 120)

    async def scenario() -> None:
        async with (
            processes(database, tmp_path, 3) as (first, second, third),
            Guest(first.address, 1) as ada,
            Guest(second.address, 2) as bob,
        ):
            await started(ada, bob, clock="quick")
            await dealt(ada, bob)
            await asyncio.sleep(1.5)
            asked = next(player for player in (ada, bob) if player.is_asked())
            await asked.through(third)
            asked.update = {}
            await asked.follow()
            await until(asked, lambda: bool(asked.update))
            assert 0 < asked.update["clocks"][asked.seat or 0] <= 118_500

    await asyncio.wait_for(scenario(), 240)


async def test_a_process_that_does_not_know_the_table_lets_time_run_out_too(
    database: str, tmp_path: Path
):
    async def scenario() -> None:
        async with (
            processes(database, tmp_path, 3) as (first, second, _),
            Guest(first.address, 1) as ada,
            Guest(second.address, 2) as bob,
        ):
            for server in (first, second):
                assert server.services.others is not None
                await server.services.others._due.close()  # only the third one acts
            await started(ada, bob, clock="quick")
            await dealt(ada, bob)
            found = await by_clock(database, ada, 1)
            assert min(a.after for a in found if a.by == "clock") >= LIMIT * 1000 - 50

    await asyncio.wait_for(scenario(), 240)


@pytest.mark.parametrize("stage", ["commit", "reveal"])
async def test_a_seed_that_does_not_come_is_not_waited_for(
    two: Two, monkeypatch: pytest.MonkeyPatch, stage: str
):
    monkeypatch.setattr(presence, f"{stage.upper()}_SECONDS", 1)

    async def scenario(first: Running, _: Running, ada: Guest, bob: Guest) -> None:
        await started(ada, bob)
        if stage == "reveal":
            await until(bob, lambda: bool(bob.room.get("seeds")))
            await bob.answer_seeds()  # the commitment, and then no more
        await dealt(ada)
        await until(bob, lambda: bool(bob.update))
        play = first.services.live_tables.tables[ada.code].table.play
        assert play is not None
        assert play.fair is not None
        share = play.fair.proof().clients[1]
        assert share.by == "server"
        assert (share.withheld is not None) == (stage == "reveal")

    await two(scenario)


async def test_a_bot_sits_in_and_hands_back_through_the_other_process(two: Two, database: str):
    async def scenario(first: Running, _: Running, ada: Guest, bob: Guest) -> None:
        await started(ada, bob, sit_in=5)
        await dealt(ada, bob)
        await bob.disconnect()
        while not any(seat.get("sit_in") for seat in ada.room["seats"]):
            if ada.is_asked():
                await ada.act(ada.legal()[0])
            else:
                await ada.receive()
        await bob.through(first)
        await bob.follow()
        assert bob.seat == 1
        await until(ada, lambda: not ada.room["seats"][1].get("sit_in"))
        await play_to(ada.update["seq"] + 6, ada, bob)
        found = answers(database, ada.code)
        assert len({(answer.seat, answer.asked) for answer in found}) == len(found)
        assert "person" in {a.by for a in found if a.seat == 1}

    await two(scenario)


async def test_the_role_of_the_host_passes_on_to_the_other_process(two: Two):
    limits = replace(unlimited_rates(Limits(heartbeat_seconds=600)), host_away_seconds=1)

    async def scenario(_: Running, __: Running, ada: Guest, bob: Guest) -> None:
        await seated(ada, bob)
        await ada.disconnect()
        await until(bob, lambda: bool(bob.room["seats"][1].get("host")))
        assert (await bob.command("start"))["type"] == "done"

    await two(scenario, limits=limits)
