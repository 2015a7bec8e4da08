"""Train the policy network: ``python -m aurum.learning 3 --minutes 20``.

Deep Monte Carlo: play against itself by the action values learnt so far, with a little
exploration, and move each value towards what came of it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from aurum.bots.features import ACTION_COUNT, INPUTS
from aurum.bots.net import Net, load_net, new_net, save_net
from aurum.game import ruleset
from aurum.kernel.tables import tables
from aurum.learning.learner import Learner
from aurum.learning.selfplay import play_rounds

ROUNDS, BATCH = 400, 1024
FIRST_RATE, LAST_RATE = 1e-3, 1e-4
FIRST_EPSILON, LAST_EPSILON = 0.02, 0.005
WITHOUT_ZEROS = 5  # every fifth generation is played without zeros (R11.1)


def train(seats: int, minutes: float, path: Path, net: Net, seed: int) -> None:
    """Train for so many minutes of CPU time, saving now and then."""
    learner = Learner(net)
    rules = [tables(ruleset("english", seats, zeros=zeros)) for zeros in (True, False)]
    rng = np.random.default_rng(seed)
    decisions, generation = 0, 0
    losses: list[float] = []
    while (done := time.process_time() / 60 / minutes) < 1:
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** done
        epsilon = FIRST_EPSILON * (LAST_EPSILON / FIRST_EPSILON) ** done
        variant = rules[generation % WITHOUT_ZEROS == WITHOUT_ZEROS - 1]
        played = play_rounds(learner.net, variant, ROUNDS, epsilon, seed=int(rng.integers(1 << 60)))
        order = rng.permutation(len(played))
        starts = range(0, len(order) - BATCH + 1, BATCH)
        losses += [learner.learn(played.rows(order[s : s + BATCH]), rate) for s in starts]
        decisions += len(played)
        generation += 1
        if generation % 50 == 0:
            save_net(learner.net, path)
            print(
                f"{done:6.1%} {decisions:>11,} decisions, error {np.mean(losses):.4f}", flush=True
            )
            losses.clear()
    save_net(learner.net, path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m aurum.learning", description=__doc__)
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=20, help="of CPU time")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, default=None, help="weights to go on from")
    options = parser.parse_args()
    path = options.out or Path(f"policy{options.seats}.npz")
    fresh = new_net(INPUTS, ACTION_COUNT, options.seed)
    net = fresh if options.start is None else load_net(options.start)
    train(options.seats, options.minutes, path, net, options.seed)


if __name__ == "__main__":
    main()
