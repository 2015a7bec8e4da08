"""The reference player: a mixture of styles that plays out every position of the analysis.

One greedy style is worthless against any other: it expects exactly its own replies. So every seat
draws a style in every playout: the network with softmax over bids and cards, or the rules of thumb
with a slip now and then. Exchanges stay greedy, because noise there only blunders.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np

from aurum.bots.policy.heuristic import heuristic_action
from aurum.bots.policy.network import best_choice, value_choices
from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, BID, EXCHANGE, FIRST_BID, GOLD, PLAY, SEATS, Rules, State
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply

FINE = 1 << 20  # steps between 0 and 1 of a random fraction


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat plays in a playout, and how often a seat draws this style."""

    share: float
    temperature: float = 0.0  # of the network's log odds
    slips: float = -1.0  # chance of a random card by the rules of thumb; negative: the network


@dataclass(frozen=True, slots=True)
class Judge:
    """Everything that a result depends on besides the position: anybody can compute it again."""

    version: str
    styles: tuple[Style, ...]

    def table(self) -> Any:
        """A row for each style: the shares added up, temperature, slips."""
        rows = np.array([(s.share, s.temperature, s.slips) for s in self.styles])
        rows[:, 0] = np.cumsum(rows[:, 0]) / rows[:, 0].sum()
        return rows


JUDGE = Judge(
    version="1",
    styles=(
        Style(share=0.45, temperature=0.1),
        Style(share=0.3, temperature=0.25),
        Style(share=0.25, slips=0.05),
    ),
)


@compiled
def fraction(state: State) -> float:
    """A random number from 0 up to 1, from the state's own generator."""
    state.chance = following(state.chance)
    return below(state.chance, FINE) / FINE


@compiled
def drawn_style(styles: Any, state: State) -> int:
    """Which style a seat draws."""
    wish = fraction(state)
    for n in range(len(styles)):
        if wish < styles[n, 0]:
            return n
    return len(styles) - 1


@compiled
def softmax_choice(mind: Any, state: State, count: int, temperature: float) -> int:
    """One of the valued choices, likelier the better it is."""
    top = mind.odds[best_choice(mind, count)]
    total = 0.0
    for n in range(count):
        total += exp((mind.odds[n] - top) / temperature)
    wish = fraction(state) * total
    for n in range(count):
        wish -= exp((mind.odds[n] - top) / temperature)
        if wish < 0.0:
            return n
    return count - 1


@compiled
def slipped_action(state: State) -> int:
    """Any card that may be bid or played; nobody ends a round by a slip (R5.3)."""
    hold = state.hold[state.seat]
    if state.phase == BID:
        cards = hold & BASE
        return FIRST_BID + _any(state, cards)
    cards = hold & ~state.closed
    return _any(state, cards & BASE or cards & GOLD)


@compiled
def _any(state: State, cards: int) -> int:
    state.chance = following(state.chance)
    return select(cards, below(state.chance, popcount(cards)))


@compiled
def styled_action(mind: Any, rules: Rules, state: State, temperature: float, slips: float) -> Any:
    """What a seat of this style does."""
    if slips >= 0.0:
        if state.phase != EXCHANGE and fraction(state) < slips:
            return slipped_action(state)
        return heuristic_action(mind.heuristic, rules, state)
    count = value_choices(mind, rules, state)
    if state.phase == EXCHANGE or temperature <= 0.0:
        return mind.options[best_choice(mind, count)]
    return mind.options[softmax_choice(mind, state, count, temperature)]


@compiled
def draw_styles(rules: Rules, state: State, styles: Any) -> Any:
    """A style for every seat, by number."""
    drawn = np.zeros(SEATS, np.int64)
    for seat in range(rules.seats):
        drawn[seat] = drawn_style(styles, state)
    return drawn


@compiled
def reference_playout(mind: Any, rules: Rules, state: State, styles: Any) -> int:
    """Play the round to its end, every seat in a style of its own; returns the decisions made."""
    drawn = draw_styles(rules, state, styles)
    decisions = 0
    while BID <= state.phase <= PLAY:
        style = styles[drawn[state.seat]]
        apply(rules, state, styled_action(mind, rules, state, style[1], style[2]))
        decisions += 1
    return decisions
