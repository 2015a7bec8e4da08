"""Shares of the match: a number for every side, and sums of them."""

from __future__ import annotations

Shares = tuple[float, ...]


def plus(one: Shares, other: Shares) -> Shares:
    """The sum, side by side."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Shares, other: Shares) -> Shares:
    """The difference, side by side."""
    return tuple(a - b for a, b in zip(one, other, strict=True))
