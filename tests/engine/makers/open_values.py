"""Questions about what every state of a round is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import REVIEWER
from aurum.engine.packing import from_match, past_of
from aurum.engine.questions.open_values import OpenValues
from aurum.engine.tables import tables
from aurum.game import Step
from tests.engine.askings import some_outlook


def made(steps: Sequence[Step], rng: Random) -> OpenValues:
    dealt, past = steps[0].after, past_of(steps)
    return OpenValues(
        seed=rng.getrandbits(62),
        rules=tables(dealt.ruleset),
        state=from_match(dealt),
        styles=REVIEWER.packed,
        outlook=some_outlook(dealt.ruleset.sides, rng),
        playouts=rng.choice((1, 2)),
        count=past.count,
        moves=past.moves,
    )
