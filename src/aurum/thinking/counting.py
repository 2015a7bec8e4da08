"""The reference player plays a choice out in a possible world, and what came of it is booked."""

from __future__ import annotations

from typing import Any

from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    BID,
    EXCHANGE,
    KEEP,
    MOST_TRICKS,
    NOTHING,
    PLAY,
    Rules,
    State,
)
from aurum.kernel.rounds import apply
from aurum.kernel.scoring import gold_points, side_bid, side_tricks
from aurum.thinking.round_share import round_share
from aurum.thinking.styles import draw_styles, style_of, styled_action


@compiled
def play_out(mind: Any, rules: Rules, state: State, styles: Any, keeper: int) -> int:
    """The reference player plays the round to its end; a keeper exchanges nothing.

    Returns the decisions made.
    """
    drawn, decisions = draw_styles(rules, state, styles), 0
    while BID <= state.phase <= PLAY:
        action = KEEP
        if state.phase != EXCHANGE or state.seat != keeper:
            style = style_of(drawn, state.seat)
            action = styled_action(mind, rules, state, styles, style)
            decisions += 1
        apply(rules, state, action)
    return decisions


@compiled
def book(rules: Rules, state: State, seat: int, trick: int, share: float, fact: Any) -> None:
    """Add what came of the choice in one world; `trick` is the one that it was made in."""
    fact.worlds += 1
    fact.win += share
    _book_trick(state, seat, trick, fact)
    _book_round(rules, state, rules.side[seat], fact)


@inner
def _book_trick(state: State, seat: int, trick: int, fact: Any) -> None:
    """What became of the trick that lay on the table when the seat decided."""
    if state.tricks > trick:
        fact.takes += state.takers[trick] == seat
        if _lowest_of(state, trick) == seat:
            fact.lowest += 1.0
            fact.collects += state.collected[trick] != NOTHING
    elif state.ended_by == seat:
        fact.ends += 1.0


@inner
def _lowest_of(state: State, trick: int) -> Any:
    """R6.2: the lowest card's seat leads the next trick."""
    return state.leaders[trick + 1] if state.tricks > trick + 1 else state.leader


@inner
def _book_round(rules: Rules, state: State, side: int, fact: Any) -> None:
    """What became of the round: the bid, the gold, and whether the others made theirs."""
    tricks = side_tricks(rules, state, side)
    fact.final_tricks[min(tricks, MOST_TRICKS)] += 1.0
    miss = tricks - side_bid(rules, state, side)
    if miss < 0:
        fact.under += 1.0
    elif miss == 0:
        fact.exact += 1.0
    else:
        fact.over += 1.0
    fact.score += state.score[side]
    fact.round += round_share(rules, state, side)
    for seat in range(side, rules.seats, rules.sides):
        fact.gold += gold_points(rules, state, seat)
    for other in range(rules.sides):
        made = side_tricks(rules, state, other) == side_bid(rules, state, other)
        fact.others_exact[other] += made
