"""Bots think as long as the one person at the table wants them to, and as usual among several."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from aurum.server.bot_pool import BotPool
from aurum.server.bot_turns import BotTurns
from aurum.server.settings import NO_PACE, Pace
from aurum.table.presence import BotTurn
from tests.server.player import Player
from tests.server.running import running
from tests.table.tables import started


def pace(seconds: float) -> Pace:
    """Bots that think so long about everything."""
    return Pace((seconds, seconds), (seconds, seconds), (seconds, seconds))


async def bids(player: Player) -> float:
    """Seconds until every bid lies there."""
    began = time.monotonic()
    while not player.is_asked():
        await player.answer_seeds()
        await player.receive()
    await player.act(player.legal()[0])
    while player.update["view"]["phase"] == "bid":
        await player.receive()
    return time.monotonic() - began


@pytest.mark.parametrize(("wish", "seconds", "waits"), [("brisk", 6.0, False), ("calm", 1.5, True)])
async def test_the_only_person_chooses_the_pace_of_the_bots(
    tmp_path: Path, wish: str, seconds: float, waits: bool
):
    """Nobody waits less than is wished; a busy machine has several seconds to be brisk in."""
    async with running(tmp_path, pace=pace(seconds)) as server, Player(server.address) as ada:
        code = await ada.create(["me", "random", "random"], start=False)
        await ada.follow(code)
        await ada.command("pace", bots=wish)
        await ada.command("start")
        assert (await bids(ada) >= 0.9 * seconds) is waits


async def test_nobody_hastens_the_bots_of_a_table_with_others(tmp_path: Path):
    async with (
        running(tmp_path, pace=pace(1.5)) as server,
        Player(server.address, 1) as ada,
        Player(server.address, 2) as ben,
    ):
        code = await ada.create(["me", "open", "random"], start=False)
        await ben.join(code)
        await asyncio.gather(ada.follow(code), ben.follow(code))
        await ada.command("pace", bots="brisk")
        await ada.command("start")
        waited = await asyncio.gather(bids(ada), bids(ben))
        assert max(waited) >= 0.9 * 1.5


async def test_a_bot_does_not_think_about_a_question_that_was_closed_meanwhile():
    """The table moved on between the plan and the thought: there is nothing legal to choose."""
    driven, played = started(people=1), list[BotTurn]()

    async def play(turn: BotTurn, _: str) -> None:
        played.append(turn)

    bots = BotTurns(driven.table, BotPool(1), NO_PACE, play)
    open_, closed = BotTurn(1, driven.play.asked[1].seq, "random", "bot"), 2
    asked = driven.play.asked[closed].seq
    driven.act(closed)
    others = asyncio.all_tasks()
    bots.start([open_, BotTurn(closed, asked, "random", "bot")])
    thoughts = asyncio.all_tasks() - others
    assert await asyncio.gather(*thoughts, return_exceptions=True) == [None, None]
    assert [turn.seat for turn in played] == [1]
