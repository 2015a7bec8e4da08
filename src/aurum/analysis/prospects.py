"""The value of a match before the next deal: by standing and first player, from reference play.

A round is summed up by who takes a nugget, the order of the final bids and the margins of the
scores. Counted rounds of the reference player (`round_results`) give their distribution; a match is
a sequence of such rounds.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.round_results import round_results
from aurum.game import Match, Ruleset, Scoring
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state
from aurum.kernel.layout import NOBODY, STATE
from aurum.kernel.scoring import match_winners
from aurum.kernel.tables import tables

Floats = npt.NDArray[np.float64]

FARTHEST = 128  # points by which a side can be ahead of another, where points decide
UNKNOWN = -1.0


class Outlook(NamedTuple):
    """What the end of this round is worth to every side, as compiled code wants it."""

    by_points: int
    table: Any  # by the sides that take a nugget, as bits: a row of shares
    futures: Any  # rows of points that the sides may still get, each more than the first
    chances: Any  # of these rows
    known: Any  # shares by how far two sides are ahead of the first, filled in as they are needed


class _Outcome(NamedTuple):
    """A round, seen from its first player: place 0 is the first player's side."""

    nuggets: int
    bids: tuple[int, ...]  # only their order is known


@compiled
def winning_shares(rules: Any, state: Any, shares: Any) -> bool:
    """Add every side's share if the match is over with these results; whether it is."""
    winners = match_winners(rules, state)
    for side in range(rules.sides):
        if (winners >> side) & 1:
            shares[side] += 1.0 / popcount(winners)
    return winners != 0


@compiled
def points_shares(rules: Any, work: Any, futures: Any, chances: Any, shares: Any) -> None:
    """Every side's share when these points are still to come (R11.2), into `shares`."""
    state = work[0]
    rounds = state.rounds
    points = state.points.copy()
    row = np.zeros(len(shares))
    state.rounds = 3
    for n in range(len(futures)):
        for side in range(rules.sides):
            state.points[side] = points[side] + futures[n, side]
        row[:] = 0.0
        winning_shares(rules, state, row)
        for side in range(rules.sides):
            shares[side] += chances[n] * row[side]
    for side in range(rules.sides):
        state.points[side] = points[side]
    state.rounds = rounds


@compiled
def add_points_shares(rules: Any, work: Any, outlook: Any, shares: Any) -> None:
    """Add every side's share when points are still to come; only their differences matter."""
    points, last = work[0].points, rules.sides - 1
    one, other = points[1] - points[0] + FARTHEST, points[last] - points[0] + FARTHEST
    row = outlook.known[one, other]
    if row[0] == UNKNOWN:
        row[:] = 0.0
        points_shares(rules, work, outlook.futures, outlook.chances, row)
    for side in range(rules.sides):
        shares[side] += row[side]


