"""Possible worlds: the hands that everybody can have, as the seat to act must reckon.

Gold may be played at any time, so nobody is ever shown to lack a metal. Hard facts are only the
cards seen, the sizes of the hands, and bid cards that came back to a hand (R4.5). Every way to deal
the remaining cards into the free places is possible, and equally likely. Bids that lie face down
must have been taken back (`packing.asked_state`).
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import BASE, CARDS, SEATS, Rules, State
from aurum.kernel.random_numbers import below, following
from aurum.kernel.sampling import draw_hand, hidden_hand, unseen_cards

MOST_WORLDS = 8192
MOST_HAND = 20
WORLDS = np.dtype((np.int64, (MOST_WORLDS, SEATS)))
"""A field of a room: a row for each world, the base cards of all seats as bits."""

_CHOICES = np.array([[comb(n, k) for k in range(MOST_HAND + 1)] for n in range(CARDS + 1)])


@compiled
def count_worlds(rules: Rules, state: State) -> float:
    """How many worlds are possible: a multinomial coefficient, which may be huge."""
    left, count = popcount(unseen_cards(rules, state, state.seat)), 1.0
    for turn in range(1, rules.seats):
        size = popcount(hidden_hand(state, rules.seat[state.seat + turn]))
        count *= float(_CHOICES[left, size])
        left -= size
    return count


@compiled
def list_worlds(rules: Rules, state: State, worlds: Any, most: int) -> int:
    """All worlds in random order if there are at most so many, else a sample of so many.

    Returns how many rows were filled; `state.chance` moves on.
    """
    count = count_worlds(rules, state)
    if count > most:
        for n in range(most):
            _sample(rules, state, worlds, n)
        return most
    for n in range(int(count)):
        _list(rules, state, worlds, n)
    _shuffle(state, worlds, int(count))
    return int(count)


@compiled
def put_world(rules: Rules, state: State, worlds: Any, n: int) -> None:
    """Give the seats the hands of a world; gold is public and stays."""
    for seat in range(rules.seats):
        state.hold[seat] = (state.hold[seat] & ~BASE) | worlds[n, seat]


@inner
def _sample(rules: Rules, state: State, worlds: Any, n: int) -> None:
    """One world, all equally likely."""
    rest = unseen_cards(rules, state, state.seat)
    worlds[n, state.seat] = state.hold[state.seat] & BASE
    for turn in range(1, rules.seats):
        seat = rules.seat[state.seat + turn]
        hidden = hidden_hand(state, seat)
        hand = draw_hand(state, rest, popcount(hidden))
        rest ^= hand
        worlds[n, seat] = (state.hold[seat] & BASE ^ hidden) | hand


@inner
def _list(rules: Rules, state: State, worlds: Any, n: int) -> None:
    """The world of this number."""
    rest, number = unseen_cards(rules, state, state.seat), n
    worlds[n, state.seat] = state.hold[state.seat] & BASE
    for turn in range(1, rules.seats):
        seat = rules.seat[state.seat + turn]
        hidden = hidden_hand(state, seat)
        ways = _CHOICES[popcount(rest), popcount(hidden)]
        hand = _nth_hand(rest, popcount(hidden), number % ways)
        number //= ways
        rest ^= hand
        worlds[n, seat] = (state.hold[seat] & BASE ^ hidden) | hand


@inner
def _nth_hand(cards: int, size: int, n: int) -> int:
    """One of the ways to choose so many of these cards, by its number."""
    hand, left = 0, popcount(cards)
    while size > 0 and cards != 0:
        card, left = cards & -cards, left - 1
        cards ^= card
        with_it = _CHOICES[left, size - 1]
        if n < with_it:
            hand |= card
            size -= 1
        else:
            n -= with_it
    return hand


@inner
def _shuffle(state: State, worlds: Any, count: int) -> None:
    for last in range(count - 1, 0, -1):
        state.chance = following(state.chance)
        other = below(state.chance, last + 1)
        for seat in range(SEATS):
            worlds[last, seat], worlds[other, seat] = worlds[other, seat], worlds[last, seat]
