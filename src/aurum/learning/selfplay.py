"""Self-play: rounds by the network with a little exploration, every decision written down."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from aurum.bots.features import MOST_ACTIVE
from aurum.bots.net import Net
from aurum.bots.policy import Scratch, best_option, condensed, list_options, look, new_scratch
from aurum.kernel.bits import popcount
from aurum.kernel.chance import below, following
from aurum.kernel.layout import BID, PLAY, STATE
from aurum.kernel.rounds import apply, deal
from aurum.learning.learner import Batch

FINE = 1 << 20
MOST_DECISIONS = 160  # of one round
WIN_WEIGHT = 0.7  # the rest of the target is the margin
WIDE_MARGIN = 12.0


def play_rounds(net: Net, rules: Any, rounds: int, epsilon: float, seed: int) -> Batch:
    """Play and return every decision that had a choice, with its outcome."""
    room = rounds * MOST_DECISIONS
    active = np.empty((room, MOST_ACTIVE), np.int16)
    counts, actions = np.empty(room, np.int64), np.empty(room, np.int64)
    targets = np.empty(room, np.float32)
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.chance = np.random.default_rng(seed).integers(1, 1 << 60)
    size = _play(
        *(net, rules, state, rounds, int(epsilon * FINE), new_scratch(net)),
        *(active, counts, actions, targets),
    )
    return Batch(active[:size], counts[:size], actions[:size], targets[:size])


@njit(nogil=True)
def _play(
    net: Any,
    rules: Any,
    state: Any,
    rounds: int,
    epsilon: int,
    scratch: Scratch,
    active: Any,
    counts: Any,
    actions: Any,
    targets: Any,
) -> int:
    size = 0
    seats = np.empty(MOST_DECISIONS, np.int64)
    for _ in range(rounds):
        state.rounds = 0
        state.chance = following(state.chance)
        state.match_first = below(state.chance, rules.seats)
        deal(rules, state)
        start = size
        while BID <= state.phase <= PLAY:
            count = list_options(rules, state, scratch.options)
            chosen = 0
            if count > 1:
                on = look(net, rules, state, scratch)
                chosen = best_option(net, scratch, count)
                state.chance = following(state.chance)
                if below(state.chance, FINE) < epsilon:
                    state.chance = following(state.chance)
                    chosen = below(state.chance, count)
                counts[size] = on
                for k in range(on):
                    active[size, k] = scratch.active[k]
                actions[size] = condensed(scratch.place, scratch.options[chosen])
                seats[size - start] = state.seat
                size += 1
            apply(rules, state, scratch.options[chosen])
        for n in range(start, size):
            targets[n] = _target(rules, state, rules.side[seats[n - start]])
    return size


@njit(nogil=True)
def _target(rules: Any, state: Any, side: int) -> Any:
    """Mostly the share of the win, a little the margin, which says something in every round."""
    share = ((state.nugget >> side) & 1) / popcount(state.nugget)
    best = -99
    for other in range(rules.sides):
        if other != side:
            best = max(best, state.score[other])
    margin = min(max((state.score[side] - best) / WIDE_MARGIN, -1.0), 1.0)
    return WIN_WEIGHT * share + (1 - WIN_WEIGHT) * (0.5 + 0.5 * margin)
