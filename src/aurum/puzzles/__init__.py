"""Puzzles: positions with one right answer, proved or measured, and a file that holds them."""

from aurum.puzzles.collection import DamagedPuzzles, puzzles, read_puzzles
from aurum.puzzles.puzzle import Aim, AimKind, Kind, Puzzle

__all__ = ["Aim", "AimKind", "DamagedPuzzles", "Kind", "Puzzle", "puzzles", "read_puzzles"]
