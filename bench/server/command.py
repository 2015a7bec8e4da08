"""The command line of measurements that open tables, play for some seconds, and do it again."""

import argparse
import json
import os
from collections.abc import Callable, Mapping


def keep_to_one_core() -> None:
    """Leave the other cores to the server that is measured."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})


def print_measured(
    measure: Callable[[int, float, int], Mapping[str, object]], said: str | None, tables: int
) -> None:
    """Measure as the command line asks, with so many tables if it does not say; print JSON."""
    parser = argparse.ArgumentParser(description=said)
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    keep_to_one_core()
    print(json.dumps(measure(chosen.tables, chosen.seconds, chosen.runs)))