class Prospects:
    """Chances to win a match from any standing, by the rules of one table."""

    def __init__(self, ruleset: Ruleset, judge: Judge) -> None:
        self.ruleset = ruleset
        self.rules = tables(ruleset)
        self.results = round_results(ruleset, judge)
        self._values: dict[tuple[tuple[int, ...], int, int], Floats] = {}
        self._by_points: dict[tuple[int, int], Outlook] = {}

    def before(
        self, nuggets: tuple[int, ...], points: tuple[int, ...], rounds: int, first: int
    ) -> Floats:
        """Every side's chance before the deal of a round, with this seat as its first player."""
        if self.ruleset.scoring is Scoring.POINTS:
            return self._at_points(points, rounds, first)
        key = (nuggets, rounds, first % self.ruleset.seats)
        if key not in self._values:
            self._values[key] = self._by_nuggets(*key)
        return self._values[key]

    def at(self, match: Match) -> Floats:
        """Every side's chance before the next deal of this match."""
        return self.before(match.nuggets, match.points, match.rounds_played, match.next_first)

    def outlook(self, match: Match) -> Outlook:
        """What the end of the round under way is worth to every side."""
        sides, rounds = self.ruleset.sides, match.round_number + 1
        first = match.first + rounds
        if self.ruleset.scoring is Scoring.POINTS:
            return self._points_outlook(rounds, first % self.ruleset.seats)
        table = np.zeros((1 << sides, sides))
        for bits in range(1, 1 << sides):
            after = tuple(n + (bits >> side & 1) for side, n in enumerate(match.nuggets))
            if rounds < 3 or self._goes_on(after, rounds):
                table[bits] = self.before(after, (0,) * sides, rounds, first)
        nothing = np.zeros((1, sides), np.int64), np.zeros(1)
        return Outlook(0, table, *nothing, np.zeros((1, 1, sides)))

    def _points_outlook(self, rounds: int, first: int) -> Outlook:
        """After so many rounds; kept, because its shares are known better and better."""
        key, sides = (rounds, first), self.ruleset.sides
        if key not in self._by_points:
            known = np.full((2 * FARTHEST, 2 * FARTHEST, sides), UNKNOWN)
            futures = self._futures(max(3 - rounds, 0), first)
            self._by_points[key] = Outlook(1, np.zeros((1 << sides, sides)), *futures, known)
        return self._by_points[key]

    def _goes_on(self, nuggets: tuple[int, ...], rounds: int) -> bool:
        return not self._winners(nuggets, rounds, (0,) * self.ruleset.sides).any()

    @cached_property
    def _outcomes(self) -> dict[_Outcome, float]:
        """How likely each outcome of a round is."""
        rows, rounds = self.results.winners.tolist(), self.results.rounds
        return {_Outcome(bits, tuple(bids)): n / rounds for bits, *bids, n in rows}

    def _by_nuggets(self, nuggets: tuple[int, ...], rounds: int, first: int) -> Floats:
        sides = self.ruleset.sides
        value = np.zeros(sides)
        followed: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for outcome, chance in self._outcomes.items():
            takers = [(outcome.nuggets >> (side - first) % sides) & 1 for side in range(sides)]
            bids = tuple(outcome.bids[(side - first) % sides] for side in range(sides))
            after = tuple(n + took for n, took in zip(nuggets, takers, strict=True))
            shares = self._winners(after, rounds + 1, bids)
            value += chance * shares
            if not shares.any():
                followed[after] += chance
        for after, chance in followed.items():
            value += chance * self.before(after, (0,) * sides, rounds + 1, first + 1)
        return value

    def _winners(self, nuggets: tuple[int, ...], rounds: int, bids: tuple[int, ...]) -> Floats:
        """Every side's share of the match with these results; all 0 while it goes on."""
        state, shares = blank_state(), np.zeros(self.ruleset.sides)
        state.rounds = rounds
        for side, count in enumerate(nuggets):
            state.nuggets[side] = count
            state.bids[side] = max(bids[side] - 1, NOBODY)  # card numbers 0-9 have ranks 1-10
        winning_shares(self.rules, state, shares)
        return shares

    def _at_points(self, points: tuple[int, ...], rounds: int, first: int) -> Floats:
        work = np.zeros(1, STATE).view(np.recarray)
        work[0] = blank_state()
        for side, count in enumerate(points):
            work[0].points[side] = count
        work[0].rounds = rounds
        shares = np.zeros(self.ruleset.sides)
        points_shares(self.rules, work, *self._futures(3 - rounds, first), shares)
        return shares

    def _futures(self, rounds: int, first: int) -> tuple[npt.NDArray[np.int64], Floats]:
        """How far sides may get ahead of side 0 in the rounds to come, and the chances of that."""
        sides = self.ruleset.sides
        sums, chances = np.zeros((1, sides), np.int64), np.ones(1)
        for ahead in range(rounds):
            turned = np.roll(self.results.margins[:, :-1], (first + ahead) % sides, axis=1)
            margins = turned - turned[:, :1]
            sums, chances = _added(sums, chances, margins, self.results.margins[:, -1])
        return sums, chances


def _added(
    sums: npt.NDArray[np.int64],
    chances: Floats,
    margins: npt.NDArray[np.int64],
    counts: npt.NDArray[np.int64],
) -> tuple[npt.NDArray[np.int64], Floats]:
    """The sums with one more round, each once, and their chances."""
    found = np.zeros((2 * FARTHEST,) * (sums.shape[1] - 1))
    for margin, count in zip(margins, counts, strict=True):
        found[tuple((sums + margin + FARTHEST)[:, 1:].T)] += chances * count
    places = np.argwhere(found)
    further = np.pad(places - FARTHEST, ((0, 0), (1, 0)))  # side 0 is ahead of itself by 0
    return further, found[tuple(places.T)] / counts.sum()


@cache
def prospects(ruleset: Ruleset, judge: Judge = REVIEWER) -> Prospects:
    """The prospects of a ruleset, computed once in a process."""
    return Prospects(ruleset, judge)
