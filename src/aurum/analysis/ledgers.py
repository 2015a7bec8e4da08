"""The ledger of a match: what was luck of the deal, luck of hidden cards, own play, others' play.

Every value of a state is estimated once and used with both signs, so that start and columns add up
to the result exactly, whatever the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from random import Random

from aurum.analysis.prospects import Prospects, prospects
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.shares import Shares, minus, plus
from aurum.analysis.values import OpenValue, Worth, compared, open_values, reckoning
from aurum.analysis.values import open_value as value_of
from aurum.engine.packing import past_of
from aurum.engine.questions.past import Past
from aurum.game import Keep, Match, Move, Phase, Record, Ruleset, Side, Step, View, view, walk

FIRST_LOOK = 0.5  # of the worlds: more are looked at while an error is larger than FINE
FINE = 0.01  # of the match
MOST_FACTS = 4000  # worlds: more are not counted at once
NO_LOOK = 0.15  # of the worlds, where the reference player leaves the bid alone as well


@dataclass(frozen=True, slots=True)
class Effort:
    """How many playouts a value rests on."""

    open: int = 320  # of a state with all cards known
    hidden: int = 320  # of a decision, in possible worlds
    confirm: int = 800  # worlds in which a mistake must show, three times over; fewer or more
    opinion: float = 1.0  # of a second opinion's
    facts: int = 500  # worlds in which it is counted how often something comes
    deals: int = 120  # with which a deal is compared

    def scaled(self, factor: float) -> Effort:
        """The effort times a factor."""
        return Effort(
            open=_times(self.open, factor),
            hidden=_times(self.hidden, factor),
            confirm=_times(self.confirm, factor),
            opinion=self.opinion * factor,
            facts=min(_times(self.facts, factor), MOST_FACTS),
            deals=_times(self.deals, factor),
        )


def _times(count: int, factor: float) -> int:
    return max(1, round(count * factor))


NORMAL = Effort()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the record. Shares are of every side."""

    round: int
    ply: int
    move: Move
    seen: View = field(repr=False)
    past: Past | None = field(repr=False, compare=False)  # the round before it
    forced: bool
    before: Shares  # W: with all cards known
    after: Shares
    change_error: Shares  # standard errors of `after` minus `before`
    expected: Shares  # V: what the seat could expect before it decided
    gained: Shares  # A: what the choice was worth more than that
    error: Shares  # standard errors of `gained`

    @property
    def luck(self) -> Shares:
        """What the hidden cards gave."""
        return minus(minus(self.after, self.before), self.gained)


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a deal gave to every side."""

    round: int
    before: Shares  # V0
    after: Shares  # W with the cards dealt
    error: Shares  # standard errors of `after`


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
    start: Shares
    result: Shares
    deals: tuple[Dealt, ...]
    decisions: tuple[Decision, ...]

    @property
    def deal(self) -> Shares:
        return self._sum(minus(dealt.after, dealt.before) for dealt in self.deals)

    @property
    def hidden(self) -> Shares:
        return self._sum(decision.luck for decision in self.decisions)

    @property
    def matrix(self) -> tuple[Shares, ...]:
        """A row for every seat: what its decisions gave each side."""
        return tuple(
            self._sum(one.gained for one in self.decisions if one.move.seat == seat)
            for seat in range(self.record.ruleset.seats)
        )

    def own(self, side: Side) -> float:
        return sum(self.matrix[seat][side] for seat in self.record.ruleset.members(side))

    def others(self, side: Side) -> float:
        return sum(row[side] for row in self.matrix) - self.own(side)

    def _sum(self, shares: Iterable[Shares]) -> Shares:
        return reduce(plus, shares, (0.0,) * self.record.ruleset.sides)


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
    found = books.choice(match, (seen, past), move, Random(f"{seed} hidden {place[0]} {place[1]}"))
    expected = minus(found.shares, found.gains)
    return Decision(
        round=place[0],
        ply=place[1],
        move=move,
        seen=seen,
        past=past,
        forced=len(seen.legal) == 1,
        before=expected,
        after=found.shares,
        change_error=found.errors,
        expected=expected,
        gained=found.gains,
        error=found.errors,
    )


def open_value(
    match: Match,
    place: tuple[int, int],
    seed: int = 1,
    effort: Effort = NORMAL,
    judge: Judge = REVIEWER,
) -> Shares:
    """W of a state before this round and ply."""
    rng = Random(f"{seed} open {place[0]} {place[1]}")
    return value_of(reckoning(match, judge), match, effort.open, rng).shares


def of_round(steps: Iterable[Step], number: int) -> list[Step]:
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
        self._tell, self._done = progress, 0

    def round(self, steps: Sequence[Step]) -> RoundBooks:
        """The books of the round with these steps: its deal, then its decisions."""
        first, *moves = steps
        values = self._values(steps)
        before, dealt = self.prospects.at(first.before), values[0]
        self._progress()
        decisions = []
        for ply, step in enumerate(moves):
            past = past_of(steps[: ply + 1])
            decisions.append(self._decide(step, past, values[ply], values[ply + 1]))
            self._progress()
        books = Dealt(first.round, before, dealt.shares, dealt.errors)
        return RoundBooks(books, tuple(decisions))

    def _values(self, steps: Sequence[Step]) -> list[OpenValue]:
        """W after the deal and after every decision; what the round led to is known."""
        first, last, nothing = steps[0], steps[-1].after, (0.0,) * self.rules.sides
        by, rng = reckoning(first.after, self.judge), self._rng("open", first.round, -1)
        found = open_values(by, past_of(steps), self.effort.open, rng)
        return [*found, OpenValue(self._end(last), nothing, found[-1].errors)]

    def _end(self, match: Match) -> Shares:
        """The real result, or the chances before the next deal."""
        if match.winners is None:
            assert match.phase is Phase.DEAL
            return self.prospects.at(match)
        winners = match.winners
        return tuple((side in winners) / len(winners) for side in self.rules.each_side())

    def _progress(self) -> None:
        self._tell(self._done)
        self._done += 1

    def _rng(self, what: str, number: int, ply: int) -> Random:
        return Random(f"{self.seed} {what} {number} {ply}")

    def _decide(self, step: Step, past: Past, before: OpenValue, after: OpenValue) -> Decision:
        assert step.move is not None
        ply, seen = past.count, view(step.before, step.move.seat)
        forced, nothing = len(seen.legal) == 1, (0.0,) * self.rules.sides
        expected, gained, error = before.shares, nothing, nothing
        if not forced:
            rng = self._rng("hidden", step.round, ply)
            found = self.choice(step.before, (seen, past), step.move, rng)
            expected, gained, error = minus(found.shares, found.gains), found.gains, found.errors
        return Decision(
            round=step.round,
            ply=ply,
            move=step.move,
            seen=seen,
            past=past,
            forced=forced,
            before=before.shares,
            after=after.shares,
            change_error=after.changes,
            expected=expected,
            gained=gained,
            error=error,
        )

    def choice(
        self, match: Match, known: tuple[View, Past | None], move: Move, rng: Random
    ) -> Worth:
        """What the choice was worth, and how much more than the reference player's habit.

        Most worlds are only looked at where the answer is not sharp without them.
        """
        by, most = reckoning(match, self.judge), self.effort.hidden

        def tried(worlds: int) -> Worth:
            return compared(by, *known, (None, move.action), worlds, rng)[move.action]

        found: Worth | None = None
        if isinstance(move.action, Keep):
            found = tried(max(1, round(NO_LOOK * most)))
            if not any(found.errors):
                return found
        first = max(1, round(FIRST_LOOK * most))
        found = tried(first) if found is None else found + tried(max(1, first - found.worlds))
        while found.worlds < most and max(found.errors) > FINE:
            found += tried(min(most - found.worlds, found.worlds))
        return found
