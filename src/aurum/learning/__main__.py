"""Learning to play: the weights of the rules of heuristic, and those of the network."""

from __future__ import annotations

import argparse
from pathlib import Path

from aurum.learning import heuristic, network

MINUTES = {"heuristic": 4.0, "network": 20.0}
SUFFIX = {"heuristic": "json", "network": "npz"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m aurum.learning", description=__doc__)
    parser.add_argument("what", choices=MINUTES)
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=None, help="of CPU time")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--varied", action="store_true", help="network: every seat its own way")
    parser.add_argument("--start", type=Path, default=None, help="network: go on from this file")
    options = parser.parse_args()
    path = options.out or Path(f"{options.what}{options.seats}.{SUFFIX[options.what]}")
    course = (options.seats, options.minutes or MINUTES[options.what], path, options.seed)
    if options.what == "heuristic":
        heuristic.tune(*course)
    else:
        network.train(*course, varied=options.varied, start_from=options.start)


if __name__ == "__main__":
    main()
