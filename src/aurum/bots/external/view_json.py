"""A view as plain JSON in the notation, for programs in any language (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aurum.game import Card, Exchange, Trick, View


def view_json(view: View) -> dict[str, Any]:
    """All that a seat may know in order to decide. Lists by seat or side are in that order."""
    return {
        "rules": view.ruleset.variant.as_json(),
        "seat": view.observer,
        "phase": view.phase.value,
        "round": view.round_number,
        "first": view.first,
        "leader": view.leader,
        "nuggets": list(view.nuggets),
        "points": list(view.points),
        "hand": _cards(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "known": [_cards(cards) for cards in view.known],
        "exposed": _cards(view.exposed),
        "bids": [None if card is None else str(card) for card in view.bids],
        "first_bids": [None if card is None else str(card) for card in view.first_bids],
        "exchanges": [_exchange(exchange) for exchange in view.exchanges],
        "gold": [list(ranks) for ranks in view.gold],
        "supply": list(view.supply),
        "taken": list(view.taken),
        "trick": _cards(view.trick),
        "tricks": [_trick(trick) for trick in view.tricks],
    }


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _exchange(exchange: Exchange) -> dict[str, Any]:
    return {
        "trick": exchange.trick,
        "seat": exchange.seat,
        "owner": exchange.owner,
        "gold": exchange.gold,
        "laid": str(exchange.laid),
        "taken_up": str(exchange.taken_up),
    }


def _trick(trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "cards": _cards(trick.cards),
        "taker": trick.taker,
        "lowest": trick.lowest,
        "collected": trick.collected,
    }
