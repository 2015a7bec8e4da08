"""The reference player, compiled: it plays out every position of the analysis.

For hints, every seat draws a style for the whole playout. For reviews, every decision draws one:
then the reference player has no past, and the value of a state is what it expects of the states
after it, so that luck and play have the mean 0 in its own matches.
"""

from __future__ import annotations

from typing import Any

from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, NOBODY, PLAY, Rules, State
from aurum.kernel.rounds import apply, playable
from aurum.thinking.styles import draw_styles, drawn_style, styled_action, styled_playout


@compiled
def reference_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every seat in a style of its own; returns the decisions made."""
    drawn = draw_styles(rules, state, styles)
    return styled_playout(mind, rules, state, styles, drawn, NOBODY, 0)


@compiled
def reference_action(mind: Any, rules: Rules, state: State, styles: Any) -> Any:
    """What the reference player does here, in a style drawn for this decision alone."""
    if state.phase == PLAY:
        cards = playable(state.hold[state.seat], state.closed)
        if cards & (cards - 1) == 0:  # nothing to choose: no style need be drawn
            return select(cards, 0)
    return styled_action(mind, rules, state, styles, drawn_style(styles, state))


@compiled
def mixture_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every decision in a style of its own; returns their number."""
    decisions = 0
    while BID <= state.phase <= PLAY:
        apply(rules, state, reference_action(mind, rules, state, styles))
        decisions += 1
    return decisions
