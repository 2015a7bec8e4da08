"""A best response: a network that learns to beat the frozen network of the bots, and nothing else.

How much it wins is a lower bound of what somebody gains who knows the network by heart.
"""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np

from aurum.engine.lessons import Lessons
from aurum.learning.descent import answers
from aurum.learning.network import Course, set_layers
from aurum.learning.selfplay import compare
from aurum.thinking.policy import network_mind

DEALS = 20_000  # to measure with
CHECK_SEED = 778_899


class Response(Course):
    """Lessons against one opponent that never changes."""

    duel = True

    def __init__(self, seats: int, seed: int, start: Path | None = None) -> None:
        super().__init__(seats, seed, pairs=True, start=start)
        self.rival = network_mind(seats, Lessons.PAIRS)

    def gain(self, deals: int = DEALS) -> float:
        """The share of wins on deals that were not learnt from."""
        set_layers(self.mind, self.layers)
        pair = (self.mind, self.rival)
        return compare(self.rules[0], self.states, deals, CHECK_SEED, *pair)


def respond(seats: int, minutes: float, path: Path, seed: int, start_from: Path | None) -> None:
    """Learn for some minutes of CPU time, and report the result."""
    course = Response(seats, seed, start_from)
    course.lesson(0.0)  # compiles
    begin = time.process_time()
    while (done := (time.process_time() - begin) / (60 * minutes)) < 1.0:
        course.lesson(done)
    np.savez(path, **answers(course.layers))
    gain, millions, sides = course.gain(), course.decisions / 1e6, course.rules[0].sides
    error = (DEALS * sides) ** -0.5  # two standard errors: no share varies by more
    said = f"{millions:.0f} M decisions: {gain:.3f} ± {error:.3f}; {1 / sides:.3f} is equal"
    print(said, flush=True)
