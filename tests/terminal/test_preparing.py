"""Bots that are compiled: how far they are is told, and leaving does not wait for them."""

import asyncio
from random import Random
from threading import Event

import numba
import pytest

from aurum.bots import Bot, Clock
from aurum.game import Action, View
from aurum.table.wire.replies import Advice, Preparing
from aurum.terminal import local_table
from aurum.terminal.local_table import LocalTable
from aurum.terminal.preparing import prepared
from aurum.terminal.session import Session
from aurum.texts import LANGUAGES, texts
from tests.terminal.tables import Sitting, host


class Slow(Bot):
    """Compiles something, then waits."""

    name = "slow"

    def __init__(self, ready: Event, functions: int = 1) -> None:
        self.ready = ready
        self.functions = functions

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        return view.legal[0]

    def prepare(self) -> None:
        for _ in range(self.functions):
            numba.njit(lambda number: number + 1)(1)
        self.ready.wait(60)


async def test_progress_is_told_and_ends_with_a_hundred():
    ready, told = Event(), list[int]()
    ready.set()
    await prepared(Slow(ready).prepare, told.append)
    assert told[-1] == 100
    assert told[:-1] == sorted(told[:-1])
    assert 0 <= told[0] < 100


async def test_whoever_leaves_does_not_wait():
    ready = Event()
    task = asyncio.create_task(prepared(Slow(ready).prepare, lambda _: None))
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 5)
    ready.set()


async def test_bots_do_not_wait_for_hints_that_compile(monkeypatch: pytest.MonkeyPatch):
    ready = Event()
    monkeypatch.setattr(local_table, "_prepare_hints", lambda: ready.wait(60))
    table = await Sitting(host()).open()
    await table.commands.obey("hint")
    await table.type("1")
    await table.type("yes")  # and the bots bid, and keep or change their bids
    assert table.session.view is not None
    assert table.session.view.phase != "bid"
    ready.set()
    await table.client.close()


async def test_presses_while_hints_compile_are_answered_in_their_order(
    monkeypatch: pytest.MonkeyPatch,
):
    """One getting ready for all of them; the first does not wait for the others."""
    ready, begun = Event(), list[int]()

    def slow_at_first() -> None:
        begun.append(len(begun))
        if begun == [0]:
            ready.wait(60)

    monkeypatch.setattr(local_table, "_prepare_hints", slow_at_first)
    table = await Sitting(host()).open()
    for _ in range(3):
        await table.commands.obey("hint")
        await asyncio.sleep(0.3)
    ready.set()
    answers = list[int]()
    while len(answers) < 3:
        news = await asyncio.wait_for(table.client.news(), 120)
        if isinstance(news, Advice):
            answers.append(news.press)
    assert answers == [1, 2, 3]
    assert begun == [0]
    await table.client.close()


async def test_what_is_compiled_later_is_not_told():
    ready, told = Event(), list[int]()
    ready.set()
    await prepared(Slow(ready).prepare, told.append)
    numba.njit(lambda number: number + 2)(1)
    await asyncio.sleep(0.05)
    assert told.count(100) == 1
    assert told[-1] == 100


async def test_what_goes_wrong_is_raised():
    class Broken(Slow):
        def prepare(self) -> None:
            raise RuntimeError("no compiler")

    with pytest.raises(RuntimeError, match="no compiler"):
        await prepared(Broken(Event()).prepare, lambda _: None)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_said_when_it_begins_and_when_it_is_over(language: str):
    speak = texts(language)
    session = Session(LocalTable(host()), speak)
    for percent in (3, 40, 100):
        await session.hear(Preparing(percent))
        assert session.preparing == (percent if percent < 100 else None)
    assert session.heard == [speak("bots-preparing-first"), speak("bots-ready")]
