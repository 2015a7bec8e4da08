"""Hints over the socket: who gets them, what they hold, and that no table waits for them."""

from __future__ import annotations

import asyncio
import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aurum.engine.host import EngineFailed
from aurum.game import AurumError
from aurum.server import hint_desk
from aurum.server.settings import Limits, unlimited_rates
from aurum.server.thoughts import think_of_hint
from tests.server.player import Player
from tests.server.running import running
from tests.server.test_playing import readable

pytestmark = pytest.mark.timeout(180)


async def until_asked(player: Player) -> None:
    await player.answer_seeds()
    while not player.is_asked():
        await player.receive()
        await player.answer_seeds()


async def hint(player: Player, press: int, **fields: Any) -> dict[str, Any]:
    return await player.command("hint", press=press, **question(player) | fields)


def question(player: Player) -> dict[str, Any]:
    return {"match": player.update["match"], "seq": player.update["own"]["asked"]}


def test_four_presses_coach_and_reasons_from_the_bid_to_the_record(tmp_path: Path):
    async def scenario() -> None:
        async with (
            running(tmp_path) as server,
            Player(server.address, 1) as ada,
            Player(server.address, 2) as eve,
        ):
            code = await ada.create(["me", "random", "random"])
            await ada.follow()
            await eve.follow(code)
            await until_asked(ada)
            told = [await hint(ada, press, language="de") for press in (1, 2, 3, 4)]
            assert [one["type"] for one in told] == ["advice"] * 4
            assert told[0]["aim"].startswith("Ziel:")
            assert "actions" not in told[0]
            assert set(told[1]["actions"]) <= set(ada.legal())
            assert "why" not in told[1]
            assert told[2]["why"].startswith("Am besten:")
            choices = told[3]["choices"]
            assert {one["action"] for one in choices} == set(ada.legal())
            for one in choices:
                assert abs(sum(one["tricks"]) - 1) < 0.01
            assert ada.room["seats"][0]["hints"] == 1
            await coached(ada, choices)
            await why_of_the_first_round(ada)
            await ada.play_on()
            await why_of_the_record(ada)
            await eve.until("room")
            assert not [text for text in eve.inbox if '"advice"' in text or '"checked"' in text]
            readable(ada)

    asyncio.run(scenario())


async def coached(ada: Player, choices: list[dict[str, Any]]) -> None:
    """The coach lets the best choice pass, and objects to a costly one, once."""
    while True:
        ranked = sorted(choices, key=lambda one: -one["win"])
        fine = await ada.command("check", action=choices[0]["action"], **question(ada))
        assert fine["type"] == "checked"
        assert "objection" not in fine
        worst = await ada.command("check", action=ranked[-1]["action"], **question(ada))
        if "objection" in worst:
            break
        await ada.act(ada.legal()[0])  # no choice is costly here: look at the next decision
        await until_asked(ada)
        choices = (await hint(ada, 4))["choices"]
    assert worst["objection"].startswith("One thing first")
    again = await ada.command("check", action=ranked[-1]["action"], **question(ada))
    assert "objection" not in again


async def why_of_the_first_round(ada: Player) -> None:
    match = ada.update["match"]
    early = await ada.command("why", match=match, round=0, ply=0)
    assert early["reason"]["code"] == "not-over-yet"
    while not ada.update.get("sheets"):
        await ada.play_on(moves=1)
    moves = ada.update["sheets"][0]["actions"]
    ply = next(n for n, move in enumerate(moves) if move.startswith("1 play"))
    said = await ada.command("why", match=match, round=0, ply=ply)
    assert said["type"] == "explained"
    assert said["text"].startswith(("This bot plays any card", "There was no other choice"))
    own = next(n for n, move in enumerate(moves) if move.startswith("0 "))
    refused = await ada.command("why", match=match, round=0, ply=own)
    assert refused["reason"]["code"] == "not-a-bots-move"


