"""Colour and symbol of every metal, for dark and light terminals. Play needs neither."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal

from rich.style import Style
from rich.text import Text

from aurum.palette import DARK, LIGHT, SIGNS
from aurum.table.wire.words import Standing
from aurum.terminal.phrases import split_card

ThemeName = Literal["dark", "light"]

_COLOURS: dict[ThemeName, dict[str, str]] = {
    "dark": DARK
    | {
        "under": "#ffb454",
        "exact": "#9be37f",
        "over": "#ff8f80",
    },
    "light": LIGHT
    | {
        "under": "#8a4b00",
        "exact": "#1f6b1f",
        "over": "#a11c1c",
    },
}


class Paint:
    """Draws cards and marks in the colours of a theme."""

    def __init__(self, theme: ThemeName) -> None:
        self.theme: ThemeName = theme
        self._colours = _COLOURS[theme]

    def style(self, symbol: str) -> Style:
        return Style(color=self._colours[symbol], bold=True)

    def standing(self, standing: Standing) -> Style:
        """The colour of a bid that is missed, met or exceeded."""
        return Style(color=self._colours[standing], bold=standing == "exact")

    def card(self, card: str, *, faint: bool = False) -> Text:
        """A card with its symbol: ◆Bi7."""
        symbol, _ = split_card(card)
        style = Style(dim=True) if faint else self.style(symbol)
        return Text(f"{SIGNS[symbol]}{card}", style)

    def cards(self, cards: tuple[str, ...]) -> Text:
        return Text(" ").join(self.card(card) for card in cards)

    def metal(self, symbol: str, *, struck: bool = False) -> Text:
        style = self.style(symbol) + Style(strike=struck)
        return Text(f"{SIGNS[symbol]}{symbol}", style)


def wished_theme(environment: Mapping[str, str] = os.environ) -> ThemeName:
    """Light if the terminal reports a light background; otherwise dark, as most are."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if background in ("7", "15") else "dark"
