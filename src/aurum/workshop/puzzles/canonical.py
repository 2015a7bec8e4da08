"""Positions that differ only in the names of their metals count as one puzzle."""

from __future__ import annotations

import re
from itertools import permutations

from aurum.game import Match, position_text

_BASE_CARD = re.compile(r"(Bi|Cu|P|Ag|Zn)(?=\d)")


def canonical(match: Match, seat: int) -> str:
    """The same text for positions that become equal when metals are renamed."""
    symbols = sorted({card.metal.symbol for card in match.ruleset.deck})
    text = position_text(match)
    return f"{seat} {min(_renamed(text, symbols, other) for other in permutations(symbols))}"


def _renamed(text: str, symbols: list[str], others: tuple[str, ...]) -> str:
    """The position with other metals and freshly sorted hands."""
    names = dict(zip(symbols, others, strict=True))
    renamed = _BASE_CARD.sub(lambda found: names[found[1]], text)
    return " ".join(_sorted(word) for word in renamed.split(" "))


def _sorted(word: str) -> str:
    key, _, value = word.partition("=")
    if key not in ("hands", "known", "exposed"):
        return word
    parts = ("/").join(".".join(sorted(part.split("."))) for part in value.split("/"))
    return f"{key}={parts}"
