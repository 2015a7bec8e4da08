"""What can be chosen now, and reading a choice: by number, by card, or in the notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from aurum.game import Card, InvalidNotation
from aurum.table.wire.view import Own, Reason, View
from aurum.terminal.phrases import shown

_CARD = re.compile(r"^(bi|cu|p|ag|zn|au)(\d+)$", re.IGNORECASE)
_VERBS = {"bid": "bid", "play": "play"}


@dataclass(frozen=True)
class Option:
    """One choice: an action, its card, and the reason if the rules bar it."""

    number: int
    action: str
    card: str | None = None
    barred: Reason | None = None


class Unreadable(Exception):
    """The typed line is not a choice; `key` and `facts` name the message about it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def options(own: Own, view: View, *, by_rank: bool = False) -> tuple[Option, ...]:
    """All choices in the order of the hand, including barred ones; empty if nothing is asked."""
    if own.asked is None:
        return ()
    verb = _VERBS.get(view.phase)
    if verb is None:
        return tuple(Option(n, action) for n, action in enumerate(own.legal, 1))
    barred = {card: group.reason for group in own.barred for card in group.cards}
    cards = sorted(_cards(own, view), key=by_rank_order) if by_rank else list(_cards(own, view))
    listed = [
        Option(n, f"{verb} {card}", card, barred.get(card)) for n, card in enumerate(cards, 1)
    ]
    ends = [Option(len(cards) + 1, "end")] if "end" in own.legal else []
    return (*listed, *ends)


def _cards(own: Own, view: View) -> Iterator[str]:
    yield from own.hand
    if view.phase == "play":
        yield from sorted(set(view.seats[own.seat].gold))


def by_rank_order(card: str) -> tuple[bool, int]:
    """Base cards by rank, then gold."""
    return (card.startswith("Au"), int("".join(filter(str.isdigit, card))))


def chosen(text: str, own: Own, view: View, *, by_rank: bool = False) -> str:
    """The action that a typed line means, whether or not it is allowed; or `Unreadable`."""
    words = text.split()
    if len(words) == 1 and words[0].isdecimal():
        return _numbered(int(words[0]), options(own, view, by_rank=by_rank))
    if len(words) == 1 and _CARD.match(words[0]):
        words.insert(0, _VERBS.get(view.phase, "swap"))
    return _action([words[0].lower(), *words[1:]], own, text)


def _numbered(number: int, listed: tuple[Option, ...]) -> str:
    for option in listed:
        if option.number == number:
            return option.action
    raise Unreadable("no-such-number", number=shown(str(number)), count=len(listed))


def _action(words: list[str], own: Own, text: str) -> str:
    match words:
        case ["keep" | "end" as verb]:
            return verb
        case ["bid" | "play" as verb, card]:
            return f"{verb} {_card(card)}"
        case ["swap", card]:
            return f"swap {_only_payment(own)} {_card(card)}"
        case ["swap", card, str(last)] if last.lower() == "partner":
            return f"swap {_only_payment(own)} {_card(card)} partner"
        case ["swap", gold, card]:
            return f"swap {_card(gold)} {_card(card)}"
        case ["swap", gold, card, str(last)] if last.lower() == "partner":
            return f"swap {_card(gold)} {_card(card)} partner"
    raise Unreadable("not-understood", text=shown(text))


def _only_payment(own: Own) -> str:
    """The gold to pay with if the person named none and has no choice."""
    payments = own.exchange.gold if own.exchange else ()
    if len(payments) != 1:
        raise Unreadable("say-payment")
    return payments[0]


def _card(text: str) -> str:
    """A card in the notation, from upper or lower case."""
    found = _CARD.match(text)
    try:
        return str(Card.parse(f"{found[1].capitalize()}{int(found[2])}" if found else text))
    except InvalidNotation:
        raise Unreadable("no-such-card", text=shown(text)) from None
