"""Who loses the connection at any moment sees, after resuming, what one who stayed sees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.player import Player
from tests.server.processes import processes
from tests.server.running import running
from tests.sizes import sized

SEEN = ("match", "seq", "view", "own", "clocks")


def picture(player: Player) -> dict[str, Any]:
    own = {**player.update.get("own", {})}
    return {key: player.update.get(key) for key in SEEN} | {"own": own}


async def level(one: Player, other: Player) -> None:
    """Let both hear of the same moment; bots may have moved between two messages."""
    while one.update["seq"] != other.update["seq"]:
        await (one if one.update["seq"] < other.update["seq"] else other).receive()


async def returned(loyal: Player, fickle: Player, addresses: list[str]) -> None:
    """The fickle one comes back, with some memory or none, sees the same, and leaves again."""
    since = loyal.rng.choice([None, 0, fickle.update.get("seq")])
    fickle.address = loyal.rng.choice(addresses)
    match = fickle.update.get("match") if since is not None else None
    await fickle.follow(loyal.code, match=match, since=since)
    await fickle.until("update")
    await level(loyal, fickle)
    assert picture(fickle) == picture(loyal)
    await fickle.disconnect()


async def compared(addresses: list[str], seed: int, times: int) -> int:
    """One guest, two connections: one stays, the other comes and goes, here and there."""
    home = addresses[seed % len(addresses)]
    async with Player(home, seed) as loyal, Player(home, seed) as fickle:
        fickle.http.cookies = loyal.http.cookies
        await loyal.create(["me", *["random"] * (2 + seed % 2)])
        await loyal.follow()
        done = 0
        while done < times:
            await loyal.answer_seeds()
            if loyal.is_over():
                if loyal.room["state"] == "over":
                    await loyal.command("rematch")
                else:
                    await loyal.receive()
            elif not loyal.is_asked():
                await loyal.receive()
            else:
                await returned(loyal, fickle, addresses)
                await loyal.act(loyal.rng.choice(loyal.legal()))
                done += 1
        return done


async def reconnected(addresses: list[str], times: int) -> None:
    runs = [compared(addresses, seed, times // 10) for seed in range(10)]
    assert sum(await asyncio.gather(*runs)) == times


@sized("times", 100, 500)
async def test_reconnects_at_random_moments(tmp_path: Path, times: int):
    async with running(tmp_path) as server:
        await reconnected([server.address], times)


@sized("times", 60, 1000)
async def test_who_comes_back_through_another_process_sees_the_same(
    database: str, tmp_path: Path, times: int
):
    async with processes(database, tmp_path) as servers:
        await reconnected([server.address for server in servers], times)


async def test_duplicated_reordered_and_resent_commands_change_nothing(home: Path):
    async with running(home) as server, Player(server.address, 3) as ada:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        while not ada.is_asked():
            await ada.answer_seeds()
            await ada.receive()
        own, match = ada.update["own"], ada.update["match"]
        fields = {"match": match, "seq": own["asked"]}
        first = await ada.command("act", id="once", action=own["legal"][0], **fields)
        assert first["ack"] == "once"
        entries = await settled(server, ada.code)
        for action in (own["legal"][0], own["legal"][1]):  # even with another content
            again = await ada.command("act", id="once", action=action, **fields)
            assert (again["type"], again["seq"]) == ("done", first["seq"])
        stale = await ada.command("act", id="late", action=own["legal"][1], **fields)
        assert stale["type"] == "refused"
        fresh = await ada.until("update")
        assert fresh["fresh"]
        assert await settled(server, ada.code) == entries
        await ada.disconnect()
        await ada.follow(match=match, since=first["seq"])
        again = await ada.command("act", id="once", action=own["legal"][0], **fields)
        assert (again["type"], again["seq"]) == ("done", first["seq"])


async def settled(server: Any, code: str) -> int:
    """How long the log is once the bots have nothing to do."""
    live_table = await server.services.live_tables.table(code)
    while live_table.bots.are_thinking or live_table._steps.are_under_way:  # noqa: ASYNC110 -- it has no event to wait for
        await asyncio.sleep(0.01)
    return len(await server.services.store.log(code))
