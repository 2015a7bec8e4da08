"""How much two fields of a daily deal differ: python -m bench.fields [DEALS].

For every deal two fields with different random numbers; over all scores that either reached, the
difference of the percent that they give. CPU time is that of one field.
"""

from __future__ import annotations

import sys
import time
from datetime import date
from hashlib import sha256

import numpy as np

from aurum.daily.chain import EDITION
from aurum.daily.deals import DayDeal, day_deal
from aurum.daily.field import field_of, played_field

WHEN = date(2026, 11, 20)


def a_deal(number: int) -> DayDeal:
    return day_deal(sha256(f"fields {number}".encode()).digest(), WHEN, 1, EDITION)


def differences(deal: DayDeal) -> tuple[list[float], float]:
    """By score, in points of percent; and the CPU time of a field."""
    start = time.process_time()
    left, right = (played_field(deal.opened(), seed=seed) for seed in (1, 2))
    took = (time.process_time() - start) / 2
    scores = range(max(len(left.counts), len(right.counts)))
    return [abs(left.percent(score) - right.percent(score)) for score in scores], took


def main(deals: int) -> None:
    plays = field_of(a_deal(0)).plays  # compiled
    found = [differences(a_deal(number)) for number in range(1, deals + 1)]
    every = [one for by_score, _ in found for one in by_score]
    worst = [max(by_score) for by_score, _ in found]
    times = [took for _, took in found]
    print(f"{deals} deals, {plays} plays each, {len(every)} scores")
    print(f"difference: 95 % under {np.percentile(every, 95):.2f} points, worst {max(worst):.2f}")
    print(f"deals with a score over 2 points: {sum(one > 2 for one in worst)}")
    print(f"CPU time of a field: median {np.median(times):.2f} s, longest {max(times):.2f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
