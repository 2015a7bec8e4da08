"""The figures of reviews: python -m bench.analysis.reviews PART [--count N] [--effort E].

PART is one of those in `PARTS`.
Results are kept unit by unit in runs/reviews, so that a run can be stopped at any time (Ctrl-C or
SIGTERM) and goes on where it was; a unit's numbers depend on its number and the effort alone.
`--report` tells what is kept, without counting anything.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.analysis import review_chances, review_marks, review_matches
from bench.analysis.review_matches import Row


@dataclass(frozen=True, slots=True)
class Part:
    """What is measured: one unit of it, and what all units say."""

    unit: Callable[[int, float], Row]
    report: Callable[[list[Row]], None]
    count: int
    effort: float


PARTS = {
    "identities": Part(review_matches.identities, review_matches.tell_identities, 1000, 0.01),
    "chances": Part(review_chances.chances, review_chances.tell_chances, 500, 0.25),
    "alike": Part(review_chances.alike, review_chances.tell_chances, 240, 0.25),
    "tuning": Part(review_chances.tuning, review_chances.tell_chances, 240, 0.25),
    "matches": Part(review_matches.mixed, review_matches.tell_mixed, 100, 0.05),
    "equals": Part(review_matches.equals, review_matches.tell_equals, 100, 0.1),
    "reference": Part(review_matches.reference, review_matches.tell_reference, 800, 0.05),
    "deals": Part(review_matches.deals, review_matches.tell_deals, 100, 0.05),
    "planted": Part(review_marks.planted, review_marks.tell_planted, 200, 1.0),
    "symmetry": Part(review_marks.symmetry, review_marks.tell_symmetry, 1000, 1.0),
    "seeds": Part(review_marks.seeds, review_marks.tell_seeds, 20, 1.0),
    "master": Part(review_marks.master, review_marks.tell_master, 20, 1.0),
}


def main() -> None:
    options = _options()
    part, file = PARTS[options.part], options.out / f"{options.part}.jsonl"
    effort = part.effort if options.effort is None else options.effort
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if not options.report:
        _count(part, file, effort, part.count if options.count is None else options.count)
    rows = [row for row in _kept(file).values() if row["effort"] == effort]
    if rows:
        spent = sum(row["cpu"] for row in rows)
        print(f"{options.part}: {len(rows)} units at effort {effort}, {spent:.0f} s of CPU")
        part.report(rows)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.analysis.reviews", description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--count", type=int, help="units in all")
    parser.add_argument("--effort", type=float, help="1 is that of a review")
    parser.add_argument("--out", type=Path, default=Path("runs/reviews"))
    parser.add_argument("--report", action="store_true", help="tell what is kept")
    return parser.parse_args()


def _kept(file: Path) -> dict[tuple[int, float], dict[str, Any]]:
    lines = file.read_text().splitlines() if file.exists() else []
    rows = [json.loads(line) for line in lines]
    return {(row["unit"], row["effort"]): row for row in rows}


def _count(part: Part, file: Path, effort: float, count: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    known = _kept(file)
    try:
        with file.open("a") as out:
            for unit in range(count):
                if (unit, effort) not in known:
                    before = time.process_time()
                    row = part.unit(unit, effort)
                    spent = time.process_time() - before
                    row |= {"unit": unit, "effort": effort, "cpu": spent}
                    print(json.dumps(row), file=out, flush=True)
    except KeyboardInterrupt:
        print("stopped; the same command goes on", file=sys.stderr)


if __name__ == "__main__":
    main()
