"""What the end of a round is worth to a side: its chance to win the match from there.

A match of three players is not a sum of rounds: who else takes the nugget matters. From a given
standing every side that is equally good has an equal chance in each round to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum

from aurum.engine.questions.parts import Equity
from aurum.game import ROUNDS, MatchEnd, Scoring, Side, View, nugget_winners

POINTS_A_ROUND = 7.0  # the spread of one round's difference in scores


def stakes(view: View, side: Side) -> Equity:
    """What this round means to the side."""
    rules = view.ruleset
    by_points = rules.scoring is Scoring.POINTS
    worth = [0.0] * (1 << rules.sides)
    if not by_points:
        for bits in range(1, 1 << rules.sides):
            after = tuple(n + (bits >> s & 1) for s, n in enumerate(view.nuggets))
            worth[bits] = chances(rules.match_end, after, view.round_number + 1)[side]
    rounds_left = max(ROUNDS - view.round_number - 1, 0)
    spread = POINTS_A_ROUND * rounds_left**0.5
    lost, won = (0.0, 1.0) if by_points else _lost_and_won(worth, side, rules.sides)
    equity = Equity(side=int(side), by_points=by_points, spread=spread, lost=lost, won=won)
    equity.nuggets[: len(worth)] = worth
    return equity


def _lost_and_won(worth: Sequence[float], side: Side, sides: int) -> tuple[float, float]:
    alone = [worth[1 << other] for other in range(sides)]
    won = alone.pop(side)
    return fsum(alone) / len(alone), won


@cache
def chances(end: MatchEnd, nuggets: tuple[int, ...], rounds: int) -> tuple[float, ...]:
    """Every side's chance to win the match, a shared win divided, if all are equally good."""
    winners = nugget_winners(end, nuggets, rounds)  # a final bid is not known: the win is divided
    if winners is not None:
        return tuple((side in winners) / len(winners) for side in range(len(nuggets)))
    futures = [
        chances(end, tuple(n + (s == taker) for s, n in enumerate(nuggets)), rounds + 1)
        for taker in range(len(nuggets))
    ]
    # Rounded once, so alike in every version of Python.
    return tuple(fsum(column) / len(futures) for column in zip(*futures, strict=True))
