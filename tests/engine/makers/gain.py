"""Questions about how many points a choice was worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import JUDGE
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.gain import Gain
from aurum.engine.tables import tables
from aurum.game import Step, action_number
from tests.engine.askings import seen_last


def made(steps: Sequence[Step], rng: Random) -> Gain:
    seen = seen_last(steps)
    return Gain(
        seed=rng.getrandbits(62),
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        action=action_number(rng.choice(seen.legal)),
        network=Lessons.ALIKE.number,
        deals=rng.choice((1, 8)),
        styles=JUDGE.packed,
    )
