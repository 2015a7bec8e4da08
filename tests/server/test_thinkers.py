"""Bots get ready before they are asked, and a bot that is still loading holds nobody up."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future

import pytest

from aurum.game import View, deal, deal_cards, evolve_all, ruleset, start, view
from aurum.server import bots
from aurum.server.bots import Thinkers

BUDGET = 0.2


def opening() -> View:
    match = start(ruleset("english", 3), 0)
    dealt = deal(match, deal_cards(match.ruleset, match.ruleset.deck))
    return view(evolve_all(match, dealt), 0)


@pytest.mark.timeout(120)
def test_a_bot_that_was_warmed_up_answers_its_first_question_in_time():
    async def first_answer() -> float:
        thinkers = Thinkers(1)
        try:
            thinkers.warm_up(["adept", "random"])
            await asyncio.gather(*map(asyncio.wrap_future, thinkers._warming))
            began = time.perf_counter()
            assert await thinkers._ask("adept", opening(), BUDGET) is not None
            return time.perf_counter() - began
        finally:
            thinkers.close()

    assert asyncio.run(first_answer()) < BUDGET + bots.LOADING_GRACE


def test_every_level_is_warmed_up_once_and_simple_bots_never(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[str, ...]] = []
    thinkers = Thinkers(2)

    def submit(_: object, levels: tuple[str, ...]) -> Future[None]:
        asked.append(levels)
        return Future()

    monkeypatch.setattr(thinkers, "_submit", submit)
    for levels in (["random", "apprentice"], ["adept"], ["adept", "random"], ["master", "adept"]):
        thinkers.warm_up(levels)
    assert asked == [("adept",), ("adept",), ("master",), ("master",)]
