"""Whether the parts that several questions contain are sound, compiled."""

from __future__ import annotations

from typing import Any

from aurum.engine.questions.parts import MOST_STYLES, SHARE, SLIPS, TEMPERATURE
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import SEATS, Rules

MOST_WORTH = 1e6
MOST_HEAT = 1e3


@compiled
def is_equity(rules: Rules, equity: Any) -> bool:
    """Whether this is the worth of a round to one of the sides."""
    if not 0 <= equity.side < rules.sides or not 0 <= equity.by_points <= 1:
        return False
    for sides in range(1 << SEATS):
        if not abs(equity.nuggets[sides]) <= MOST_WORTH:
            return False
    return (
        0.0 <= equity.spread <= MOST_WORTH
        and abs(equity.lost) <= MOST_WORTH
        and abs(equity.won) <= MOST_WORTH
    )


@compiled
def are_styles(styles: Any) -> bool:
    """Whether these are styles of play, with the shares added up to 1."""
    if not 1 <= styles.count <= MOST_STYLES:
        return False
    before = 0.0
    for n in range(styles.count):
        if not before <= styles.rows[n, SHARE] <= 1.0 + 1e-9:
            return False
        if not 0.0 <= styles.rows[n, TEMPERATURE] <= MOST_HEAT:
            return False
        if not 0.0 <= styles.rows[n, SLIPS] <= 1.0:
            return False
        before = styles.rows[n, SHARE]
    return True
