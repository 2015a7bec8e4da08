"""Deep Monte Carlo: the network plays against itself and learns what came of its decisions."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np

from aurum.game import ruleset
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
from aurum.learning.descent import (
    Layers,
    answers,
    has_pairs,
    learn,
    new_layers,
    stored_layers,
    with_pairs,
    zeros_like,
)
from aurum.learning.selfplay import compare, play_rounds, room_for
from aurum.learning.variety import Habit
from aurum.thinking.network import PARTS, set_weights
from aurum.thinking.policy import heuristic_mind

ROUNDS = 250  # played between two lessons
DECISIONS = 30_000  # room for those of all rounds between two lessons
RATES = (2e-3, 5e-5)  # of learning, at the beginning and at the end
EXPLORE = (100, 20)  # random decisions in a thousand, likewise
WARM_RATES = (5e-4, 5e-5)  # the same for a network that has learnt before
PAIR_RATES = (1e-3, 5e-5)  # and for one that begins to look at pairs of facts
PAIR_EXPLORE = (60, 15)
HEAT = (1.0, 0.4)  # the highest temperature that a seat may draw, likewise
BARE = 6  # one lesson in this many is without zeros (R11.1)
CHECK_EVERY = 60.0  # seconds


class Course:
    """A network while it learns."""

    duel = False  # against the rival, or with itself

    def __init__(
        self,
        seats: int,
        seed: int,
        *,
        varied: bool = False,
        pairs: bool = False,
        start: Path | None = None,
    ) -> None:
        self.rng = np.random.default_rng(seed)
        self.layers = new_layers(self.rng) if start is None else stored_layers(start)
        self.rates = RATES if start is None else WARM_RATES
        self.explore = EXPLORE
        if pairs:
            self.look_at_pairs()
        self.heat = HEAT if varied else (0.0, 0.0)
        self.moments = (zeros_like(self.layers), zeros_like(self.layers))
        self.steps = np.zeros(PARTS, np.int64)
        self.samples = room_for(DECISIONS)
        self.rules = [tables(ruleset("english", seats, zeros=zeros)) for zeros in (True, False)]
        self.states = np.zeros(2, STATE).view(np.recarray)
        self.mind, self.rival = heuristic_mind(seats), heuristic_mind(seats)
        self.lessons = self.decisions = 0

    def look_at_pairs(self) -> None:
        """Learn with pairs of facts from now on."""
        self.explore = PAIR_EXPLORE
        if not has_pairs(self.layers):
            self.layers, self.rates = with_pairs(self.layers), PAIR_RATES

    def lesson(self, done: float) -> float:
        """Play some rounds and learn from them; returns the mean squared error."""
        self.lessons += 1
        rules = self.rules[self.lessons % BARE == 0]
        made = self.play(rules, ROUNDS, self.habit(done))
        self.decisions += made
        order = self.rng.permutation(made)
        rate = _between(self.rates, done)
        return learn(self.layers, self.moments, order, self.samples, rate, self.steps)

    def habit(self, done: float) -> Habit:
        """How all play when this share of the course is done: steadier and steadier."""
        return Habit(round(_between(self.explore, done)), _between(self.heat, done), self.duel)

    def play(self, rules: Any, rounds: int, habit: Habit) -> int:
        """Fill the samples with the decisions of some rounds; returns how many."""
        set_layers(self.mind, self.layers)
        room = (rules, self.states, rounds, habit, int(self.rng.integers(1, 1 << 60)))
        return play_rounds((self.mind, self.rival), *room, self.samples)

    def strength(self, deals: int) -> float:
        """The share of wins against the rules of thumb."""
        set_layers(self.mind, self.layers)
        return compare(self.rules[0], self.states, deals, 12345, self.mind, self.rival)


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


def set_layers(mind: Any, layers: Layers) -> None:
    """Let a mind play by these weights."""
    set_weights(mind, answers(layers))


def train(
    seats: int,
    minutes: float,
    path: Path,
    seed: int,
    *,
    varied: bool = False,
    pairs: bool = False,
    start_from: Path | None = None,
) -> None:
    """Learn for some minutes of CPU time; the weights are written now and then."""
    course = Course(seats, seed, varied=varied, pairs=pairs, start=start_from)
    start = time.process_time()
    end, shown = start + 60 * minutes, start
    while (now := time.process_time()) < end:
        loss = course.lesson((now - start) / (end - start))
        if now >= shown:
            shown = now + CHECK_EVERY
            np.savez(path, **answers(course.layers))
            spent, millions = f"{now - start:.0f} s", f"{course.decisions / 1e6:.1f} M decisions"
            print(f"{spent}, {millions}: {loss:.4f}, {course.strength(2000):.3f}", flush=True)
    np.savez(path, **answers(course.layers))
    print(f"against the rules of thumb: {course.strength(5000):.3f}")
