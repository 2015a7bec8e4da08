"""What a round is worth to a side: its chance in the match, from what the stakes say."""

from __future__ import annotations

from typing import Any

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import OVER, Rules, State
from aurum.thinking.exponentials import exponential

MARGIN_WORTH = 0.01  # of a point, so that a lost or won round is still played well
MOST_WORTH = 1e6
_STEEP = 1.7  # of the chance that a lead in points lasts
_LEAST_SPREAD = 0.1


@compiled
def chance_of(odds: float) -> float:
    """The chance that these log odds mean."""
    return 1.0 / (1.0 + exponential(-odds))


@compiled
def are_stakes(rules: Rules, state: State, stakes: Any) -> bool:
    """Whether these can be the stakes of the seat to act."""
    for sides in range(len(stakes.nuggets)):
        if not abs(stakes.nuggets[sides]) <= MOST_WORTH:
            return False
    return (
        stakes.side == rules.side[state.seat]
        and 0.0 <= stakes.spread <= MOST_WORTH
        and abs(stakes.lost) <= MOST_WORTH
        and abs(stakes.won) <= MOST_WORTH
    )


@compiled
def match_share(rules: Rules, state: State, stakes: Any) -> float:
    """The chance in the match after a finished round."""
    side = stakes.side
    if state.phase == OVER:
        return float((state.winners >> side) & 1) / popcount(state.winners)
    if stakes.by_points != 0:
        ahead = state.points[side] - _best_other(rules, state.points, side)
        return chance_of(_STEEP * ahead / max(stakes.spread, _LEAST_SPREAD))
    return float(stakes.nuggets[state.nugget])


@compiled
def worth(rules: Rules, state: State, stakes: Any) -> float:
    """What a finished round is worth to the side: its chance in the match, and a little margin."""
    margin = state.score[stakes.side] - _best_other(rules, state.score, stakes.side)
    return MARGIN_WORTH * margin + match_share(rules, state, stakes)


@compiled
def opinion_worth(stakes: Any, chance: float) -> float:
    """What a round is worth that the side wins with this chance."""
    return float(stakes.lost + chance * (stakes.won - stakes.lost))


@inner
def _best_other(rules: Rules, numbers: Any, side: int) -> int:
    best = -999
    for other in range(rules.sides):
        if other != side:
            best = max(best, numbers[other])
    return best
