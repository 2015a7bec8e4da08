"""A best response: a network that learns to beat the frozen network of the bots, and nothing else.

How much it wins is a lower bound of what somebody gains who knows the network by heart.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np

from aurum.bots.policy.network import value_choices
from aurum.bots.policy.policy import network_mind, policy_action
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, PLAY, Rules, States
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply
from aurum.learning.descent import answers
from aurum.learning.network import ROUNDS, Course, set_layers
from aurum.learning.selfplay import (
    Habit,
    chosen,
    compare,
    deal_anew,
    remember,
    score_sample,
)

DEALS = 20_000  # to measure with
CHECK_SEED = 778_899


@compiled
def play_against(
    mind: Any, other: Any, rules: Rules, states: States, explore: int, chance: int, samples: Any
) -> int:
    """One side, a new one in each round, learns against the other mind. Returns the samples."""
    total = 0
    for _ in range(ROUNDS):
        state = states[0]
        deal_anew(rules, state, chance)
        state.chance = following(state.chance)
        side, first = below(state.chance, rules.sides), total
        while BID <= state.phase <= PLAY:
            if rules.side[state.seat] != side:
                apply(rules, state, policy_action(other, rules, state))
                continue
            count = value_choices(mind, rules, state)
            action = mind.options[chosen(mind, state, count, explore, 0.0)]
            if count > 1 and total < len(samples.counts):
                remember(mind, rules, state, action, samples, total)
                total += 1
            apply(rules, state, action)
        for n in range(first, total):
            score_sample(rules, state, samples.targets[n])
        chance = state.chance
    return total


class Response(Course):
    """Lessons against one opponent that never changes."""

    def __init__(self, seats: int, seed: int, start: Path | None = None) -> None:
        super().__init__(seats, seed, start=start)
        self.rival = network_mind(seats)

    def play(self, rules: Any, habit: Habit, chance: int) -> int:
        room = (rules, self.states, habit.explore, chance, self.samples)
        return play_against(self.mind, self.rival, *room)

    def gain(self, deals: int = DEALS) -> float:
        """The share of wins on deals that were not learnt from."""
        set_layers(self.mind, self.layers)
        pair = (self.mind, self.rival)
        return compare(self.rules[0], self.states, deals, CHECK_SEED, *pair)


def respond(seats: int, minutes: float, path: Path, seed: int, start_from: Path | None) -> None:
    """Learn for so many minutes of CPU time, and say what came of it."""
    course = Response(seats, seed, start_from)
    course.lesson(0.0)  # compiles
    begin = time.process_time()
    while (done := (time.process_time() - begin) / (60 * minutes)) < 1.0:
        course.lesson(done)
    np.savez(path, **answers(course.layers))
    gain, millions = course.gain(), course.decisions / 1e6
    even = 1 / course.rules[0].sides
    error = 2 * 0.5 * (1 / (DEALS * course.rules[0].sides)) ** 0.5  # no share varies by more
    print(f"{millions:.0f} M decisions: {gain:.3f} ± {error:.3f}; {even:.3f} is equal", flush=True)
