"""ISMCTS: faithful to OpenSpiel's own, simulation for simulation."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from aurum.bots import UNLIMITED, Clock, make_bot
from aurum.bots.yardsticks.ismcts import Ismcts
from aurum.game import View, view
from tests.bots.positions import dealt, decisions


@pytest.mark.parametrize("players", [3, 4])
def test_every_simulation_but_the_first_visits_a_child_of_the_root(players: int) -> None:
    for match in list(decisions(players, 2))[::9]:
        seen = view(match, match.to_act[0])
        visits = Ismcts(400).visits(seen, UNLIMITED, Random(1))
        assert sum(visits.values()) == 399
        assert set(visits) <= set(seen.legal)


def test_every_action_is_tried_before_any_is_tried_often() -> None:
    seen = view(dealt(3, 1), 1)
    visits = Ismcts(13).visits(seen, UNLIMITED, Random(1))
    assert set(visits.values()) == {1}
    assert len(visits) == 12


def test_time_ends_the_search() -> None:
    seen = view(dealt(4, 1), 1)
    visits = Ismcts(100_000).visits(seen, Clock(0.0), Random(1))
    assert sum(visits.values()) == 999


@pytest.mark.parametrize("players", [3, 4])
def test_visits_are_shared_out_as_by_openspiels_own_bot(players: int) -> None:
    """At equal simulations the mean shares of visits agree, within four standard errors or 0.02."""
    pytest.importorskip("pyspiel")
    late = list(decisions(players, 17))[-12:]
    for match in late[::6]:
        seen = view(match, match.to_act[0])
        ours, theirs = (_shares(make_bot(f"{b}:60"), seen) for b in ("ismcts", "openspiel"))
        for action in seen.legal:
            a, b = ours[str(action)], theirs[str(action)]
            assert abs(a[0] - b[0]) < max(0.02, 4 * (a[1] ** 2 + b[1] ** 2) ** 0.5), str(action)


def _shares(bot: Any, seen: View, runs: int = 16) -> dict[str, tuple[float, float]]:
    """Mean share of visits of each action over seeds, and its standard error."""
    total: dict[str, float] = defaultdict(float)
    squares: dict[str, float] = defaultdict(float)
    for seed in range(runs):
        rng = Random(seed)
        visits = bot.visits(seen, UNLIMITED, rng) if bot.name[0] == "i" else bot.visits(seen, rng)
        for action, n in visits.items():
            share = n / sum(visits.values())
            total[str(action)] += share
            squares[str(action)] += share**2
    found = {}
    for action in map(str, seen.legal):
        mean = total[action] / runs
        found[action] = (mean, (max(squares[action] / runs - mean**2, 0) / (runs - 1)) ** 0.5)
    return found
