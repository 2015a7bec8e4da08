"""A second opinion: what the search of the strongest bot thinks of a decision.

The judge expects the reference player's answers and reads the record. The search knows the seat's
view alone and reckons with players of all sorts. Where it would do the same, or finds it hardly
worse, nobody is blamed.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot, inf
from random import Random

from aurum.bots.explanation import Explanation
from aurum.bots.protocol import UNLIMITED
from aurum.bots.search.efforts import MASTER
from aurum.bots.search.search import Searcher
from aurum.engine.lessons import Lessons
from aurum.game import Action, View

DECISIONS = 100_000  # made in playouts; no clock ends the thinking, so that it comes out the same
WORLDS = 4096  # at most; all choices meet a good part of them, also where one is clearly best
OPINION = replace(MASTER, seconds=inf, worlds=WORLDS, looks_early=False, network=Lessons.VARIED)
CLOSE = 0.02  # of the match: what the search finds this close to its choice is as good
SURE = 2.0  # standard errors


def second_opinion(seen: View, seed: int, effort: float = 1.0) -> Explanation:
    """What the search would do, and what it thinks of the other choices."""
    decisions = max(1, round(DECISIONS * effort))
    depth = replace(OPINION, decisions=decisions)
    search = Searcher("second opinion", depth)
    return search.explain(seen, UNLIMITED, Random(seed))


def finds_worse(opinion: Explanation, played: Action) -> bool:
    """Whether the search, too, finds this clearly worse than something else."""
    best = opinion.best
    own = next((one for one in opinion.candidates if one.action == played), None)
    if own is None:  # gold or an exchange that the search does not even try
        return True
    behind = best.value - own.value
    return own is not best and behind > max(CLOSE, SURE * hypot(best.error, own.error))
