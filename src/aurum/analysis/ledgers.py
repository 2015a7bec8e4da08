"""The ledger of a match: what was luck of the deal, luck of hidden cards, own play, others' play.

Every value of a state is estimated once and used with both signs, so that start and columns add up
to the result exactly, whatever the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.analysis.evidence import Past, clustered_error, likely_worlds, past_of
from aurum.analysis.prospects import Prospects, prospects
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.values import Valuer, value_choice, value_open
from aurum.bots.search.root_state import root_state
from aurum.game import (
    Match,
    Move,
    Phase,
    Record,
    Ruleset,
    Side,
    Step,
    View,
    action_number,
    view,
    walk,
)
from aurum.kernel.convert import from_match
from aurum.kernel.layout import STATE, as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many playouts a value rests on."""

    open: int = 600  # of a state with all cards known
    hidden: int = 800  # of a decision, in possible worlds
    screen: float = 0.5  # of a hint's, for a decision that may have been a mistake
    confirm: int = 1000  # worlds in which a mistake must show, three times over; or some more
    opinion: float = 1.0  # of a second opinion's
    facts: int = 700  # worlds in which it is counted how often something comes
    deals: int = 240  # with which a deal is compared

    def scaled(self, factor: float) -> Effort:
        """The effort times a factor."""
        return Effort(
            open=_times(self.open, factor),
            hidden=_times(self.hidden, factor),
            screen=self.screen * factor,
            confirm=_times(self.confirm, factor),
            opinion=self.opinion * factor,
            facts=_times(self.facts, factor),
            deals=_times(self.deals, factor),
        )


def _times(count: int, factor: float) -> int:
    return max(1, round(count * factor))


NORMAL = Effort()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the record. Arrays have a number for every side."""

    round: int
    ply: int
    move: Move
    seen: View = field(repr=False)
    past: Past | None = field(repr=False, compare=False)  # the round before it
    forced: bool
    before: Floats  # W: with all cards known
    after: Floats
    after_error: Floats  # standard errors of `after`; 0 where it is known
    expected: Floats  # V: what the seat could expect before it decided
    gained: Floats  # A: what the choice was worth more than that
    error: Floats  # standard errors of `gained`

    @property
    def luck(self) -> Floats:
        """What the hidden cards gave."""
        return self.after - self.before - self.gained


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a deal gave to every side."""

    round: int
    before: Floats  # V0
    after: Floats  # W with the cards dealt
    error: Floats  # standard errors of `after`


@dataclass(frozen=True, slots=True)
class RoundBooks:
    """The part of a ledger that is about one round; no other round is needed to write it."""

    dealt: Dealt
    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """A match, taken apart."""

    record: Record
    judge: Judge
    seed: int
    effort: Effort
    start: Floats
    result: Floats
    deals: tuple[Dealt, ...]
    decisions: tuple[Decision, ...]

    @property
    def deal(self) -> Floats:
        return self._sum(dealt.after - dealt.before for dealt in self.deals)

    @property
    def hidden(self) -> Floats:
        return self._sum(decision.luck for decision in self.decisions)

    @property
    def matrix(self) -> Floats:
        """A row for every seat: what its decisions gave each side."""
        seats = self.record.ruleset.seats
        rows = np.zeros((seats, self.record.ruleset.sides))
        for decision in self.decisions:
            rows[decision.move.seat] += decision.gained
        return rows

    def own(self, side: Side) -> float:
        members = self.record.ruleset.members(side)
        return float(sum(self.matrix[seat, side] for seat in members))

    def others(self, side: Side) -> float:
        return float(self.matrix[:, side].sum()) - self.own(side)

    def _sum(self, arrays: Iterator[Floats]) -> Floats:
        total: Floats = np.zeros(self.record.ruleset.sides)
        for array in arrays:
            total = total + array
        return total


Progress = Callable[[int], None]


def ledger(
    record: Record,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
    progress: Progress = lambda _: None,
) -> Ledger:
    """Take a finished match apart."""
    steps = list(walk(record))
    books = _Books(record.ruleset, seed, effort, judge, progress)
    rounds = [books.round(of_round(steps, number)) for number in range(len(record.rounds))]
    decisions = tuple(decision for found in rounds for decision in found.decisions)
    return Ledger(
        record=record,
        judge=judge,
        seed=seed,
        effort=effort,
        start=rounds[0].dealt.before,
        result=decisions[-1].after,
        deals=tuple(found.dealt for found in rounds),
        decisions=decisions,
    )


def round_books(
    record: Record,
    number: int,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
    progress: Progress = lambda _: None,
) -> RoundBooks:
    """One finished round of a match that may still go on."""
    books = _Books(record.ruleset, seed, effort, judge, progress)
    return books.round(of_round(list(walk(record)), number))


