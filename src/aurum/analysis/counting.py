"""Candidates played out by the reference player in possible worlds, and what happened, compiled.

Every candidate meets the same worlds with the same random numbers, so that luck cancels in the
comparison.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from aurum.bots.search.rollouts import deal_world
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, EXCHANGE, KEEP, NOBODY, NOTHING, OVER, PLAY, Rules, State
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import gold_points, side_bid, side_tricks
from aurum.thinking.round_share import round_share
from aurum.thinking.styles import draw_styles, style_of, styled_action

# Columns of the sums that are kept for each candidate.
WORLDS, WIN, ROUND, TAKES, LOWEST, COLLECTS, ENDS, UNDER, EXACT, OVER_BID, SCORE, GOLD = range(12)
OTHERS_EXACT = 12  # and one column for each side from here on
SUMS = OTHERS_EXACT + 4
MOST_FINAL_TRICKS = 24


class Position(NamedTuple):
    """A position under study, in the form that compiled code needs."""

    mind: Any  # room to think in, and the weights
    rules: Any
    root: Any  # an array of one state
    equity: Any
    seat: int
    styles: Any
    keeper: int = NOBODY  # a seat that leaves all bids as they are, as beginners do


class Counts(NamedTuple):
    """Room for the results: sums by candidate, shares by candidate and world, final tricks."""

    sums: Any
    shares: Any
    finals: Any


@compiled
def match_share(rules: Rules, state: State, equity: Any) -> Any:
    """The side's share of the match after this round: the real one, or its chance from here."""
    side = equity.side
    if state.phase == OVER:
        return ((state.winners >> side) & 1) / popcount(state.winners)
    if equity.by_points == 1:
        best = -999
        for other in range(rules.sides):
            if other != side:
                best = max(best, state.points[other])
        ahead = state.points[side] - best
        return 1.0 / (1.0 + exp(-1.7 * ahead / max(equity.spread, 0.1)))
    return equity.nuggets[state.nugget]


@compiled
def lowest_of(state: State, trick: int) -> Any:
    """R6.2: the lowest card's seat leads the next trick."""
    return state.leaders[trick + 1] if state.tricks > trick + 1 else state.leader


@compiled
def book_trick(state: State, seat: int, trick: int, sums: Any) -> None:
    """What became of the trick that lay on the table when the seat decided."""
    if state.tricks > trick:
        sums[TAKES] += state.takers[trick] == seat
        if lowest_of(state, trick) == seat:
            sums[LOWEST] += 1.0
            sums[COLLECTS] += state.collected[trick] != NOTHING
    elif state.ended_by == seat:
        sums[ENDS] += 1.0


@compiled
def book_round(rules: Rules, state: State, side: int, sums: Any) -> None:
    """What became of the round: the bid, the gold, and whether the others made theirs."""
    miss = side_tricks(rules, state, side) - side_bid(rules, state, side)
    if miss < 0:
        sums[UNDER] += 1.0
    elif miss == 0:
        sums[EXACT] += 1.0
    else:
        sums[OVER_BID] += 1.0
    sums[SCORE] += state.score[side]
    sums[ROUND] += round_share(rules, state, side)
    for seat in range(side, rules.seats, rules.sides):
        sums[GOLD] += gold_points(rules, state, seat)
    for other in range(rules.sides):
        made = side_tricks(rules, state, other) == side_bid(rules, state, other)
        sums[OTHERS_EXACT + other] += made


@compiled
def play_out(position: Any, state: State) -> None:
    """The reference player plays the round to its end; a keeper exchanges nothing."""
    drawn = draw_styles(position.rules, state, position.styles)
    while BID <= state.phase <= PLAY:
        if state.phase == EXCHANGE and state.seat == position.keeper:
            apply(position.rules, state, KEEP)
            continue
        style = style_of(drawn, state.seat)
        action = styled_action(position.mind, position.rules, state, position.styles, style)
        apply(position.rules, state, action)


@compiled
def count_worlds(
    position: Any, hands: Any, chances: Any, first: int, last: int, candidates: Any, counts: Any
) -> None:
    """Play every listed candidate out in the worlds from `first` up to, but without, `last`."""
    work = position.root.copy()
    rules, side = position.rules, position.equity.side
    trick = position.root[0].tricks
    for world in range(first, last):
        for n in range(len(candidates)):
            c = candidates[n, 0]
            work[0] = position.root[0]
            state = work[0]
            deal_world(rules, state, hands[world])
            state.chance = chances[world]
            apply(rules, state, candidates[n, 1])
            play_out(position, state)
            share = match_share(rules, state, position.equity)
            sums = counts.sums[c]
            sums[WORLDS] += 1.0
            sums[WIN] += share
            counts.shares[c, world] = share
            counts.finals[c, min(side_tricks(rules, state, side), MOST_FINAL_TRICKS)] += 1.0
            book_trick(state, position.seat, trick, sums)
            book_round(rules, state, side, sums)
