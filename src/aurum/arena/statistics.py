"""Statistics of the results: shares with intervals, accuracy of bids, cost of thinking.

The statistical unit is the deal: all its seatings together give one number.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from scipy.special import stdtr, stdtrit  # `scipy.stats` takes seconds to load

from aurum.arena.contest import Contest, Pairing
from aurum.arena.deal_games import Effort, Game, Result

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals with its 95 % interval (Student's t)."""

    mean: float
    low: float
    high: float
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of one number per deal; a single deal says nothing about the spread."""
    mean = float(np.mean(values))
    if len(values) < 2:
        return Estimate(mean, float("-inf"), float("inf"), len(values))
    reach = _error(values) * float(stdtrit(len(values) - 1, (1 + CONFIDENCE) / 2))
    return Estimate(mean, mean - reach, mean + reach, len(values))


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return float(np.std(values, ddof=1) / np.sqrt(len(values)))


def estimate_share(values: Sequence[float]) -> Estimate:
    """The same for shares of wins, which lie between 0 and 1.

    If every deal was won, or every deal lost, Student's t would give an interval of width zero; the
    exact interval of a proportion is not (Clopper and Pearson).
    """
    found = estimate(values)
    low, high = max(found.low, 0.0), min(found.high, 1.0)
    doubt = float(((1 - CONFIDENCE) / 2) ** (1 / len(values)))
    if min(values) == 1.0:
        low = doubt
    elif max(values) == 0.0:
        high = 1.0 - doubt
    return Estimate(found.mean, low, high, len(values))


@dataclass(frozen=True, slots=True)
class Standing:
    """The summary of one pairing."""

    pairing: Pairing
    share: Estimate  # of the wins
    rounds: Estimate  # of the rounds won
    margin: Estimate  # own mean score less the mean score of the others
    shares: tuple[float, ...]  # by deal


def standings(contest: Contest, results: Iterable[Result]) -> list[Standing]:
    """Every pairing that has results, in the order of the contest."""
    grouped = defaultdict(list)
    for result in results:
        grouped[Pairing(result.challenger, result.other)].append(result)
    return [_standing(p, grouped[p]) for p in contest.pairings() if grouped[p]]


def _standing(pairing: Pairing, results: Sequence[Result]) -> Standing:
    ordered = sorted(results, key=lambda result: result.deal)
    shares = tuple(result.share() for result in ordered)
    rounds = [_mean_over_seatings(result, _nugget_share) for result in ordered]
    margins = [_mean_over_seatings(result, _margin) for result in ordered]
    share, round_share = estimate_share(shares), estimate_share(rounds)
    return Standing(pairing, share, round_share, estimate(margins), shares)


def _mean_over_seatings(result: Result, value: Callable[[Game, int], float]) -> float:
    return float(np.mean([value(game, side) for side, game in enumerate(result.games)]))


def _nugget_share(game: Game, side: int) -> float:
    return game.nuggets[side]


def _margin(game: Game, side: int) -> float:
    others = [score for other, score in enumerate(game.scores) if other != side]
    return game.scores[side] - sum(others) / len(others)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two challengers on the same deals against the same third bot."""

    better: str
    worse: str
    against: str
    difference: Estimate
    p_value: float


def comparisons(found: Sequence[Standing]) -> list[Comparison]:
    """Paired over deals (Student's t), which removes the luck of the cards."""
    best_first = sorted(found, key=lambda standing: -standing.share.mean)
    pairs = [(a, b) for a, b in combinations(best_first, 2) if _comparable(a, b)]
    return [made for a, b in pairs if (made := _compare(a, b)) is not None]


def _comparable(a: Standing, b: Standing) -> bool:
    return a.pairing.other == b.pairing.other and a.pairing.challenger != b.pairing.challenger


def _compare(a: Standing, b: Standing) -> Comparison | None:
    deals = min(len(a.shares), len(b.shares))
    if deals < 2:
        return None
    differences = np.subtract(a.shares[:deals], b.shares[:deals])
    p_value = _two_sided(list(differences)) if np.ptp(differences) else 1.0
    pair = (a.pairing.challenger, b.pairing.challenger)
    return Comparison(*pair, a.pairing.other, estimate(list(differences)), p_value)


def _two_sided(differences: Sequence[float]) -> float:
    """The probability that chance alone gives a mean this far from 0 (Student's t)."""
    distance = abs(float(np.mean(differences))) / _error(differences)
    return 2 * float(stdtr(len(differences) - 1, -distance))


@dataclass(frozen=True, slots=True)
class Habit:
    """How a bot bids and what its thinking costs, over all its games."""

    name: str
    under: float
    exact: float
    over: float
    decisions: int
    cpu: float  # seconds a decision
    wall: float
    slowest: float
    faults: int
    reason: str = ""  # of its last fault

    @property
    def never_worked(self) -> bool:
        """Whether the bot failed in all of its decisions."""
        return self.faults > 0 and self.faults >= self.decisions


def habits(contest: Contest, results: Sequence[Result]) -> list[Habit]:
    """One line per bot, in the order of the contest."""
    games = [game for result in results for game in result.games]
    return [_habit(name, [g for g in games if name in g.effort]) for name in contest.bots]


def _habit(name: str, games: Sequence[Game]) -> Habit:
    bids = np.sum([game.bids[name] for game in games], axis=0) if games else np.zeros(3)
    under, exact, over = (float(n) for n in bids / max(bids.sum(), 1))
    total = Effort()
    for effort in (game.effort[name] for game in games):
        total.decisions += effort.decisions
        total.cpu += effort.cpu
        total.wall += effort.wall
        total.slowest = max(total.slowest, effort.slowest)
    each = max(total.decisions, 1)
    faults = sum(game.faults.get(name, 0) for game in games)
    costs = (total.decisions, total.cpu / each, total.wall / each, total.slowest, faults)
    reasons = [game.reasons[name] for game in games if name in game.reasons]
    return Habit(name, under, exact, over, *costs, reason=reasons[-1] if reasons else "")
