"""The screens for learning and looking back: in every language, theme and size as the others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_screens import BOTS, SIZES, faults
from tests.page.visitor import Visitor

Look = Callable[[Visitor, str], None]
# One sees every screen in every run; the others are for `make soak`.
WALKS = [
    ("phone", "de", "light"),
    pytest.param("desktop", "en", "dark", marks=pytest.mark.soak),
    pytest.param("tablet", "fr", "dark", marks=pytest.mark.soak),
    pytest.param("lying", "ru", "light", marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("size", "language", "theme"), WALKS)
def test_every_screen_of_study(visit: Visit, size: str, language: str, theme: str) -> None:
    me = visit(size=SIZES[size], language=language, theme=theme)
    found: list[str] = []

    def look(at: Visitor, where: str) -> None:
        at.page.wait_for_load_state("networkidle")
        found.extend(f"{where}: {fault}" for fault in faults(at))

    puzzles(me, look)
    daily(me, look)
    match_looked_back_at(me, look)
    assert not found, "\n".join(found)


def puzzles(me: Visitor, look: Look) -> None:
    me.go("/puzzles")
    me.page.get_by_test_id("puzzle-task").wait_for()
    look(me, "puzzle")
    me.page.locator("[data-action]").first.click()
    expect(me.page.get_by_test_id("puzzle-feedback")).not_to_have_text("")
    me.page.get_by_test_id("puzzle-list").locator("summary").click()
    look(me, "puzzle answered, all puzzles")


def daily(me: Visitor, look: Look) -> None:
    me.go("/daily")
    bids = me.page.locator("[data-action^=bid]")
    bids.first.wait_for()
    look(me, "daily, bidding")
    bids.first.click()
    expect(bids).to_have_count(0)
    me.page.locator("[data-action]").first.wait_for()
    look(me, "daily, in play")


def match_looked_back_at(me: Visitor, look: Look) -> None:
    me.go("/games")
    look(me, "no games")
    me.sit(BOTS)
    me.hurry("over")
    match = next(u["match"] for u in reversed(me.received) if u["type"] == "update")
    me.go(f"/again/{match}?seat=0")
    me.page.get_by_test_id("play-again").wait_for()
    look(me, "again")
    me.go(f"/m/{match}/guess?seat=0")
    me.page.locator("[data-action]").first.click()
    expect(me.page.get_by_test_id("guess-answer")).not_to_have_text("")
    look(me, "guessed")
    me.go("/games")
    me.page.get_by_test_id("game").wait_for()
    look(me, "games")
    me.go(f"/m/{match}?at=30")
    me.page.locator(".told").wait_for()
    look(me, "replay with open hands")
