"""What a seat can decide, in the words of the notation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from aurum.game.cards import Card
from aurum.game.errors import InvalidNotation


@dataclass(frozen=True, slots=True)
class Bid:
    """Lay down a base card; its rank is the number of tricks (R3.1)."""

    card: Card

    def __str__(self) -> str:
        return f"bid {self.card}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Leave the bids as they are before a trick (R4.3)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Swap:
    """Pay a gold card and put a hand card in place of one's own or the partner's bid (R4.1)."""

    gold: Card
    card: Card
    partner: bool = False

    def __str__(self) -> str:
        return f"swap {self.gold} {self.card}" + (" partner" if self.partner else "")


@dataclass(frozen=True, slots=True)
class Play:
    """Play a base card from the hand or gold from the collection (R5)."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class End:
    """Decline to play gold with no valid base card: the round ends (R5.3)."""

    def __str__(self) -> str:
        return "end"


Action = Bid | Keep | Swap | Play | End

KEEP = Keep()
END = End()


def parse_action(text: str) -> Action:
    """Read an action such as ``bid Bi7`` or ``swap Au0 Zn4 partner``."""
    words = str(text).split(" ")
    reader = _READERS.get((words[0], len(words)))
    if reader is None:
        raise InvalidNotation(
            f"{text!r} is not an action; an action is 'bid Bi7', 'keep', 'swap Au0 Zn4', "
            "'swap Au0 Zn4 partner', 'play Bi7' or 'end'"
        )
    return reader(words)


def _parse_partner_swap(words: list[str]) -> Swap:
    if words[3] != "partner":
        raise InvalidNotation(f"{words[3]!r} after a swap should be 'partner' or nothing")
    return Swap(Card.parse(words[1]), Card.parse(words[2]), partner=True)


_READERS: dict[tuple[str, int], Callable[[list[str]], Action]] = {
    ("bid", 2): lambda words: Bid(Card.parse(words[1])),
    ("keep", 1): lambda _: KEEP,
    ("swap", 3): lambda words: Swap(Card.parse(words[1]), Card.parse(words[2])),
    ("swap", 4): _parse_partner_swap,
    ("play", 2): lambda words: Play(Card.parse(words[1])),
    ("end", 1): lambda _: END,
}
