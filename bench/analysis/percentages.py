"""Whether percentages hold: python -m bench.analysis.percentages [POSITIONS] [WORLDS] [FIRST].

Every percentage that a hint would say is compared with an independent count. Three standard errors
are passed by chance in about one of 370 comparisons, so the count of those is told as well.

Ctrl-C ends it early; it then says how far it came. FIRST goes on from there.
"""

from __future__ import annotations

import sys
from itertools import islice

from aurum.analysis.facts import Candidate, compare
from aurum.analysis.hints import Hint, hint
from aurum.analysis.sentences import is_sharp
from aurum.arena.interrupt import stoppable
from bench.analysis.positions import positions

NAMES = ("takes", "lowest", "collects", "under", "exact", "over")
ROUNDING = 0.005  # percentages are said without decimals


def deviations(found: Hint, worlds: int) -> list[tuple[str, float]]:
    """How many standard errors each percentage is off, beyond rounding."""
    one, other = found.analysis.best, found.analysis.rival
    if other is None:
        return []
    fresh = compare(found.analysis.view, one.action, other.action, worlds, seed=987_654_321)
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


def main(count: int, worlds: int, first: int) -> None:
    done, every, beyond = first, 0, list[str]()
    with stoppable() as is_stopped:
        for seen in islice(positions(count), first, None):
            for name, off in deviations(hint(seen), worlds):
                every += 1
                if off > 3:
                    beyond.append(f"position {done}, {name}: {off:.1f} standard errors")
            done += 1
            if is_stopped():
                print(f"ended early; go on with: {count} {worlds} {done}")
                break
    print(f"{every} percentages of positions {first} to {done - 1}, {worlds} worlds each")
    print(f"{len(beyond)} off by more than 3 standard errors", *beyond, sep="\n  ")


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    main(*(numbers + [500, 20_000, 0][len(numbers) :]))
