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
    assert told["trick-taken"] > 5
    for kind, words in SAID.items():
        assert count_said(log, words) == told[kind], (kind, log)
        assert count_said(notes, words) == 0, (kind, notes)  # told by the log, and not again
    assert count_said(log, r"^Round 1\.") == 1  # from the first word on
    assert count_said(log, "the round is over") == 1
    assert count_said(notes, "^Choose a card from your hand as your bid") == 1
    assert count_said(notes, ": choose it again to confirm.") == 1  # the bid
    turns = count_said(notes, "^Your turn|^Your lead|^None of your cards can be played")
    assert turns == asked["play"], notes
    assert heard(me, "focus")[-1] == "Next round"
