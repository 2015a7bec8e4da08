"""Learning to play: the weights of the rules of heuristic, and those of the network."""

from __future__ import annotations

import argparse
from pathlib import Path

from aurum.learning import heuristic, network

TEACHERS = {"heuristic": (heuristic.tune, 4.0, "json"), "network": (network.train, 20.0, "npz")}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m aurum.learning", description=__doc__)
    parser.add_argument("what", choices=TEACHERS)
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=None, help="of CPU time")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    teach, minutes, suffix = TEACHERS[options.what]
    path = options.out or Path(f"{options.what}{options.seats}.{suffix}")
    teach(options.seats, options.minutes or minutes, path, options.seed)


if __name__ == "__main__":
    main()
