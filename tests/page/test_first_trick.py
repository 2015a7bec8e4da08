"""Before the first trick everybody who may change a bid can (R4.1), as a newcomer plays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor
from tests.sizes import sized

NEWCOMER = {"motion": "full", "reading": "normal", "coach": "auto"}
KEEP = "[data-testid=keep-bid]"
ROUND = {"players": 3, "edition": "english"}
# The exchange is offered. Where the coach objects to the bid, the player insists.
ASKED = """() => {
    document.querySelector('dialog [data-testid=play-on]')?.click();
    return !!document.querySelector('[data-testid=keep-bid]');
}"""
# The sheet is open. Where the coach still objects to the bid, the player insists.
OFFERED = """() => {
    document.querySelector('dialog [data-testid=play-on]')?.click();
    return !!document.querySelector('dialog [data-lay]');
}"""
# The changed card has left the hand; where the coach objects, the player insists.
LAID = """(laid) => {
    document.querySelector('dialog [data-testid=play-on]')?.click();
    return !document.querySelector(`dialog, .hand [data-card=${laid}]`);
}"""


def view(me: Visitor) -> dict[str, Any]:
    return dict(next(u["view"] for u in reversed(me.received) if u["type"] == "update"))


def events(me: Visitor) -> list[dict[str, Any]]:
    updates = [update for update in me.received if update["type"] == "update"]
    return [event for update in updates for event in update.get("events", [])]


def as_first_player(me: Visitor, players: int) -> None:
    """Sits down at tables until the first player of one is this one."""
    seats = ["me", *["random"] * (players - 1)]
    while True:
        me.received.clear()
        me.sit(seats, rules={"players": players, "edition": "english"})
        me.await_question("bid")
        if view(me)["first"] == 0:
            return


def change(me: Visitor) -> None:
    me.page.wait_for_function(OFFERED)
    sheet = me.page.get_by_role("dialog", name="Change a bid")
    card = sheet.locator("[data-lay]").last
    laid = card.get_attribute("data-lay")
    card.click()
    sheet.get_by_role("button", name=re.compile(r"^Bid .+, pay")).click()
    me.page.wait_for_function(LAID, arg=laid)


@sized("tables", 1, 20)
@pytest.mark.parametrize("players", [3, 4])
def test_r4_1_the_first_player_changes_a_bid_before_the_first_trick(
    visit: Visit, players: int, tables: int
) -> None:
    for table in range(tables):
        me = visit(settings=NEWCOMER)
        as_first_player(me, players)
        me.bid()
        if table % 2:
            me.page.get_by_role("button", name="Change bid").click()  # before the bids are known
        else:
            me.page.wait_for_function(ASKED)
            assert me.await_question() == "exchange"
            others = me.page.locator(".plate .bid svg")
            expect(others).to_have_count(players - 1)  # their bids can be seen
            me.page.get_by_role("button", name="Change bid").click()
        change(me)
        me.await_question("play")
        happened = [event["type"] for event in events(me)]
        swaps = [e for e in events(me) if e["type"] == "bid-exchanged" and e["seat"] == 0]
        assert len(swaps) == 1, happened
        assert "card-played" not in happened[: happened.index("bid-exchanged")]
        assert view(me)["tricks"] == []
        me.page.close()


def test_who_looks_at_the_table_is_still_asked_and_a_card_waits(visit: Visit) -> None:
    me = visit()
    as_first_player(me, 3)
    me.bid()
    me.await_question("exchange")
    me.sent_messages()
    me.hand().first.click()
    expect(me.page.get_by_test_id("notice")).to_contain_text("First your bid")
    me.page.get_by_role("button", name="Change bid").click()
    expect(me.page.get_by_role("dialog", name="Change a bid")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(KEEP)).to_be_visible()
    assert [message for message in me.sent if message["type"] == "act"] == []
    me.page.reload()
    assert me.await_question() == "exchange"
    me.page.locator(KEEP).click()
    assert me.await_question() == "play"


def two_people(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two at one table whose bids lie open: the one who is asked first, and the other."""
    host, guest = visit(), visit()
    code = host.create(["me", "open", "random"], rules=ROUND)
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    host.page.get_by_role("button", name="Start the match").click()
    for player in (host, guest):
        player.await_question("bid")
        player.bid()
    for player in (host, guest):
        expect(player.board).to_have_attribute("data-phase", "exchange")
        expect(player.page.locator(KEEP)).to_be_visible()
    is_guest_first = view(host)["first"] == 1  # the bot, at seat 2, may still be asked before both
    return (guest, host) if is_guest_first else (host, guest)


def test_nobody_waits_for_a_decision_that_was_made_meanwhile(visit: Visit) -> None:
    asked, later = two_people(visit)
    later.page.locator(KEEP).click()
    expect(later.page.locator(KEEP)).to_have_count(0)
    asked.page.locator(KEEP).click()
    for player in (asked, later):
        expect(player.board).to_have_attribute("data-phase", "play")


def test_a_bid_that_changes_meanwhile_puts_the_question_anew(visit: Visit) -> None:
    asked, later = two_people(visit)
    later.page.locator(KEEP).click()
    expect(later.page.locator(KEEP)).to_have_count(0)
    asked.page.get_by_role("button", name="Change bid").click()
    change(asked)
    assert later.await_question() == "exchange"
    later.page.locator(KEEP).click()
    for player in (asked, later):
        expect(player.board).to_have_attribute("data-phase", "play")
