"""Whether an aim has been reached, compiled.

`strict` decides what a shared win of the round is: an answer has to win alone, a wrong action must
not even share.
"""

from __future__ import annotations

from typing import Any

from aurum.engine.questions.proof import BE_LOWEST, MEET_BID, TAKE_TRICK, WIN_ROUND
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import BID, PLAY, Rules, State
from aurum.kernel.scoring import side_bid, side_tricks

FAILED, REACHED, OPEN = 0, 1, 2


@compiled
def verdict(rules: Rules, state: State, wanted: Any) -> int:
    """FAILED, REACHED or still OPEN."""
    if wanted.aim == MEET_BID or wanted.aim == WIN_ROUND:
        if BID <= state.phase <= PLAY:
            return OPEN
        return _round_verdict(rules, state, wanted)
    if state.tricks > wanted.trick:
        return _trick_verdict(state, wanted)
    return OPEN if state.phase <= PLAY and state.ended_by < 0 else FAILED  # R7.4


@inner
def _round_verdict(rules: Rules, state: State, wanted: Any) -> int:
    side = rules.side[wanted.seat]
    if wanted.aim == MEET_BID:
        exact = side_tricks(rules, state, side) == side_bid(rules, state, side)
        return REACHED if exact else FAILED
    if wanted.strict:
        return REACHED if state.nugget == 1 << side else FAILED
    return REACHED if (state.nugget >> side) & 1 else FAILED


@inner
def _trick_verdict(state: State, wanted: Any) -> int:
    """What became of the trick that lay on the table when the seat decided."""
    if wanted.aim == TAKE_TRICK:
        return REACHED if state.takers[wanted.trick] == wanted.seat else FAILED
    last = state.tricks == wanted.trick + 1
    lowest = state.leader if last else state.leaders[wanted.trick + 1]  # R6.2
    if lowest != wanted.seat:
        return FAILED
    if wanted.aim == BE_LOWEST:
        return REACHED
    return REACHED if state.collected[wanted.trick] == wanted.rank else FAILED
