"""A second opinion: what the search of the strongest bot thinks of a decision.

The judge expects the reference player's answers and reads the record. The search knows the seat's
view alone and reckons with players of all sorts. Where it would do the same, or finds it hardly
worse, nobody is blamed.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot, inf
from random import Random
from typing import NamedTuple

from aurum.bots.explanation import Explanation
from aurum.bots.protocol import UNLIMITED
from aurum.bots.search.efforts import MASTER
from aurum.bots.search.search import Searcher
from aurum.engine.lessons import Lessons
from aurum.game import Action, View

DECISIONS = 50_000  # made in playouts; no clock ends the thinking, so that it comes out the same
WORLDS = 4096  # at most; all choices meet a good part of them, also where one is clearly best
OPINION = replace(MASTER, seconds=inf, worlds=WORLDS, looks_early=False, network=Lessons.VARIED)
CLOSE = 0.02  # of the match: what the search finds this close to its choice is as good
SURE = 2.0  # standard errors
GLANCE = 0.2  # of the effort
AT_A_GLANCE = 4.0  # standard errors


def second_opinion(seen: View, seed: int, effort: float = 1.0) -> Explanation:
    """What the search would do, and what it thinks of the other choices."""
    decisions = max(1, round(DECISIONS * effort))
    depth = replace(OPINION, decisions=decisions)
    search = Searcher("second opinion", depth)
    return search.explain(seen, UNLIMITED, Random(seed))


def finds_worse(seen: View, played: Action, seed: int, effort: float = 1.0) -> bool:
    """Whether the search, too, finds this clearly worse than something else.

    A glance is often enough; only where that leaves a doubt, the search thinks with all its effort.
    """
    glance = lag(second_opinion(seen, seed, GLANCE * effort), played)
    if glance.least(AT_A_GLANCE) > CLOSE or glance.most(1.0) < CLOSE:
        return glance.least(AT_A_GLANCE) > CLOSE
    return lag(second_opinion(seen, seed, effort), played).least(SURE) > CLOSE


class Lag(NamedTuple):
    """How far a choice is behind the best of the search, with its standard error."""

    mean: float
    error: float

    def least(self, errors: float) -> float:
        """What the lag is at least; an error as large as it proves nothing."""
        return self.mean if self.mean > errors * self.error else 0.0

    def most(self, errors: float) -> float:
        return self.mean + errors * self.error


def lag(opinion: Explanation, played: Action) -> Lag:
    """What the search says of a choice.

    Gold or an exchange that the search does not even try is as far behind as can be.
    """
    best = opinion.best
    own = next((one for one in opinion.candidates if one.action == played), None)
    if own is None:
        return Lag(1.0, 0.0)
    if own is best:
        return Lag(0.0, 0.0)
    return Lag(best.value - own.value, hypot(best.error, own.error))
