"""Hints in four presses, the coach, and bots that say why: by mouse and keyboard, found by axe."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.page import scripts
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]


def panel(me: Visitor, press: int) -> Any:
    """The hint panel, when it shows what this press tells."""
    found = me.page.locator(f".hint[data-press='{press}']")
    found.wait_for()  # the first hint of a process loads a while
    return found


def choices(me: Visitor) -> list[dict[str, Any]]:
    """The cards of the last hint, best first."""
    told = [message for message in me.received if message["type"] == "advice"][-1]
    cards = [one for one in told["choices"] if one["action"].startswith(("bid", "play"))]
    return sorted(cards, key=lambda one: -one["win"])


def test_four_presses_a_word_first_and_why(visit: Visit) -> None:
    me = visit(settings={"coach": "on"})
    me.sit(BOTS)
    me.await_question("bid")
    me.page.get_by_test_id("hint").click()
    expect(panel(me, 1)).to_contain_text("Aim: bid the number of tricks")
    me.page.keyboard.press("h")
    expect(panel(me, 2)).to_contain_text("Good now:")
    assert me.page.locator("[data-testid=hand] button.lifted").count() in (1, 2, 3)
    panel(me, 2).get_by_test_id("more").click()
    expect(panel(me, 3)).to_contain_text("Best:")
    me.page.keyboard.press("h")
    expect(panel(me, 4).get_by_role("row")).to_have_count(13)
    expect(panel(me, 4).locator(".bars")).to_have_count(12)
    assert me.axe() == []
    the_way_out_stays_in_sight(me)
    warned_and_taken_back(me)
    explained_afterwards(me)


def the_way_out_stays_in_sight(me: Visitor) -> None:
    """All numbers are long: they scroll in the panel, which is closed from wherever one is."""
    for width, height in ((844, 390), (360, 640), (1366, 657)):
        me.page.set_viewport_size({"width": width, "height": height})
        for place in (0, 9999):
            panel(me, 4).evaluate("(node, place) => node.scrollTo(0, place)", place)
            expect(me.page.locator(".hint .close")).to_be_in_viewport(ratio=1)
    me.page.set_viewport_size({"width": 1440, "height": 900})


def warned_and_taken_back(me: Visitor) -> None:
    """The coach objects to a costly choice, which goes back to the hand; then it keeps quiet."""
    worst, held = play_badly(me)
    sheet = me.page.get_by_role("dialog", name="Your coach")
    expect(sheet).to_contain_text("One thing first. This looks better:")
    assert me.axe() == []
    sheet.get_by_role("button", name="Take back").click()
    expect(sheet).to_be_hidden()
    me.await_question("bid", "play")
    assert me.hand_cards() == held
    expect(me.page.locator("[data-testid=hand] button:focus")).to_have_count(1)
    assert play(me, worst) != "warned"


def play_badly(me: Visitor) -> tuple[str, list[str]]:
    """Play what a hint calls worst until the coach objects: how soon that is depends on the deal.

    The action that it objects to, and the hand before it.
    """
    while True:
        worst, held = choices(me)[-1]["action"], me.hand_cards()
        after = play(me, worst)
        if after == "warned":
            return worst, held
        assert after != "over", "the coach kept quiet for a whole match of bad play"
        if after == "deal":
            me.next_round()
        for press in (1, 2, 3, 4):
            me.page.keyboard.press("h")
            panel(me, press)


def play(me: Visitor, action: str) -> str:
    """Lay the card; returns what comes of it."""
    asked = me.board.get_attribute("data-asked")
    card = action.rsplit(maxsplit=1)[-1]
    me.page.locator(f".mine button[data-card={card}]").click()
    if action.startswith("bid"):
        me.page.locator(".actions .main").click()
    after = me.page.wait_for_function(scripts.AFTER_A_MOVE, arg=asked, polling=30)
    return str(after.json_value())


def explained_afterwards(me: Visitor) -> None:
    me.page.evaluate(
        "localStorage.setItem('aurum.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('aurum.settings')), coach: 'off'}))"
    )
    me.page.reload()
    me.hurry("deal", "over")
    sheet = me.page.get_by_role("dialog").first
    sheet.get_by_role("button", name="Close").click()
    asked = me.page.locator(".right .log p:has(.why)").first
    asked.get_by_role("button").click()
    why = me.page.get_by_role("dialog", name="Why did the bot do that?")
    expect(why).to_contain_text(asked.inner_text().split(" plays ")[0] + " plays ")
    why.get_by_text("This bot").or_(why.get_by_text("There was no other")).wait_for()
    expect(why).not_to_contain_text("No answer this time")
    assert me.axe() == []
