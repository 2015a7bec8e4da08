"""The actions that a search thinks about: those of the policy, without the pointless ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.game import Action, Swap, View
from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import CARDS, EXCHANGE, FIRST_SWAP, GOLD, KEEP, PLAY, Rules, State
from aurum.kernel.scoring import bid_with, side_bid
from aurum.thinking.features import takes_now
from aurum.thinking.policy import survey

Actions = npt.NDArray[np.int64]


def listed_actions(mind: Any, rules: Rules, state: State) -> tuple[Actions, int]:
    """What the policy thinks about, and what it would do."""
    count, habit = survey(mind, rules, state)
    listed: Actions = mind.options[:count].copy()
    return listed, habit


def sensible(listed: Actions, rules: Rules, state: State) -> Actions:
    """The same without wasteful gold and pointless exchanges."""
    if state.phase == PLAY:
        wasteful = wasteful_gold(rules, state)
        return listed[[not wasteful >> int(action) & 1 for action in listed]]
    if state.phase == EXCHANGE:
        return listed[[not leaves_bid(rules, state, int(action)) for action in listed]]
    return listed


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
    if action == KEEP:
        return False
    code = action - FIRST_SWAP
    card = (code >> 1) % CARDS
    owner = rules.partner[state.seat] if code & 1 else state.seat
    return bid_with(rules, state, owner, card) == side_bid(rules, state, rules.side[owner])


def goes_back(view: View, action: Action) -> bool:
    """Whether an exchange lays a rank that lay in that place before."""
    if not isinstance(action, Swap):
        return False
    assert isinstance(view.observer, int)
    owner = view.ruleset.partner(view.observer) if action.partner else view.observer
    earlier = {one.taken_up.rank for one in view.exchanges if one.owner == owner}
    return action.card.rank in earlier
