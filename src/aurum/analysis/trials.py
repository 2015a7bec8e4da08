"""Trials: two choices of a decision meet in fresh worlds, in as many as the answer needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from random import Random

from aurum.analysis.ledgers import Decision
from aurum.analysis.reference import Judge
from aurum.analysis.values import compared, reckoning
from aurum.engine.styles import Style
from aurum.game import Action, Match

SURE = 3.0  # standard errors that blame somebody
CLEAR = 2.0  # standard errors that tell a mark from none
ROUGHLY = 1.0  # standard errors that tell one word from the next
BEGINNING = 0.2  # of the worlds of a trial: often they are enough
MOST = 1.6  # as many are used while the answer is not clear
PURSUED = 0.4  # of the worlds: after them, a loss below the line is not looked at any longer


@dataclass(frozen=True, slots=True)
class Loss:
    """What an action costs against another, in shares of the match."""

    mean: float
    error: float
    worlds: int

    @property
    def is_sure(self) -> bool:
        return self.mean > SURE * self.error

    def may_exceed(self, line: float, errors: float = CLEAR) -> bool:
        return self.mean + errors * self.error > line

    def is_near(self, line: float, errors: float) -> bool:
        """Whether it is within so many standard errors of this line."""
        return abs(self.mean - line) <= errors * self.error

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
    """The reference player, rules of thumb alone, and the reference player with more noise.

    Where the rules of thumb go on, all possible worlds count the same: nobody is blamed for
    reading less out of the others' play than we do.
    """
    hotter = tuple(replace(style, temperature=2 * style.temperature) for style in judge.styles)
    thumb = (Style(1.0, slips=0.05, by_network=False),)
    return (
        Continuation(judge),
        Continuation(replace(judge, styles=thumb), weighted=False),
        Continuation(replace(judge, styles=hotter)),
    )


class Trial:
    """A decision, and who plays on after it. The next rounds are worth the same in all trials."""

    def __init__(
        self, decision: Decision, match: Match, judge: Judge, player: Continuation
    ) -> None:
        self.seen, self.played = decision.seen, decision.move.action
        self.past = decision.past if player.weighted else None
        self.side = match.ruleset.side_of(decision.move.seat)
        self.by = reckoning(match, judge, player.judge)

    def losses(
        self, actions: Sequence[Action], worlds: int, rng: Random, *, listed: bool = False
    ) -> dict[Action, Loss]:
        """What the decision cost against each of these actions, in the same fresh worlds.

        If `listed`, against all others that are worth a thought as well.
        """
        choices = (self.played, *(action for action in actions if action != self.played))
        found = compared(self.by, self.seen, self.past, choices, worlds, rng, listed=listed)
        return {
            action: Loss(worth.gains[self.side], worth.errors[self.side], worth.worlds)
            for action, worth in found.items()
            if action is not None
        }

    def loss(
        self, best: Action, worlds: int, rng: Random, line: float, lines: Sequence[float] = ()
    ) -> Loss:
        """Against one action, in more and more worlds while it is near one of the lines.

        The first line must be told apart clearly, and the others roughly.
        """
        found = self.losses((best,), max(1, round(BEGINNING * worlds)), rng)[best]
        while found.worlds < MOST * worlds and _is_open(found, line, lines, worlds):
            found += self.losses((best,), found.worlds, rng)[best]
        return found


def _is_open(found: Loss, line: float, lines: Sequence[float], worlds: int) -> bool:
    """Whether more worlds may still say something else."""
    if found.worlds < worlds and any(found.is_near(other, ROUGHLY) for other in lines):
        return True
    if found.worlds >= PURSUED * worlds and found.mean < line:
        return False
    return found.is_near(line, CLEAR) or (found.mean > line and not found.is_sure)
