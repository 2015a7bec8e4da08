"""Single moves: what is not allowed, changing a bid, declining gold, taking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]
EXCHANGE = "dialog [data-lay]"


def until(me: Visitor, sight: str) -> None:
    """Plays until this seat is asked and `sight` is on the screen, match after match if need be."""
    me.await_question()
    while me.hurry("over", sight=sight) == "over":
        me.page.get_by_role("button", name="Play again").click()
        me.await_question("bid")


def test_an_illegal_card_is_explained_and_changes_nothing(visit: Visit) -> None:
    me = visit().sit(BOTS)
    barred = me.page.locator("[data-testid=hand] button[aria-disabled=true]")
    until(me, "[data-phase=play] [data-testid=hand] button[aria-disabled=true]")
    sent = me.sent_messages()
    before = me.hand_cards()
    card = barred.first
    metal = {"Bi": "Bismuth", "P": "Phosphorus", "Ag": "Silver", "Zn": "Zinc"}[
        re.sub(r"\d", "", card.get_attribute("data-card") or "")
    ]
    card.click(force=True)  # Playwright takes aria-disabled for disabled; a person does not
    expect(me.page.get_by_test_id("notice")).to_contain_text(f"{metal} has already been played")
    assert me.hand_cards() == before
    assert sent == []
    expect(card).to_have_accessible_name(re.compile(f"not now: {metal} has already been played"))


def test_gold_is_no_bid_says_the_server(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question("bid")
    me.page.locator(".own .gold button").first.click()
    expect(me.page.get_by_test_id("notice")).to_have_text("Gold cannot be a bid.")
    expect(me.hand()).to_have_count(12)


def test_the_own_bid_is_exchanged_by_arming(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question("bid")
    me.bid()
    me.page.get_by_role("button", name="Change bid").click()
    sheet = me.page.get_by_role("dialog", name="Change a bid")
    until(me, EXCHANGE)
    old = me.bid_card()
    new = sheet.locator("[data-lay]").last
    laid = str(new.get_attribute("data-lay"))
    new.click()
    rank = re.sub(r"\D", "", laid)
    expect(sheet.locator(".result")).to_have_text(re.compile(rf"→ {rank}\."))
    sheet.get_by_role("button", name=re.compile(r"^Bid .+, pay")).click()
    expect(me.page.locator(".own .bid .hidden-text").first).to_contain_text(f" {rank}")
    assert old in me.hand_cards()
    assert laid not in me.hand_cards()


def test_the_partners_bid_is_exchanged(visit: Visit) -> None:
    me = visit().sit(["me", "random", "random", "random"], rules={"players": 4})
    me.await_question("bid")
    me.bid()
    me.page.get_by_role("button", name="Change bid").click()
    sheet = me.page.get_by_role("dialog", name="Change a bid")
    until(me, EXCHANGE)
    sheet.get_by_role("radio", name=re.compile("partner")).check()
    new = sheet.locator("[data-lay]").first
    laid = str(new.get_attribute("data-lay"))
    new.click()
    expect(sheet.locator(".result")).to_have_text(re.compile(r"The team’s bid: \d+ → \d+\."))
    sheet.get_by_role("button", name=re.compile(r"^Bid .+, pay")).click()
    partner = me.page.locator(".at.north .bid .hidden-text").first
    expect(partner).to_contain_text(" " + re.sub(r"\D", "", laid))
    assert laid not in me.hand_cards()


def test_after_the_first_trick_nobody_is_asked_without_arming(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question("bid")
    me.bid()
    me.await_question("play")
    assert me.hurry("deal", "over", sight=EXCHANGE) != "seen"
    assert "exchange" in {update["view"]["phase"] for update in me.received if "view" in update}


def test_with_the_setting_every_trick_asks(visit: Visit) -> None:
    me = visit(settings={"askExchange": True}).sit(BOTS)
    me.await_question("bid")
    me.bid()
    assert me.await_question("exchange") == "exchange"
    sheet = me.page.get_by_role("dialog", name="Change a bid")
    me.page.keyboard.press("Escape")  # to look at the table: the question stays
    expect(sheet).to_have_count(0)
    me.page.get_by_role("button", name="Change bid").click()
    sheet.get_by_role("button", name=re.compile("^Keep ")).click()
    me.await_question("play")


def test_declining_gold_says_what_it_means_and_is_never_automatic(visit: Visit) -> None:
    me = visit(settings={"single": True}).sit(BOTS)
    button = me.page.get_by_role("button", name="End the round…")
    until(me, "[data-testid=end-round]")
    button.click()
    sheet = me.page.get_by_role("dialog", name="End the round?")
    expect(sheet.locator("tbody tr")).to_have_count(3)
    shown = [row.locator("td").last.inner_text() for row in sheet.locator("tbody tr").all()]
    sheet.get_by_role("button", name="Keep playing").click()
    expect(button).to_be_visible()
    me.page.keyboard.press("e")
    sheet.get_by_role("button", name="End the round", exact=True).click()
    me.await_question("deal", "over")
    assert [str(side["score"]) for side in me.sheets()[-1]["sides"]] == shown
    assert me.sheets()[-1]["ended"]["reason"] == "declined"


def test_a_move_is_taken_back_alone_against_bots(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question("bid")
    before = me.hand_cards()
    me.bid()
    me.await_question("play")
    me.more("Take back")
    me.await_question("bid")
    assert me.hand_cards() == before


def test_touch_asks_twice(visit: Visit) -> None:
    me = visit(touch=True, size=(360, 640)).sit(BOTS)
    me.await_question("bid")
    me.hand().first.tap()
    me.page.locator(".actions .main").tap()
    me.await_question("play")
    card = me.playable().first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert me.hand().count() == len(me.hand_cards())
    held = me.hand_cards()
    me.page.get_by_role("button", name=re.compile("^Play ")).tap()
    expect(me.hand()).to_have_count(len(held) - 1)


def test_the_hand_is_sorted_and_dragged(visit: Visit) -> None:
    me = visit().sit(BOTS)
    me.await_question("bid")
    me.page.keyboard.press("s")
    ranks = [int(re.sub(r"\D", "", card)) for card in me.hand_cards()]
    assert ranks == sorted(ranks)
    first, third = me.hand().nth(0), me.hand().nth(2)
    name = first.get_attribute("data-card")
    start, end = first.bounding_box(), third.bounding_box()
    assert start
    assert end
    me.page.mouse.move(start["x"] + 20, start["y"] + 60)
    me.page.mouse.down()
    me.page.mouse.move(end["x"] + 30, end["y"] + 60, steps=8)
    me.page.mouse.up()
    assert me.hand_cards().index(str(name)) > 0
    expect(me.page.locator("[data-testid=hand] button[aria-pressed=true]")).to_have_count(0)
