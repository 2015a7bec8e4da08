"""One rating per bot from all games: a Plackett-Luce fit with bootstrap over deals.

A side wins with probability exp(its strength) over the sum for all sides; with two sides this is
the Bradley-Terry model. Strengths are shown on the Elo scale: 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from aurum.arena.contest import Contest
from aurum.arena.deal_games import Result

ELO = 400 / np.log(10)
PRIOR = 0.5  # a draw's worth of games against an average bot keeps undefeated bots finite
MOST_STEPS, LONGEST_STEP, TOLERANCE = 50, 2.0, 1e-9  # of the fit; a handful of steps is usual

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
    """Newton's method: the loss is convex, and there are few bots."""
    strengths = np.zeros(bots)
    wins = _by_bot(bots, sides, shares)
    for _ in range(MOST_STEPS):
        expected = _by_bot(bots, sides, _chances(strengths[sides]))
        slope = weights @ (expected - wins) + 2 * PRIOR * strengths
        spread = np.diag(weights @ expected) - (expected.T * weights) @ expected
        step = np.linalg.solve(spread + 2 * PRIOR * np.eye(bots), slope)
        strengths -= np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < TOLERANCE:
            break
    centred: Floats = (strengths - strengths.mean()) * ELO
    return centred


def _chances(logits: Floats) -> Floats:
    """By game and side."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _by_bot(bots: int, sides: npt.NDArray[np.int64], values: Floats) -> Floats:
    """By game and bot: the sum over the sides that the bot has in the game."""
    sums = np.zeros((len(sides), bots))
    np.add.at(sums, (np.arange(len(sides))[:, None], sides), values)
    return sums


def _bootstrap(
    bots: int,
    sides: npt.NDArray[np.int64],
    shares: Floats,
    deals: npt.NDArray[np.int64],
    samples: int,
) -> Floats:
    """Draw deals rather than games, because the games of one deal are not independent."""
    rng = np.random.default_rng(0)
    numbers, places = np.unique(deals, return_inverse=True)
    fits = []
    for _ in range(samples):
        drawn = np.bincount(rng.integers(len(numbers), size=len(numbers)), minlength=len(numbers))
        fits.append(_fit(bots, sides, shares, drawn[places].astype(np.float64)))
    return np.array(fits)
