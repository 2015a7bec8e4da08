"""Facts about the choices of a seat, counted in possible worlds, each with its standard error."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt

from aurum.analysis.reference import JUDGE, Judge
from aurum.bots.search.equity import stakes
from aurum.engine.host import ask
from aurum.engine.packing import asked_state
from aurum.engine.questions.facts import (
    LEAST_WORLDS,
    MOST_SHARES,
    NOTHING_PICKED,
    THE_BEST,
    Counted,
    Fact,
    Facts,
)
from aurum.engine.records import MOST_OPTIONS
from aurum.engine.tables import tables
from aurum.game import Action, AurumError, Ruleset, Seat, View, action_number, numbered_action

STAGES = ((1.0, 96), (0.5, 128), (0.25, 416))  # the part of the candidates kept, further worlds
SLICE = 2_400  # decisions between two looks at the clock: short also where many wait for a core
NARROW = 4.5  # added to hits and misses, so that what never happened has an error too


class NothingToChoose(AurumError):
    """The seat is not asked anything."""


class TooManyWorlds(AurumError):
    """More worlds are asked for than can be counted."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One choice. Chances are over the worlds in which it was tried."""

    action: Action
    worlds: int
    win: float  # share of the match
    error: float  # standard error of `win`
    behind: float  # how much less than the best, in the same worlds
    behind_error: float
    in_band: bool  # as good as the best, as far as can be told
    round: float  # share of the round
    takes: float  # this trick
    lowest: float
    collects: float  # gold, by being lowest
    ends: float  # the round, before this trick is finished
    under: float
    exact: float
    over: float
    score: float
    gold: float  # points of it, at the end of the round
    others_exact: tuple[float, ...]  # by side; that of one's own side is `exact`
    final_tricks: tuple[float, ...] = field(repr=False)  # chance of 0, 1, 2 … tricks of the side

    def error_of(self, chance: float) -> float:
        """The standard error of one of the chances.

        A few hits and misses are added (Agresti and Coull): what did not happen in these worlds may
        happen in others, so its error is not 0.
        """
        trials = self.worlds + 2 * NARROW
        middle = (chance * self.worlds + NARROW) / trials
        return sqrt(middle * (1 - middle) / trials)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every choice of a seat, best first."""

    view: View
    judge: Judge
    seed: int
    candidates: tuple[Candidate, ...]
    rival: Candidate | None  # what the best is compared with: the picked action, or a worse one

    @property
    def seat(self) -> Seat:
        assert isinstance(self.view.observer, int)
        return self.view.observer

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def band(self) -> tuple[Candidate, ...]:
        return tuple(candidate for candidate in self.candidates if candidate.in_band)

    def of(self, action: Action) -> Candidate:
        """The facts about one action; an exchange that nobody would try has none."""
        for candidate in self.candidates:
            if candidate.action == action:
                return candidate
        raise LookupError(f"{action} was not looked at")


def analyse(
    view: View,
    picked: Action | None = None,
    seed: int = 1,
    judge: Judge = JUDGE,
    effort: float = 1.0,
    *,
    keeping: bool = False,
    goes_on: Callable[[], bool] | None = None,
) -> Analysis:
    """Facts about everything the view's seat can do now; twice the effort, twice the worlds.

    If `keeping`, the seat exchanges no bid in the rest of the round. Where `goes_on` says False,
    the count ends with the worlds that were tried so far.
    """
    question = _question(view, seed, judge, keeping=keeping)
    question.picked = NOTHING_PICKED if picked is None else action_number(picked)
    _set_stages(question, [(kept, round(worlds * effort)) for kept, worlds in STAGES])
    counted: Counted = ask(question, goes_on)
    found = candidates(counted, view.ruleset)
    rival = None if counted.rival < 0 else found[counted.rival]
    return Analysis(view, judge, seed, found, rival)


def compare(
    view: View, one: Action, other: Action, worlds: int, seed: int, *, keeping: bool = False
) -> tuple[Candidate, Candidate]:
    """Two choices tried in the same worlds; `behind` is how much less than the first."""
    first, second = tried(view, (one, other), worlds, seed, keeping=keeping)
    return first, second


def facts_of(view: View, action: Action, worlds: int, seed: int) -> Candidate:
    """The facts about one choice."""
    return tried(view, (action,), worlds, seed)[0]


def tried(
    view: View,
    actions: Sequence[Action],
    worlds: int,
    seed: int,
    judge: Judge = JUDGE,
    *,
    keeping: bool = False,
    compared: int = 0,
) -> tuple[Candidate, ...]:
    """These choices tried in the same worlds; `behind` is how much less than the one compared."""
    question = _question(view, seed, judge, keeping=keeping)
    question.count, question.compared = len(actions), compared
    for n, action in enumerate(actions):
        question.actions[n] = action_number(action)
    _set_stages(question, [(1.0, worlds)])
    return candidates(ask(question), view.ruleset)


def _question(view: View, seed: int, judge: Judge, *, keeping: bool) -> Facts:
    if not view.legal:
        raise NothingToChoose(f"seat {view.observer} is not asked anything now")
    assert isinstance(view.observer, int), "only a seat is asked"
    return Facts(
        slice=SLICE,
        seed=seed,
        rules=tables(view.ruleset),
        state=asked_state(view),
        stakes=stakes(view, view.ruleset.side_of(view.observer)),
        styles=judge.packed,
        keeping=keeping,
        picked=NOTHING_PICKED,
        compared=THE_BEST,
    )


def _set_stages(question: Facts, stages: Sequence[tuple[float, int]]) -> None:
    total = sum(worlds for _, worlds in stages)
    most = MOST_SHARES // (question.count or MOST_OPTIONS)
    if total > most:
        raise TooManyWorlds(f"{total} worlds cannot be counted, only up to {most}")
    question.stages = len(stages)
    for stage, (kept, worlds) in enumerate(stages):
        question.kept[stage], question.worlds[stage] = kept, max(LEAST_WORLDS, worlds)


def candidates(counted: Counted, ruleset: Ruleset) -> tuple[Candidate, ...]:
    """The facts in the order of the answer."""
    return tuple(_candidate(fact, ruleset.sides) for fact in counted.facts[: counted.count])


def _candidate(fact: Fact, sides: int) -> Candidate:
    finals = list(fact.final_tricks)
    while finals[-1] == 0:
        finals.pop()
    return Candidate(
        action=numbered_action(fact.action),
        in_band=bool(fact.in_band),
        others_exact=tuple(fact.others_exact[:sides]),
        final_tricks=tuple(finals),
        **{name: getattr(fact, name) for name in _PLAIN},
    )


_SPECIAL = ("action", "in_band", "others_exact", "final_tricks")
_PLAIN = tuple(each.name for each in fields(Candidate) if each.name not in _SPECIAL)
"""What a candidate says in the numbers of the engine."""
