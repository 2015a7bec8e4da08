"""Variety: seats draw how steady they are, and only steady ones teach."""

from pathlib import Path

import numpy as np
import pytest

from aurum.bots.policy import network as at_play
from aurum.bots.policy.network import LAYERS, trained_layers
from aurum.game import ruleset
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
from aurum.learning.descent import answers, stored_layers
from aurum.learning.network import Course
from aurum.learning.selfplay import Habit, play_rounds, room_for
from aurum.learning.variety import SIMPLE, TEACHES, draw_temperatures, teaches

WEIGHTS = Path(at_play.__file__).parent


def temperatures(hottest: float, rounds: int = 500) -> np.ndarray:
    """What three seats draw."""
    rules = tables(ruleset("english", 3))
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.chance = 20_261_116
    return np.array([draw_temperatures(rules, state, hottest)[:3] for _ in range(rounds)])


def test_without_heat_all_play_their_best():
    assert not temperatures(0.0, 3).any()


def test_half_are_steady_some_simple_and_the_others_spread_over_the_range():
    drawn = temperatures(0.5)
    assert np.mean(drawn == 0.0) == pytest.approx(0.5, abs=0.05)
    assert np.mean(drawn == SIMPLE) == pytest.approx(0.1, abs=0.03)
    hot = drawn[drawn > 0.0]
    assert hot.max() <= 0.5
    assert hot.mean() == pytest.approx(0.25, abs=0.03)
    assert len(np.unique(drawn[:, 0])) > 100, "every round draws anew"
    assert abs(np.corrcoef(drawn[:, 0], drawn[:, 1])[0, 1]) < 0.15, "every seat for itself"


def test_only_steady_decisions_teach():
    assert [teaches(t) for t in (SIMPLE, 0.0, TEACHES, TEACHES + 0.01)] == [
        False,
        True,
        True,
        False,
    ]
    course, made = Course(3, seed=1, start=WEIGHTS / "network3.npz"), []
    course.lesson(1.0)
    for hottest in (0.0, 1.0):
        samples, states = room_for(20_000), np.zeros(2, STATE).view(np.recarray)
        habit = Habit(0, hottest)
        room = (course.mind, course.rules[0], states, 60, habit, 5, samples)
        made.append(play_rounds(*room))
        assert np.isin(samples.targets[: made[-1], 0], (0.0, 1 / 3, 0.5, 1.0)).all()
    assert 0.4 < made[1] / made[0] < 0.8


@pytest.mark.parametrize("players", [3, 4])
def test_a_course_goes_on_from_a_file(players: int):
    path = WEIGHTS / f"network{players}.npz"
    found = answers(stored_layers(path))
    for name in LAYERS:
        assert np.array_equal(found[name], trained_layers(players)[name])
    fresh, warm = (Course(players, 1, varied=True, start=start) for start in (None, path))
    assert warm.strength(200) > fresh.strength(200) + 0.2
    warm.lesson(0.5)
    assert not np.array_equal(warm.layers.first, stored_layers(path).first)
