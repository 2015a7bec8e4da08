"""A small network that values actions: two layers of hidden units over sparse features.

It answers with the log odds that the side wins the round. Each phase has weights of its own, and a
network that looks at pairs of facts (`pair_features.py`) has others for the end of a round. What
the position adds to the first layer is computed once for all actions.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any

import numpy as np

from aurum.engine.lessons import Lessons
from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import BASE, BID, CARDS, EXCHANGE, FIRST_SWAP, KEEP, SEATS, Rules, State
from aurum.thinking.features import RANK_MASKS, hidden_cards
from aurum.thinking.heuristic import MOST_OPTIONS, PLACES_OF_WEIGHTS, RANKS, list_options
from aurum.thinking.pair_features import (
    ALL_FEATURES,
    MOST_FEATURES,
    action_facts,
    position_facts,
)

WIDE, NARROW = 64, 16  # hidden units of the first and the second layer
PARTS = 5  # bid, exchange, play; with pairs of facts also exchange and play with few cards
FEW_CARDS = 4
FIRST_STEPS, STEPS = 64.0, 1024.0  # a weight of the first layer, or another, in two bytes
ZERO = np.float32(0)


# One record, because compiled code passes it on as one address: the weights by part, and room to
# work in, so that no memory is asked for at every decision. Networks without pairs leave most of it
# empty, and empty pages cost nothing.
MIND = np.dtype(
    [
        ("first", np.float32, (PARTS, ALL_FEATURES, WIDE)),
        ("second", np.float32, (PARTS, WIDE, NARROW)),
        ("constants", np.float32, (PARTS, NARROW)),  # of the second layer
        ("last", np.float32, (PARTS, NARROW + 1)),  # one output, and its constant at the end
        ("by_network", np.int64),  # 0: the rules of thumb decide
        ("pairs", np.int64),  # whether pairs of facts are looked at
        ("heuristic", np.float64, (PLACES_OF_WEIGHTS,)),
        ("options", np.int64, (MOST_OPTIONS,)),
        ("odds", np.float32, (MOST_OPTIONS,)),  # by option
        ("places", np.int64, (MOST_FEATURES,)),
        ("values", np.float32, (MOST_FEATURES,)),
        ("position", np.float32, (WIDE,)),  # the position's part of the first layer
        ("wide", np.float32, (WIDE,)),
        ("narrow", np.float32, (NARROW,)),
        ("bids", np.int64, (SEATS,)),  # by side: as of now, and so are the next two
        ("tricks", np.int64, (SEATS,)),
        ("scores", np.int64, (SEATS,)),
    ]
)
LAYERS = ("first", "second", "constants", "last")


@cache
def trained_layers(players: int, lessons: Lessons = Lessons.ALIKE) -> dict[str, Any]:
    """The weights that `python -m aurum.learning network` found."""
    with (
        as_file(files("aurum.thinking") / f"network-{lessons}{players}.npz") as path,
        np.load(path, allow_pickle=False) as stored,
    ):
        layers = {name: stored[name].astype(np.float64) for name in LAYERS}
    return {
        name: in_steps(layer, steps_of(name)).astype(np.float32) / np.float32(steps_of(name))
        for name, layer in layers.items()
    }


def steps_of(layer: str) -> float:
    """How many steps there are from one whole weight to the next."""
    return FIRST_STEPS if layer == "first" else STEPS


def in_steps(layer: Any, steps: float) -> Any:
    """Weights as whole numbers of steps."""
    return np.rint(layer.astype(np.float64) * steps).astype(np.int64)


def set_weights(mind: Any, weights: dict[str, Any]) -> None:
    """Let a mind decide by these layers."""
    parts, features = weights["first"].shape[:2]
    mind.first[:parts, :features] = weights["first"]
    mind.second[:parts] = weights["second"].transpose(0, 2, 1)
    for name in LAYERS[2:]:
        mind[name][:parts] = weights[name]
    mind.by_network, mind.pairs = 1, int(features == ALL_FEATURES)


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


@compiled
def part_of(mind: Any, state: State) -> int:
    """Which of the weights decide."""
    phase = state.phase - BID
    is_late = mind.pairs and phase > 0 and popcount(state.hold[state.seat] & BASE) <= FEW_CARDS
    return phase + 2 if is_late else phase


@compiled
def weigh(mind: Any, part: int, first: int, last: int, units: Any) -> None:
    """Add some features to the units of the first layer, four at a time."""
    for n in range(last, last + 3):
        mind.places[n], mind.values[n] = 0, ZERO
    for n in range(first, last, 4):
        a, b, c, d = mind.places[n], mind.places[n + 1], mind.places[n + 2], mind.places[n + 3]
        p, q, r, s = mind.values[n], mind.values[n + 1], mind.values[n + 2], mind.values[n + 3]
        for unit in range(WIDE):
            units[unit] += (
                p * mind.first[part, a, unit]
                + q * mind.first[part, b, unit]
                + r * mind.first[part, c, unit]
                + s * mind.first[part, d, unit]
            )


@compiled
def answer(mind: Any, part: int) -> Any:
    """The log odds from the units of the first layer, which are cut off at zero."""
    for unit in range(WIDE):
        mind.wide[unit] = max(mind.wide[unit], ZERO)
    _fill_narrow(mind, part)
    odds = mind.last[part, NARROW]
    for unit in range(NARROW):
        odds += max(mind.narrow[unit], ZERO) * mind.last[part, unit]
    return odds


@inner
def _fill_narrow(mind: Any, part: int) -> None:
    """The units of the second layer, side by side in registers: a third of all time was here."""
    a = mind.constants[part, 0]
    b = mind.constants[part, 1]
    c = mind.constants[part, 2]
    d = mind.constants[part, 3]
    e = mind.constants[part, 4]
    f = mind.constants[part, 5]
    g = mind.constants[part, 6]
    h = mind.constants[part, 7]
    i = mind.constants[part, 8]
    j = mind.constants[part, 9]
    k = mind.constants[part, 10]
    q = mind.constants[part, 11]
    m = mind.constants[part, 12]
    n = mind.constants[part, 13]
    o = mind.constants[part, 14]
    p = mind.constants[part, 15]
    for unit in range(0, WIDE, 4):
        a += _added(mind, part, unit, 0)
        b += _added(mind, part, unit, 1)
        c += _added(mind, part, unit, 2)
        d += _added(mind, part, unit, 3)
        e += _added(mind, part, unit, 4)
        f += _added(mind, part, unit, 5)
        g += _added(mind, part, unit, 6)
        h += _added(mind, part, unit, 7)
        i += _added(mind, part, unit, 8)
        j += _added(mind, part, unit, 9)
        k += _added(mind, part, unit, 10)
        q += _added(mind, part, unit, 11)
        m += _added(mind, part, unit, 12)
        n += _added(mind, part, unit, 13)
        o += _added(mind, part, unit, 14)
        p += _added(mind, part, unit, 15)
    mind.narrow[0] = a
    mind.narrow[1] = b
    mind.narrow[2] = c
    mind.narrow[3] = d
    mind.narrow[4] = e
    mind.narrow[5] = f
    mind.narrow[6] = g
    mind.narrow[7] = h
    mind.narrow[8] = i
    mind.narrow[9] = j
    mind.narrow[10] = k
    mind.narrow[11] = q
    mind.narrow[12] = m
    mind.narrow[13] = n
    mind.narrow[14] = o
    mind.narrow[15] = p


@inner
def _added(mind: Any, part: int, first: int, unit: int) -> Any:
    """What four units of the first layer add to one of the second."""
    return (
        mind.wide[first] * mind.second[part, first, unit]
        + mind.wide[first + 1] * mind.second[part, first + 1, unit]
    ) + (
        mind.wide[first + 2] * mind.second[part, first + 2, unit]
        + mind.wide[first + 3] * mind.second[part, first + 3, unit]
    )


@compiled
def value_choices(mind: Any, rules: Rules, state: State) -> int:
    """The log odds of all choices, into `mind.odds`; returns how many choices there are."""
    count = list_choices(rules, state, mind.options)
    part = part_of(mind, state)
    hidden = hidden_cards(rules, state, state.seat)
    known = position_facts(rules, state, hidden, mind)
    for unit in range(WIDE):
        mind.position[unit] = ZERO
    weigh(mind, part, 0, known, mind.position)
    for n in range(count):
        for unit in range(WIDE):
            mind.wide[unit] = mind.position[unit]
        last = action_facts(rules, state, mind.options[n], hidden, mind, known)
        weigh(mind, part, known, last, mind.wide)
        mind.odds[n] = answer(mind, part)
    return count


@compiled
def best_choice(mind: Any, count: int) -> int:
    """Which of the choices has the best odds."""
    best = 0
    for n in range(1, count):
        if mind.odds[n] > mind.odds[best]:
            best = n
    return best
