"""Variety: seats draw how steady they are, and only steady ones teach."""

from pathlib import Path

import numpy as np
import pytest

from aurum.game import ruleset
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
from aurum.learning.descent import answers, has_pairs, stored_layers
from aurum.learning.network import PAIR_RATES, WARM_RATES, Course
from aurum.learning.variety import RIVAL, TEACHES, Habit, draw_temperatures, teaches
from aurum.thinking import network as at_play
from aurum.thinking.network import LAYERS, steps_of, trained_layers
from aurum.thinking.pair_features import METAL

WEIGHTS = Path(at_play.__file__).parent


def temperatures(habit: Habit, rounds: int = 500) -> np.ndarray:
    """What three seats draw."""
    rules = tables(ruleset("english", 3))
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.chance = 20_261_116
    return np.array([draw_temperatures(rules, state, habit)[:3] for _ in range(rounds)])


def test_without_heat_all_play_their_best():
    assert not temperatures(Habit(20), 3).any()


def test_half_are_steady_some_the_rivals_and_the_others_spread_over_the_range():
    drawn = temperatures(Habit(20, 0.5))
    assert np.mean(drawn == 0.0) == pytest.approx(0.5, abs=0.05)
    assert np.mean(drawn == RIVAL) == pytest.approx(0.1, abs=0.03)
    hot = drawn[drawn > 0.0]
    assert hot.max() <= 0.5
    assert hot.mean() == pytest.approx(0.25, abs=0.03)
    assert len(np.unique(drawn[:, 0])) > 100, "every round draws anew"
    assert abs(np.corrcoef(drawn[:, 0], drawn[:, 1])[0, 1]) < 0.15, "every seat for itself"


def test_in_a_duel_the_rival_plays_all_sides_but_one():
    drawn = temperatures(Habit(20, 0.5, duel=True))
    assert {*map(tuple, drawn)} == {(0, RIVAL, RIVAL), (RIVAL, 0, RIVAL), (RIVAL, RIVAL, 0)}


def test_only_steady_decisions_teach():
    assert [teaches(t) for t in (RIVAL, 0.0, TEACHES, TEACHES + 0.01)] == [
        False,
        True,
        True,
        False,
    ]
    course = Course(3, seed=1, start=WEIGHTS / "network-alike3.npz")
    made = [course.play(course.rules[0], 60, Habit(0, hottest)) for hottest in (0.0, 1.0)]
    assert 0.4 < made[1] / made[0] < 0.8
    assert np.isin(
        course.samples.targets[: made[1], 0], np.array([0, 1 / 3, 0.5, 1], np.float32)
    ).all()


def test_a_varied_course_gets_steadier():
    course = Course(3, seed=1, varied=True)
    assert course.habit(0.0) == Habit(100, 1.0)
    assert course.habit(1.0) == Habit(20, 0.4)
    assert Course(3, seed=1).habit(0.5) == Habit(60, 0.0)


@pytest.mark.parametrize("players", [3, 4])
def test_a_course_goes_on_from_a_file(players: int):
    path = WEIGHTS / f"network-alike{players}.npz"
    found = answers(stored_layers(path))
    for name in LAYERS:
        rounding = 0.5 / steps_of(name)
        assert np.allclose(found[name], trained_layers(players)[name], rtol=0, atol=rounding)
    fresh, warm = (Course(players, 1, varied=True, start=start) for start in (None, path))
    assert warm.strength(200) > fresh.strength(200) + 0.2


@pytest.mark.parametrize("players", [3, 4])
def test_a_course_begins_to_look_at_pairs_with_the_same_odds(players: int):
    path = WEIGHTS / f"network-varied{players}.npz"
    plain, course = Course(players, 1, start=path), Course(players, 1, pairs=True, start=path)
    assert course.rates == PAIR_RATES
    assert plain.strength(100) == course.strength(100)
    assert course.mind.pairs == 1
    course.lesson(0.0)
    assert has_pairs(course.layers)
    learnt = np.abs(course.layers.first[:, METAL:]).sum(axis=(1, 2))
    assert (learnt > 0).all(), "every part has learnt something about pairs"


def test_a_course_goes_on_with_pairs_it_knows():
    course = Course(3, 1, pairs=True, start=WEIGHTS / "network-pairs3.npz")
    assert course.rates == WARM_RATES
    assert course.habit(0.0) == Habit(60)
    assert course.habit(1.0) == Habit(15)
