"""The space bar hurries what goes on, and never plays a card that nobody meant to play."""

from __future__ import annotations

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]
# A hand card has the focus, and the others are still shown moving.
OTHERS_MOVE = """() => document.querySelector('.board').dataset.asked === undefined
    && document.activeElement.matches('[data-testid=hand] button')"""


def held_until_asked(me: Visitor) -> None:
    """Holds the bar down, as a keyboard repeats it, until this seat is asked, and a bit longer."""
    me.page.keyboard.down("Space")
    while me.phase_or_none() is None:
        me.page.keyboard.down("Space")
    for _ in range(3):
        me.page.keyboard.down("Space")
    me.page.keyboard.up("Space")


def test_who_hurries_by_holding_it_down_plays_no_card(visit: Visit) -> None:
    me = visit(settings={"reading": "long"}).sit(BOTS, rules={"players": 3})
    me.await_question("bid")
    me.page.keyboard.press("Home")
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function(OTHERS_MOVE)
    held_until_asked(me)
    me.await_question("play")
    acts = [message["action"].split()[0] for message in me.sent if message["type"] == "act"]
    assert "play" not in acts
