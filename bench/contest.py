"""Measuring: every contestant runs again and again in turn, so that all see the same machine."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

Progress = Callable[[str], None]


class Work(NamedTuple):
    """What a contestant did in one go."""

    decisions: float
    rounds: float


Run = Callable[[int], Work]  # play about so much; the unit is the contestant's own


@dataclass
class Contestant:
    """Something that plays. `run(size)` plays about that much; size is found by trying."""

    name: str
    group: str
    run: Run
    wall_clock: bool = False  # threads are measured by the clock on the wall
    size: int = 1
    decisions: list[float] = field(default_factory=list)  # a second, by repetition
    rounds: list[float] = field(default_factory=list)

    def measure(self) -> float:
        """One repetition; the seconds it took."""
        work, seconds = timed(self.run, self.size, self.wall_clock)
        self.decisions.append(work.decisions / seconds)
        self.rounds.append(work.rounds / seconds)
        return seconds

    def find_size(self, seconds: float) -> None:
        """How much to play in one repetition; the first go also compiles and warms up."""
        self.run(1)
        taken = 0.0
        while taken < seconds / 4:
            taken = timed(self.run, self.size, self.wall_clock)[1]
            if taken < seconds / 4:
                self.size *= 2 if taken > seconds / 16 else 4
        self.size = max(1, round(self.size * seconds / taken))

    @property
    def speed(self) -> float:
        return self._typical(self.decisions)

    @property
    def rounds_speed(self) -> float:
        return self._typical(self.rounds)

    def _typical(self, speeds: list[float]) -> float:
        """The median; by the wall clock the best, since other programs can only slow it down."""
        return max(speeds) if self.wall_clock else statistics.median(speeds)

    @property
    def spread(self) -> float:
        """Half the distance between the slowest and the fastest repetition, as a share."""
        return (max(self.decisions) - min(self.decisions)) / 2 / self.speed


def timed(run: Run, size: int, wall_clock: bool) -> tuple[Work, float]:
    """Processor time, which other programs on the machine hardly change; or the clock's."""
    clock = time.perf_counter if wall_clock else time.process_time
    begin = clock()
    work = run(size)
    return work, clock() - begin


def compete(
    contestants: list[Contestant], repetitions: int, seconds: float, progress: Progress
) -> None:
    """Measure all of them, interleaved."""
    for contestant in contestants:
        progress(f"warming up: {contestant.name}")
        contestant.find_size(seconds)
    for repetition in range(repetitions):
        for contestant in contestants:
            progress(f"repetition {repetition + 1} of {repetitions}: {contestant.name}")
            contestant.measure()


def ratio(contestant: Contestant, other: Contestant) -> tuple[float, float, float]:
    """How many times as fast: typically (see `Contestant`), at the lowest and at the highest."""
    ratios = [a / b for a, b in zip(contestant.decisions, other.decisions, strict=True)]
    typical = statistics.median(ratios)
    if contestant.wall_clock:
        typical = contestant.speed / other.speed
    return typical, min(ratios), max(ratios)
