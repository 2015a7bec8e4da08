"""Players who try an aim out in their heads: a few playouts for every action, then the best one.

The bots play to win the match and know nothing of the aim of a puzzle such as "be lowest in this
trick". These players do. The more playouts they make, the stronger they are.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from aurum.engine.packing import asked_state
from aurum.engine.questions.proof import Wanted
from aurum.engine.styles import Style
from aurum.game import Action, View, action_number
from aurum.kernel.compiled import compiled
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import Rules, State, as_compiled
from aurum.kernel.random_numbers import below, following, seeds
from aurum.kernel.rounds import apply, legal_action, legal_count
from aurum.kernel.sampling import resample
from aurum.kernel.tables import tables
from aurum.puzzles.proofs import AIMS
from aurum.puzzles.puzzle import Puzzle
from aurum.thinking.goals import OPEN, verdict
from aurum.thinking.policy import network_mind
from aurum.thinking.styles import style_table, styled_action

Way = Style | None  # how everybody plays in a playout; None: at random
BY_CHANCE: Way = None


def by_thumb(slips: float) -> Way:
    return Style(share=1.0, slips=slips, by_network=False)


def by_network(temperature: float) -> Way:
    return Style(share=1.0, temperature=temperature)


@compiled
def any_action(rules: Rules, state: State) -> int:
    state.chance = following(state.chance)
    return legal_action(rules, state, below(state.chance, legal_count(rules, state)))


@compiled
def imagined(mind: Any, rules: Rules, state: State, wanted: Any, styles: Any) -> int:
    """One playout: whether the aim is reached. Without a style everybody plays at random."""
    found = verdict(rules, state, wanted)
    while found == OPEN:
        if styles.count == 0:
            apply(rules, state, any_action(rules, state))
        else:
            apply(rules, state, styled_action(mind, rules, state, styles, 0))
        found = verdict(rules, state, wanted)
    return found


@compiled
def successes(
    mind: Any, rules: Rules, root: State, action: int, wanted: Any, styles: Any, seeds: Any
) -> int:
    """How many playouts after the action reach the aim, each in a deal that is possible."""
    work = root.copy()
    total = 0
    for n in range(len(seeds)):
        copy_record(work, root)
        work.chance = seeds[n]
        resample(rules, work, work.seat)
        apply(rules, work, action)
        total += imagined(mind, rules, work, wanted, styles)
    return total


def guess(puzzle: Puzzle, seen: View, playouts: int, way: Way, rng: Random) -> Action:
    """The action that reached the aim most often; one of several by chance."""
    mind, rules, root = network_mind(seen.ruleset.seats), tables(seen.ruleset), asked_state(seen)
    wanted = Wanted(
        aim=AIMS[puzzle.aim.kind],
        rank=puzzle.aim.rank,
        seat=puzzle.seat,
        trick=len(seen.tricks),
        strict=1,
    )
    styles = style_table(() if way is None else (way,))
    found = {}
    for action in seen.legal:
        chances = seeds(rng.getrandbits(63), playouts)
        question = action_number(action), as_compiled(wanted), styles, chances
        found[action] = successes(mind, rules, as_compiled(root), *question)
    most = max(found.values())
    return rng.choice([action for action, count in found.items() if count == most])


def solving_rate(puzzle: Puzzle, seen: View, playouts: int, way: Way, tries: int) -> float:
    """How often such a player finds an answer."""
    rng = Random(f"{puzzle.id}/{playouts}/{way}")
    found = [guess(puzzle, seen, playouts, way, rng) for _ in range(tries)]
    return float(np.mean([puzzle.is_solved_by(action) for action in found]))
