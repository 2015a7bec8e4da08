"""Checking a record against the rules: every deal, move, score and winner that it states."""

from __future__ import annotations

from dataclasses import dataclass

from aurum.game.records import Record
from aurum.game.walking import walk


@dataclass(frozen=True, slots=True)
class Tally:
    """How much was checked."""

    matches: int = 0
    rounds: int = 0
    actions: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.matches + other.matches,
            self.rounds + other.rounds,
            self.actions + other.actions,
        )


def audit(record: Record) -> Tally:
    """Replay a record and compare all that it states; the first mistake raises `BadRecord`."""
    actions = sum(step.move is not None for step in walk(record))
    return Tally(1, len(record.rounds), actions)
