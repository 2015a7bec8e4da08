"""A view as one line of text, and random numbers that depend only on it.

Two views of a seat have the same text if and only if the seat knows the same things. The text omits
what depends on the order in which others act, such as who has laid a bid face down (R3.2).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random

from aurum.game import Card, Exchange, Trick, View

DOMAIN = "aurum-view-1"


def view_text(view: View) -> str:
    """The text of a view, the same in every process and on every machine."""
    fields = {
        "rules": view.ruleset.name,
        "seat": view.observer,
        "phase": view.phase.value,
        "round": view.round_number,
        "first": view.first,
        "nuggets": _dotted(view.nuggets),
        "points": _dotted(view.points),
        "leader": view.leader,
        "hand": _sorted(view.hand),
        "known": "/".join(map(_sorted, view.known)),
        "exposed": _sorted(view.exposed),
        "bids": "/".join(str(card or "-") for card in view.bids),
        "first_bids": "/".join(str(card or "-") for card in view.first_bids),
        "exchanges": "/".join(map(_exchange, view.exchanges)) or "-",
        "gold": "/".join(_dotted(sorted(ranks)) for ranks in view.gold),
        "supply": _dotted(view.supply),
        "tricks": "/".join(map(_trick, view.tricks)),
        "trick": _dotted(view.trick),
    }
    return " ".join([DOMAIN, *(f"{name}={value}" for name, value in fields.items())])


def view_luck(view: View) -> Random:
    """Random numbers for a decision: equal views get equal numbers, different views do not."""
    return Random(hashlib.sha256(view_text(view).encode()).hexdigest())


def _dotted(items: Iterable[object]) -> str:
    return ".".join(map(str, items)) or "-"


def _sorted(cards: Iterable[Card]) -> str:
    return _dotted(sorted(cards))


def _exchange(done: Exchange) -> str:
    paid = f"{done.trick}:{done.seat}.{done.owner}.{done.gold}"
    return f"{paid}:{done.laid}.{done.taken_up}"


def _trick(trick: Trick) -> str:
    return f"{trick.leader}:{_dotted(trick.cards)}"
