"""Questions about what other deals would have been worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import REVIEWER
from aurum.engine.packing import from_match
from aurum.engine.questions.deals import Deals
from aurum.engine.tables import tables
from aurum.game import Step
from tests.engine.askings import some_outlook


def made(steps: Sequence[Step], rng: Random) -> Deals:
    dealt = steps[0].after
    return Deals(
        seed=rng.getrandbits(62),
        rules=tables(dealt.ruleset),
        state=from_match(dealt),
        styles=REVIEWER.packed,
        outlook=some_outlook(dealt.ruleset.sides, rng),
        deals=rng.choice((1, 3)),
        playouts=rng.choice((1, 3)),
    )
