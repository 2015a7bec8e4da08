"""Determinised search: candidates are played out by the network in worlds that the view allows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.bots.beliefs import beliefs
from aurum.bots.explanation import Candidate, Explanation
from aurum.bots.limits import Limit
from aurum.bots.net import trained_net
from aurum.bots.policy import MOST_OPTIONS, list_options, new_scratch, option_values
from aurum.bots.protocol import Bot, Clock
from aurum.bots.rollouts import (
    EXACT,
    GOLD,
    SCORE,
    SUMS,
    WEIGHT,
    WEIGHT_SQUARED,
    WIN,
    WORTH,
    WORTH_SQUARED,
    Study,
    Worlds,
    roll_out,
)
from aurum.bots.roots import root_state
from aurum.bots.stakes import stakes
from aurum.game import (
    Action,
    View,
    deal,
    deal_cards,
    evolve_all,
    numbered_action,
    ruleset,
    start,
)
from aurum.game import view as seen_by
from aurum.kernel.tables import tables

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a bot thinks; measured in decisions, so that it is the same on every machine."""

    decisions: int  # made in playouts for one choice
    seconds: float  # of CPU time, the most that a choice may take on a slow machine
    candidates: int  # looked at, the network's favourites
    worlds: int  # the most that are looked at
    prior: float = 32.0  # worlds that the network's own opinion counts for
    halvings: int = 0  # how often the worse half of the candidates is dropped


CLEAR = 2.0  # a lead of so many summed standard errors settles the matter
STEP = 2_000  # decisions between two looks at the clock, about 8 ms


class Searcher(Bot):
    """A bot that searches."""

    def __init__(self, name: str, depth: Depth) -> None:
        self.name = name
        self.depth = depth

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.explain(view, clock, rng).best.action

    def prepare(self) -> None:
        """Load the networks and compile: afterwards the first decision is as quick as any."""
        for players in (3, 4):
            match = start(ruleset("english", players), 0)
            match = evolve_all(match, deal(match, deal_cards(match.ruleset, match.ruleset.deck)))
            self.choose(seen_by(match, 0), Clock(0.0), Random(0))

    def explain(self, view: View, clock: Clock, rng: Random) -> Explanation:
        """The choice and its reasons."""
        return _Thought(self, view, clock, rng).explanation()


