"""Facts about the choices of a seat, counted in possible worlds, each with its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from aurum.analysis import counting
from aurum.analysis.counting import Counts, Position, count_worlds
from aurum.analysis.reference import JUDGE, Judge
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.equity import stakes
from aurum.bots.search.root_state import root_state
from aurum.game import Action, AurumError, Phase, Seat, View, action_number, numbered_action
from aurum.kernel.layout import NOBODY, as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables
from aurum.thinking.network import list_choices
from aurum.thinking.policy import network_mind

Floats = npt.NDArray[np.float64]

BAND = 0.02  # of a match: choices this close to the best are as good
WIDEST = 0.03  # and none further behind is called as good, however little is known of it
SURE = 2.0  # standard errors by which a choice must be worse to be called so
OUT = 3.0  # and to be dropped before all worlds were tried
STAGES = ((1.0, 96), (0.5, 128), (0.25, 416))  # the part of the candidates kept, further worlds
NARROW = 4.5  # added to hits and misses, so that what never happened has an error too


class NothingToChoose(AurumError):
    """The seat is not asked anything."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One choice. Chances are over the worlds in which it was tried."""

    action: Action
    worlds: int
    win: float  # share of the match
    error: float  # standard error of `win`
    behind: float  # how much less than the best, in the same worlds
    behind_error: float
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
        return float(np.sqrt(middle * (1 - middle) / trials))

    @property
    def in_band(self) -> bool:
        """As good as the best, as far as can be told."""
        return self.behind <= max(BAND, min(SURE * self.behind_error, WIDEST))


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
) -> Analysis:
    """Facts about everything the view's seat can do now; twice the effort, twice the worlds.

    If `keeping`, the seat exchanges no bid in the rest of the round.
    """
    if not view.legal:
        raise NothingToChoose(f"seat {view.observer} is not asked anything now")
    stages = [(kept, max(8, round(worlds * effort))) for kept, worlds in STAGES]
    total = sum(worlds for _, worlds in stages)
    study = _Study(view, picked, seed, judge, worlds=total, keeping=keeping)
    return study.analysis(stages)


def compare(
    view: View, one: Action, other: Action, worlds: int, seed: int, *, keeping: bool = False
) -> tuple[Candidate, Candidate]:
    """Two choices tried in the same worlds; `behind` is how much less than the first."""
    both = (one, other)
    study = _Study(view, None, seed, JUDGE, worlds=worlds, actions=both, keeping=keeping)
    study.count(np.arange(2), 0, worlds)
    return study.candidate(0, 0), study.candidate(1, 0)


def facts_of(view: View, action: Action, worlds: int, seed: int) -> Candidate:
    """The facts about one choice."""
    study = _Study(view, None, seed, JUDGE, worlds=worlds, actions=(action,))
    study.count(np.arange(1), 0, worlds)
    return study.candidate(0, 0)


