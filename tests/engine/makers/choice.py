"""Questions about a choice at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.engine.lessons import Lessons
from aurum.engine.packing import from_view
from aurum.engine.questions.choice import Choice
from aurum.engine.tables import tables
from aurum.game import Step
from tests.engine.askings import seen_last


def made(steps: Sequence[Step], rng: Random) -> Choice:
    seen = seen_last(steps)
    return Choice(
        seed=rng.getrandbits(62),
        rules=tables(seen.ruleset),
        state=from_view(seen),
        network=rng.choice(list(Lessons)).number,
        noise=rng.random(),
        hope=rng.random(),
        haste=rng.random(),
        greed=rng.random(),
        forgets=rng.random(),
    )
