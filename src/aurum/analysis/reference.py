"""The reference player: a mixture of styles that plays out every position of the analysis.

One greedy style is worthless against any other: it expects exactly its own replies. So every seat
draws a style in every playout: the network with softmax over bids and cards, or the rules of thumb
with a slip now and then. Exchanges stay greedy, because noise there only blunders.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aurum.bots.policy.styles import Style, draw_styles, style_table, styled_playout
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import Rules, State
from aurum.table.wire.review import JUDGE_VERSION


@dataclass(frozen=True, slots=True)
class Judge:
    """Everything that a result depends on besides the position: anybody can compute it again."""

    version: str
    styles: tuple[Style, ...]

    def table(self) -> Any:
        """A row for each style, as compiled code reads it."""
        return style_table(self.styles)


JUDGE = Judge(
    version=JUDGE_VERSION,
    styles=(
        Style(share=0.45, temperature=0.1),
        Style(share=0.3, temperature=0.25),
        Style(share=0.25, slips=0.05, by_network=False),
    ),
)


@compiled
def reference_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every seat in a style of its own; returns the decisions made."""
    return styled_playout(mind, rules, state, styles, draw_styles(rules, state, styles))
