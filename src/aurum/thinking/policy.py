"""Who plays the playouts: the rules of thumb, or the network, which is better and slower.

Both are in one record of one type, so that playouts are compiled once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.lessons import Lessons
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, PLAY, Rules, State
from aurum.kernel.rounds import apply
from aurum.thinking.heuristic import heuristic_action, list_options
from aurum.thinking.heuristic_weights import tuned_weights
from aurum.thinking.network import (
    MIND,
    best_choice,
    list_choices,
    set_weights,
    trained_layers,
    value_choices,
)

Mind = Any  # a record of MIND


def heuristic_mind(players: int) -> Mind:
    """The rules of thumb with their tuned weights."""
    mind = np.zeros(1, MIND).view(np.recarray)[0]
    mind.heuristic = tuned_weights(players)
    return mind


def network_mind(players: int, lessons: Lessons = Lessons.ALIKE) -> Mind:
    """The trained network; other numbers of players than four use the one for three."""
    mind = heuristic_mind(players)
    set_weights(mind, trained_layers(4 if players == 4 else 3, lessons))
    return mind


@compiled
def policy_action(mind: Any, rules: Rules, state: State) -> int:
    """What the policy does."""
    if mind.by_network:
        return mind.options[best_choice(mind, value_choices(mind, rules, state))]
    return heuristic_action(mind.heuristic, rules, state)


@compiled
def policy_options(mind: Any, rules: Rules, state: State) -> int:
    """The actions that are worth thinking about, into `mind.options`; returns how many."""
    if mind.by_network:
        return list_choices(rules, state, mind.options)
    return list_options(rules, state, mind.options)


def survey(mind: Any, rules: Rules, state: State) -> tuple[int, int]:
    """How many actions are worth thinking about, and the policy's own choice.

    The actions are in `mind.options`, and their log odds in `mind.odds` if the network decides.
    """
    look = network_survey if mind.by_network else heuristic_survey
    count, habit = look(mind, rules, state)
    return count, habit


@compiled
def network_survey(mind: Any, rules: Rules, state: State) -> tuple[int, int]:
    """The same by the network alone: who plays by it need not compile the rules of thumb."""
    count = value_choices(mind, rules, state)
    return count, mind.options[best_choice(mind, count)]


@compiled
def heuristic_survey(mind: Any, rules: Rules, state: State) -> tuple[int, int]:
    """The same by the rules of thumb."""
    habit = heuristic_action(mind.heuristic, rules, state)
    return list_options(rules, state, mind.options), habit


@compiled
def play_out(mind: Any, rules: Rules, state: State) -> int:
    """Play the round to its end; returns the number of decisions."""
    decisions = 0
    while BID <= state.phase <= PLAY:
        decisions += 1
        apply(rules, state, policy_action(mind, rules, state))
    return decisions
