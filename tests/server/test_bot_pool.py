"""Bots get ready before they are asked, and a bot that is still loading holds nobody up."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path

import pytest

from aurum.game import View, deal, deal_cards, evolve_all, ruleset, start, view
from aurum.server import bot_pool
from aurum.server.bot_pool import BotPool
from aurum.server.bot_turns import until_slot
from aurum.server.fair_queue import Asker

BUDGET = 0.2


def opening() -> View:
    match = start(ruleset("english", 3), 0)
    dealt = deal(match, deal_cards(match.ruleset, match.ruleset.deck))
    return view(evolve_all(match, dealt), 0)


async def test_a_bot_that_was_warmed_up_answers_its_first_question_in_time():
    """Measured in CPU time of the process that thinks: others may keep the machine busy."""
    pool = BotPool(1)
    try:
        pool.warm_up(["adept", "random"])
        await asyncio.gather(*map(asyncio.wrap_future, pool._warming))
        spent = [await asyncio.wrap_future(pool._submit(time.process_time))]
        await asyncio.wrap_future(pool._submit(bot_pool.think, "adept", opening(), BUDGET, 1))
        spent.append(await asyncio.wrap_future(pool._submit(time.process_time)))
        assert spent[1] - spent[0] < BUDGET + bot_pool.LOADING_GRACE
    finally:
        pool.close()


def test_every_level_is_warmed_up_once_and_simple_bots_never(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[str, ...]] = []
    bot_pool = BotPool(2)

    def submit(_: object, levels: tuple[str, ...], **__: bool) -> Future[None]:
        asked.append(levels)
        return Future()

    monkeypatch.setattr(bot_pool, "_submit", submit)
    for levels in (["random", "apprentice"], ["adept"], ["adept", "random"], ["master", "adept"]):
        bot_pool.warm_up(levels)
    assert asked == [("adept",), ("adept",), ("master",), ("master",)]


async def test_bots_that_load_are_waited_for_once(monkeypatch: pytest.MonkeyPatch):
    """Not for every move: a round would take a minute while they compile."""
    monkeypatch.setattr(bot_pool, "LOADING_GRACE", 0.2)
    pool = BotPool(1)
    monkeypatch.setattr(pool, "_submit", lambda *_: Future())
    began = time.monotonic()
    assert await pool._ask("adept", opening(), 0.01) is None
    assert time.monotonic() - began >= 0.2
    assert pool._grace() == 0.0
    pool._has_answered = True
    assert pool._grace() == bot_pool.GRACE
    pool._has_answered = False
    assert pool._grace() == pytest.approx(0.2)


async def test_a_simple_bot_does_not_wait_for_hints_that_compile(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """The only process is busy with them; the newcomer's first opponents answer all the same."""
    pool = BotPool(1)
    pool._has_answered = True
    monkeypatch.setattr(bot_pool, "GRACE", 0.1)
    monkeypatch.setattr(pool, "_submit", lambda *_: Future())
    pool._warm_up_hints()
    assert pool.is_preparing
    legal = {str(action) for action in opening().legal}
    assert await pool.choose("apprentice", opening(), 0.1) in legal
    assert "bot-failed" not in caplog.text
    assert pool.is_preparing, "what is compiled is not given up"


async def test_what_a_move_waits_for_does_not_wait_for_hints(monkeypatch: pytest.MonkeyPatch):
    """One process is left to the bots; a move that the coach looks at may have it as well."""
    pool = BotPool(2)
    begun: list[Future[str]] = []

    def submit(*_: object) -> Future[str]:
        begun.append(Future())
        return begun[-1]

    monkeypatch.setattr(pool, "_submit", submit)
    hints = [asyncio.create_task(pool.work(Asker("table"), str)) for _ in range(2)]
    coach = asyncio.create_task(pool.work_for_move(Asker("table"), str))
    for _ in range(20):  # whoever can begin has begun by then
        await asyncio.sleep(0)
    assert len(begun) == 2
    begun[1].set_result("the coach")
    assert await coach == "the coach"
    assert not any(hint.done() for hint in hints)
    for hint in hints:
        hint.cancel()


class Slow:
    """A bot that thinks about free choices only."""

    def prepare(self) -> None:
        return

    def choose(self, view: View, _: object, __: object) -> object:
        if len(view.legal) > 1:
            time.sleep(0.1)
        return view.legal[0]


def test_a_forced_question_takes_a_worker_as_long_as_a_free_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(bot_pool._bots, "slow", Slow())
    free = opening()
    forced = dataclasses.replace(free, legal=free.legal[:1])
    took = []
    for question in (free, forced):
        began = time.perf_counter()
        bot_pool.think("slow", question, 0.5, 1)
        took.append(time.perf_counter() - began)
    assert took[1] >= 0.09


def test_a_late_answer_waits_for_the_next_whole_slot():
    assert until_slot(0.3, 0.5) == 0.3
    waits = {round(late + until_slot(-late, 0.5), 6) for late in (0.01, 0.2, 0.49)}
    assert waits == {0.5}
    assert until_slot(-0.2, 0.0) == 0.0


KILLED = """
import asyncio, os, signal
from aurum.server.bot_pool import BotPool
from aurum.server.bot_turns import until_slot
from tests.server.test_bot_pool import opening

async def run():
    pool = BotPool(1)
    await pool._ask("apprentice", opening(), 0.1)
    print(*pool._pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(run())
"""


def test_bot_processes_end_with_a_server_that_is_killed(tmp_path: Path):
    program = tmp_path / "killed.py"
    program.write_text(KILLED)
    root = Path(__file__).resolve().parents[2]
    environment = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, program], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    worker = int(done.stdout)
    deadline = time.monotonic() + 30
    while _runs(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(worker)


def _runs(pid: int) -> bool:
    """Whether the process has not ended; one that nobody waits for may stay listed (Z)."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
