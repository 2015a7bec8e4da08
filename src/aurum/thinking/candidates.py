"""The actions that a search thinks about: those of the policy, without the pointless ones."""

from __future__ import annotations

from typing import Any

from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    CARDS,
    EXCHANGE,
    FIRST_SWAP,
    GOLD,
    KEEP,
    NOBODY,
    PLAY,
    Rules,
    State,
)
from aurum.kernel.scoring import bid_with, side_bid
from aurum.thinking.features import takes_now


@compiled
def is_sensible(rules: Rules, state: State, action: int) -> bool:
    """Neither wasteful gold nor a pointless exchange."""
    if state.phase == PLAY:
        return action < CARDS or (wasteful_gold(rules, state) >> action) & 1 == 0
    return not (state.phase == EXCHANGE and leaves_bid(rules, state, action))


@compiled
def wasteful_gold(rules: Rules, state: State) -> int:
    """The gold cards for which one of fewer points does the same to this trick, as bits.

    Gold is public: so it is known which gold could still be laid over one's own (R6.3, R6.4). Among
    cards of equal points none is wasted: who may collect it again depends on its rank (R6.1, R6.5).
    """
    mine = state.hold[state.seat] & GOLD
    followers = 0
    for place in range(1, rules.seats - state.turn):
        followers |= state.hold[rules.seat[state.seat + place]] & GOLD
    wasteful = 0
    rest = mine
    while rest:
        cheap = select(rest, 0)
        rest &= rest - 1
        dearer = rest
        while dearer:
            dear = select(dearer, 0)
            dearer &= dearer - 1
            between = followers & ((1 << dear) - (1 << cheap))
            same = between == 0 and takes_now(rules, state, cheap) == takes_now(rules, state, dear)
            if same and rules.gold_points[cheap - CARDS] < rules.gold_points[dear - CARDS]:
                wasteful |= 1 << dear
    return wasteful


@compiled
def leaves_bid(rules: Rules, state: State, action: int) -> bool:
    """Whether an exchange leaves the side's bid as it is."""
    owner = owner_of(rules, state, action)
    if owner == NOBODY:
        return False
    return bid_with(rules, state, owner, _laid(action)) == side_bid(rules, state, rules.side[owner])


@compiled
def goes_back(rules: Rules, state: State, action: int, bid_before: Any) -> bool:
    """R4.5: whether an exchange lays a rank that lay in that place before."""
    owner = owner_of(rules, state, action)
    return owner != NOBODY and (bid_before[owner] >> rules.rank[_laid(action)]) & 1 == 1


@compiled
def owner_of(rules: Rules, state: State, action: int) -> int:
    """Whose bid an exchange changes; NOBODY's for other actions."""
    if action < FIRST_SWAP or action == KEEP:
        return NOBODY
    return int(rules.partner[state.seat]) if (action - FIRST_SWAP) & 1 else int(state.seat)


@inner
def _laid(action: int) -> int:
    return ((action - FIRST_SWAP) >> 1) % CARDS
