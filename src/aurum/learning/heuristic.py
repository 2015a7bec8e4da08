"""Tuning the rules of thumb: the cross-entropy method on shares of wins in duplicate deals."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from aurum.game import ruleset
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
from aurum.learning.selfplay import compare
from aurum.thinking.heuristic import WEIGHTS
from aurum.thinking.heuristic_weights import complete_weights
from aurum.thinking.policy import heuristic_mind

# The thoughts of `apprentice` in these weights, to begin with; by number of players.
_BIDS = {3: (0.85, 2.0, 0.5, 0.0, 0.0, 0.5, 0.05), 4: (0.85, 3.0, 0.5, 2.8, 0.3, 0.5, 0.05)}
_SWAPS = {3: (1.5, 0.33, 1.0, 0.5, 1.0), 4: (1.5, 0.17, 1.0, 0.5, 1.0)}
_PLAYS = (3.0, 0.0, 1.0, -0.5, 0.5, 1.0, 1.5, 1.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 20.0, 1.0)
_GOLD = {3: (0.5, 1.0, 0.0, 0.0), 4: (0.5, 1.0, 0.5, 0.0)}
START = {n: (*_BIDS[n], *_SWAPS[n], *_PLAYS, *_GOLD[n]) for n in (3, 4)}


class Trial:
    """Sets of weights that meet on duplicate deals."""

    def __init__(self, seats: int) -> None:
        self.rules = [tables(ruleset("english", seats, zeros=zeros)) for zeros in (True, False)]
        self.states = np.zeros(2, STATE).view(np.recarray)
        self.one, self.other = heuristic_mind(seats), heuristic_mind(seats)

    def share(self, one: Any, other: Any, deals: int, seed: int, bare: bool = False) -> float:
        """The share of the wins of some weights against copies of others."""
        seats = int(self.rules[0].seats)
        self.one.heuristic = complete_weights(one, seats)
        self.other.heuristic = complete_weights(other, seats)
        return compare(self.rules[bare], self.states, deals, seed, self.one, self.other)


def tune(seats: int, minutes: float, path: Path, seed: int) -> None:
    """Search around the best so far; the opponent becomes the mean of the elite now and then."""
    trial = Trial(seats)
    rng = np.random.default_rng(seed)
    mean = np.array(START[seats], dtype=np.float64)
    assert len(mean) == WEIGHTS
    spread = 0.25 * np.abs(mean) + 0.25
    opponent = mean.copy()
    generation = 0
    while time.process_time() / 60 < minutes:
        generation += 1
        deals_seed = int(rng.integers(1, 1 << 60))
        pool = mean + spread * rng.normal(size=(32, WEIGHTS))
        pool[:, :3] = np.maximum(pool[:, :3], 0.1)
        pool[0] = mean
        scores = np.array(
            [
                0.8 * trial.share(one, opponent, 300, deals_seed)
                + 0.2 * trial.share(one, opponent, 100, deals_seed, bare=True)
                for one in pool
            ]
        )
        elite = pool[np.argsort(-scores)[:8]]
        mean = 0.6 * mean + 0.4 * elite.mean(axis=0)
        spread = 0.7 * spread + 0.3 * elite.std(axis=0) + 0.005
        if generation % 10 == 0:
            gain = trial.share(mean, opponent, 2000, int(rng.integers(1, 1 << 60)))
            print(f"{generation} {time.process_time():.0f} s: {gain:.3f}", flush=True)
            path.write_text(json.dumps([round(float(w), 4) for w in mean]))
            if gain > 1 / trial.rules[0].sides:
                opponent = mean.copy()
