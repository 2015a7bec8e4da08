"""Trials: two choices of a decision meet in fresh worlds, in as many as the answer needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from random import Random

import numpy as np

from aurum.analysis.evidence import clustered_error, likely_worlds
from aurum.analysis.ledgers import Decision
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import Judge
from aurum.analysis.values import Valuer, value_hidden
from aurum.bots.search.root_state import root_state
from aurum.engine.styles import Style
from aurum.game import Action, Match, action_number
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind

SURE = 3.0  # standard errors that blame somebody
CLEAR = 2.0  # standard errors that tell one word from the next
DOUBLINGS = 3  # how often the worlds are doubled while the answer is not clear


@dataclass(frozen=True, slots=True)
class Loss:
    """What an action costs against another, in shares of the match."""

    mean: float
    error: float
    worlds: int

    @property
    def is_sure(self) -> bool:
        return self.mean > SURE * self.error

    def may_exceed(self, line: float) -> bool:
        return self.mean + SURE * self.error > line

    def is_near(self, lines: Sequence[float], errors: float) -> bool:
        """Whether it is within so many standard errors of one of these lines."""
        return any(abs(self.mean - line) <= errors * self.error for line in lines)

    def __add__(self, other: Loss) -> Loss:
        """Of the worlds of both."""
        worlds = self.worlds + other.worlds
        one, two = self.worlds / worlds, other.worlds / worlds
        mean = one * self.mean + two * other.mean
        return Loss(mean, hypot(one * self.error, two * other.error), worlds)


@dataclass(frozen=True, slots=True)
class Continuation:
    """Who plays on after the decision, and whether possible worlds are weighted."""

    judge: Judge
    weighted: bool = True


def continuations(judge: Judge) -> tuple[Continuation, ...]:
    """The reference player, the same with more noise, and rules of thumb alone.

    Where the rules of thumb go on, all possible worlds count the same: nobody is blamed for
    reading less out of the others' play than we do.
    """
    hotter = tuple(replace(style, temperature=2 * style.temperature) for style in judge.styles)
    thumb = (Style(1.0, slips=0.05, by_network=False),)
    return (
        Continuation(judge),
        Continuation(replace(judge, styles=hotter)),
        Continuation(replace(judge, styles=thumb), weighted=False),
    )


class Trial:
    """A decision, and who plays on after it. The next rounds are worth the same in all trials."""

    def __init__(
        self, decision: Decision, match: Match, judge: Judge, player: Continuation
    ) -> None:
        rules = match.ruleset
        self.seen, self.played = decision.seen, decision.move.action
        self.past = decision.past if player.weighted else None
        self.side = rules.side_of(decision.move.seat)
        outlook = prospects(rules, judge).outlook(match)
        self.valuer = Valuer(
            network_mind(rules.seats), tables(rules), player.judge.table(), outlook
        )

    def losses(self, actions: Sequence[Action], count: int, rng: Random) -> list[Loss]:
        """What the decision cost against each of these actions, in the same fresh worlds."""
        hands, worlds = likely_worlds(self.seen, count, rng, self.past, self.valuer)
        chances, root = seeds(rng.getrandbits(63), count), root_state(self.seen)
        rows = np.zeros((1 + len(actions), count, self.valuer.rules.sides))
        for row, action in zip(rows, (self.played, *actions), strict=True):
            value_hidden(self.valuer, root, hands, chances, action_number(action), row)
        gaps = (rows[1:, :, self.side] - rows[0, :, self.side]).T
        errors = clustered_error(gaps, worlds)
        return [
            Loss(float(mean), float(error), count)
            for mean, error in zip(gaps.mean(axis=0), errors, strict=True)
        ]

    def loss(
        self, best: Action, count: int, rng: Random, lines: Sequence[float], errors: float
    ) -> Loss:
        """Against one action, in so many worlds, or in more while it is near one of the lines."""
        (found,) = self.losses((best,), count, rng)
        for _ in range(DOUBLINGS):
            if not found.is_near(lines, errors):
                break
            found += self.losses((best,), found.worlds, rng)[0]
        return found
