"""A best response learns from its own side's decisions only, and finds what can be beaten."""

from pathlib import Path

import numpy as np
import pytest

from aurum.learning.descent import new_layers
from aurum.learning.network import Course, set_layers
from aurum.learning.response import Response
from aurum.thinking import network as at_play

WEIGHTS = Path(at_play.__file__).parent


@pytest.mark.parametrize("players", [3, 4])
def test_equal_networks_are_equally_good_and_one_side_teaches(players: int):
    course = Response(players, 1, WEIGHTS / f"network-pairs{players}.npz")
    even = 1 / course.rules[0].sides
    set_layers(course.rival, course.layers)  # the bots play by weights in whole steps
    assert course.gain(200) == pytest.approx(even, abs=1e-6)
    both = Course(players, 1, start=WEIGHTS / f"network-pairs{players}.npz")
    own, all_sides = (one.play(one.rules[0], 60, one.habit(1.0)) for one in (course, both))
    assert own / all_sides == pytest.approx(even, abs=0.1)


def test_it_is_measured_against_the_opponent():
    """A planted weakness: a network that has learnt nothing."""
    course = Response(3, 1, WEIGHTS / "network-pairs3.npz")
    set_layers(course.rival, new_layers(np.random.default_rng(1)))
    assert course.gain(200) > 0.6
