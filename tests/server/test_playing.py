"""Playing through the server, as the page does."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from aurum.game import audit, parse_record
from aurum.game.fair_proofs import verify_record
from aurum.table.messages import ServerMessage
from tests.server.player import Player
from tests.server.running import running


def readable(player: Player) -> None:
    """Everything that came over the socket is a message of the protocol."""
    for text in player.inbox:
        msgspec.json.decode(text, type=ServerMessage, strict=True)


@pytest.mark.parametrize("bots", [["random", "random"], ["apprentice", "random", "random"]])
async def test_a_person_plays_a_match_against_bots(tmp_path: Path, bots: list[str]):
    async with running(tmp_path) as server, Player(server.address) as ada:
        await ada.create(["me", *bots])
        await ada.follow()
        await ada.play_on()
        readable(ada)
        match = ada.update["match"]
        record = (await ada.http.get(f"/matches/{match}/record")).text
        audit(parse_record(record))
        assert verify_record(json.loads(record)).hands == len(ada.update["sheets"])
        info = (await ada.http.get(f"/matches/{match}")).json()
        assert info["winners"] == ada.update["view"]["winners"]
        assert info["sheets"] == ada.update["sheets"]
        shown = (await ada.http.get(f"/matches/{match}/replay", params={"seat": 1})).json()
        assert shown["frames"][-1]["view"]["winners"] == info["winners"]


async def test_people_find_each_other_by_code_play_and_have_a_rematch(tmp_path: Path):
    async with (
        running(tmp_path) as server,
        Player(server.address, 1) as ada,
        Player(server.address, 2) as ben,
        Player(server.address, 3) as eve,
    ):
        code = await ada.create(["me", "open", "random"], start=False)
        joined = await ben.join(code.lower().replace("-", " "))
        assert joined["seat"] == 1
        await asyncio.gather(ada.follow(), ben.follow(code), eve.follow(code))
        assert eve.seat is None
        await ada.command("start")
        await ben.until("room", seat=1)
        first = await played(ada, ben)
        await ada.command("rematch")
        await ben.command("rematch")
        second = await played(ada, ben)
        assert first != second
        await eve.until("update", match=second)
        for player in (ada, ben, eve):
            readable(player)
        assert not [text for text in eve.inbox if '"own"' in text]


async def played(*players: Player) -> str:
    """The match that they play to its end."""
    finished = {player.update.get("match") for player in players if player.is_over()}

    async def play(player: Player) -> None:
        while player.update.get("match") in {*finished, None}:
            await player.receive()
            await player.answer_seeds()
        await player.play_on()

    await asyncio.gather(*(play(player) for player in players))
    assert len({player.update["match"] for player in players}) == 1
    return str(players[0].update["match"])


async def test_emotes_reach_everybody_and_free_words_do_not_exist(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.order("say", emote="hello")
        assert (await ada.until("said"))["emote"] == "hello"
        await ada.order("say", emote="you are a cheat")
        assert (await ada.until("refused"))["reason"]["code"] == "unreadable"


async def test_undo_against_bots(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        assert ada.room["undo"]
        await ada.answer_seeds()
        while not ada.is_asked():
            await ada.receive()
            await ada.answer_seeds()
        hand = ada.update["own"]["hand"]
        await ada.act(ada.legal()[0])
        while (await ada.command("undo", match=ada.update["match"], seq=ada.update["seq"]))[
            "type"
        ] == "refused":
            continue  # a bot has moved meanwhile; look again
        assert ada.update["undone"]
        assert ada.update["own"]["hand"] == hand
        assert ada.is_asked()


async def test_closed_and_delayed_spectators(tmp_path: Path):
    async with (
        running(tmp_path) as server,
        Player(server.address, 1) as ada,
        Player(server.address, 2) as eve,
    ):
        code = await ada.create(["me", "random", "random"], spectators="closed")
        await ada.follow()
        with pytest.raises(ConnectionClosed, match="4423"):
            await eve.follow(code)
        code = await ada.create(["me", "random", "random"], spectators="delayed")
        await ada.disconnect()
        await ada.follow(code)
        await eve.follow(code)
        while not ada.update.get("sheets"):
            await ada.play_on(moves=1)
        first = await eve.until("update")
        assert first["view"]["phase"] in ("deal", "over")
        assert len(first["sheets"]) == 1


async def test_a_bot_sits_in_and_hands_back(tmp_path: Path):
    async with (
        running(tmp_path) as server,
        Player(server.address, 1) as ada,
        Player(server.address, 2) as ben,
    ):
        code = await ada.create(["me", "open", "random"], start=False, sit_in=5)
        await ben.join(code)
        await asyncio.gather(ada.follow(), ben.follow(code))
        await ada.command("start")
        while not ben.update:
            await asyncio.gather(ada.answer_seeds(), ben.answer_seeds())
            await asyncio.gather(ada.receive(), ben.receive())
        await ben.disconnect()
        live_table = await server.services.live_tables.table(code)
        assert live_table is not None
        while 1 not in live_table.presence.sitting_in:
            live_table.presence.away_since[1] = 0  # the countdown need not be waited for
            live_table._wake()
            await asyncio.sleep(0.01)
        live_table.presence.sitting_in[1] = "random"  # who it is does not matter here
        while not ada.is_over() and len(ada.update.get("sheets") or ()) == 0:
            await ada.play_on(moves=1)
        sheet = ada.update["sheets"][0]
        bens = [ply for ply, move in enumerate(sheet["actions"]) if move.startswith("1 ")]
        assert sheet["stood_in"] == bens, "everybody may know who decided"
        await ben.follow(code)
        assert 1 not in live_table.presence.sitting_in
        assert ben.seat == 1


async def test_a_failing_bot_does_not_stop_the_match(tmp_path: Path):
    async with running(tmp_path) as server, Player(server.address) as ada:
        asked: list[str] = []

        async def broken(_: object, level: str, *__: object) -> None:
            asked.append(level)

        server.services.bot_pool._ask = broken  # type: ignore[method-assign, assignment]
        await ada.create(["me", "apprentice", "apprentice"])
        await ada.follow()
        await ada.play_on()
        assert asked


@pytest.mark.parametrize("bots", [["random", "random"], ["open", "random"]])
async def test_a_seed_lost_between_commit_and_reveal_stops_no_match(
    tmp_path: Path, bots: list[str], monkeypatch: pytest.MonkeyPatch
):
    """The page is opened again with its storage cleared, alone and among people."""
    monkeypatch.setattr("aurum.table.presence.REVEAL_SECONDS", 0.5)
    monkeypatch.setattr("aurum.table.presence.COMMIT_SECONDS", 5)

    async with (
        running(tmp_path) as server,
        Player(server.address) as ada,
        Player(server.address, 1) as bob,
    ):
        people = [ada, bob] if "open" in bots else [ada]
        code = await ada.create(["me", *bots], start="open" not in bots)
        if bob in people:
            await bob.join(code)
            await bob.follow()
        await ada.follow()
        if bob in people:
            await ada.command("start")
            await asyncio.gather(ada.until("room"), bob.until("room"))
        for person in people:
            await person.answer_seeds()
        await ada.disconnect()
        ada._seeds.clear()  # this is what clearing the storage does
        await ada.follow()
        if bob in people:
            await bob.until("room")
            await bob.answer_seeds()
        await ada.until("update")
        match = server.services.live_tables.tables[code].table.play
        assert match is not None
        assert match.fair is not None
        lost = match.fair.proof().clients[0]
        assert (lost.by, lost.withheld is not None) == ("server", True)
