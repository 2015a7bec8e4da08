"""Questions about the only action that reaches an aim."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.engine.packing import asked_state
from aurum.engine.questions.proof import AIMS, GET_GOLD, Proof
from aurum.engine.tables import tables
from aurum.game import Step
from tests.engine.askings import seen_last


def made(steps: Sequence[Step], rng: Random) -> Proof | None:
    seen = seen_last(steps)
    if max(seen.hand_sizes) > 4:
        return None  # more deals are possible than can be searched
    aim = rng.randrange(AIMS)
    return Proof(
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        aim=aim,
        rank=rng.randrange(9) if aim == GET_GOLD else 0,
        budget=rng.choice((10, 2000)),
    )
