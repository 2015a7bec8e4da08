"""The value of a match before the next deal: by standing and first player, from reference play.

A round is summed up by who takes a nugget, the order of the final bids and the margins of the
scores. Counted rounds of the reference player (`round_results`) give their distribution; a match is
a sequence of such rounds.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, cached_property
from itertools import product
from typing import NamedTuple

from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.round_results import round_results
from aurum.analysis.shares import Shares
from aurum.engine.questions.outlook import Outlook
from aurum.game import ROUNDS, Match, Ruleset, Scoring, final_bid_counts, nugget_winners


class _Outcome(NamedTuple):
    """A round, seen from its first player: place 0 is the first player's side."""

    nuggets: int
    bids: tuple[int, ...]  # only their order is known


Leads = tuple[int, ...]
"""By how many points the second side, and the third if there is one, is ahead of the first."""


class Prospects:
    """Chances to win a match from any standing, by the rules of one table."""

    def __init__(self, ruleset: Ruleset, judge: Judge) -> None:
        self.ruleset = ruleset
        self.results = round_results(ruleset, judge)
        self._values: dict[tuple[tuple[int, ...], int, int], Shares] = {}
        self._futures: dict[tuple[int, int], dict[Leads, int]] = {}
        self._outlooks: dict[tuple[tuple[int, ...], int, int], Outlook] = {}

    def before(
        self, nuggets: tuple[int, ...], points: tuple[int, ...], rounds: int, first: int
    ) -> Shares:
        """Every side's chance before the deal of a round, with this seat as its first player."""
        if self.ruleset.scoring is Scoring.POINTS:
            return self._at_points(points, ROUNDS - rounds, first % self.ruleset.sides)
        key = (nuggets, rounds, first % self.ruleset.seats)
        if key not in self._values:
            self._values[key] = self._by_nuggets(*key)
        return self._values[key]

    def at(self, match: Match) -> Shares:
        """Every side's chance before the next deal of this match."""
        return self.before(match.nuggets, match.points, match.rounds_played, match.next_first)

    def outlook(self, match: Match) -> Outlook:
        """What the end of the round under way is worth to every side; never changed."""
        rounds = match.round_number + 1
        key = (match.nuggets, rounds, (match.first + rounds) % self.ruleset.seats)
        if key not in self._outlooks:
            by_points = self.ruleset.scoring is Scoring.POINTS
            made = self._points_outlook(*key[1:]) if by_points else self._nuggets_outlook(*key)
            self._outlooks[key] = made
        return self._outlooks[key]

    def _nuggets_outlook(self, nuggets: tuple[int, ...], rounds: int, first: int) -> Outlook:
        outlook, sides = Outlook(), self.ruleset.sides
        for bits in range(1, 1 << sides):
            after = tuple(n + (bits >> side & 1) for side, n in enumerate(nuggets))
            if not any(self._winners(after, rounds, (0,) * sides)):
                outlook.shares[bits] = self.before(after, (0,) * sides, rounds, first)
        return outlook

    def _points_outlook(self, rounds: int, first: int) -> Outlook:
        outlook = Outlook(by_points=1)
        futures = self._coming(max(ROUNDS - rounds, 0), first % self.ruleset.sides)
        for leads, often in futures.items():
            outlook.futures[outlook.count] = (leads[0], leads[-1], often)
            outlook.count += 1
        return outlook

    @cached_property
    def _outcomes(self) -> dict[_Outcome, float]:
        """How likely each outcome of a round is."""
        rounds = self.results.rounds
        return {_Outcome(bits, tuple(bids)): n / rounds for bits, *bids, n in self.results.winners}

    def _by_nuggets(self, nuggets: tuple[int, ...], rounds: int, first: int) -> Shares:
        sides = self.ruleset.sides
        value = [0.0] * sides
        followed: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for outcome, chance in self._outcomes.items():
            takers = [(outcome.nuggets >> (side - first) % sides) & 1 for side in range(sides)]
            bids = tuple(outcome.bids[(side - first) % sides] for side in range(sides))
            after = tuple(n + took for n, took in zip(nuggets, takers, strict=True))
            shares = self._winners(after, rounds + 1, bids)
            _add(value, chance, shares)
            if not any(shares):
                followed[after] += chance
        for after, chance in followed.items():
            _add(value, chance, self.before(after, (0,) * sides, rounds + 1, first + 1))
        return tuple(value)

    def _winners(self, nuggets: tuple[int, ...], rounds: int, bids: tuple[int, ...]) -> Shares:
        """Every side's share of the match with these results; all 0 while it goes on (R10)."""
        winners = nugget_winners(self.ruleset.match_end, nuggets, rounds) or ()
        if final_bid_counts(self.ruleset, rounds - 1):
            highest = max(bids[side] for side in winners)
            winners = tuple(side for side in winners if bids[side] == highest)
        return tuple((side in winners) / max(1, len(winners)) for side in range(len(nuggets)))

    def _at_points(self, points: tuple[int, ...], to_come: int, first: int) -> Shares:
        """R11.2: the highest sum wins; equal sums win together."""
        sides = self.ruleset.sides
        if to_come % sides == 0 and len(set(points)) == 1 and to_come > 0:
            return (1 / sides,) * sides  # every side begins as often (R2.4)
        value, whole = [0.0] * sides, 0
        for leads, often in self._coming(to_come, first).items():
            sums = [mine + lead for mine, lead in zip(points, (0, *leads), strict=True)]
            best, whole = max(sums), whole + often
            each = often / sums.count(best)
            _add(value, each, tuple(float(mine == best) for mine in sums))
        return tuple(share / whole for share in value)

    def _coming(self, to_come: int, first: int) -> dict[Leads, int]:
        """How far sides may get ahead of side 0 in so many rounds, and how often they do."""
        key, sides = (to_come, first), self.ruleset.sides
        if key not in self._futures:
            found: dict[Leads, int] = {(0,) * (sides - 1): 1}
            for ahead in range(to_come):
                found = _further(found, self._leads((first + ahead) % sides))
            self._futures[key] = found
        return self._futures[key]

    def _leads(self, first: int) -> dict[Leads, int]:
        """The same for one round with this first player's side."""
        sides, found = self.ruleset.sides, defaultdict[Leads, int](int)
        for *margins, often in self.results.margins:
            turned = [margins[(side - first) % sides] for side in range(sides)]
            found[tuple(margin - turned[0] for margin in turned[1:])] += often
        return found


def _add(value: list[float], times: float, shares: Shares) -> None:
    for side, share in enumerate(shares):
        value[side] += times * share


def _further(found: dict[Leads, int], leads: dict[Leads, int]) -> dict[Leads, int]:
    """Every sum of two once, and how often it comes."""
    sums: defaultdict[Leads, int] = defaultdict(int)
    if len(next(iter(leads))) == 1:
        for (a, n), (b, m) in product(found.items(), leads.items()):
            sums[a[0] + b[0],] += n * m
        return sums
    for (a, n), (b, m) in product(found.items(), leads.items()):
        sums[a[0] + b[0], a[1] + b[1]] += n * m
    return sums


@cache
def prospects(ruleset: Ruleset, judge: Judge = REVIEWER) -> Prospects:
    """The prospects of a ruleset, computed once in a process."""
    return Prospects(ruleset, judge)
