"""Questions about how players of some styles fare in a chair."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import JUDGE
from aurum.engine.lessons import Lessons
from aurum.engine.packing import from_match
from aurum.engine.questions.field import Field
from aurum.engine.tables import tables
from aurum.game import Step


def made(steps: Sequence[Step], rng: Random) -> Field:
    match = steps[-1].after
    return Field(
        seed=rng.getrandbits(62),
        rules=tables(match.ruleset),
        state=from_match(match),
        seat=rng.randrange(match.ruleset.seats),
        network=Lessons.ALIKE.number,
        plays=rng.choice((1, 10)),
        styles=JUDGE.packed,
    )
