"""A limited memory: some cards of past tricks are mistaken for others of the same metal.

A player who half remembers still knows how many cards everybody holds. So a forgotten card changes
places with a hidden one: the hidden cards stay as many as the hands have room for. What is
forgotten stays so for the round: it depends on the cards that the seat was dealt and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b

from aurum.game import Card, Seat, View, unseen_cards

FRESH = 2  # everybody remembers the last tricks
STEPS = 1 << 32


def half_remembered(view: View, forgets: float) -> View:
    """The view as a seat remembers it that forgets this share of the others' older cards."""
    if forgets <= 0.0 or len(view.tricks) <= FRESH:
        return view
    confused = _confusions(view, forgets)
    if not confused:
        return view
    tricks = tuple(
        replace(trick, cards=tuple(confused.get(card, card) for card in trick.cards))
        for trick in view.tricks
    )
    return replace(view, tricks=tricks)


def _confusions(view: View, forgets: float) -> dict[Card, Card]:
    """By forgotten card: the hidden one of its metal that is taken for it."""
    own = _dealt(view)
    hidden = sorted(unseen_cards(view), key=lambda card: _luck(own, card, "taken for another"))
    confused: dict[Card, Card] = {}
    for card in _older_cards(view):
        alike = [one for one in hidden if one.metal == card.metal]
        if alike and _luck(own, card, "forgotten") < forgets * STEPS:
            confused[card] = alike[0]
            hidden.remove(alike[0])
    return confused


def _older_cards(view: View) -> list[Card]:
    """The base cards that others played, except in the last tricks."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks[:-FRESH]]
    return [card for seat, card in _played(view, tricks) if seat != view.observer]


def _dealt(view: View) -> str:
    """The base cards that the seat has held: the same all round long, except for exchanges."""
    assert isinstance(view.observer, int)
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    played = (card for seat, card in _played(view, tricks) if seat == view.observer)
    bid = view.bids[view.observer]
    return " ".join(sorted(str(card) for card in (*view.hand, *played, bid) if card is not None))


def _played(
    view: View, tricks: Sequence[tuple[Seat, tuple[Card, ...]]]
) -> Iterator[tuple[Seat, Card]]:
    """Who played which base card."""
    for leader, cards in tricks:
        for place, card in enumerate(cards):
            if not card.is_gold:
                yield (leader + place) % view.ruleset.seats, card


def _luck(own: str, card: Card, about: str) -> int:
    digest = blake2b(f"{own}/{card}/{about}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big")
