"""Cards chosen in advance by the keyboard: never by one Enter too many, and never silently."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_first_trick import KEEP, two_people
from tests.page.test_whole_match import choose_by_keyboard
from tests.page.visitor import Visitor

LISTENER = Path(__file__).with_name("listener.js")
SAID = """(words) => window.heard.some(([how, said]) => how === 'status' && said.includes(words))"""
A_SECOND_LATER = "(since) => performance.now() > since + 1100"


def hears(me: Visitor, words: str) -> None:
    me.page.wait_for_function(SAID, arg=words)
    me.page.evaluate("window.heard.length = 0")


def in_play(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people before the first trick: the one who plays first, and the one who comes later."""
    asked, later = two_people(visit)
    for player in (asked, later):
        player.page.evaluate(LISTENER.read_text())
        player.page.locator(KEEP).click()
    for player in (asked, later):
        expect(player.board).to_have_attribute("data-phase", "play")
    return asked, later


def actions(me: Visitor) -> list[str]:
    return [message["action"] for message in me.sent if message["type"] == "act"]


def test_enter_chooses_confirms_and_plans_nothing_by_the_way(visit: Visit) -> None:
    me, other = in_play(visit)
    page, planned = me.page, me.page.locator("[data-testid=hand] .planned")
    me.await_question("play")
    me.sent_messages()
    page.locator("[data-testid=hand] button[aria-disabled=false]").first.focus()
    page.keyboard.press("Enter")
    hears(me, ": choose it again to confirm.")
    assert actions(me) == []
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # once too often
    expect(planned).to_have_count(0)
    page.wait_for_function(A_SECOND_LATER, arg=page.evaluate("performance.now()"))
    expect(planned).to_have_count(0)
    assert len(actions(me)) == 1

    page.locator("[data-testid=hand] button").first.focus()
    card = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    hears(me, "is chosen in advance")
    expect(planned).to_have_count(1)
    page.keyboard.press("Enter")
    hears(me, "is no longer chosen")
    page.keyboard.press("Enter")
    hears(me, "is chosen in advance")
    page.keyboard.press("Escape")
    hears(me, "is no longer chosen")
    page.keyboard.press("Enter")
    hears(me, "is chosen in advance")

    other.await_question("play")
    choose_by_keyboard(other, "play")
    # The trick is over: the bid is kept by itself, and the plan stands until it is my turn.
    while not page.evaluate(SAID, "you chose in advance") and not page.evaluate(
        SAID, "was chosen in advance"
    ):
        if other.phase_or_none() == "play":
            choose_by_keyboard(other, "play")
        page.wait_for_timeout(20)
    assert "keep" in actions(me)
    if page.evaluate(SAID, "you chose in advance"):
        assert actions(me)[-1] == f"play {card}"
    else:
        assert f"play {card}" not in actions(me)
