"""Candidates played out in sampled worlds, compiled.

Every candidate meets the same worlds, so that the luck of the cards cancels in the comparison.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from aurum.bots.policy.styles import draw_styles, styled_playout
from aurum.bots.search.equity import Equity
from aurum.bots.search.round_share import round_share
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, OVER, Rules, State
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import gold_points, side_bid, side_tricks

# Columns of the sums that are kept for each candidate.
WEIGHT, WEIGHT_SQUARED, WORTH, WORTH_SQUARED, WIN, EXACT, SCORE, GOLD = range(8)
SUMS = 8
MARGIN_WORTH = 0.01  # of a point, so that a lost or won round is still played well


class Study(NamedTuple):
    """A position under study: by whom it is played out, from where, for what."""

    mind: Any  # who plays the playouts
    rules: Any
    root: Any  # an array of one state
    stakes: Equity
    styles: Any  # a table: the first row is the observer's own style, the others draw from the rest


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
    value = worth(rules, state, stakes)
    sums[WEIGHT] += weight
    sums[WEIGHT_SQUARED] += weight * weight
    sums[WORTH] += weight * value
    sums[WORTH_SQUARED] += weight * value * value
    sums[WIN] += weight * round_share(rules, state, side)
    if side_tricks(rules, state, side) == side_bid(rules, state, side):
        sums[EXACT] += weight
    sums[SCORE] += weight * state.score[side]
    for seat in range(side, rules.seats, rules.sides):
        sums[GOLD] += weight * gold_points(rules, state, seat)


@compiled
def roll_out(
    study: Any, worlds: Any, first: int, candidates: Any, alive: Any, sums: Any, budget: int
) -> tuple[int, int]:
    """Worlds from `first` on until so many decisions are made; returns next world and decisions."""
    work = np.empty((1,), study.root.dtype)
    made, world, own = 0, first, study.root[0].seat
    while world < len(worlds.weights) and made < budget:
        for c in range(len(candidates)):
            if alive[c]:
                work[0] = study.root[0]
                state = work[0]
                deal_world(study.rules, state, worlds.hands[world])
                state.chance = worlds.chances[world]
                drawn = draw_styles(study.rules, state, study.styles)
                drawn[own] = 0
                apply(study.rules, state, candidates[c])
                made += 1
                made += styled_playout(study.mind, study.rules, state, study.styles, drawn)
                book(study.rules, state, study.stakes, worlds.weights[world], sums[c])
        world += 1
    return world, made


@compiled
def deal_world(rules: Rules, state: State, hands: Any) -> None:
    """Give the seats the hands of a possible world; gold is public and stays."""
    for seat in range(rules.seats):
        state.hold[seat] = (state.hold[seat] & ~BASE) | hands[seat]
