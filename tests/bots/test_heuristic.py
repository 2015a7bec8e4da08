"""The compiled rules of thumb, and what is built on them."""

import numpy as np
import pytest

from aurum.game import Swap, numbered_action, view
from aurum.kernel.rounds import is_legal
from aurum.kernel.tables import tables
from aurum.thinking.heuristic import MOST_OPTIONS, WEIGHTS, heuristic_action, list_options
from aurum.thinking.heuristic_weights import TUNED, tuned_weights
from tests.bots.positions import decisions
from tests.bots.root_state import root_state


def test_there_is_a_weight_for_every_thought() -> None:
    assert {players: len(weights) for players, weights in TUNED.items()} == {3: WEIGHTS, 4: WEIGHTS}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("zeros", [True, False])
def test_what_the_rules_of_thumb_do_is_legal(players: int, zeros: bool) -> None:
    for match in decisions(players, 31, zeros=zeros):
        state, rules = root_state(view(match, match.to_act[0]))[0], tables(match.ruleset)
        assert is_legal(rules, state, heuristic_action(tuned_weights(players), rules, state))


@pytest.mark.parametrize("players", [3, 4])
def test_all_legal_actions_are_options_but_exchanges_with_dearer_gold(players: int) -> None:
    options = np.zeros(MOST_OPTIONS, np.int64)
    for match in decisions(players, 12):
        seen = view(match, match.to_act[0])
        count = list_options(tables(match.ruleset), root_state(seen)[0], options)
        listed = {numbered_action(int(n)) for n in options[:count]}
        cheapest = min(seen.gold[match.to_act[0]], default=0)
        left_out = set(seen.legal) - listed
        assert listed <= set(seen.legal)
        assert all(isinstance(a, Swap) and a.gold.rank > cheapest for a in left_out)
