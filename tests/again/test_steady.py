"""Bots whose answers depend on their view alone."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

from aurum.again import SameDeal, compared, steady, view_text
from aurum.again.comparison import OtherDeal
from aurum.again.same_deal import Moment, NoSuchMoment
from aurum.again.steady import UnsteadyBot
from aurum.bots import Clock
from aurum.game import AurumError, view
from aurum.games import start
from tests.again.lines import LEVELS as LINES
from tests.again.lines import a_line, a_record, digest

LEVELS = ("random", "apprentice", "adept:400", "instinct")


@pytest.mark.parametrize("level", LEVELS)
def test_equal_lines_get_equal_answers(level: str):
    assert a_line(3, level) == a_line(3, level)


def test_neither_clock_nor_luck_changes_an_answer():
    seen = start(seed="steady").view()
    answers = {
        steady(level).choose(seen, Clock(seconds), Random(seed))
        for level in ("random",)
        for seconds, seed in ((0.0, 1), (None, 2), (9.0, 3))
    }
    assert len(answers) == 1


def test_other_views_get_other_luck():
    """Else `random` would always take the same place in its list."""
    bot = steady("random")
    first = [bot.answer(start(seed=seed).view()) for seed in range(20)]
    assert len(set(first)) > 5


def test_a_bid_face_down_does_not_change_what_others_answer():
    """R3.2: when others lay their bids is not in the text, so bots answer alike in any order."""
    game = start("english", 3, seed=5, first=0)
    before = view_text(view(game.match, 2))
    game.play(game.legal[0])
    assert view_text(view(game.match, 2)) == before
    assert view_text(view(game.match, 0)) != view_text(start("english", 3, seed=5, first=0).view(0))


def test_outside_programs_are_refused():
    with pytest.raises(UnsteadyBot, match="outside program"):
        steady("cmd:./bot")


def test_other_processes_give_the_same_bytes():
    """With other hash seeds, too."""
    outputs = {
        subprocess.run(
            [sys.executable, "-m", "tests.again.lines", "3"],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert outputs == {"".join(f"{level} 3 {digest(level, 3)}\n" for level in LINES)}


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_hundred_deals_twice():
    for seed in range(100):
        for level in ("apprentice", "adept", "instinct"):
            assert a_line(seed, level) == a_line(seed, level)


def test_from_a_moment_on_the_beginning_stands():
    whole = SameDeal(a_record(4), 0, "apprentice").played(lambda seen: seen.legal[0], 1)
    later = SameDeal(whole, 0, "apprentice", Moment(0, 20)).played(lambda seen: seen.legal[-1], 1)
    assert later.rounds[0].moves[:20] == whole.rounds[0].moves[:20]
    assert later.rounds[0].ended is not None


def test_another_chair_sees_the_same_cards():
    here = SameDeal(a_record(4), 0, "apprentice").played(lambda seen: seen.legal[0], 1)
    there = SameDeal(a_record(4), 2, "apprentice").played(lambda seen: seen.legal[0], 1)
    assert here.rounds[0].deal == there.rounds[0].deal
    assert here.names == ("you", "apprentice", "apprentice")
    assert there.names[2] == "you"


@pytest.mark.parametrize("moment", [Moment(1, 0), Moment(0, 1), Moment(-1, 0)])
def test_a_moment_that_is_not_there(moment: Moment):
    with pytest.raises(NoSuchMoment):
        SameDeal(a_record(1), 0, "random", moment)


def test_a_chair_that_is_not_there():
    with pytest.raises(AurumError, match="seats are 0 to 2"):
        SameDeal(a_record(1), 3)


def test_lines_are_compared_trick_by_trick():
    left = SameDeal(a_record(6), 0, "apprentice").played(lambda seen: seen.legal[0], 1)
    right = SameDeal(left, 0, "apprentice", Moment(0, 12)).played(lambda seen: seen.legal[-1], 1)
    found = compared(left, right, 0)
    (row,) = found.rounds
    assert row.parted is not None
    assert row.parted >= 12
    assert row.tricks[0].is_equal
    assert not all(trick.is_equal for trick in row.tricks)
    assert row.sheets[0] is not None
    assert json.loads(json.dumps(found.as_json()))["rounds"][0]["parted"] == row.parted
    assert compared(left, left, 0).rounds[0].parted is None


def test_lines_of_different_deals_are_not_compared():
    left, right = (
        SameDeal(a_record(n), 0, "random").played(lambda s: s.legal[0], 1) for n in (3, 6)
    )
    with pytest.raises(OtherDeal, match="round 0"):
        compared(left, right, 0)
