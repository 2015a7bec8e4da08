"""Counts for Prometheus, in its text format. No label ever names a person or a table."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What happened since the server was started."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.gauges: dict[str, int] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        """A command was stored and answered in this time."""
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self) -> str:
        lines = [f"aurum_{name}_total {n}" for name, n in sorted(self.counts.items())]
        lines += [f"aurum_{name} {n}" for name, n in sorted(self.gauges.items())]
        lines += [
            f'aurum_refused_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())
        ]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        lines, total = ["# TYPE aurum_command_seconds histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'aurum_command_seconds_bucket{{le="{bound}"}} {total}')
        return [
            *lines,
            f"aurum_command_seconds_sum {self._sum}",
            f"aurum_command_seconds_count {total}",
        ]
