"""Learning to play: the weights of the rules of thumb, of the network, and of its best response."""

from __future__ import annotations

import argparse
from pathlib import Path

from aurum.learning import heuristic, network, response

MINUTES = {"heuristic": 4.0, "network": 20.0, "response": 30.0}
SUFFIX = {"heuristic": "json", "network": "npz", "response": "npz"}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m aurum.learning", description=__doc__)
    parser.add_argument("what", choices=MINUTES)
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=None, help="of CPU time")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--varied", action="store_true", help="network: every seat its own way")
    parser.add_argument("--pairs", action="store_true", help="network: look at pairs of facts")
    parser.add_argument("--start", type=Path, default=None, help="a network's file to go on from")
    options = parser.parse_args()
    path = options.out or Path(f"{options.what}{options.seats}.{SUFFIX[options.what]}")
    course = (options.seats, options.minutes or MINUTES[options.what], path, options.seed)
    if options.what == "heuristic":
        heuristic.tune(*course)
    elif options.what == "response":
        response.respond(*course, options.start)
    else:
        lessons = {"varied": options.varied, "pairs": options.pairs}
        network.train(*course, **lessons, start_from=options.start)


if __name__ == "__main__":
    main()
