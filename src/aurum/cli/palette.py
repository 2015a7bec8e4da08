"""Cards and players in colour, for people."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from aurum.game import GOLD_CARDS, Card, Metal

COLOURS = {
    Metal.BISMUTH: "bright_magenta",
    Metal.COPPER: "dark_orange",
    Metal.PHOSPHORUS: "bright_red",
    Metal.SILVER: "grey66",
    Metal.ZINC: "dark_cyan",
    Metal.GOLD: "bold yellow",
}


def card_text(card: Card) -> Text:
    return Text(str(card), style=COLOURS[card.metal])


def cards_text(cards: Iterable[Card], gap: str = "  ") -> Text:
    """Cards in their colours; between two metals there is a gap."""
    groups = [Text(" ").join(map(card_text, g)) for _, g in groupby(cards, lambda card: card.metal)]
    return Text(gap).join(groups) if groups else Text("–", style="dim")


def gold_text(ranks: Iterable[int]) -> Text:
    return cards_text(GOLD_CARDS[rank] for rank in ranks)
