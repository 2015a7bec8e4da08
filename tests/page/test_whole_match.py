"""A match against bots, its first round by mouse or by keyboard; the sheets are the server's."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]


def test_by_mouse(visit: Visit) -> None:
    me = visit().sit(BOTS, rules={"players": 3, "edition": "german"})
    me.finish(until="deal")
    sheet_is_right(me)
    while me.await_question() != "over":
        me.next_round()
        me.hurry("deal", "over")
        sheet_is_right(me)
    sheet = me.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(
        me.match_info()["headline"]  # who has won, from this seat's view
    )
    expect(sheet.get_by_test_id("send-deal")).to_be_visible()
    expect(sheet.get_by_test_id("same-deal")).to_be_enabled()
    sheet.get_by_role("button", name="Play again").click()
    me.await_question("bid")  # the rematch has been dealt


def test_by_keyboard(visit: Visit) -> None:
    me = visit()
    me.go()
    expect(me.page.get_by_test_id("play-now")).to_be_enabled()
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("link", name="AURUM")).to_be_focused()
    me.sit(BOTS, rules={"players": 3, "edition": "russian"})
    the_focus_comes_back(me)
    while (phase := me.await_question_without_mouse()) != "deal":
        choose_by_keyboard(me, phase)
    while phase != "over":
        expect(me.page.get_by_test_id("next-round")).to_be_focused()  # by itself
        me.page.keyboard.press("Enter")
        me.await_question("bid")
        choose_by_keyboard(me, "bid")
        phase = me.hurry("deal", "over")
    expect(me.page.get_by_test_id("round-sheet")).to_be_visible()


def the_focus_comes_back(me: Visitor) -> None:
    """Escape closes a sheet, a sheet opened from the menu and a list; what had the focus has it."""
    me.await_question("bid")
    card = me.page.locator("[data-testid=hand] button[tabindex='0']")
    expect(card).to_be_focused()  # by itself
    me.page.keyboard.press("t")
    me.await_sheet()
    me.page.keyboard.press("Escape")
    expect(card).to_be_focused()
    me.page.get_by_test_id("menu").press("Enter")
    me.await_sheet()
    me.page.locator("dialog li .button").first.press("Enter")
    me.page.get_by_role("dialog", name="The game in five lines").wait_for()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_test_id("menu")).to_be_focused()
    more = me.page.locator(".more > .button")
    more.press("Enter")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Escape")
    expect(more).to_be_focused()
    expect(more).to_have_attribute("aria-expanded", "false")


def choose_by_keyboard(me: Visitor, phase: str) -> None:
    before = me.board.get_attribute("data-asked")
    if phase == "exchange":
        me.page.keyboard.press("k")
        expect(me.board).not_to_have_attribute("data-asked", before or "")
        return
    if me.playable().count() == 0:
        me.page.keyboard.press("g")  # to the gold
    else:
        me.page.locator("[data-testid=hand] button[tabindex='0']").focus()
        me.page.keyboard.press("Home")
        for _ in range(12):
            if me.page.locator("[data-testid=hand] button:focus[aria-disabled=false]").count():
                break
            me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")  # once more to confirm
    expect(me.board).not_to_have_attribute("data-asked", before or "")


def sheet_is_right(me: Visitor) -> None:
    """The round's sheet on the screen against the one that the server sent."""
    rows = me.page.get_by_test_id("round-sheet").locator("tbody tr")
    sheet = me.sheets()[-1]
    expect(rows).to_have_count(len(sheet["sides"]))
    for row, side in zip(rows.all(), sheet["sides"], strict=True):
        cells = row.locator("td")
        expect(cells.nth(0)).to_have_text(str(side["bid"]))
        expect(cells.nth(1)).to_contain_text(str(side["tricks"]))
        expect(cells.nth(2)).to_have_text(str(side["bid_points"]))
        expect(cells.nth(4)).to_have_text(str(side["gold_points"]))
        expect(cells.nth(5)).to_have_text(str(side["score"]))
