"""Styles of play, as questions carry them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from aurum.engine.questions.parts import MOST_STYLES, Styles


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat plays in a playout, and how often a seat draws this style."""

    share: float
    temperature: float = 0.0  # of the network's log odds
    slips: float = 0.0  # chance of a random card in a bid or a play
    by_network: bool = True  # or by the rules of thumb


def styles_record(styles: Sequence[Style]) -> Styles:
    """A row for each style, with the shares added up to 1."""
    if len(styles) > MOST_STYLES:
        raise ValueError(f"there is room for {MOST_STYLES} styles, not for {len(styles)}")
    shares = list(accumulate(style.share for style in styles))
    packed = Styles(count=len(styles))
    for n, (style, added) in enumerate(zip(styles, shares, strict=True)):
        row = (added / shares[-1], style.temperature, style.slips, float(style.by_network))
        packed.rows[n] = row
    return packed
