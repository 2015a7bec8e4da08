"""Colour and sign of every metal, by its symbol: one palette for page, terminal and pictures.

`web/src/tokens.css` holds the same values; a test compares them.
"""

from __future__ import annotations

DARK = {
    "Bi": "#dd8bc8",
    "Cu": "#e59c66",
    "P": "#93d46e",
    "Ag": "#c8d1dd",
    "Zn": "#86b9ee",
    "Au": "#ecc24a",
}
"""On a dark ground."""

LIGHT = {
    "Bi": "#952a79",
    "Cu": "#9a430e",
    "P": "#226b2e",
    "Ag": "#465263",
    "Zn": "#1b579b",
    "Au": "#74500a",
}
"""On a light ground."""

SIGNS = {"Bi": "◆", "Cu": "●", "P": "▲", "Ag": "◐", "Zn": "■", "Au": "★"}
"""For everybody who does not see the colours."""


def rgb(colour: str) -> tuple[int, int, int]:
    """A colour such as ``#dd8bc8`` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
