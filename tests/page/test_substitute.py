"""Whoever did not move themselves is told so: the clock ran out, or a bot sat in meanwhile."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit

ROUND = {"players": 3, "edition": "german"}


def test_a_move_made_by_the_clock_is_said_to_be(visit: Visit) -> None:
    me = visit().sit(["me", "random", "random"], rules=ROUND, clock="quick")
    me.await_question("bid")
    expect(me.page.locator(".own .countdown")).to_be_visible()
    expect(me.page.get_by_test_id("notice")).to_contain_text("Your time was up")
    assert len(me.hand_cards()) < 12  # on a busy machine it is up once more by now


def test_whoever_comes_back_is_told_what_was_played_meanwhile(visit: Visit) -> None:
    host, guest = visit(), visit()
    code = host.create(["me", "open", "random"], rules=ROUND, sit_in=5)
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    host.page.get_by_role("button", name="Start the match").click()
    guest.await_question("bid")
    host.bid()
    guest.page.goto("about:blank")
    expect(host.page.locator(".plate .state", has_text="a bot is playing")).to_be_visible()
    host.await_question("play")  # so the bot has bid for the guest
    guest.go(f"/t/{code}")
    notice = guest.page.get_by_test_id("notice")
    expect(notice).to_contain_text("While you were away")
    bid = guest.page.locator(".own .bid .hidden-text").first.inner_text()
    assert bid.removeprefix("bid: ").removeprefix("Bid: ") in notice.inner_text()
    guest.page.reload()
    guest.board.wait_for()
    expect(notice).to_have_count(0)
