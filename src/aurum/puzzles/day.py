"""The puzzle of the day: the same for everybody, and none repeats before all have been shown."""

from __future__ import annotations

from datetime import date
from math import gcd

from aurum.puzzles.puzzle import Puzzle

FIRST = date(2026, 11, 15)
STRIDE = 173


def puzzle_of(day: date, listed: tuple[Puzzle, ...]) -> Puzzle:
    """The puzzle of this date."""
    stride = next(n for n in range(STRIDE, STRIDE + len(listed)) if gcd(n, len(listed)) == 1)
    return listed[((day - FIRST).days * stride) % len(listed)]
