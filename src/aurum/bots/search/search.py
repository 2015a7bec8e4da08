"""Determinised search: candidates are played out by rules of thumb in possible worlds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import numpy as np
import numpy.typing as npt

from aurum.bots.explanation import Candidate, Explanation
from aurum.bots.memory import half_remembered
from aurum.bots.openings import openings
from aurum.bots.protocol import Bot, Clock
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.candidates import Actions, goes_back, listed_actions, sensible
from aurum.bots.search.equity import stakes
from aurum.bots.search.rollouts import (
    EXACT,
    FINISHED,
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
from aurum.bots.search.root_state import root_state
from aurum.bots.search.time_limit import Limit
from aurum.engine.styles import Style
from aurum.game import Action, View, numbered_action
from aurum.kernel.layout import KEEP, as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.tables import tables
from aurum.thinking.network import Lessons
from aurum.thinking.policy import Mind, heuristic_mind, network_mind
from aurum.thinking.styles import style_table

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a bot thinks; measured in decisions, so that it is the same on every machine."""

    decisions: int  # made in playouts for one choice
    seconds: float  # of CPU time, the most that a choice may take on a slow machine
    worlds: int  # the most that are looked at
    trust: tuple[float, float] = (8.0, 8.0)  # worlds that the policy counts for, 3 and 4 players
    halvings: int = 3  # how often the worse half of the candidates is dropped
    looks_early: bool = False  # whether what is clear soon ends the thinking before that
    network: Lessons | None = None  # which network plays the playouts; none: the rules of thumb
    horizon: int = 0  # at this own card the network's opinion ends a playout; 0: never
    others: tuple[Style, ...] = ()  # how the others play in playouts; none: as the policy does
    sparing: bool = False  # no wasteful gold, no exchange that leaves the side's bid
    proof: float = 0.0  # standard errors by which an exchange must beat keeping
    gain: float = 0.0  # and by how much: a share of what a round is worth
    gain_back: float = 0.0  # the same for an exchange back to a rank bid before
    forgets: float = 0.0  # the share of older cards that are mistaken for others
    four: Depth | None = None  # how hard with four players, if otherwise; the time is the same

    def with_players(self, seats: int) -> Depth:
        """How hard the bot thinks with so many players."""
        return replace(self.four, seconds=self.seconds) if self.four and seats > 3 else self


EARLY_LOOKS = (1 / 16, 1 / 8, 1 / 4, 1 / 2)  # of the first stage: is the choice clear already?
CREDIT = 0.1  # what the rules of thumb's own choice is taken to be better by, at first
CLEAR = 2.0  # a lead of this many summed standard errors settles the matter
SPREAD = 0.5  # of worth from world to world, at most: it is 0 or 1 in the last round
THUMB_STEP, NETWORK_STEP = 12_000, 2_400  # decisions between two looks at the clock, about 6 ms


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
        """Compile: afterwards the first decision is as quick as any."""
        for view in openings():
            self.choose(view, Clock(0.0), Random(0))

    def mind(self, players: int) -> Mind:
        """Who plays the playouts, and whose opinion counts like some worlds."""
        network = self.depth.with_players(players).network
        return heuristic_mind(players) if network is None else network_mind(players, network)

    def explain(self, view: View, clock: Clock, rng: Random) -> Explanation:
        """The choice and its reasons."""
        depth = self.depth.with_players(view.ruleset.seats)
        remembered = half_remembered(view, depth.forgets)
        return _Thought(self, remembered, clock, rng).explanation()


