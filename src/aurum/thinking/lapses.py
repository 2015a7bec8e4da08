"""Lapses: how a player's choice strays from the best one, as people's choices do.

A bid or a card is the likelier the better it seems. Some people hope for more tricks than they will
take, some part with their gold too early or hoard it, and all forget cards. Nobody strays in an
exchange or ends a round by mistake: that would be a blunder that only machines make.
"""

from __future__ import annotations

from typing import Any

from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    BID,
    CARDS,
    END,
    EXCHANGE,
    FIRST_BID,
    NIBBLE,
    PLACES,
    Rules,
    State,
)
from aurum.kernel.random_numbers import below, following
from aurum.thinking.exponentials import logarithm
from aurum.thinking.features import hidden_cards
from aurum.thinking.heuristic import BELOW, survival

_STEPS = 1 << 31


@compiled
def seeming(lapses: Any, rules: Rules, state: State, action: int) -> float:
    """What an action of the seat to act seems better by than it is."""
    if state.phase == EXCHANGE or action == END:
        return 0.0
    if state.phase == BID:
        bias = lapses.hope * rules.rank[action - FIRST_BID]
    elif action >= CARDS:
        bias = lapses.haste
    else:
        bias = lapses.greed * _points_to_collect(rules, state, action) if lapses.greed else 0.0
    return bias + _error(lapses.noise, state)


@inner
def _points_to_collect(rules: Rules, state: State, card: int) -> float:
    """R6.1: the points of the gold that the card may bring, by the chance that it does."""
    rank = rules.rank[card]
    is_lowest = rules.low[card] + PLACES - 1 - state.turn < state.low
    if not is_lowest or state.supply & (rules.prize[rank] * NIBBLE) == 0:
        return 0.0
    rivals = hidden_cards(rules, state, state.seat) & ~(state.closed | rules.closes[card])
    chance = survival(rivals, ~BELOW[rank + 1], rules.seats - state.turn - 1)
    return rules.gold_points[rank] * chance


@inner
def _error(noise: float, state: State) -> float:
    """Gumbel's noise: the best sum is a draw by softmax at this temperature."""
    if noise <= 0.0:
        return 0.0
    state.chance = following(state.chance)
    fraction = (below(state.chance, _STEPS) + 0.5) / _STEPS
    return -noise * logarithm(-logarithm(fraction))