class _Thought:
    """One decision while it is thought about."""

    def __init__(self, bot: Searcher, view: View, clock: Clock, rng: Random) -> None:
        self.bot, self.depth = bot, bot.depth
        self.limit = Limit(bot.depth.seconds, clock.seconds)
        assert isinstance(view.observer, int)
        net = trained_net(view.ruleset.seats)
        side = view.ruleset.side_of(view.observer)
        rules = tables(view.ruleset)
        self.study = Study(net, rules, root_state(view), stakes(view, side), new_scratch(net))
        self.beliefs = beliefs(view)
        self.worlds = self._worlds(rng)
        self.actions, self.priors = self._favourites()
        self.sums = np.zeros((len(self.actions), SUMS))
        self.alive = np.ones(len(self.actions), np.bool_)
        self.decisions = 0

    def _favourites(self) -> tuple[npt.NDArray[np.int64], Floats]:
        """The candidates that the network values most, and their values."""
        study = self.study
        options = np.zeros(MOST_OPTIONS, np.int64)
        state = study.root[0]
        count = list_options(study.rules, state, options)
        values = np.zeros(count)
        option_values(study.net, study.rules, state, study.scratch, values)
        best = np.argsort(-values, kind="stable")[: self.depth.candidates]
        return options[best], values[best]

    def _worlds(self, rng: Random) -> Worlds:
        """All worlds if they are few, else a sample."""
        most = self.depth.worlds
        few = self.beliefs.count <= most
        hands = self.beliefs.all_masks() if few else self.beliefs.sample_masks(most, rng)
        order = np.random.default_rng(rng.getrandbits(63)).permutation(len(hands))
        return Worlds(hands[order], np.ones(len(hands)))

    def explanation(self) -> Explanation:
        stages = self.depth.halvings + 1 if len(self.actions) > 1 else 1
        world = 0
        for stage in range(stages):
            budget = self.depth.decisions * (stage + 1) // stages
            world = self._play_until(world, budget)
            self._drop_worse(keep=max(2, len(self.actions) >> (stage + 1)))
            if self._is_clear():
                break
        return self._explained()

    def _play_until(self, world: int, budget: int) -> int:
        """Play out until the decisions are spent, the worlds are all seen, or time is up."""
        while world < len(self.worlds.weights) and self.decisions < budget:
            if self.limit.is_over() and world > 0:
                break
            step = min(STEP, budget - self.decisions)
            arguments = (self.actions, self.alive, self.sums, step)
            world, made = roll_out(self.study, self.worlds, world, *arguments)
            self.decisions += made
        return world

    def _drop_worse(self, keep: int) -> None:
        values = np.where(self.alive, self._values(), -np.inf)
        self.alive[:] = False
        self.alive[np.argsort(-values, kind="stable")[:keep]] = True

    def _is_clear(self) -> bool:
        """Whether more worlds can hardly change the choice."""
        values = np.where(self.alive, self._values(), -np.inf)
        second, first = np.argsort(values, kind="stable")[-2:] if len(values) > 1 else (0, 0)
        errors = self._error(int(first)) + self._error(int(second))
        return bool(values[first] - values[second] > CLEAR * errors)

    def _values(self) -> Floats:
        """Mean worth, drawn towards the network's opinion while there are few worlds."""
        worth, seen = self._mean(WORTH), self.sums[:, WEIGHT]
        span = self._worth_of_winning()
        opinion = worth.mean() + span * (self.priors - self.priors.mean())
        weight = self.depth.prior
        values: Floats = (seen * worth + weight * opinion) / (seen + weight)
        return values

    def _worth_of_winning(self) -> float:
        """How much of a match this round decides, to compare the network's values with."""
        stake = self.study.stakes
        if stake.by_points:
            return 0.5
        own = 1 << stake.side
        others = [stake.nuggets[b] for b in (1, 2, 4) if b < len(stake.nuggets) and b != own]
        return float(stake.nuggets[own] - np.mean(others))

    def _mean(self, column: int) -> Floats:
        means: Floats = self.sums[:, column] / np.maximum(self.sums[:, WEIGHT], 1e-9)
        return means

    def _explained(self) -> Explanation:
        values = np.where(self.alive, self._values(), -np.inf)
        order = np.argsort(-values, kind="stable")
        candidates = tuple(self._candidate(int(c)) for c in order)
        cpu = self.limit.spent()
        return Explanation(self.bot.name, candidates, self.beliefs.count, self.decisions, cpu)

    def _error(self, c: int) -> float:
        """The standard error of a candidate's mean worth."""
        sums, weight = self.sums[c], max(float(self.sums[c, WEIGHT]), 1e-9)
        mean = float(sums[WORTH]) / weight
        variance = max(float(sums[WORTH_SQUARED]) / weight - mean**2, 0.0)
        return float((variance * float(sums[WEIGHT_SQUARED])) ** 0.5 / weight)

    def _candidate(self, c: int) -> Candidate:
        sums, worth = self.sums[c], float(self._mean(WORTH)[c])
        weight = max(float(sums[WEIGHT]), 1e-9)
        return Candidate(
            action=numbered_action(int(self.actions[c])),
            value=float(self._values()[c]),
            worth=worth,
            error=self._error(c),
            win=float(sums[WIN]) / weight,
            exact=float(sums[EXACT]) / weight,
            score=float(sums[SCORE]) / weight,
            gold=float(sums[GOLD]) / weight,
            prior=float(self.priors[c]),
            worlds=round(weight),
        )


POLICY = Depth(decisions=0, seconds=0.1, candidates=64, worlds=1)
ADEPT = Depth(decisions=26_000, seconds=0.1, candidates=6, worlds=128)
MASTER = Depth(decisions=260_000, seconds=0.95, candidates=12, worlds=4096, halvings=3)


def with_effort(name: str, depth: Depth, decisions: int) -> Searcher:
    """The same bot thinking more or less."""
    scale = decisions / depth.decisions
    changed = replace(depth, decisions=decisions, seconds=depth.seconds * max(scale, 1.0))
    return Searcher(f"{name}:{decisions}", changed)
