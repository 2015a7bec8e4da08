"""A side's share of a finished round, compiled."""

from __future__ import annotations

from typing import Any

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import Rules, State


@compiled
def round_share(rules: Rules, state: State, side: int) -> Any:
    """The side's share of the nugget, or of the highest score where there are none (R11.2)."""
    if state.nugget:
        return ((state.nugget >> side) & 1) / popcount(state.nugget)
    best, level = -1, 0
    for other in range(rules.sides):
        if state.score[other] > best:
            best, level = state.score[other], 0
        level += state.score[other] == best
    return 1.0 / level if state.score[side] == best else 0.0