def decision_of(
    match: Match,
    place: tuple[int, int],
    move: Move,
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
    past: Past | None = None,
) -> Decision:
    """A hypothetical decision at this round and ply; hidden cards stay hidden."""
    books = _Books(match.ruleset, seed, effort, judge, lambda _: None)
    seen = view(match, move.seat)
    rng = Random(f"{seed} hidden {place[0]} {place[1]}")
    expected, gained, error = books.choice(match, (seen, past), move, rng)
    return Decision(
        round=place[0],
        ply=place[1],
        move=move,
        seen=seen,
        past=past,
        forced=len(seen.legal) == 1,
        before=expected,
        after=expected + gained,
        after_error=error,
        expected=expected,
        gained=gained,
        error=error,
    )


def open_value(
    match: Match,
    place: tuple[int, int],
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Floats:
    """W of a state, as if before this round and ply."""
    books = _Books(match.ruleset, seed, effort, judge, lambda _: None)
    value, _ = books.open(match, Random(f"{seed} open {place[0]} {place[1] - 1}"))
    return value


def of_round(steps: list[Step], number: int) -> list[Step]:
    """The deal and the decisions of one round."""
    return [step for step in steps if step.round == number]


class _Books:
    """Writes the books of a match, round by round.

    Random numbers follow from the seed, the round and the ply, so that a round comes out the same
    alone and with the others.
    """

    def __init__(
        self, rules: Ruleset, seed: int, effort: Effort, judge: Judge, progress: Progress
    ) -> None:
        self.rules, self.seed, self.effort, self.judge = rules, seed, effort, judge
        self.prospects: Prospects = prospects(rules, judge)
        self.mind = network_mind(rules.seats)
        self._tell, self._done = progress, 0

    def round(self, steps: list[Step]) -> RoundBooks:
        """The books of the round with these steps: its deal, then its decisions."""
        first, *moves = steps
        value, error = self.open(first.after, self._rng("open", first.round, -1))
        dealt = Dealt(first.round, self.prospects.at(first.before), value, error)
        self._progress()
        decisions: list[Decision] = []
        past = past_of(steps)
        for ply, step in enumerate(moves):
            decisions.append(self._decide(step, past.until(ply), value, error))
            value, error = decisions[-1].after, decisions[-1].after_error
            self._progress()
        return RoundBooks(dealt, tuple(decisions))

    def _progress(self) -> None:
        self._tell(self._done)
        self._done += 1

    def _rng(self, what: str, number: int, ply: int) -> Random:
        return Random(f"{self.seed} {what} {number} {ply}")

    def _decide(self, step: Step, past: Past, before: Floats, noise: Floats) -> Decision:
        assert step.move is not None
        ply, seen = len(past.moves), view(step.before, step.move.seat)
        forced = len(seen.legal) == 1
        after, after_error = self._after(step, ply, (before, noise), forced)
        nothing = np.zeros(self._sides)
        expected, gained, error = before, nothing, nothing
        if not forced:
            rng = self._rng("hidden", step.round, ply)
            expected, gained, error = self.choice(step.before, (seen, past), step.move, rng)
        return Decision(
            round=step.round,
            ply=ply,
            move=step.move,
            seen=seen,
            past=past,
            forced=forced,
            before=before,
            after=after,
            after_error=after_error,
            expected=expected,
            gained=gained,
            error=error,
        )

    def _after(
        self, step: Step, ply: int, before: tuple[Floats, Floats], forced: bool
    ) -> tuple[Floats, Floats]:
        """The state after the decision: a new estimate, the real result, or what it was."""
        match, known = step.after, np.zeros(self._sides)
        if match.winners is not None:
            shares = [(side in match.winners) / len(match.winners) for side in range(self._sides)]
            return np.array(shares), known
        if match.phase is Phase.DEAL:
            return self.prospects.at(match), known
        return before if forced else self.open(match, self._rng("open", step.round, ply))

    @property
    def _sides(self) -> int:
        return self.rules.sides

    def _valuer(self, match: Match) -> Valuer:
        outlook = self.prospects.outlook(match)
        return Valuer(self.mind, tables(self.rules), as_compiled(self.judge.packed), outlook)

    def open(self, match: Match, rng: Random) -> tuple[Floats, Floats]:
        """W of a state with all cards known, and its standard error."""
        shares, errors = np.zeros(self._sides), np.zeros(self._sides)
        chances = seeds(rng.getrandbits(63), self.effort.open)
        value_open(self._valuer(match), root_of(match), chances, shares, errors)
        return shares, errors

    def choice(
        self, match: Match, known: tuple[View, Past | None], move: Move, rng: Random
    ) -> tuple[Floats, Floats, Floats]:
        """V before the decision; how much more the chosen action was worth; its standard error."""
        seen, past = known
        valuer = self._valuer(match)
        hands, worlds = likely_worlds(seen, self.effort.hidden, rng, past, valuer)
        chances = seeds(rng.getrandbits(63), len(hands))
        rows = np.zeros((2, len(hands), self._sides))
        number = action_number(move.action)
        value_choice(valuer, root_state(seen), hands, chances, number, rows)
        difference = rows[1] - rows[0]
        error = clustered_error(difference, worlds)
        return rows[0].mean(axis=0), difference.mean(axis=0), error


def root_of(match: Match) -> np.recarray:
    """A match as an array of one kernel state."""
    root = np.zeros(1, STATE).view(np.recarray)
    root[0] = from_match(match)
    return root
