"""The trained networks, by whom they met while they learnt."""

from __future__ import annotations

from enum import StrEnum


class Lessons(StrEnum):
    """Whom a network met while it learnt, and what it looks at.

    For each there are weights for three and for four players.
    """

    ALIKE = "alike"  # itself at its best: it decides best at a glance
    VARIED = "varied"  # players of all sorts: it judges positions better in a search
    PAIRS = "pairs"  # the same, with an eye for pairs of facts: better still, and slower

    @property
    def number(self) -> int:
        """How questions name the network."""
        return list(Lessons).index(self)
