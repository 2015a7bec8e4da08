"""A rematch goes on after its first round, however many rounds the match before it had."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_two_people import together
from tests.page.visitor import Visitor
from tests.sizes import sized

FOUR = ["me", "random", "random", "random"]  # two sides: most matches end after two rounds


def to_the_end(me: Visitor) -> int:
    """Plays a match, agreeing to each round; returns how many rounds it had."""
    while me.hurry("deal", "over") != "over":
        me.next_round()
    return len(me.sheets())


@pytest.mark.timeout(7200)
@sized("wanted", 1, 50)
def test_a_rematch_goes_on(visit: Visit, wanted: int) -> None:
    me = visit().sit(FOUR, rules={"players": 4, "edition": "german"})
    rounds = [to_the_end(me)]
    while len(rounds) <= wanted or 2 not in rounds[:-1]:
        sheet = me.page.get_by_role("dialog")
        sheet.get_by_role("button", name="Play again").click()
        expect(sheet).to_have_count(0)
        me.await_question("bid")
        rounds.append(to_the_end(me))


@pytest.mark.timeout(7200)
@sized("wanted", 1, 25)
def test_a_rematch_of_two_people_goes_on(visit: Visit, wanted: int) -> None:
    host, guest = visit(), visit()
    code = host.create(["me", "open", "random"], rules={"players": 3, "edition": "english"})
    host.go(f"/t/{code}")
    guest.go(f"/join/{code}")
    guest.page.locator("form .main").click()
    host.page.get_by_role("button", name="Start the match").click()
    for match in range(wanted + 1):
        together(host, guest, until="over")
        assert len(host.sheets()) == len(guest.sheets())
        for player in (host, guest) if match < wanted else ():
            player.page.get_by_role("button", name="Play again").click()
        for player in (host, guest) if match < wanted else ():
            expect(player.board).to_have_attribute("data-phase", "bid")
            expect(player.page.get_by_role("dialog")).to_have_count(0)
