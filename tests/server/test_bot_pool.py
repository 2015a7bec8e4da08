"""Bots think in threads: one that fails or hangs is replaced, and no table waits for others."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import threading
import time
from collections.abc import Iterator
from random import Random

import pytest

from aurum.bots import Clock
from aurum.engine.host import EngineFailed
from aurum.game import Action, View
from aurum.games import start
from aurum.server import bot_pool, thoughts
from aurum.server.bot_pool import BotPool, Unanswered
from aurum.server.bot_turns import until_slot
from aurum.server.fair_queue import Asker


def opening() -> View:
    game = start("english", players=3, seed=0)
    return game.view(game.seat)


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1)
    yield made
    made.close()


class Toy:
    """A bot that does whatever the test says before it takes the first legal action."""

    name = "toy"

    def __init__(self, before: object) -> None:
        self.before = before

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        if callable(self.before):
            self.before()
        return view.legal[0]


def seat(monkeypatch: pytest.MonkeyPatch, **bots: object) -> None:
    """Let some levels be played by toys."""
    known, usual = bots, thoughts.bot_of
    monkeypatch.setattr(
        thoughts, "bot_of", lambda level: Toy(known[level]) if level in known else usual(level)
    )


def failing() -> None:
    raise EngineFailed("the engine is missing")


async def test_a_bot_that_fails_is_replaced_and_the_cause_is_in_the_log(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    played: list[str] = []
    seat(monkeypatch, master=failing, apprentice=lambda: played.append("apprentice"))
    assert await pool.choose("master", opening(), 0.1) == str(opening().legal[0])
    assert played == ["apprentice"]
    (line,) = (one for one in caplog.records if one.getMessage() == "bot-failed")
    assert line.exc_info is not None
    assert line.exc_info[0] is EngineFailed


async def test_where_every_bot_fails_some_legal_action_is_played(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
):
    seat(monkeypatch, master=failing, apprentice=failing)
    legal = {str(action) for action in opening().legal}
    assert await pool.choose("master", opening(), 0.1) in legal


async def test_a_bot_that_hangs_is_given_up_and_the_next_thought_has_a_thread(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 0.2)
    go_on = threading.Event()
    seat(monkeypatch, master=lambda: go_on.wait(60))
    legal = {str(action) for action in opening().legal}
    assert await pool.choose("master", opening(), 0.1) in legal
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 60.0)
    assert await pool.work(Asker("t"), pow, 2, 5) == 32
    go_on.set()


async def test_a_busy_pool_lets_a_simple_bot_answer(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.1)
    go_on = threading.Event()
    busy = asyncio.create_task(pool.work(Asker("another"), go_on.wait, 60))
    await asyncio.sleep(0.05)
    legal = {str(action) for action in opening().legal}
    assert await pool.choose("adept", opening(), 0.1) in legal
    assert "bots-busy" in caplog.text
    assert not busy.done()
    go_on.set()
    assert await busy


async def test_the_steady_bot_is_replaced_by_one_that_is_steady_as_well(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
):
    from aurum.again.steady import steady

    real = thoughts.think_steadily

    def broken(view: View, level: str = "instinct") -> str:
        if level == "instinct":
            failing()
        return real(view, level)

    monkeypatch.setattr(bot_pool, "think_steadily", broken)
    found = {await pool.choose_steadily(opening()) for _ in range(3)}
    assert found == {str(steady("apprentice").answer(opening()))}


async def test_help_that_fails_is_unanswered(pool: BotPool):
    with pytest.raises(Unanswered):
        await pool.work(Asker("t"), failing)
    with pytest.raises(Unanswered):
        await pool.work_for_move(Asker("t"), divmod, 1, 0)


async def test_an_engine_that_cannot_be_loaded_is_in_the_log_from_the_start(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(bot_pool, "try_engine", failing)
    pool.begin()
    with caplog.at_level(logging.ERROR):
        await pool.work(Asker("t"), pow, 1, 1)  # the same thread has tried before
    (line,) = (one for one in caplog.records if one.getMessage() == "engine-failed")
    assert line.__dict__["fields"]["why"] == "the engine is missing"


async def test_what_a_move_waits_for_does_not_wait_for_hints():
    """One thread is left to the bots; a move that the coach looks at may have it as well."""
    pool, go_on = BotPool(2), threading.Event()
    hints = [asyncio.create_task(pool.work(Asker("table"), go_on.wait, 60)) for _ in range(2)]
    coach = asyncio.create_task(pool.work_for_move(Asker("table"), str))
    assert await coach == ""
    assert not any(hint.done() for hint in hints)
    go_on.set()
    assert await asyncio.gather(*hints) == [True, True]
    pool.close()


def test_a_forced_question_takes_as_long_as_a_free_one(monkeypatch: pytest.MonkeyPatch):
    free = opening()
    forced = dataclasses.replace(free, legal=free.legal[:1])
    took = []
    for question, pause in ((free, 0.1), (forced, 0.0)):
        seat(monkeypatch, toy=lambda pause=pause: time.sleep(pause))
        began = time.perf_counter()
        thoughts.think("toy", question, 0.5, 1)
        took.append(time.perf_counter() - began)
    assert took[1] >= 0.09


def test_a_late_answer_waits_for_the_next_whole_slot():
    assert until_slot(0.3, 0.5) == 0.3
    waits = {round(late + until_slot(-late, 0.5), 6) for late in (0.01, 0.2, 0.49)}
    assert waits == {0.5}
    assert until_slot(-0.2, 0.0) == 0.0


async def test_a_thousand_questions_at_once_are_all_answered():
    """Those whose turn does not come in time are answered by a simple bot."""
    pool, seen = BotPool(2), opening()
    legal = {str(action) for action in seen.legal}
    moves = [pool.choose("adept", seen, 0.1, f"host {n % 50}") for n in range(1000)]
    help_ = [pool.work(Asker(f"guest {n % 50}"), pow, 2, n) for n in range(200)]
    found = await asyncio.gather(*moves, *help_)
    assert set(found[:1000]) <= legal
    assert found[1000:] == [2**n for n in range(200)]
    pool.close()
