"""The decision score: what the chair's own choices were worth, in points, without their luck.

For every choice: the expected score after it, less the expected score before it, both over all that
the chair could not see. The sum says how well was decided, whatever came of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from aurum.analysis.reference import JUDGE
from aurum.engine.host import ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.gain import Gain
from aurum.engine.tables import tables
from aurum.game import Action, View, action_number

DEALS = 160
SEED = 20_263
SLICE = 20_000  # decisions; a slice takes less than a tenth of a second


@dataclass(frozen=True, slots=True)
class DecisionScore:
    """Points gained or lost by deciding, against the reference player, and the standard error."""

    points: float
    error: float


def decision_score(decisions: Iterable[tuple[View, Action]], deals: int = DEALS) -> DecisionScore:
    """The score of all these decisions; a decision without a choice counts nothing."""
    total, variance = 0.0, 0.0
    for number, (seen, action) in enumerate(decisions):
        if len(seen.legal) > 1:
            found = ask(asked_gain(seen, action, deals, SEED + number))
            mean = found.points / found.deals
            total += mean
            variance += (found.squares / found.deals - mean**2) / found.deals
    return DecisionScore(total, variance**0.5)


def asked_gain(seen: View, action: Action, deals: int = DEALS, seed: int = SEED) -> Gain:
    """What the engine is asked about a decision."""
    return Gain(
        slice=SLICE,
        seed=seed,
        rules=tables(seen.ruleset),
        state=asked_state(seen),
        action=action_number(action),
        deals=deals,
        network=Lessons.ALIKE.number,
        styles=JUDGE.packed,
    )
