"""Questions about what some choices are worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.analysis.reference import REVIEWER
from aurum.engine.packing import asked_state, past_of
from aurum.engine.questions.comparison import HABIT, Comparison
from aurum.engine.questions.past import Past
from aurum.engine.tables import tables
from aurum.game import Step, action_number
from tests.engine.askings import seen_last, some_outlook


def made(steps: Sequence[Step], rng: Random) -> Comparison:
    seen = seen_last(steps)
    question = Comparison(
        seed=rng.getrandbits(62),
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        past=past_of(steps) if rng.random() < 0.5 else Past(),
        styles=REVIEWER.packed,
        outlook=some_outlook(seen.ruleset.sides, rng),
        worlds=rng.choice((1, 8)),
        listed=rng.randrange(2),
        count=2,
    )
    question.actions[0] = HABIT
    question.actions[1] = action_number(rng.choice(seen.legal))
    return question
