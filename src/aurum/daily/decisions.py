"""The decision score: what the chair's own choices were worth, in points, without their luck.

For every choice: the expected score after it, less the expected score before it, both over all that
the chair could not see. The sum says how well was decided, whatever came of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from aurum.analysis.reference import JUDGE
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.rollouts import deal_world
from aurum.bots.search.root_state import root_state
from aurum.game import Action, View, action_number
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import Rules, as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import apply
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind
from aurum.thinking.reference import reference_playout

WORLDS = 160
SEED = 20_263
NO_ACTION = -1


@compiled
def score_worlds(
    mind: Any, rules: Rules, styles: Any, root: Any, worlds: Any, action: int, seat: int
) -> Any:
    """The score of the seat's side in every world, played on by the reference player."""
    hands, chances = worlds
    rows = np.zeros(len(chances))
    work = root.copy()
    for n in range(len(chances)):
        work[0] = root[0]
        state = work[0]
        deal_world(rules, state, hands[n])
        state.chance = chances[n]
        if action != NO_ACTION:
            apply(rules, state, action)
        reference_playout(mind, rules, state, styles)
        rows[n] = state.score[rules.side[seat]]
    return rows


@dataclass(frozen=True, slots=True)
class DecisionScore:
    """Points gained or lost by deciding, against the reference player, and the standard error."""

    points: float
    error: float


def decision_score(decisions: Iterable[tuple[View, Action]], worlds: int = WORLDS) -> DecisionScore:
    """The score of all these decisions; a decision without a choice counts nothing."""
    total, variance = 0.0, 0.0
    for number, (seen, action) in enumerate(decisions):
        if len(seen.legal) > 1:
            gains = _gains(seen, action, worlds, SEED + number)
            total += float(gains.mean())
            variance += float(gains.var()) / worlds
    return DecisionScore(total, variance**0.5)


def _gains(seen: View, action: Action, worlds: int, seed: int) -> Any:
    """After the action less before it, in the same worlds with the same random numbers."""
    assert isinstance(seen.observer, int)
    rng = Random(seed)
    sampled = (beliefs(seen).sample_masks(worlds, rng), seeds(rng.getrandbits(63), worlds))
    mind, rules, root = network_mind(seen.ruleset.seats), tables(seen.ruleset), root_state(seen)
    after, before = (
        score_worlds(mind, rules, as_compiled(JUDGE.packed), root, sampled, taken, seen.observer)
        for taken in (action_number(action), NO_ACTION)
    )
    return after - before
