"""A round as somebody hears it who cannot see it: everything is told, once, and nothing is lost."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_motion import happened
from tests.page.test_whole_match import choose_by_keyboard
from tests.page.visitor import Visitor

LISTENER = Path(__file__).with_name("listener.js")
# What the events of the server say.
SAID = {
    "card-played": r" plays? [A-Z]\w+ \d+\.$",
    "trick-taken": r" takes? the trick\.$",
    "gold-collected": r" had the lowest card and collects? Gold",
    "bid-exchanged": r" is the new bid| is now ",
}


def heard(me: Visitor, how: str) -> list[str]:
    return [words for kind, words in me.page.evaluate("window.heard") if kind == how]


def count_said(lines: list[str], words: str) -> int:
    return sum(re.search(words, line) is not None for line in lines)


@pytest.mark.parametrize("players", [3, 4])
def test_a_round_is_heard_whole_and_once(visit: Visit, players: int) -> None:
    me = visit()
    me.page.add_init_script(path=LISTENER)
    me.sit(["me", *["random"] * (players - 1)], rules={"players": players})
    asked = Counter[str]()
    while (phase := me.await_question_without_mouse()) not in {"deal", "over"}:
        asked[phase] += 1
        choose_by_keyboard(me, phase)
    me.await_sheet()
    expect(me.page.get_by_test_id("next-round")).to_be_focused()
    log, notes, told = heard(me, "log"), heard(me, "status"), happened(me)
    assert told["trick-taken"] > 2
    for kind, words in SAID.items():
        assert count_said(log, words) == told[kind], (kind, log)
        assert count_said(notes, words) == 0, (kind, notes)  # told by the log, and not again
    assert count_said(log, r"^Round 1\.") == 1  # from the first word on
    assert count_said(log, "the round is over") == 1
    assert count_said(notes, "^Choose a card from your hand as your bid") == 1
    assert count_said(notes, "^Your bid is|^The team’s bid is") == asked["exchange"]
    chosen = asked["bid"] + asked["play"]
    assert count_said(notes, ": choose it again to confirm.") == chosen, notes
    turns = count_said(notes, "^Your turn|^Your lead|^None of your cards can be played")
    assert turns == asked["play"], notes
    assert heard(me, "focus")[-1] == "Next round"


def nothing_heard_yet(me: Visitor) -> None:
    me.page.evaluate("window.heard.length = 0")


def test_of_a_move_taken_back_only_that_is_heard(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(path=LISTENER)
    me.sit(["me", "random", "random"])
    cards = 0
    while cards < 3:
        phase = me.await_question_without_mouse()
        cards += phase == "play"
        choose_by_keyboard(me, phase)
    me.await_question_without_mouse()
    last = [line for line in heard(me, "log") if line.startswith("You play ")][-1]
    nothing_heard_yet(me)
    me.page.keyboard.press("u")
    card = last.removeprefix("You play ")
    me.page.wait_for_function(
        "(words) => window.heard.some(([, said]) => said === words)", arg=f"Taken back: {card}"
    )
    me.await_question_without_mouse()
    assert heard(me, "log") == []


def test_a_lesson_can_be_followed_by_ear(visit: Visit) -> None:
    me = visit()
    me.page.add_init_script(path=LISTENER)
    me.go("/learn")
    me.page.locator("[data-lesson=exchange]").click()
    said = "(words) => window.heard.some(([how, said]) => how !== 'focus' && said.includes(words))"
    me.page.wait_for_function(said, arg="Lay a low card. Press “Change bid” (B).")
    me.page.locator("[data-testid=hand] button[tabindex='0']").focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_test_id("notice")).to_have_text("Press “Change bid” (B).")
    for misses in (1, 2):
        nothing_heard_yet(me)
        me.page.keyboard.press("b")
        sheet = me.page.get_by_role("dialog", name="Change a bid")
        sheet.locator("[data-lay=Zn7]").press("Enter")
        sheet.locator(".button.main").press("Enter")
        me.page.wait_for_function(said, arg="But lay a 4")
        helps = [words for words in heard(me, "status") if "Allowed. But lay" in words]
        assert len(helps) == 1, misses
        assert "Change your bid" not in helps[0]  # the task is not read again
        # The sheet says what becomes of the bid; of the table's log nothing is read again.
        assert [line for line in heard(me, "log") if not line.startswith("Your bid")] == []
