"""Possible worlds as bits, for compiled code that is to become questions."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from aurum.bots import beliefs as plain
from aurum.game import BASE_CARDS, Card, View, card_number

Masks = Any


class Beliefs(plain.Beliefs):
    """Beliefs whose worlds are rows of bits by card number, one column a seat."""

    def sample_masks(self, worlds: int, rng: Random) -> Masks:
        return np.array([_masks(self.sample(rng)) for _ in range(worlds)], dtype=np.int64)

    def all_masks(self) -> Masks:
        return np.array([_masks(world) for world in self.worlds()], dtype=np.int64)


def beliefs(view: View) -> Beliefs:
    """What the seat that this view belongs to can believe."""
    found = plain.beliefs(view)
    return Beliefs(found.hidden, found.places, found.certain)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a hand given as bits."""
    return tuple(card for number, card in enumerate(BASE_CARDS) if mask >> number & 1)


def _masks(world: plain.World) -> list[int]:
    return [sum(1 << card_number(card) for card in cards) for cards in world]
