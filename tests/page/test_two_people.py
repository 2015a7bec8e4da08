"""Two people with two browsers at one table for four, with two bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.visitor import Visitor


def test_they_play_a_round_together(visit: Visit) -> None:
    host, guest = visit(), visit(language="de")
    code = host.create(["me", "random", "open", "random"], rules={"players": 4})
    host.go(f"/t/{code}")
    expect(host.page.get_by_role("heading", name="One seat is still empty")).to_be_visible()
    expect(host.page.get_by_role("button", name="Start the match")).to_have_count(0)
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    expect(guest.page.get_by_text("Wer den Tisch eröffnet hat")).to_be_visible()
    host.page.get_by_role("button", name="Start the match").click()

    together(host, guest)
    for player in (host, guest):
        expect(player.page.get_by_test_id("round-sheet")).to_be_visible()
    assert host.sheets()[-1] == guest.sheets()[-1]

    host.page.get_by_test_id("next-round").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("Waiting for")
    guest.page.get_by_test_id("next-round").click()
    for player in (host, guest):
        expect(player.board).to_have_attribute("data-phase", "bid")


def test_emotes_reach_the_other_side(visit: Visit) -> None:
    host, guest = visit(), visit(language="fr")
    code = host.create(["me", "open", "random"], rules={"players": 3})
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    host.page.get_by_role("button", name="Start the match").click()
    host.await_question("bid")
    host.more("Say something")
    host.page.get_by_role("button", name="Good game!").click()
    expect(guest.page.locator(".saying")).to_have_text("Belle partie !")


def test_an_invited_person_is_asked_for_a_name_and_may_leave_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    code = host.create(["me", "open", "open"], rules={"players": 3})
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.get_by_label("Your name at the table").fill("Mina")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(host.page.get_by_text("Mina", exact=True)).to_be_visible()
    guest.page.get_by_role("button", name="Leave the table").click()
    expect(host.page.get_by_text("Mina")).to_have_count(0)
    host.page.get_by_role("button", name="Fill with bots and start").click()
    host.await_question("bid")
    expect(host.page.locator(".plate")).to_have_count(2)


def test_leaving_a_match_says_what_it_means_and_keeps_the_seat_unless_it_is_given_up(
    visit: Visit,
) -> None:
    me = visit().sit(["me", "random", "random"])
    me.await_question("bid")
    before = me.hand_cards()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Leave…").click()
    sheet = me.page.get_by_role("dialog", name="Leave the table?")
    expect(sheet).to_contain_text("60 seconds")
    sheet.get_by_role("button", name="Go away for now").click()
    me.page.get_by_role("link", name="Back to the table").click()
    me.await_question("bid")
    assert me.hand_cards() == before
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Rules").click()
    expect(me.page.get_by_role("dialog", name="The game in five lines")).to_contain_text("Bid:")
    me.page.keyboard.press("Escape")
    me.bid()  # the connection has survived that more texts were loaded
    me.await_question("play")


def test_who_goes_away_is_shown_and_comes_back_to_the_seat(visit: Visit) -> None:
    host, guest = visit(), visit()
    code = host.create(["me", "open", "random"], rules={"players": 3})
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    host.page.get_by_role("button", name="Start the match").click()
    guest.await_question("bid")
    guest.page.goto("about:blank")
    expect(host.page.locator(".plate .state", has_text="away")).to_be_visible()
    guest.go(f"/t/{code}")
    guest.await_question("bid")
    expect(host.page.locator(".plate .state", has_text="away")).to_have_count(0)


def together(*players: Visitor, until: str = "deal") -> None:
    """Plays for everybody until all of them are where they should be."""
    for player in players:
        player.start_hurrying(until, "over")
    for player in players:
        player.await_end()
