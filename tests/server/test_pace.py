"""Bots think as long as the one person at the table wants them to, and as usual among several."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from aurum.server.settings import Pace
from tests.server.player import Player
from tests.server.running import running

SLOW = Pace((2.5, 2.5), (2.5, 2.5), (2.5, 2.5))


async def bids(player: Player) -> float:
    """Seconds until every bid lies there, from the moment the player's own was accepted."""
    while not player.is_asked():
        await player.answer_seeds()
        await player.receive()
    await player.act(player.legal()[0])
    began = time.monotonic()
    while player.update["view"]["phase"] == "bid":
        await player.receive()
    return time.monotonic() - began


@pytest.mark.parametrize(("wish", "waits"), [("brisk", False), ("calm", True)])
async def test_the_only_person_chooses_the_pace_of_the_bots(tmp_path: Path, wish: str, waits: bool):
    async with running(tmp_path, pace=SLOW) as server, Player(server.address) as ada:
        code = await ada.create(["me", "random", "random"], start=False)
        await ada.follow(code)
        await ada.command("pace", bots=wish)
        await ada.command("start")
        assert (await bids(ada) > 1.2) is waits


async def test_nobody_hastens_the_bots_of_a_table_with_others(tmp_path: Path):
    async with (
        running(tmp_path, pace=SLOW) as server,
        Player(server.address, 1) as ada,
        Player(server.address, 2) as ben,
    ):
        code = await ada.create(["me", "open", "random"], start=False)
        await ben.join(code)
        await asyncio.gather(ada.follow(code), ben.follow(code))
        await ada.command("pace", bots="brisk")
        await ada.command("start")
        waited = await asyncio.gather(bids(ada), bids(ben))
        assert max(waited) > 1.2
