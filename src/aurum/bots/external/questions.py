"""A decision as a program is asked it (docs/bots.md).

The view is the one that clients get. Protocol 1, which is older, has a form of its own; it is
made from the newer one, so that only one of them has to keep up with the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import msgspec

from aurum.game import Exchange, View, parse_cards
from aurum.table.public_view import public_picture
from aurum.table.wire.view import Own
from aurum.table.wire_events import action_texts, card_texts, rules_of

Question = dict[str, Any]


def question(view: View, number: int, seconds: float, seed: int) -> Question:
    """Protocol 2. A seat that is asked has no bid face down (R3.2), so its view is the public one.

    Why a card is barred and what an exchange or the end would bring are for people only.
    """
    assert isinstance(view.observer, int), "only seats are asked"
    own = Own(view.observer, card_texts(view.hand), number, action_texts(view.legal))
    return {
        "type": "choose",
        "id": number,
        "seconds": seconds,
        "seed": seed,
        "rules": msgspec.to_builtins(rules_of(view.ruleset)),
        "view": msgspec.to_builtins(public_picture(view)),
        "own": msgspec.to_builtins(own),
        "first_bids": [None if card is None else str(card) for card in view.first_bids],
        "exchanges": [_exchange(exchange) for exchange in view.exchanges],
    }


def _exchange(exchange: Exchange) -> dict[str, Any]:
    return asdict(exchange) | {"laid": str(exchange.laid), "taken_up": str(exchange.taken_up)}


def _protocol_1(asked: Question) -> Question:
    """Lists by seat or side are in that order; gold is told by its rank."""
    view, own = asked.pop("view"), asked.pop("own")
    trick, seats, sides = view["trick"], view["seats"], view["sides"]
    shown = {
        "rules": asked.pop("rules"),
        "seat": own["seat"],
        "phase": view["phase"],
        "round": view["round"],
        "first": view["first"],
        "leader": trick["leader"],
        "nuggets": [side["nuggets"] for side in sides],
        "points": [side["points"] for side in sides],
        "hand": own["hand"],
        "hand_sizes": [seat["hand_size"] for seat in seats],
        "known": [seat["known"] for seat in seats],
        "exposed": view["exposed"],
        "bids": [seat["bid"] for seat in seats],
        "first_bids": asked.pop("first_bids"),
        "exchanges": asked.pop("exchanges"),
        "gold": [_ranks(*seat["gold"]) for seat in seats],
        "supply": view["supply"],
        "taken": [seat["taken"] for seat in seats],
        "trick": [played["card"] for played in trick["cards"]],
        "tricks": [_trick(finished) for finished in view["tricks"]],
    }
    return asked | {"view": shown, "legal": own["legal"]}


def _trick(finished: dict[str, Any]) -> dict[str, Any]:
    gold = finished.pop("gold")
    return finished | {"collected": None if gold is None else _ranks(gold)[0]}


def _ranks(*cards: str) -> list[int]:
    return [card.rank for card in parse_cards(" ".join(cards))]


FORMS: dict[int, Callable[[Question], Question]] = {1: _protocol_1, 2: lambda asked: asked}
