"""One rating per bot from all games: a Plackett-Luce fit with bootstrap over deals.

The chance that a side wins is exp(its strength) over the sum of all sides, which with two sides is
the model of Bradley and Terry. Strengths are shown on the Elo scale: 400 points are ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.special import logsumexp

from aurum.arena.contest import Contest
from aurum.arena.deal_games import Result

ELO = 400 / np.log(10)
PRIOR = 0.5  # a draw's worth of games against an average bot keeps undefeated bots finite

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the average of all bots in the contest."""

    name: str
    points: float
    low: float
    high: float


def ratings(contest: Contest, results: Sequence[Result], samples: int = 200) -> list[Rating]:
    """All bots, best first."""
    names = list(contest.bots)
    if len(names) < 2 or not results:
        return []
    sides, shares, deals = _games(contest, names, results)
    points = _fit(len(names), sides, shares, np.ones(len(sides)))
    spread = _bootstrap(len(names), sides, shares, deals, samples)
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    found = [
        Rating(*row)
        for row in zip(names, points.tolist(), low.tolist(), high.tolist(), strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def _games(
    contest: Contest, names: list[str], results: Sequence[Result]
) -> tuple[npt.NDArray[np.int64], Floats, npt.NDArray[np.int64]]:
    """Per game: the bot of each side, its share of the win, and the deal."""
    rules = contest.ruleset
    first_seats = [rules.members(side)[0] for side in rules.each_side()]
    rows = [(game, result.deal) for result in results for game in result.games]
    sides = np.array([[names.index(game.seats[seat]) for seat in first_seats] for game, _ in rows])
    return sides, np.array([game.shares for game, _ in rows]), np.array([deal for _, deal in rows])


def _fit(bots: int, sides: npt.NDArray[np.int64], shares: Floats, weights: Floats) -> Floats:
    def loss(strengths: Floats) -> tuple[float, Floats]:
        logits = strengths[sides]
        chances = np.exp(logits - logsumexp(logits, axis=1, keepdims=True))
        missing = float((weights[:, None] * shares * np.log(chances)).sum())
        slope = np.zeros(bots)
        np.add.at(slope, sides, weights[:, None] * (chances - shares))
        return -missing + PRIOR * float(strengths @ strengths), slope + 2 * PRIOR * strengths

    from scipy.optimize import minimize  # takes half a second to load

    found: Floats = minimize(loss, np.zeros(bots), jac=True, method="L-BFGS-B").x
    centred: Floats = (found - found.mean()) * ELO
    return centred


def _bootstrap(
    bots: int,
    sides: npt.NDArray[np.int64],
    shares: Floats,
    deals: npt.NDArray[np.int64],
    samples: int,
) -> Floats:
    """Deals are drawn, not games, because games of one deal belong together."""
    rng = np.random.default_rng(0)
    numbers, places = np.unique(deals, return_inverse=True)
    fits = []
    for _ in range(samples):
        drawn = np.bincount(rng.integers(len(numbers), size=len(numbers)), minlength=len(numbers))
        fits.append(_fit(bots, sides, shares, drawn[places].astype(np.float64)))
    return np.array(fits)
