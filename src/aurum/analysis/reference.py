"""The reference player: a mixture of styles that plays out every position of the analysis.

One greedy style is worthless against any other: it expects exactly its own replies. So styles are
drawn: the network with softmax over bids and cards, or the rules of thumb with a slip now and then.
Exchanges stay greedy, because noise there only blunders.

For hints, every seat draws a style for the whole playout. For reviews, every decision draws one:
then the reference player has no past, and the value of a state is what it expects of the states
after it, so that luck and play have the mean 0 in its own matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.engine.styles import Style
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, NOBODY, PLAY, Rules, State
from aurum.kernel.rounds import apply
from aurum.table.wire.review import JUDGE_VERSION
from aurum.thinking.styles import (
    draw_styles,
    drawn_style,
    style_table,
    styled_action,
    styled_playout,
)

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Judge:
    """Everything that a result depends on besides the position: anybody can compute it again."""

    version: str
    styles: tuple[Style, ...]
    sharpness: float = 1.0  # the exponent of the chances that it states

    def table(self) -> Any:
        """A row for each style, as compiled code reads it."""
        return style_table(self.styles)

    def stated(self, shares: Floats) -> Floats:
        """The chances of all sides, sharpened: they were counted as if all were equally strong.

        Whoever is ahead among players of different strength is more often the stronger one.
        """
        powers = shares**self.sharpness
        stated: Floats = powers / powers.sum()
        return stated


JUDGE = Judge(
    version="2",
    styles=(
        Style(share=0.45, temperature=0.1),
        Style(share=0.3, temperature=0.25),
        Style(share=0.25, slips=0.05, by_network=False),
    ),
)
"""Of hints, puzzles and the deal of the day."""

REVIEWER = Judge(
    version=JUDGE_VERSION,
    styles=(
        Style(share=0.8, temperature=0.05),
        Style(share=0.15, temperature=0.2),
        Style(share=0.05, slips=0.05, by_network=False),
    ),
    sharpness=1.2,
)
"""Of reviews."""


@compiled
def reference_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every seat in a style of its own; returns the decisions made."""
    drawn = draw_styles(rules, state, styles)
    return styled_playout(mind, rules, state, styles, drawn, NOBODY, 0)


@compiled
def reference_action(mind: Any, rules: Rules, state: State, styles: Any) -> Any:
    """What the reference player does here, in a style drawn for this decision alone."""
    return styled_action(mind, rules, state, styles, drawn_style(styles, state))


@compiled
def mixture_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every decision in a style of its own; returns their number."""
    decisions = 0
    while BID <= state.phase <= PLAY:
        apply(rules, state, reference_action(mind, rules, state, styles))
        decisions += 1
    return decisions