async def why_of_the_record(ada: Player) -> None:
    match = ada.update["match"]
    record = json.loads((await ada.http.get(f"/matches/{match}/record")).text)
    kinds = [one["kind"] for one in record["help"]]
    assert kinds[:4] == ["hint"] * 4
    assert kinds.count("coach") == 1
    assert record["bots"] == [None, "random", "random"]
    ply = next(n for n, m in enumerate(record["rounds"][0]["actions"]) if m.startswith("2 "))
    ask = {"round": 0, "ply": ply, "language": "ru"}
    said = await ada.http.post(f"/matches/{match}/why", json=ask)
    assert said.json()["text"].startswith("Этот бот")
    own = next(n for n, m in enumerate(record["rounds"][0]["actions"]) if m.startswith("0 "))
    for wrong in ({"round": 0, "ply": own}, {"round": 0, "ply": 9999}, {"round": 999, "ply": 0}):
        answer = await ada.http.post(f"/matches/{match}/why", json=wrong)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (422, "not-a-bots-move")
        assert answer.json()["reason"]["details"].keys() == {"round"}, "the sentence names it"


def test_among_people_the_option_decides_and_only_the_asker_hears(tmp_path: Path):
    """And whoever asks too often is told so."""
    limits = replace(unlimited_rates(Limits(heartbeat_seconds=600)), hints_per_minute=3)

    async def scenario() -> None:
        async with (
            running(tmp_path, limits=limits) as server,
            Player(server.address, 1) as ada,
            Player(server.address, 2) as ben,
        ):
            for hints in (False, True):
                code = await ada.create(["me", "open", "random"], start=False, hints=hints)
                await ben.join(code)
                await asyncio.gather(ada.follow(), ben.follow(code))
                await ada.command("start")
                await asyncio.gather(until_asked(ada), until_asked(ben))
                told = await hint(ada, 3)
                if hints:
                    assert told["type"] == "advice"
                    while ben.room["seats"][0]["hints"] != 1:
                        await ben.receive()
                    assert (await hint(ada, 3))["type"] == "advice"
                    assert (await hint(ada, 3))["reason"]["code"] == "hints-too-often"
                else:
                    assert told["reason"]["code"] == "no-hints"
                assert not [text for text in ben.inbox if '"advice"' in text]
                await asyncio.gather(ada.disconnect(), ben.disconnect())
                ada.update, ben.update = {}, {}

    asyncio.run(scenario())


def test_whoever_asks_is_told_that_there_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Also where the thinking itself says that the question makes no sense, or comes too late."""

    async def senseless(*_: object) -> None:
        raise AurumError("this makes no sense")

    async def scenario() -> None:
        async with running(tmp_path) as server, Player(server.address) as ada:
            await ada.create(["me", "random", "random"])
            await ada.follow()
            await until_asked(ada)
            monkeypatch.setattr(server.services.bot_pool, "work", senseless)
            monkeypatch.setattr(server.services.bot_pool, "work_for_move", senseless)
            assert (await hint(ada, 1))["reason"]["code"] == "hint-failed"
            told = await ada.command("check", action=ada.legal()[0], **question(ada))
            assert told["reason"]["code"] == "hint-failed"
            monkeypatch.setattr(hint_desk, "carry_out", lambda *_: None)  # it was right just now
            told = await ada.command("why", match=ada.update["match"], round=3, ply=0)
            assert told["reason"]["code"] == "hint-failed"
            monkeypatch.undo()
            assert (await ada.act(ada.legal()[0]))["type"] == "update"

    asyncio.run(scenario())


def test_a_hint_that_is_overtaken_or_fails_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    go_on = threading.Event()

    def slow(*asked: Any) -> Any:
        go_on.wait(60)
        return think_of_hint(*asked)

    def failing(*_: Any) -> None:
        raise EngineFailed("the engine gave up a question")

    async def scenario() -> None:
        async with running(tmp_path, bot_threads=1) as server, Player(server.address) as ada:
            await ada.create(["me", "random", "random"])
            await ada.follow()
            await until_asked(ada)
            monkeypatch.setattr(hint_desk, "think_of_hint", slow)
            late = await ada.order("hint", press=1, picked=ada.legal()[0], **question(ada))
            await ada.act(ada.legal()[1])  # answered although somebody thinks
            await until_asked(ada)
            go_on.set()
            told = await hint(ada, 1)
            assert told["seq"] == ada.update["own"]["asked"]
            assert not [text for text in ada.inbox if late in text]

            monkeypatch.setattr(hint_desk, "think_of_hint", failing)
            told = await hint(ada, 1, picked=ada.legal()[0])
            assert told["reason"]["code"] == "hint-failed"
            await ada.act(ada.legal()[0])
            await until_asked(ada)
            monkeypatch.setattr(hint_desk, "think_of_hint", think_of_hint)
            assert (await hint(ada, 1))["type"] == "advice"

    asyncio.run(scenario())
