"""Cards and players in colour, for people."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from aurum.game import GOLD_CARDS, Card
from aurum.palette import DARK, LIGHT
from aurum.terminal.colours import wished_theme

COLOURS = DARK if wished_theme() == "dark" else LIGHT


def card_text(card: Card) -> Text:
    return Text(str(card), style=COLOURS[card.metal.symbol])


def cards_text(cards: Iterable[Card], gap: str = "  ") -> Text:
    """Cards in their colours; between two metals there is a gap."""
    groups = [Text(" ").join(map(card_text, g)) for _, g in groupby(cards, lambda card: card.metal)]
    return Text(gap).join(groups) if groups else Text("–", style="dim")


def gold_text(ranks: Iterable[int]) -> Text:
    return cards_text(GOLD_CARDS[rank] for rank in ranks)
