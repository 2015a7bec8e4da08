"""Millions of random rounds, added up."""

from typing import NamedTuple

import numpy as np

from aurum.game import Ruleset
from aurum.kernel.batch import in_threads
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state
from aurum.kernel.layout import SEATS, Actions, Rules, State
from aurum.kernel.playout import play_round
from aurum.kernel.random_numbers import below, following, seeds
from aurum.kernel.rounds import deal
from aurum.kernel.tables import tables

BLOCK = 1024  # rounds with one random generator, so that threads do not change the result
_WIDTH = 1 + 4 + 2 * SEATS


class Tally(NamedTuple):
    """Results of many rounds."""

    rounds: int
    decisions: int
    endings: tuple[int, int, int]  # stuck, empty, declined (R7)
    nuggets: tuple[int, ...]  # by side, as if every round were a first one
    points: tuple[int, ...]


def random_rounds(
    ruleset: Ruleset, rounds: int, seed: int | None = None, threads: int | None = None
) -> Tally:
    """Deal and play first rounds at random, on all cores if there are many of them.

    The number of threads does not change the result.
    """
    if type(rounds) is not int or rounds < 1:
        raise ValueError(f"{rounds!r} rounds cannot be played; give a number of at least 1")
    sizes = np.full(-(-rounds // BLOCK), BLOCK, np.int64)
    sizes[-1] -= sizes.sum() - rounds
    chances = seeds(seed, len(sizes))
    sums = np.zeros((len(sizes), _WIDTH), np.int64)
    rules = tables(ruleset)
    in_threads(
        lambda part: _play_blocks(rules, blank_state(), chances[part], sizes[part], sums[part]),
        len(sizes),
        threads,
    )
    return _tally(ruleset, rounds, [int(number) for number in sums.sum(axis=0)])


def _tally(ruleset: Ruleset, rounds: int, sums: list[int]) -> Tally:
    sides = ruleset.sides
    return Tally(
        rounds=rounds,
        decisions=sums[0],
        endings=(sums[2], sums[3], sums[4]),
        nuggets=tuple(sums[5 : 5 + sides]),
        points=tuple(sums[5 + SEATS : 5 + SEATS + sides]),
    )


@compiled
def _play_blocks(
    rules: Rules, state: State, chances: Actions, sizes: Actions, sums: Actions
) -> None:
    for block in range(len(chances)):
        state.chance = chances[block]
        for _ in range(sizes[block]):
            _play_first_round(rules, state, sums[block])


@compiled
def _play_first_round(rules: Rules, state: State, sums: Actions) -> None:
    state.rounds = 0
    state.chance = following(state.chance)
    state.match_first = below(state.chance, rules.seats)
    deal(rules, state)
    sums[0] += play_round(rules, state)
    sums[1 + state.reason] += 1
    for side in range(rules.sides):
        sums[5 + side] += (state.nugget >> side) & 1
        sums[5 + SEATS + side] += state.score[side]
