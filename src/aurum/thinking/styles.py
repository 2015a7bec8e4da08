"""Styles of play: how the seats of a playout differ from the policy at its best.

One greedy line is worthless against any other style: it expects exactly its own replies. So every
seat of a playout draws a style: the network with softmax over bids and cards, with a random card
now and then, or the rules of thumb. Exchanges stay greedy, because noise there only blunders.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aurum.engine.questions.parts import BY_NETWORK, MOST_STYLES, SHARE, SLIPS, TEMPERATURE
from aurum.engine.styles import Style, styles_record
from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    BASE,
    BID,
    EXCHANGE,
    FIRST_BID,
    GOLD,
    PLAY,
    Rules,
    State,
    as_compiled,
)
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply, playable
from aurum.thinking.exponentials import exponential
from aurum.thinking.heuristic import heuristic_action
from aurum.thinking.network import best_choice, value_choices

SEAT_BITS = 4
MOST_TEMPERATURE = 1e6
FINE = 1 << 20  # steps between 0 and 1 of a random fraction


def style_table(styles: Sequence[Style]) -> Any:
    """The record of styles for compiled code that Python calls."""
    return as_compiled(styles_record(styles))


@compiled
def are_styles(styles: Any) -> bool:
    """Whether anybody can play in these styles."""
    if not 1 <= styles.count <= MOST_STYLES:
        return False
    for n in range(styles.count):
        if not (0.0 <= styles.rows[n, SHARE] <= 1.0 and 0.0 <= styles.rows[n, SLIPS] <= 1.0):
            return False
        if not 0.0 <= styles.rows[n, TEMPERATURE] <= MOST_TEMPERATURE:
            return False
    return True


@compiled
def fraction(state: State) -> float:
    """A random number from 0 up to 1, from the state's own generator."""
    state.chance = following(state.chance)
    return below(state.chance, FINE) / FINE


@compiled
def drawn_style(styles: Any, state: State) -> int:
    """Which style a seat draws."""
    wish = fraction(state)
    for n in range(styles.count):
        if wish < styles.rows[n, SHARE]:
            return n
    return int(styles.count) - 1


@compiled
def softmax_choice(mind: Any, state: State, count: int, temperature: float) -> int:
    """One of the valued choices, likelier the better it is."""
    top = mind.odds[best_choice(mind, count)]
    total = 0.0
    for n in range(count):
        total += exponential((mind.odds[n] - top) / temperature)
    wish = fraction(state) * total
    for n in range(count):
        wish -= exponential((mind.odds[n] - top) / temperature)
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
def styled_action(mind: Any, rules: Rules, state: State, styles: Any, style: int) -> Any:
    """What a seat of this style does."""
    if state.phase == PLAY:
        cards = playable(state.hold[state.seat], state.closed)
        if cards & (cards - 1) == 0:
            return select(cards, 0)
    slips = styles.rows[style, SLIPS]
    if slips > 0.0 and state.phase != EXCHANGE and fraction(state) < slips:
        return slipped_action(state)
    if styles.rows[style, BY_NETWORK] == 0.0:
        return heuristic_action(mind.heuristic, rules, state)
    count, temperature = value_choices(mind, rules, state), styles.rows[style, TEMPERATURE]
    if state.phase == EXCHANGE or temperature <= 0.0:
        return mind.options[best_choice(mind, count)]
    return mind.options[softmax_choice(mind, state, count, temperature)]


@compiled
def draw_styles(rules: Rules, state: State, styles: Any) -> int:
    """A style for every seat, in four bits each."""
    drawn = 0
    for seat in range(rules.seats):
        drawn |= drawn_style(styles, state) << (SEAT_BITS * seat)
    return drawn


@compiled
def style_of(drawn: int, seat: int) -> int:
    """The style that a seat drew."""
    return (drawn >> (SEAT_BITS * seat)) & ((1 << SEAT_BITS) - 1)


@compiled
def styled_playout(
    mind: Any, rules: Rules, state: State, styles: Any, drawn: int, own: int, horizon: int
) -> int:
    """Play on, every seat in its drawn style; returns the decisions made.

    The playout stops when `own` is to play a card for the time that `horizon` says, and with a
    horizon of 0 at the end of the round.
    """
    decisions, cards = 0, 0
    while BID <= state.phase <= PLAY:
        if state.phase == PLAY and state.seat == own:
            cards += 1
            if cards == horizon:
                break
        action = styled_action(mind, rules, state, styles, style_of(drawn, state.seat))
        apply(rules, state, action)
        decisions += 1
    return decisions