class _Study:
    """One position while it is counted."""

    def __init__(
        self,
        view: View,
        picked: Action | None,
        seed: int,
        judge: Judge,
        *,
        worlds: int,
        actions: Sequence[Action] = (),
        keeping: bool = False,
    ) -> None:
        assert isinstance(view.observer, int), "only a seat is asked"
        self.view, self.picked, self.seed, self.judge = view, picked, seed, judge
        side = view.ruleset.side_of(view.observer)
        self.position = Position(
            network_mind(view.ruleset.seats),
            tables(view.ruleset),
            root_state(view),
            as_compiled(stakes(view, side)),
            view.observer,
            judge.table(),
            view.observer if keeping else NOBODY,
        )
        self.actions = np.array([action_number(a) for a in actions or self._choices()])
        rng = Random(seed)
        self.hands = beliefs(view).sample_masks(worlds, rng)
        self.chances = seeds(rng.getrandbits(63), worlds)
        self.counts = Counts(
            np.zeros((len(self.actions), counting.SUMS)),
            np.full((len(self.actions), worlds), np.nan),
            np.zeros((len(self.actions), counting.MOST_FINAL_TRICKS + 1)),
        )

    def _choices(self) -> list[Action]:
        """Every bid and card, and the exchanges that a player might try or has picked."""
        if self.view.phase is not Phase.EXCHANGE:
            return list(self.view.legal)
        mind, rules, root = self.position.mind, self.position.rules, self.position.root
        count = list_choices(rules, root[0], mind.options)
        picked = [] if self.picked is None else [self.picked]
        tried = map(numbered_action, mind.options[:count].tolist())
        return list(dict.fromkeys([*tried, *picked]))

    def analysis(self, stages: Sequence[tuple[float, int]]) -> Analysis:
        """Try all choices in some worlds, the better ones in more."""
        first, alive = 0, np.arange(len(self.actions))
        for kept, worlds in stages:
            alive = self._best(alive, max(2, round(kept * len(self.actions))))
            alive = self._hopeful(alive) if first else alive
            self.count(alive, first, first + worlds)
            first += worlds
        order = self._best(np.arange(len(self.actions)), len(self.actions))
        rival = self._rival(order)
        if rival is not None:  # in as many worlds as the best, so that both can be told as sharply
            self.count(np.array([rival]), int(self.counts.sums[rival, counting.WORLDS]), first)
        found = {int(c): self.candidate(int(c), int(order[0])) for c in order}
        compared = None if rival is None else found[rival]
        return Analysis(self.view, self.judge, self.seed, tuple(found.values()), compared)

    def count(self, chosen: npt.NDArray[np.int64], first: int, last: int) -> None:
        rows = np.stack([chosen, self.actions[chosen]], axis=1)
        count_worlds(self.position, self.hands, self.chances, first, last, rows, self.counts)

    def _rival(self, order: npt.NDArray[np.int64]) -> int | None:
        """The picked action; or the best that is surely worse; or simply the second."""
        picked = None if self.picked is None else action_number(self.picked)
        if picked is not None and picked != self.actions[order[0]]:
            return int(np.flatnonzero(self.actions == picked)[0])
        worse = [int(c) for c in order if not self.candidate(int(c), int(order[0])).in_band]
        return worse[0] if worse else next((int(c) for c in order[1:]), None)

    def _best(self, alive: Any, keep: int) -> Any:
        """The best of these; a dropped choice ranks below every choice that was kept."""
        seen = self.counts.sums[alive, counting.WORLDS]
        means = self.counts.sums[alive, counting.WIN] / np.maximum(seen, 1)
        return alive[np.lexsort((-means, -seen))][:keep]

    def _hopeful(self, alive: Any) -> Any:
        """Those that may still turn out best; the order of the others is clear."""
        found = [self.candidate(int(c), int(alive[0])) for c in alive]
        return np.array(
            [
                c
                for c, one in zip(alive, found, strict=True)
                if one.behind <= max(BAND, OUT * one.behind_error)
            ]
        )

    def candidate(self, c: int, best: int) -> Candidate:
        """The facts about one of the choices."""
        sums, shares = self.counts.sums[c], self.counts.shares
        worlds = int(sums[counting.WORLDS])
        means = sums / worlds
        behind = (shares[best] - shares[c])[~np.isnan(shares[c])]
        own = shares[c][~np.isnan(shares[c])]
        finals = self.counts.finals[c] / worlds
        sides = self.view.ruleset.sides
        others = means[counting.OTHERS_EXACT : counting.OTHERS_EXACT + sides]
        return Candidate(
            action=numbered_action(int(self.actions[c])),
            worlds=worlds,
            win=float(means[counting.WIN]),
            error=_standard_error(own),
            behind=float(behind.mean()),
            behind_error=_standard_error(behind),
            round=float(means[counting.ROUND]),
            takes=float(means[counting.TAKES]),
            lowest=float(means[counting.LOWEST]),
            collects=float(means[counting.COLLECTS]),
            ends=float(means[counting.ENDS]),
            under=float(means[counting.UNDER]),
            exact=float(means[counting.EXACT]),
            over=float(means[counting.OVER_BID]),
            score=float(means[counting.SCORE]),
            gold=float(means[counting.GOLD]),
            others_exact=tuple(float(chance) for chance in others),
            final_tricks=tuple(float(chance) for chance in np.trim_zeros(finals, "b")),
        )


def _standard_error(values: Floats) -> float:
    return float(values.std() / np.sqrt(len(values)))
