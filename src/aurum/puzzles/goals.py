"""Whether an aim has been reached, compiled.

`strict` decides what a shared win of the round is: an answer has to win alone, a wrong action must
not even share.
"""

from __future__ import annotations

from typing import NamedTuple

from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, PLAY, Rules, State
from aurum.kernel.scoring import side_bid, side_tricks
from aurum.puzzles.puzzle import Aim, AimKind

EXACT, GOLD, TRICK, LEAD, ROUND = range(5)
FAILED, REACHED, OPEN = 0, 1, 2
CODES = {
    AimKind.EXACT: EXACT,
    AimKind.GOLD: GOLD,
    AimKind.TRICK: TRICK,
    AimKind.LEAD: LEAD,
    AimKind.ROUND: ROUND,
}


class Goal(NamedTuple):
    """An aim as compiled code wants it."""

    code: int
    rank: int
    seat: int
    trick: int  # how many tricks were finished when the seat decided
    strict: int


def goal(aim: Aim, seat: int, trick: int, strict: bool = True) -> Goal:
    return Goal(CODES[aim.kind], aim.rank, seat, trick, int(strict))


@compiled
def verdict(rules: Rules, state: State, wanted: Goal) -> int:
    """FAILED, REACHED or still OPEN."""
    if wanted.code == EXACT or wanted.code == ROUND:
        if BID <= state.phase <= PLAY:
            return OPEN
        return round_verdict(rules, state, wanted)
    if state.tricks > wanted.trick:
        return trick_verdict(state, wanted)
    return OPEN if state.phase <= PLAY and state.ended_by < 0 else FAILED  # R7.4


@compiled
def round_verdict(rules: Rules, state: State, wanted: Goal) -> int:
    side = rules.side[wanted.seat]
    if wanted.code == EXACT:
        exact = side_tricks(rules, state, side) == side_bid(rules, state, side)
        return REACHED if exact else FAILED
    if wanted.strict:
        return REACHED if state.nugget == 1 << side else FAILED
    return REACHED if (state.nugget >> side) & 1 else FAILED


@compiled
def trick_verdict(state: State, wanted: Goal) -> int:
    """What became of the trick that lay on the table when the seat decided."""
    if wanted.code == TRICK:
        return REACHED if state.takers[wanted.trick] == wanted.seat else FAILED
    last = state.tricks == wanted.trick + 1
    lowest = state.leader if last else state.leaders[wanted.trick + 1]  # R6.2
    if lowest != wanted.seat:
        return FAILED
    if wanted.code == LEAD:
        return REACHED
    return REACHED if state.collected[wanted.trick] == wanted.rank else FAILED
