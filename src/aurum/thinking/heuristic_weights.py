"""Weights of the rules of thumb, by number of players, as `python -m aurum.learning` found them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from aurum.thinking.heuristic import PLACES_OF_WEIGHTS, WEIGHTS, fill_powers

TUNED: dict[int, tuple[float, ...]] = {
    3: (
        1.02,
        1.73,
        0.542,
        0.0253,
        -0.184,
        0.781,
        -0.439,
        2.21,
        0.462,
        0.455,
        -0.311,
        1.38,
        3.6,
        0.214,
        1.04,
        -0.475,
        0.427,
        1.11,
        1.74,
        1.67,
        2.04,
        -0.326,
        0.505,
        0.283,
        0.0818,
        -0.237,
        23.9,
        1.12,
        0.223,
        0.809,
        0.0713,
        -0.377,
    ),
    4: (
        0.611,
        3.12,
        0.28,
        3.24,
        0.112,
        0.459,
        -0.283,
        2.39,
        0.0497,
        0.315,
        0.31,
        1.01,
        3.14,
        -0.0362,
        1.34,
        -0.49,
        0.596,
        0.793,
        1.53,
        1.38,
        1.27,
        -0.0252,
        0.331,
        0.0489,
        0.0339,
        -0.612,
        22.3,
        0.967,
        0.999,
        0.713,
        0.617,
        -0.294,
    ),
}


@cache
def tuned_weights(players: int) -> Any:
    """The weights as compiled code wants them; other numbers of players use those for three."""
    return complete_weights(TUNED.get(players, TUNED[3]), players)


def complete_weights(weights: Any, players: int) -> Any:
    """Weights with what follows from them."""
    complete = np.zeros(PLACES_OF_WEIGHTS)
    complete[:WEIGHTS] = weights
    fill_powers(complete, players)
    return complete
