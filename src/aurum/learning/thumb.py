"""Tuning the rules of thumb: the cross-entropy method on shares of wins in duplicate deals."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from aurum.bots.thumb import WEIGHTS, thumb_action
from aurum.game import ruleset
from aurum.kernel.bits import popcount
from aurum.kernel.chance import below, following
from aurum.kernel.layout import BID, PLAY, STATE
from aurum.kernel.rounds import apply, deal
from aurum.kernel.tables import tables

# The thoughts of `apprentice` in these weights, to begin with; by number of players.
_BIDS = {3: (0.85, 2.0, 0.5, 0.0, 0.0, 0.5, 0.05), 4: (0.85, 3.0, 0.5, 2.8, 0.3, 0.5, 0.05)}
_SWAPS = {3: (1.5, 0.33, 1.0, 0.5, 1.0), 4: (1.5, 0.17, 1.0, 0.5, 1.0)}
_PLAYS = (3.0, 0.0, 1.0, -0.5, 0.5, 1.0, 1.5, 1.5, 1.5, 0.0, 0.0, 0.0, 0.0, 0.0, 20.0, 1.0)
_GOLD = {3: (0.5, 1.0, 0.0, 0.0), 4: (0.5, 1.0, 0.5, 0.0)}
START = {n: (*_BIDS[n], *_SWAPS[n], *_PLAYS, *_GOLD[n]) for n in (3, 4)}


@njit(nogil=True)
def share(rules: Any, challenger: Any, other: Any, deals: int, states: Any, seed: int) -> float:
    """The challenger's share of the wins on duplicate deals."""
    wins = 0.0
    chance = seed
    for _ in range(deals):
        state = states[0]
        state.rounds = 0
        chance = following(chance)
        state.match_first = below(chance, rules.seats)
        state.chance = chance
        deal(rules, state)
        chance = state.chance
        for side in range(rules.sides):
            states[1] = states[0]
            game = states[1]
            while BID <= game.phase <= PLAY:
                mine = rules.side[game.seat] == side
                weights = challenger if mine else other
                apply(rules, game, thumb_action(weights, rules, game))
            wins += ((game.nugget >> side) & 1) / popcount(game.nugget)
    return wins / deals / rules.sides


def tune(seats: int, minutes: float, path: Path, seed: int) -> None:
    """Search around the best so far; the opponent becomes the mean of the elite now and then."""
    rules = tables(ruleset("english", seats, zeros=True))
    bare = tables(ruleset("english", seats, zeros=False))
    states = np.zeros(2, STATE).view(np.recarray)
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
                0.8 * share(rules, one, opponent, 300, states, deals_seed)
                + 0.2 * share(bare, one, opponent, 100, states, deals_seed)
                for one in pool
            ]
        )
        elite = pool[np.argsort(-scores)[:8]]
        mean = 0.6 * mean + 0.4 * elite.mean(axis=0)
        spread = 0.7 * spread + 0.3 * elite.std(axis=0) + 0.005
        if generation % 10 == 0:
            gain = share(rules, mean, opponent, 2000, states, int(rng.integers(1, 1 << 60)))
            print(f"{generation} {time.process_time():.0f} s: {gain:.3f}", flush=True)
            path.write_text(json.dumps([round(float(w), 4) for w in mean]))
            if gain > 1 / rules.sides:
                opponent = mean.copy()
