"""Candidates played out in sampled worlds, compiled.

Every candidate meets the same worlds, so that the luck of the cards cancels in the comparison.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, OVER, PLAY, Rules, State
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import gold_points, side_bid, side_tricks
from aurum.thinking.network import best_choice, value_choices
from aurum.thinking.round_share import round_share
from aurum.thinking.styles import draw_styles, styled_playout

# Columns of the sums that are kept for each candidate; the last three are of finished rounds only.
WEIGHT, WEIGHT_SQUARED, WORTH, WORTH_SQUARED, WIN, FINISHED, EXACT, SCORE, GOLD = range(9)
SUMS = 9
MARGIN_WORTH = 0.01  # of a point, so that a lost or won round is still played well


class Study(NamedTuple):
    """A position under study: by whom it is played out, from where, for what."""

    mind: Any  # who plays the playouts
    rules: Any
    root: Any  # an array of one state
    stakes: Any
    styles: Any  # a table: the first row is the observer's own style, the others draw from the rest
    horizon: int  # at this card of the observer the network's opinion ends a playout; 0: never


class Worlds(NamedTuple):
    """Possible hands, one row a world, and how likely each world is."""

    hands: Any
    weights: Any
    chances: Any  # where each world's random numbers begin: the same for every candidate


@compiled
def worth(rules: Rules, state: State, stakes: Any) -> Any:
    """What a finished round is worth to the side: its chance in the match, and a little margin."""
    side = stakes.side
    best_score, best_points = -999, -999
    for other in range(rules.sides):
        if other != side:
            best_score = max(best_score, state.score[other])
            best_points = max(best_points, state.points[other])
    margin = MARGIN_WORTH * (state.score[side] - best_score)
    if state.phase == OVER:
        return margin + ((state.winners >> side) & 1) / popcount(state.winners)
    if stakes.by_points == 1:
        ahead = state.points[side] - best_points
        return margin + 1.0 / (1.0 + exp(-1.7 * ahead / max(stakes.spread, 0.1)))
    return margin + stakes.nuggets[state.nugget]


@compiled
def book(rules: Rules, state: State, stakes: Any, weight: float, sums: Any) -> None:
    """Add a finished round to the sums of its candidate."""
    side = stakes.side
    _add(sums, weight, worth(rules, state, stakes), round_share(rules, state, side))
    sums[FINISHED] += weight
    if side_tricks(rules, state, side) == side_bid(rules, state, side):
        sums[EXACT] += weight
    sums[SCORE] += weight * state.score[side]
    for seat in range(side, rules.seats, rules.sides):
        sums[GOLD] += weight * gold_points(rules, state, seat)


@compiled
def book_opinion(
    mind: Any, rules: Rules, state: State, stakes: Any, weight: float, sums: Any
) -> None:
    """Add what the network expects of the observer's best card to the sums of a candidate."""
    odds = float(mind.odds[best_choice(mind, value_choices(mind, rules, state))])
    chance = 1.0 / (1.0 + exp(-odds))
    _add(sums, weight, stakes.lost + chance * (stakes.won - stakes.lost), chance)


@compiled
def _add(sums: Any, weight: float, value: float, share: float) -> None:
    sums[WEIGHT] += weight
    sums[WEIGHT_SQUARED] += weight * weight
    sums[WORTH] += weight * value
    sums[WORTH_SQUARED] += weight * value * value
    sums[WIN] += weight * share


@compiled
def roll_out(
    study: Any, worlds: Any, first: int, candidates: Any, alive: Any, sums: Any, budget: int
) -> tuple[int, int]:
    """Play worlds from `first` on until the decisions are spent; next world and decisions made."""
    work = np.empty((1,), study.root.dtype)
    mind, rules = study.mind, study.rules
    made, world, own = 0, first, study.root[0].seat
    while world < len(worlds.weights) and made < budget:
        for c in range(len(candidates)):
            if alive[c]:
                work[0] = study.root[0]
                state = work[0]
                deal_world(rules, state, worlds.hands[world])
                state.chance = worlds.chances[world]
                drawn = draw_styles(rules, state, study.styles)
                drawn &= ~(15 << (4 * own))
                apply(rules, state, candidates[c])
                made += 1
                made += styled_playout(mind, rules, state, study.styles, drawn, own, study.horizon)
                if state.phase == PLAY:
                    made += 1
                    book_opinion(mind, rules, state, study.stakes, worlds.weights[world], sums[c])
                else:
                    book(rules, state, study.stakes, worlds.weights[world], sums[c])
        world += 1
    return world, made


@compiled
def deal_world(rules: Rules, state: State, hands: Any) -> None:
    """Give the seats the hands of a possible world; gold is public and stays."""
    for seat in range(rules.seats):
        state.hold[seat] = (state.hold[seat] & ~BASE) | hands[seat]
