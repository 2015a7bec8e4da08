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

from aurum.analysis.prospects import Prospects, prospects
from aurum.analysis.reference import JUDGE, Judge
from aurum.analysis.values import NO_ACTION, Valuer, value_hidden, value_open
from aurum.bots.policy.policy import network_mind
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.root_state import root_state
from aurum.game import Match, Move, Phase, Record, Side, Step, View, action_number, view, walk
from aurum.kernel.convert import from_match
from aurum.kernel.layout import STATE
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Effort:
    """How many playouts a value rests on."""

    open: int = 800  # of a state with all cards known
    hidden: int = 1600  # of a decision, in possible worlds
    screen: float = 0.5  # of a hint's, for a decision that may have been a mistake
    confirm: int = 2000  # worlds in which a mistake must show, three times over

    def scaled(self, factor: float) -> Effort:
        """So many times as much work."""
        open_, hidden, confirm = (
            max(1, round(n * factor)) for n in (self.open, self.hidden, self.confirm)
        )
        return Effort(open_, hidden, self.screen * factor, confirm)


NORMAL = Effort()


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the record. Arrays have a number for every side."""

    round: int
    ply: int
    move: Move
    seen: View = field(repr=False)
    forced: bool
    before: Floats  # W: with all cards known
    after: Floats
    expected: Floats  # V: what the seat could expect before it decided
    gained: Floats  # A: what the choice was worth more than that

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
    judge: Judge = JUDGE,
    progress: Progress = lambda _: None,
) -> Ledger:
    """Take a finished match apart."""
    return _Books(record, seed, effort, judge).closed(progress)


class _Books:
    """A ledger while it is written."""

    def __init__(self, record: Record, seed: int, effort: Effort, judge: Judge) -> None:
        self.record, self.seed, self.effort, self.judge = record, seed, effort, judge
        self.prospects: Prospects = prospects(record.ruleset, judge)
        self.mind = network_mind(record.ruleset.seats)
        self.deals: list[Dealt] = []
        self.decisions: list[Decision] = []
        self.value: Floats = np.zeros(record.ruleset.sides)

    def closed(self, progress: Progress) -> Ledger:
        start: Floats | None = None
        ply = 0
        for number, step in enumerate(walk(self.record)):
            if step.move is None:
                ply = 0
                self._deal(step)
                start = self.deals[0].before if start is None else start
            else:
                self._decide(step, step.move, ply)
                ply += 1
            progress(number)
        assert start is not None
        return Ledger(
            record=self.record,
            judge=self.judge,
            seed=self.seed,
            effort=self.effort,
            start=start,
            result=self.value,
            deals=tuple(self.deals),
            decisions=tuple(self.decisions),
        )

    def _deal(self, step: Step) -> None:
        before = self.prospects.at(step.before)
        self.value = self._open(step.after)
        self.deals.append(Dealt(step.round, before, self.value))

    def _decide(self, step: Step, move: Move, ply: int) -> None:
        seen = view(step.before, move.seat)
        forced = len(seen.legal) == 1
        before, after = self.value, self._after(step, forced)
        expected, gained = self._choice(step.before, seen, move, ply, forced)
        if forced:
            expected = before
        self.decisions.append(
            Decision(step.round, ply, move, seen, forced, before, after, expected, gained)
        )
        self.value = after

    def _after(self, step: Step, forced: bool) -> Floats:
        """The state after the decision: a new estimate, the real result, or what it was."""
        match = step.after
        if match.winners is not None:
            shares = [(side in match.winners) / len(match.winners) for side in range(self._sides)]
            return np.array(shares)
        if match.phase is Phase.DEAL:
            return self.prospects.at(match)
        return self.value if forced else self._open(match)

    @property
    def _sides(self) -> int:
        return self.record.ruleset.sides

    def _valuer(self, match: Match) -> Valuer:
        outlook = self.prospects.outlook(match)
        return Valuer(self.mind, tables(self.record.ruleset), self.judge.table(), outlook)

    def _open(self, match: Match) -> Floats:
        root = root_of(match)
        shares = np.zeros(self._sides)
        rng = Random(f"{self.seed} open {len(self.decisions)} {len(self.deals)}")
        chances = seeds(rng.getrandbits(63), self.effort.open)
        value_open(self._valuer(match), root, chances, shares)
        return shares

    def _choice(
        self, match: Match, seen: View, move: Move, ply: int, forced: bool
    ) -> tuple[Floats, Floats]:
        """V before the decision, and how much more the chosen action was worth than that."""
        if forced:
            return np.zeros(self._sides), np.zeros(self._sides)
        rng = Random(f"{self.seed} hidden {len(self.decisions)} {ply}")
        hands = beliefs(seen).sample_masks(self.effort.hidden, rng)
        chances = seeds(rng.getrandbits(63), self.effort.hidden)
        root, valuer = root_state(seen), self._valuer(match)
        rows = np.zeros((2, self.effort.hidden, self._sides))
        value_hidden(valuer, root, hands, chances, NO_ACTION, rows[0])
        value_hidden(valuer, root, hands, chances, action_number(move.action), rows[1])
        expected, chosen = rows[0].mean(axis=0), rows[1].mean(axis=0)
        return expected, chosen - expected


def root_of(match: Match) -> np.recarray:
    """A match as an array of one kernel state."""
    root = np.zeros(1, STATE).view(np.recarray)
    root[0] = from_match(match)
    return root
