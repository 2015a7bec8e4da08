"""Questions about how rounds end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import REVIEWER
from aurum.engine.packing import from_match
from aurum.engine.questions.round_ends import RoundEnds
from aurum.engine.tables import tables
from aurum.game import Step


def made(steps: Sequence[Step], rng: Random) -> RoundEnds:
    dealt = steps[0].after
    return RoundEnds(
        seed=rng.getrandbits(62),
        rules=tables(dealt.ruleset),
        state=from_match(dealt),
        styles=REVIEWER.packed,
        rounds=rng.choice((1, 6)),
    )
