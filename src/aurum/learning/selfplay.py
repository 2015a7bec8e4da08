"""Rounds that a network plays against itself, and what came of every decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, EXCHANGE, PLAY, Rules, State, States
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply, deal
from aurum.learning.variety import RIVAL, SLIPS, Habit, draw_temperatures, teaches
from aurum.thinking.features import hidden_cards
from aurum.thinking.network import best_choice, part_of, value_choices
from aurum.thinking.pair_features import MOST_FEATURES, action_facts, position_facts
from aurum.thinking.policy import policy_action
from aurum.thinking.round_share import round_share
from aurum.thinking.styles import softmax_choice

MOST_DECISIONS = 128  # of one round, more than there ever are
SHARE, MARGIN = 0, 1  # what is learnt: the share of the win, and a tenth of the lead in points
MOST_MARGIN = 2.0
THOUSAND = 1000


class Samples(NamedTuple):
    """Decisions as features, and their outcomes."""

    places: npt.NDArray[np.int64]
    values: npt.NDArray[np.float32]
    counts: npt.NDArray[np.int64]  # features of each decision
    parts: npt.NDArray[np.int64]
    targets: npt.NDArray[np.float32]


def room_for(decisions: int) -> Samples:
    return Samples(
        np.zeros((decisions, MOST_FEATURES), np.int64),
        np.zeros((decisions, MOST_FEATURES), np.float32),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.int64),
        np.zeros((decisions, 2), np.float32),
    )


@compiled
def play_rounds(
    players: Any, rules: Rules, states: States, rounds: int, habit: Habit, chance: int, samples: Any
) -> int:
    """Play and remember; the players are who learns and the rival. Returns how many samples."""
    mind, rival = players
    total = 0
    for _ in range(rounds):
        state = states[0]
        deal_anew(rules, state, chance)
        temperatures = draw_temperatures(rules, state, habit)
        first = total
        while BID <= state.phase <= PLAY:
            temperature = temperatures[state.seat]
            if temperature == RIVAL:
                apply(rules, state, policy_action(rival, rules, state))
                continue
            count = value_choices(mind, rules, state)
            action = mind.options[_chosen(mind, state, count, habit.explore, temperature)]
            if count > 1 and teaches(temperature) and total < len(samples.counts):
                remember(mind, rules, state, action, samples, total)
                total += 1
            apply(rules, state, action)
        for n in range(first, total):
            score_sample(rules, state, samples.targets[n])
        chance = state.chance
    return total


@compiled
def deal_anew(rules: Rules, state: State, chance: int) -> None:
    """The first round of a match; anybody may be the first player."""
    chance = following(chance)
    state.rounds, state.match_first, state.chance = 0, below(chance, rules.seats), chance
    deal(rules, state)


@compiled
def _chosen(mind: Any, state: State, count: int, explore: int, temperature: float) -> int:
    """The best choice, or now and then any; most random exchanges are to keep the bid."""
    state.chance = following(state.chance)
    if below(state.chance, THOUSAND) >= explore + SLIPS * temperature:
        if temperature > 0.0 and state.phase != EXCHANGE:
            return softmax_choice(mind, state, count, temperature)
        return best_choice(mind, count)
    state.chance = following(state.chance)
    if state.phase == EXCHANGE and below(state.chance, 4) > 0:
        return 0
    state.chance = following(state.chance)
    return below(state.chance, count)


@compiled
def remember(mind: Any, rules: Rules, state: State, action: int, samples: Any, n: int) -> None:
    """Keep a decision; its target is the side until the round is over."""
    hidden = hidden_cards(rules, state, state.seat)
    count = position_facts(rules, state, hidden, mind)
    count = action_facts(rules, state, action, hidden, mind, count)
    for k in range(count):
        samples.places[n, k], samples.values[n, k] = mind.places[k], mind.values[k]
    samples.counts[n] = count
    samples.parts[n] = part_of(mind, state)
    samples.targets[n, SHARE] = rules.side[state.seat]


@compiled
def score_sample(rules: Rules, state: State, target: Any) -> None:
    """The round is over: what the side of this decision got."""
    side, best = int(target[SHARE]), -999
    for other in range(rules.sides):
        if other != side:
            best = max(best, state.score[other])
    target[SHARE] = round_share(rules, state, side)
    margin = 0.1 * (state.score[side] - best)
    target[MARGIN] = min(max(margin, -MOST_MARGIN), MOST_MARGIN)


@compiled
def compare(rules: Rules, states: States, deals: int, chance: int, one: Any, other: Any) -> float:
    """The share of wins of a mind against copies of another one, on duplicate deals."""
    wins = 0.0
    for _ in range(deals):
        deal_anew(rules, states[0], chance)
        chance = states[0].chance
        for side in range(rules.sides):
            states[1] = states[0]
            game = states[1]
            while BID <= game.phase <= PLAY:
                mind = one if rules.side[game.seat] == side else other
                apply(rules, game, policy_action(mind, rules, game))
            wins += ((game.nugget >> side) & 1) / popcount(game.nugget)
    return wins / deals / rules.sides