class _Thought:
    """One decision while it is thought about."""

    def __init__(self, bot: Searcher, view: View, clock: Clock, rng: Random) -> None:
        self.bot, self.view, self.depth = bot, view, bot.depth.with_players(view.ruleset.seats)
        self.limit = Limit(self.depth.seconds, clock.seconds)
        assert isinstance(view.observer, int)
        side = view.ruleset.side_of(view.observer)
        mind = bot.mind(view.ruleset.seats)
        own = Style(0.0 if self.depth.others else 1.0, by_network=self.depth.network is not None)
        styles = style_table((own, *self.depth.others))
        rules, root = tables(view.ruleset), root_state(view)
        at_stake = as_compiled(stakes(view, side))
        # The network speaks of rounds, so it cannot end a playout where points decide (R11.2).
        horizon = 0 if at_stake.by_points else self.depth.horizon
        self.study = Study(mind, rules, root, at_stake, styles, horizon)
        self.trust = self.depth.trust[view.ruleset.seats > 3]
        self.actions, self.habit, self.prior = self._candidates()
        self.beliefs = beliefs(view)
        self.worlds = self._worlds(rng)
        self.sums = np.zeros((len(self.actions), SUMS))
        self.alive = np.ones(len(self.actions), np.bool_)
        self.decisions = 0

    def _candidates(self) -> tuple[Actions, npt.NDArray[np.bool_], Floats | None]:
        """The actions worth thinking about, which of them the policy would take, and its odds."""
        mind, rules, state = self.study.mind, self.study.rules, self.study.root[0]
        listed, habit = listed_actions(mind, rules, state)
        prior = self._prior(len(listed)) if self.depth.network else None
        actions = sensible(listed, rules, state) if self.depth.sparing else listed
        if prior is not None:
            prior = prior[np.isin(listed, actions)]
        return actions, actions == habit, prior

    def _prior(self, count: int) -> Floats:
        """What the network expects of each action of the survey, on the scale of worth."""
        study = self.study
        odds = study.mind.odds[:count].astype(np.float64)
        chances = 1 / (1 + np.exp(-odds))
        lost, won = study.stakes.lost, study.stakes.won
        prior: Floats = lost + chances * (won - lost)
        return prior

    def _worlds(self, rng: Random) -> Worlds:
        """All worlds if they are few, else a sample."""
        most = self.depth.worlds
        few = self.beliefs.count <= most
        hands = self.beliefs.all_masks() if few else self.beliefs.sample_masks(most, rng)
        order = np.random.default_rng(rng.getrandbits(63)).permutation(len(hands))
        hands = hands[order]
        if self.depth.others:  # the others differ each time: few worlds are seen again and again
            hands = np.tile(hands, (most // len(hands), 1))
        chances = seeds(rng.getrandbits(63), len(hands))
        return Worlds(hands, np.ones(len(hands)), chances)

    def explanation(self) -> Explanation:
        world = 0
        for share, halvings in self._stages():
            world = self._play_until(world, int(self.depth.decisions * share))
            self._drop_worse(keep=max(2, len(self.actions) >> halvings))
            if self._is_clear():
                break
        return self._explained()

    def _stages(self) -> Iterator[tuple[float, int]]:
        """Shares of the effort, and how often the worse half has been dropped then."""
        stages = self.depth.halvings + 1
        if self.depth.looks_early:
            yield from ((look / stages, 0) for look in EARLY_LOOKS)
        yield from (((stage + 1) / stages, stage + 1) for stage in range(stages))

    def _play_until(self, world: int, budget: int) -> int:
        """Play out until the decisions are spent, the worlds are all seen, or time is up."""
        while world < len(self.worlds.weights) and self.decisions < budget:
            if self.limit.is_over() and world > 0:
                break
            usual = THUMB_STEP if self.depth.network is None else NETWORK_STEP
            step = min(usual, budget - self.decisions)
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
        if len(self.actions) < 2:
            return True
        values = np.where(self.alive, self._values() - self._handicaps(), -np.inf)
        second, first = np.argsort(values, kind="stable")[-2:]
        doubts = self._doubt(int(first)) + self._doubt(int(second))
        return bool(values[first] - values[second] > CLEAR * doubts)

    def _handicaps(self) -> Floats:
        """What every candidate must be better by than keeping the bids."""
        if self.actions[0] != KEEP or self.depth.proof == 0.0:
            return np.zeros(len(self.actions))
        return np.array([0.0, *map(self._least_gain, range(1, len(self.actions)))])

    def _values(self) -> Floats:
        """Mean worth; few worlds hardly outweigh what the policy would do anyway."""
        seen, trust = self.sums[:, WEIGHT], self.trust
        doubt = trust / (seen + trust)
        if self.prior is None:
            return self._mean(WORTH) + CREDIT * self.habit * doubt
        return self._mean(WORTH) * (1 - doubt) + self.prior * doubt

    def _mean(self, column: int) -> Floats:
        means: Floats = self.sums[:, column] / np.maximum(self.sums[:, WEIGHT], 1e-9)
        return means

    def _error(self, c: int) -> float:
        """The standard error of a candidate's mean worth."""
        sums, weight = self.sums[c], max(float(self.sums[c, WEIGHT]), 1e-9)
        mean = float(sums[WORTH]) / weight
        variance = max(float(sums[WORTH_SQUARED]) / weight - mean**2, 0.0)
        return float((variance * float(sums[WEIGHT_SQUARED])) ** 0.5 / weight)

    def _doubt(self, c: int) -> float:
        """The standard error, and more of it after few worlds: one world alone proves nothing."""
        worlds = max(float(self.sums[c, WEIGHT]), 1e-9)
        return float((self._error(c) ** 2 + (SPREAD / worlds) ** 2) ** 0.5)

    def _explained(self) -> Explanation:
        values = np.where(self.alive, self._values(), -np.inf)
        self._doubt_exchanges(values)
        order = np.lexsort((-self._values(), -values))
        candidates = tuple(self._candidate(int(c)) for c in order)
        cpu = self.limit.spent()
        return Explanation(self.bot.name, candidates, self.beliefs.count, self.decisions, cpu)

    def _doubt_exchanges(self, values: Floats) -> None:
        """R4.1: an exchange that is not surely better than keeping comes after it."""
        if self.actions[0] != KEEP or self.depth.proof == 0.0:
            return
        values[0] = kept = self._values()[0]
        for c in range(1, len(values)):
            doubt = (self._doubt(c) ** 2 + self._doubt(0) ** 2) ** 0.5
            if values[c] - kept < max(self.depth.proof * doubt, self._least_gain(c)):
                values[c] = -np.inf

    def _least_gain(self, c: int) -> float:
        """What an exchange must be worth: the network's opinions have errors of their own."""
        study = self.study
        is_back = goes_back(self.view, numbered_action(int(self.actions[c])))
        share = self.depth.gain_back if is_back else self.depth.gain
        return share * (study.stakes.won - study.stakes.lost)

    def _candidate(self, c: int) -> Candidate:
        sums, weight = self.sums[c], max(float(self.sums[c, WEIGHT]), 1e-9)
        exact, score, gold = self._of_finished(c)
        return Candidate(
            action=numbered_action(int(self.actions[c])),
            value=float(self._values()[c]),
            worth=float(sums[WORTH]) / weight,
            error=self._error(c),
            win=float(sums[WIN]) / weight,
            exact=exact,
            score=score,
            gold=gold,
            habit=bool(self.habit[c]),
            worlds=round(weight),
        )

    def _of_finished(self, c: int) -> tuple[float | None, float | None, float | None]:
        """Means over the rounds that were played to their end, if there are any."""
        finished = float(self.sums[c, FINISHED])
        if finished == 0.0:
            return None, None, None
        exact, score, gold = (float(self.sums[c, n]) / finished for n in (EXACT, SCORE, GOLD))
        return exact, score, gold
