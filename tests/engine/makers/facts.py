"""Questions about what comes of each choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import JUDGE
from aurum.bots.search.equity import stakes
from aurum.engine.packing import asked_state
from aurum.engine.questions.facts import NOTHING_PICKED, THE_BEST, Facts
from aurum.engine.tables import tables
from aurum.game import Step, action_number
from tests.engine.askings import seen_last


def made(steps: Sequence[Step], rng: Random) -> Facts:
    seen = seen_last(steps)
    assert isinstance(seen.observer, int)
    picked = action_number(rng.choice(seen.legal)) if rng.random() < 0.5 else NOTHING_PICKED
    return Facts(
        seed=rng.getrandbits(62),
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        stakes=stakes(seen, seen.ruleset.side_of(seen.observer)),
        styles=JUDGE.packed,
        keeping=rng.randrange(2),
        picked=picked,
        compared=THE_BEST,
        stages=2,
        kept=(1.0, 0.5),
        worlds=(8, rng.choice((8, 16))),
        decisions=rng.choice((0, 2000)),
    )
