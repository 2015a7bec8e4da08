"""Playing by the network, compiled: the fast policy of all playouts.

An exchange is always paid with the lowest gold, which is the weakest trump and has the fewest
points, so that a card and a target are all there is to choose.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from aurum.bots.features import (
    ACTION_GOLD,
    ACTION_PARTNER,
    ACTION_PASS,
    METALS,
    MOST_ACTIVE,
    features,
    placed_card,
)
from aurum.bots.net import Net, action_value, hidden_layers
from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    END,
    EXCHANGE,
    FIRST_BID,
    FIRST_SWAP,
    KEEP,
)
from aurum.kernel.rounds import playable

MOST_OPTIONS = 64


class Scratch(NamedTuple):
    """Room for one evaluation, made once and used again."""

    place: Any
    active: Any
    first: Any
    second: Any
    options: Any


def new_scratch(net: Net) -> Scratch:
    return Scratch(
        np.zeros(METALS, np.int64),
        np.zeros(MOST_ACTIVE, np.int64),
        np.zeros(net.b1.shape[0], np.float32),
        np.zeros(net.b2.shape[0], np.float32),
        np.zeros(MOST_OPTIONS, np.int64),
    )


@compiled
def list_options(rules: Any, state: Any, options: Any) -> int:
    """The actions worth thinking about; returns how many."""
    hold = state.hold[state.seat]
    if state.phase == EXCHANGE:
        return _list_swaps(rules, hold, options)
    offset = FIRST_BID if state.phase == BID else 0
    cards = hold & BASE if state.phase == BID else playable(hold, state.closed)
    count = 0
    while cards:
        options[count] = offset + select(cards, 0)
        count += 1
        cards &= cards - 1
    return count


@compiled
def _list_swaps(rules: Any, hold: int, options: Any) -> int:
    options[0] = KEEP
    count = 1
    pay = FIRST_SWAP + 2 * CARDS * select(hold >> CARDS, 0)
    cards = hold & BASE
    while cards:
        card = select(cards, 0)
        for target in range(rules.targets):
            options[count] = pay + 2 * card + target
            count += 1
        cards &= cards - 1
    return count


@compiled
def condensed(place: Any, action: int) -> Any:
    """The network's number of an action, with metals in the observer's order."""
    if END <= action <= KEEP:
        return ACTION_PASS
    if action < END:
        return placed_card(place, action) if action < CARDS else ACTION_GOLD + action - CARDS
    if action < FIRST_SWAP:
        return placed_card(place, action - FIRST_BID)
    code = action - FIRST_SWAP
    card = placed_card(place, (code >> 1) % CARDS)
    return ACTION_PARTNER + card if code & 1 else card


@compiled
def look(net: Any, rules: Any, state: Any, scratch: Any) -> int:
    """Evaluate the network for the seat to act; returns the number of features that are on."""
    count = features(rules, state, state.seat, scratch.place, scratch.active)
    hidden_layers(net, scratch.active, count, scratch.first, scratch.second)
    return count


@compiled
def best_option(net: Any, scratch: Any, count: int) -> int:
    """Of the options listed, the place of the one that the network values most."""
    best, found = -1e9, 0
    for n in range(count):
        value = action_value(net, scratch.second, condensed(scratch.place, scratch.options[n]))
        if value > best:
            best, found = value, n
    return found


@compiled
def policy_action(net: Any, rules: Any, state: Any, scratch: Any) -> Any:
    """What the network would do."""
    count = list_options(rules, state, scratch.options)
    if count == 1:
        return scratch.options[0]
    look(net, rules, state, scratch)
    return scratch.options[best_option(net, scratch, count)]


@compiled
def option_values(net: Any, rules: Any, state: Any, scratch: Any, values: Any) -> None:
    """The network's value of every option of the seat to act, in the order of `list_options`."""
    count = list_options(rules, state, scratch.options)
    look(net, rules, state, scratch)
    for n in range(count):
        action = condensed(scratch.place, scratch.options[n])
        values[n] = action_value(net, scratch.second, action)
