"""Whether percentages hold: python -m bench.analysis.percentages [POSITIONS] [WORLDS] [FIRST].

Every percentage that a hint would say is compared with an independent count: other worlds, other
random numbers. A first count takes 3,000 worlds; a position with a percentage that is off by more
than two standard errors is counted once more in all WORLDS. (One that is off by three in truth
passes the first count in fewer than one of a hundred cases.)

A standard error is that of the difference: of what was said and of the count. Of true percentages
0.27 % are off by more than three by chance, one of 150,000 by more than 4.5. So the number beyond
three is judged by what chance lets expect, and none may be beyond 4.5.

Ctrl-C ends it early; it then says how far it came. FIRST goes on from there.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from aurum.analysis.facts import Candidate, compare
from aurum.analysis.hints import Hint, counts_as_kept, hint
from aurum.analysis.sentences import is_sharp
from aurum.arena.interrupt import stoppable
from bench.analysis.positions import positions

NAMES = ("takes", "lowest", "collects", "under", "exact", "over")
ROUNDING = 0.005  # percentages are said without decimals
FEW = 3_000
DOUBTFUL, FAR, WRONG = 2.0, 3.0, 4.5  # standard errors
BY_CHANCE = 0.0027  # beyond three
TOLD_EVERY = 25


@dataclass(slots=True)
class Tally:
    """Every percentage, in standard errors; and those that lie far off."""

    off: list[float] = field(default_factory=list)
    far: list[str] = field(default_factory=list)
    recounted: int = 0

    def take(self, number: int, found: list[tuple[str, float]]) -> None:
        self.off += [off for _, off in found]
        self.far += [f"position {number}, {name}: {off:.1f}" for name, off in found if off > FAR]

    def told(self) -> str:
        off = np.array(self.off or [0.0])
        return (
            f"{len(self.off)} percentages, {self.recounted} positions counted twice; beyond 2, 3 "
            f"and 4.5 standard errors: {(off > DOUBTFUL).sum()}, {(off > FAR).sum()} (by chance "
            f"{BY_CHANCE * len(self.off):.1f}), {(off > WRONG).sum()}; farthest {off.max():.2f}"
        )


def deviations(found: Hint, worlds: int, seed: int) -> list[tuple[str, float]]:
    """How many standard errors each percentage is off, beyond rounding."""
    one, other = found.analysis.best, found.analysis.rival
    if other is None:
        return []
    view = found.analysis.view
    keeping = counts_as_kept(view)
    fresh = compare(view, one.action, other.action, worlds, seed, keeping=keeping)
    return [
        (f"{said.action} {name}", _off(said, again, name))
        for said, again in zip((one, other), fresh, strict=True)
        for name in NAMES
        if is_sharp(said, getattr(said, name))
    ]


def _off(said: Candidate, again: Candidate, name: str) -> float:
    chance, checked = getattr(said, name), getattr(again, name)
    error = (said.error_of(chance) ** 2 + again.error_of(checked) ** 2) ** 0.5
    return float(max(0.0, abs(chance - checked) - ROUNDING) / error)


def checked(found: Hint, worlds: int, tally: Tally) -> list[tuple[str, float]]:
    """The deviations in few worlds, or in all where the few leave a doubt."""
    first = deviations(found, min(FEW, worlds), seed=987_654_321)
    if all(off <= DOUBTFUL for _, off in first):
        return first
    tally.recounted += 1
    return deviations(found, worlds, seed=123_456_789)


def main(count: int, worlds: int, first: int) -> None:
    tally, done = Tally(), first
    with stoppable() as is_stopped:
        for seen in islice(positions(count), first, None):
            tally.take(done, checked(hint(seen), worlds, tally))
            done += 1
            if done % TOLD_EVERY == 0:
                print(f"{done}: {tally.told()}", flush=True)
            if is_stopped():
                print(f"ended early; go on with: {count} {worlds} {done}")
                break
    print(f"positions {first} to {done - 1}, {time.process_time():.0f} s of CPU time")
    print(tally.told(), *tally.far, sep="\n  ")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [500, 20_000, 0][len(numbers) :]))
