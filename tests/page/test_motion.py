"""What happens is seen to happen: every card, coin and trick of a round moves, or nothing does."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.page.conftest import Visit
from tests.page.visitor import Visitor

BOTS = ["me", "random", "random"]
# Notes the name of every animation that a script starts, and CSS animations when they start.
RECORDER = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        window.moved.push(options?.id || 'transition');
        return animate.call(this, frames, options);
    };
    document.addEventListener('animationstart', () => window.moved.push('css'), true);
    document.addEventListener('transitionrun', () => window.moved.push('css'), true);
"""
MOVED = "window.moved"
SCROLLED = """() => [...document.querySelectorAll('*')]
    .filter((node) => (node.scrollLeft || node.scrollTop) && !node.matches('.log, dialog *'))
    .map((node) => `${node.className} by ${node.scrollLeft}, ${node.scrollTop}`)"""


def happened(me: Visitor) -> Counter[str]:
    """What the server told, by kind; a card or trick that was told twice counts once."""
    told: dict[int, list[dict[str, Any]]] = {}
    for update in me.received:
        if update["type"] == "update" and not update.get("fresh"):
            told[update["seq"]] = update.get("events", [])
    return Counter(event["type"] for events in told.values() for event in events)


def played(me: Visitor) -> Counter[str]:
    """What moved on the screen during a round of three, whose tricks are not hurried."""
    me.sit(BOTS, rules={"players": 3, "edition": "german"})
    while (phase := me.await_question_without_hurry()) not in {"deal", "over"}:
        me.answer(phase)
    return Counter(me.page.evaluate(MOVED))


def test_every_card_coin_and_trick_of_a_round_moves(visit: Visit) -> None:
    me = visit(size=(390, 844), settings={"motion": "brief", "reading": "short"})
    me.page.add_init_script(RECORDER)
    moved, told = played(me), happened(me)
    assert me.page.evaluate(SCROLLED) == []  # what flies over the edge takes nothing with it
    assert told["card-played"] > 20
    assert moved["card-played"] >= told["card-played"]
    assert moved["trick-taken"] == 3 * told["trick-taken"]  # each of its three cards
    assert moved["coin"] >= told["gold-collected"]
    assert moved["lowest"] == told["gold-collected"]
    assert moved["bid-revealed"] >= 3 * told["bids-revealed"]


def test_nothing_moves_for_those_whose_system_wants_no_motion(visit: Visit) -> None:
    me = visit(settings={"motion": "full", "reading": "short"})
    me.page.emulate_media(reduced_motion="reduce")
    me.page.add_init_script(RECORDER)
    moved = played(me)
    assert moved.total() == 0, moved


def test_nothing_moves_for_those_who_chose_no_motion(visit: Visit) -> None:
    """From the bids to the sheet of the match, with sheets, hints and the menu on the way."""
    me = visit(settings={"motion": "none"})
    me.page.add_init_script(RECORDER)
    me.sit(BOTS)
    me.await_question("bid")
    for key in ("?", "t", "h"):
        me.page.keyboard.press(key)
        me.page.locator("dialog, .hint").wait_for()
        me.page.keyboard.press("Escape")
        me.page.locator("dialog, .hint").wait_for(state="hidden")
    me.hurry("over")
    me.await_sheet()
    assert me.page.evaluate(MOVED) == []
