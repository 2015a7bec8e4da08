"""What the observer of a view can believe about hidden cards: the exact set of possible worlds.

Gold may be played at any time, so nobody is ever shown to lack a metal. Hard facts are only the
cards seen, the sizes of the hands, and bid cards that came back to a hand (R4.5). Every way to
deal the remaining cards into the free places is possible, and before soft evidence equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random

from aurum.game import Card, Seat, View, unseen_cards

World = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Which cards are hidden, and how many of them belong to each seat.

    A bid that lies face down (R3.2) counts as a card of its seat, because that is all one knows.
    """

    hidden: tuple[Card, ...]
    places: tuple[int, ...]  # free places by seat
    certain: tuple[tuple[Card, ...], ...]  # the cards of each seat that are known

    @property
    def count(self) -> int:
        """The number of possible worlds: a multinomial coefficient."""
        total, left = 1, len(self.hidden)
        for places in self.places:
            total *= comb(left, places)
            left -= places
        return total

    def worlds(self) -> Iterator[World]:
        """Every possible world once: the hands of all seats."""
        for split in _splits(self.hidden, self.places):
            yield self._hands(split)

    def sample(self, rng: Random) -> World:
        """One world, all equally likely."""
        deck = rng.sample(self.hidden, len(self.hidden))
        split, start = [], 0
        for places in self.places:
            split.append(tuple(deck[start : start + places]))
            start += places
        return self._hands(split)

    def _hands(self, split: Iterable[tuple[Card, ...]]) -> World:
        pairs = zip(self.certain, split, strict=True)
        return tuple(tuple(sorted(certain + found)) for certain, found in pairs)


def beliefs(view: View) -> Beliefs:
    """What the seat that this view belongs to can believe."""
    assert isinstance(view.observer, int), "only a seat has beliefs worth acting on"
    certain = tuple(_certain(view, seat) for seat in range(view.ruleset.seats))
    hidden = unseen_cards(view)
    places = tuple(_size(view, seat) - len(cards) for seat, cards in enumerate(certain))
    assert sum(places) == len(hidden), f"{len(hidden)} hidden cards for {places} places"
    return Beliefs(hidden, places, certain)


def _certain(view: View, seat: Seat) -> tuple[Card, ...]:
    return view.hand if seat == view.observer else view.known[seat]


def _size(view: View, seat: Seat) -> int:
    """Cards in the hand, and one more while a bid lies face down."""
    return view.hand_sizes[seat] + (view.placed[seat] and view.bids[seat] is None)


def _splits(
    cards: tuple[Card, ...], places: tuple[int, ...]
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every way to deal the cards to seats with these numbers of free places."""
    if not places:
        yield ()
        return
    for chosen in combinations(cards, places[0]):
        rest = tuple(card for card in cards if card not in chosen)
        for split in _splits(rest, places[1:]):
            yield (chosen, *split)
