"""How long a hint takes: python -m bench.analysis.speed [COUNT]."""

from __future__ import annotations

import sys
import time

import numpy as np

from aurum.analysis.hints import hint
from bench.analysis.positions import positions


def main(count: int) -> None:
    seen = list(positions(count))
    hint(seen[0])
    took: dict[str, list[tuple[float, float]]] = {}
    for view in seen:
        wall, cpu = time.perf_counter(), time.process_time()
        hint(view)
        passed = time.perf_counter() - wall, time.process_time() - cpu
        for group in ("all", view.phase.value):
            took.setdefault(group, []).append(passed)
    for group, times in took.items():
        middle, most = np.percentile(np.array(times), (50, 95), axis=0)
        print(
            f"{group:10} {len(times):4} hints: median {middle[0]:.2f} s, p95 {most[0]:.2f} s; "
            f"CPU {middle[1]:.2f} s, p95 {most[1]:.2f} s"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
