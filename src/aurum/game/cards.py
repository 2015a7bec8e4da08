"""The cards (R1): five base metals and gold, and their text form."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple, Self

from aurum.game.errors import InvalidNotation


class Metal(IntEnum):
    """A suit. This order holds in the deck, in sorted hands and in all numberings."""

    BISMUTH = 0
    COPPER = 1
    PHOSPHORUS = 2
    SILVER = 3
    ZINC = 4
    GOLD = 5

    @property
    def symbol(self) -> str:
        """The chemical symbol, which is the metal's name in the notation."""
        return SYMBOLS[self]

    def __repr__(self) -> str:
        return f"Metal.{self.name}"


SYMBOLS = ("Bi", "Cu", "P", "Ag", "Zn", "Au")
BASE_METALS = (Metal.BISMUTH, Metal.COPPER, Metal.PHOSPHORUS, Metal.SILVER, Metal.ZINC)
BASE_RANKS = range(1, 11)  # R1.1
GOLD_COUNTS = (4, 2, 2, 2, 1, 1, 1, 1, 1)  # R1.2: how many gold cards of rank 0 to 8
GOLD_RANKS = range(len(GOLD_COUNTS))


class Card(NamedTuple):
    """One card: a metal and a rank. Gold cards of one rank are alike (R1.2)."""

    metal: Metal
    rank: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a card such as ``Bi7`` or ``Au0``."""
        try:
            return _CARDS[text]  # type: ignore[return-value]
        except (KeyError, TypeError):
            raise InvalidNotation(
                f"{text!r} is not a card; a card is one of Bi, Cu, P, Ag, Zn with a rank 1 to 10, "
                "or Au with a rank 0 to 8, such as Bi7"
            ) from None

    @property
    def is_gold(self) -> bool:
        return self.metal is Metal.GOLD

    def __str__(self) -> str:
        return SYMBOLS[self.metal] + str(self.rank)

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


BASE_CARDS = tuple(Card(metal, rank) for metal in BASE_METALS for rank in BASE_RANKS)
GOLD_CARDS = tuple(Card(Metal.GOLD, rank) for rank in GOLD_RANKS)
_CARDS = {str(card): card for card in BASE_CARDS + GOLD_CARDS}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by white space."""
    return tuple(Card.parse(word) for word in text.split())
