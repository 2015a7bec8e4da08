"""Questions about a choice at a glance."""

from __future__ import annotations

from random import Random

from aurum.engine.packing import from_view
from aurum.engine.questions.choice import Choice
from aurum.engine.tables import tables
from aurum.game import View


def made(seen: View, rng: Random) -> Choice:
    return Choice(
        seed=rng.getrandbits(62),
        rules=tables(seen.ruleset),
        state=from_view(seen),
        network=rng.randrange(2),
        noise=rng.random(),
        hope=rng.random(),
        haste=rng.random(),
        greed=rng.random(),
        forgets=rng.random(),
    )
