"""Bots get ready before they are asked, and a bot that is still loading holds nobody up."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future

import pytest

from aurum.game import View, deal, deal_cards, evolve_all, ruleset, start, view
from aurum.server import bot_pool
from aurum.server.bot_pool import BotPool

BUDGET = 0.2


def opening() -> View:
    match = start(ruleset("english", 3), 0)
    dealt = deal(match, deal_cards(match.ruleset, match.ruleset.deck))
    return view(evolve_all(match, dealt), 0)


@pytest.mark.timeout(120)
def test_a_bot_that_was_warmed_up_answers_its_first_question_in_time():
    async def first_answer() -> float:
        bot_pool = BotPool(1)
        try:
            bot_pool.warm_up(["adept", "random"])
            await asyncio.gather(*map(asyncio.wrap_future, bot_pool._warming))
            began = time.perf_counter()
            assert await bot_pool._ask("adept", opening(), BUDGET) is not None
            return time.perf_counter() - began
        finally:
            bot_pool.close()

    assert asyncio.run(first_answer()) < BUDGET + bot_pool.LOADING_GRACE


def test_every_level_is_warmed_up_once_and_simple_bots_never(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[str, ...]] = []
    bot_pool = BotPool(2)

    def submit(_: object, levels: tuple[str, ...]) -> Future[None]:
        asked.append(levels)
        return Future()

    monkeypatch.setattr(bot_pool, "_submit", submit)
    for levels in (["random", "apprentice"], ["adept"], ["adept", "random"], ["master", "adept"]):
        bot_pool.warm_up(levels)
    assert asked == [("adept",), ("adept",), ("master",), ("master",)]
