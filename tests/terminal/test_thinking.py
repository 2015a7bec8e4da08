"""Bots and hints think beside the screen: in order, and without an engine simpler bots play."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from aurum.bots import Clock, make_bot
from aurum.engine import host as engine
from aurum.engine.host import EngineFailed
from aurum.game import Action, AurumError, View, ruleset
from aurum.table.wire.replies import Advice, Refused, Update
from aurum.table.wire.room import Options
from aurum.table.wire_events import rules_of
from aurum.terminal import local_table, own_analysis
from aurum.terminal.client import Alarm
from aurum.terminal.local_table import LocalTable
from aurum.terminal.own_table import OwnTable, opened
from tests.terminal.tables import NAMES, Sitting, host


class Toy:
    """A bot that does what the test says before it takes the first legal action."""

    name = "toy"

    def __init__(self, before: Any) -> None:
        self.before = before

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        self.before()
        return view.legal[0]

    def close(self) -> None:
        return


async def test_presses_are_answered_in_their_order(monkeypatch: pytest.MonkeyPatch):
    go_on, asked = threading.Event(), list[int]()
    real = own_analysis.answered

    async def answered(*asked_for: Any) -> Any:
        asked.append(len(asked))
        if len(asked) == 1:
            await asyncio.to_thread(go_on.wait, 60)
        return await real(*asked_for)

    monkeypatch.setattr(local_table, "answered", answered)
    table = await Sitting(host()).open()
    for _ in range(3):
        await table.commands.obey("hint")
        await asyncio.sleep(0.1)
    go_on.set()
    presses = list[int]()
    while len(presses) < 3:
        news = await asyncio.wait_for(table.client.news(), 120)
        if isinstance(news, Advice):
            presses.append(news.press)
    assert presses == [1, 2, 3]
    await table.client.close()


def broken() -> None:
    raise EngineFailed("the engine is damaged")


def against_masters() -> OwnTable:
    options = Options(rules_of(ruleset("english", 3)))
    return OwnTable("7", [opened(options, NAMES[:3], (None, "master", "master"))])


def all_toys(monkeypatch: pytest.MonkeyPatch, before: Any) -> None:
    monkeypatch.setattr(
        local_table,
        "make_bot",
        lambda name: make_bot(name) if name == "apprentice" else Toy(before),
    )


async def test_without_an_engine_simpler_bots_play_and_that_is_said_once(
    monkeypatch: pytest.MonkeyPatch,
):
    all_toys(monkeypatch, broken)
    client = LocalTable(against_masters())
    await client.open()
    alarms, bids = 0, set[int]()
    while len(bids) < 3:
        news = await asyncio.wait_for(client.news(), 60)
        if isinstance(news, Alarm):
            alarms += 1
            assert news.reason.code == "engine-failed"
        if isinstance(news, Update):
            if news.own is not None and news.own.asked is not None and not bids:
                await client.act(news.own.legal[0])
            bids |= {seat for seat, one in enumerate(news.view.seats) if one.placed}
    assert alarms == 1
    await client.close()


async def test_another_failure_of_a_bot_is_not_hidden(monkeypatch: pytest.MonkeyPatch):
    def forfeit() -> None:
        raise AurumError("the match is forfeited")

    all_toys(monkeypatch, forfeit)
    client = LocalTable(against_masters())
    await client.open()
    with pytest.raises(AurumError, match="forfeited"):
        await first_alarm(client)
    await client.close()


async def first_alarm(client: LocalTable) -> Alarm:
    while not isinstance(news := await asyncio.wait_for(client.news(), 60), Alarm):
        pass
    return news


async def test_a_hint_without_an_engine_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch):
    def in_wasm(*_: Any) -> None:
        raise EngineFailed("the engine is damaged")

    monkeypatch.setattr(engine, "_form", in_wasm)
    table = await Sitting(host()).open()
    await table.client.hint(1, "en")
    while not isinstance(news := await asyncio.wait_for(table.client.news(), 60), Refused):
        assert not isinstance(news, Advice)
    assert news.reason.code == "hint-failed"
    await table.client.close()
