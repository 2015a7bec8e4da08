"""A small network that values actions: two layers of hidden units over sparse features.

It answers with the log odds that the side wins the round. Each phase has weights of its own. The
part of the first layer that belongs to the position is computed once for all actions.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from aurum.bots.policy.features import (
    FEATURES,
    MOST_FEATURES,
    RANK_MASKS,
    action_features,
    hidden_cards,
    position_features,
)
from aurum.bots.policy.heuristic import MOST_OPTIONS, RANKS, WEIGHTS, list_options
from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled, inner, reordered
from aurum.kernel.layout import BASE, BID, CARDS, EXCHANGE, FIRST_SWAP, KEEP, Rules, State

WIDE, NARROW = 64, 16  # hidden units of the first and the second layer
PHASES = 3  # bid, exchange, play
ZERO = np.float32(0)


# One record, because compiled code passes it on as one address: the weights by phase, and room to
# work in, so that no memory is asked for at every decision.
MIND = np.dtype(
    [
        ("first", np.float32, (PHASES, FEATURES, WIDE)),
        ("second", np.float32, (PHASES, NARROW, WIDE)),
        ("constants", np.float32, (PHASES, NARROW)),  # of the second layer
        ("last", np.float32, (PHASES, NARROW + 1)),  # one output, and its constant at the end
        ("by_network", np.int64),  # 0: the rules of thumb decide
        ("heuristic", np.float64, (WEIGHTS,)),
        ("options", np.int64, (MOST_OPTIONS,)),
        ("odds", np.float32, (MOST_OPTIONS,)),  # by option
        ("places", np.int64, (MOST_FEATURES,)),
        ("values", np.float32, (MOST_FEATURES,)),
        ("position", np.float32, (WIDE,)),  # the position's part of the first layer
        ("wide", np.float32, (WIDE,)),
    ]
)
LAYERS = ("first", "second", "constants", "last")


class Lessons(StrEnum):
    """Whom a network met while it learnt; for each there are weights for three and four players."""

    ALIKE = "alike"  # itself at its best: it decides best at a glance
    VARIED = "varied"  # players of all sorts: it judges positions best in a search


@cache
def trained_layers(players: int, lessons: Lessons = Lessons.ALIKE) -> dict[str, Any]:
    """The weights that `python -m aurum.learning network` found."""
    with (
        as_file(files("aurum.bots.policy") / f"network-{lessons}{players}.npz") as path,
        np.load(path, allow_pickle=False) as stored,
    ):
        return {name: stored[name] for name in LAYERS}


@compiled
def list_choices(rules: Rules, state: State, options: Any) -> int:
    """The actions worth a thought; returns how many.

    An exchange is paid with the lowest gold, and of several cards of a rank the one of the
    longest metal is put down.
    """
    if state.phase == EXCHANGE:
        return _list_swaps(rules, state.hold[state.seat], options)
    return list_options(rules, state, options)


@inner
def _list_swaps(rules: Rules, hold: int, options: Any) -> int:
    options[0] = KEEP
    count = 1
    pay = FIRST_SWAP + 2 * CARDS * select(hold >> CARDS, 0)
    for rank in range(RANKS):
        card = _of_longest_metal(rules, hold & BASE, hold & RANK_MASKS[rank])
        if card >= 0:
            for target in range(rules.targets):
                options[count] = pay + 2 * card + target
                count += 1
    return count


@inner
def _of_longest_metal(rules: Rules, hand: int, cards: int) -> int:
    """The card whose metal has most cards in the hand; -1 if there is no card."""
    longest, found = 0, -1
    while cards:
        card = select(cards, 0)
        cards &= cards - 1
        length = popcount(hand & rules.closes[card])
        if length > longest:
            longest, found = length, card
    return found


@reordered
def weigh(mind: Any, phase: int, first: int, last: int, units: Any) -> None:
    """Add some features to the units of the first layer, four at a time."""
    for n in range(last, last + 3):
        mind.places[n], mind.values[n] = 0, ZERO
    for n in range(first, last, 4):
        a, b, c, d = mind.places[n], mind.places[n + 1], mind.places[n + 2], mind.places[n + 3]
        p, q, r, s = mind.values[n], mind.values[n + 1], mind.values[n + 2], mind.values[n + 3]
        for unit in range(WIDE):
            units[unit] += (
                p * mind.first[phase, a, unit]
                + q * mind.first[phase, b, unit]
                + r * mind.first[phase, c, unit]
                + s * mind.first[phase, d, unit]
            )


@reordered
def answer(mind: Any, phase: int) -> Any:
    """The log odds from the units of the first layer, which are cut off at zero."""
    for unit in range(WIDE):
        mind.wide[unit] = max(mind.wide[unit], ZERO)
    odds = mind.last[phase, NARROW]
    for unit in range(NARROW):
        total = mind.constants[phase, unit]
        for other in range(WIDE):
            total += mind.wide[other] * mind.second[phase, unit, other]
        odds += max(total, ZERO) * mind.last[phase, unit]
    return odds


@compiled
def value_choices(mind: Any, rules: Rules, state: State) -> int:
    """The log odds of all choices, into `mind.odds`; returns how many choices there are."""
    count = list_choices(rules, state, mind.options)
    phase = state.phase - BID
    hidden = hidden_cards(rules, state, state.seat)
    known = position_features(rules, state, hidden, mind)
    for unit in range(WIDE):
        mind.position[unit] = ZERO
    weigh(mind, phase, 0, known, mind.position)
    for n in range(count):
        for unit in range(WIDE):
            mind.wide[unit] = mind.position[unit]
        last = action_features(rules, state, mind.options[n], hidden, mind, known)
        weigh(mind, phase, known, last, mind.wide)
        mind.odds[n] = answer(mind, phase)
    return count


@compiled
def best_choice(mind: Any, count: int) -> int:
    """Which of the choices has the best odds."""
    best = 0
    for n in range(1, count):
        if mind.odds[n] > mind.odds[best]:
            best = n
    return best
