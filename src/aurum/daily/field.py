"""The field of a deal: thousands of plays of the same chair against the same bots.

The others play as steady bots do against people. The chair is played by the reference player's
styles, so the field holds good and middling players. The engine plays it, and gives the same field
on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from aurum.analysis.reference import JUDGE
from aurum.daily.deals import SEAT, DayDeal
from aurum.engine.host import ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import from_match
from aurum.engine.questions import field as questions
from aurum.engine.tables import tables
from aurum.game import Match

PLAYS = 6_000
SEED = 20_262
SLICE = 10_000  # decisions between two looks of whoever asks


@dataclass(frozen=True, slots=True)
class Field:
    """How often each score was reached."""

    counts: tuple[int, ...]  # by score, from 0

    @property
    def plays(self) -> int:
        return sum(self.counts)

    @property
    def par(self) -> float:
        """The mean score of the field."""
        return sum(score * count for score, count in enumerate(self.counts)) / self.plays

    def percent(self, score: int) -> float:
        """The part of the field that this score beats, ties counting half."""
        below = sum(self.counts[:score])
        ties = self.counts[score] if score < len(self.counts) else 0
        return 100 * (below + ties / 2) / self.plays


def field_of(deal: DayDeal) -> Field:
    """The field of a deal; the same for everybody."""
    return played_field(deal.opened())


@lru_cache(maxsize=64)
def played_field(opened: Match, plays: int = PLAYS, seed: int = SEED) -> Field:
    """Plays of the opened match, from where it stands."""
    counts = tuple(ask(asked_field(opened, plays, seed)).counts)
    most = max(score for score, count in enumerate(counts) if count)
    return Field(counts[: most + 1])


def asked_field(opened: Match, plays: int = PLAYS, seed: int = SEED) -> questions.Field:
    """What the engine is asked about the field."""
    return questions.Field(
        slice=SLICE,
        seed=seed,
        rules=tables(opened.ruleset),
        state=from_match(opened),
        seat=SEAT,
        plays=plays,
        network=Lessons.ALIKE.number,
        styles=JUDGE.packed,
    )
