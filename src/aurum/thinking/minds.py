"""All networks side by side, and how they lie packed in the engine file.

A weight is a whole number of steps, in two bytes; rows of zeros, of which networks with pairs of
facts have many, take one bit. All numbers of a network are in one order: first layer row by row,
then the others.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from aurum.engine.lessons import Lessons
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import Rules
from aurum.thinking.features import FEATURES
from aurum.thinking.heuristic import WEIGHTS, fill_powers
from aurum.thinking.heuristic_weights import TUNED
from aurum.thinking.network import (
    FIRST_STEPS,
    LAYERS,
    MIND,
    NARROW,
    PARTS,
    STEPS,
    WIDE,
    in_steps,
    trained_layers,
)
from aurum.thinking.pair_features import ALL_FEATURES

NETWORKS = tuple((lessons, players) for lessons in Lessons for players in (3, 4))
LESSONS = len(Lessons)


@cache
def packed(networks: tuple[tuple[Lessons, int], ...] = NETWORKS) -> Any:
    """Weights as the engine file has them: a record of bytes, and the rules of thumb."""
    rows, numbers = [], []
    for lessons, players in networks:
        layers = trained_layers(players, lessons)
        first = in_steps(layers["first"], FIRST_STEPS).reshape(-1, WIDE)
        is_used = (first != 0).any(axis=1)
        rows.append(is_used)
        numbers.append(first[is_used].ravel())
        numbers += [in_steps(layers[name], STEPS).ravel() for name in LAYERS[1:]]
    used, words = np.concatenate(rows), np.concatenate(numbers)
    weights = np.zeros(
        1,
        [
            ("thumbs", np.float64, (2, WEIGHTS)),
            ("rows", np.uint8, (len(used),)),
            ("low", np.uint8, (len(words),)),  # alike bytes side by side take less room packed
            ("high", np.uint8, (len(words),)),
        ],
    ).view(np.recarray)[0]
    weights.thumbs[:] = [TUNED[3], TUNED[4]]
    weights.rows[:], weights.low[:], weights.high[:] = used, words & 255, (words >> 8) & 255
    return weights


@compiled
def unpack(weights: Any, minds: Any) -> None:
    """Lay out all minds from the packed weights."""
    row, n = 0, 0
    for number in range(len(minds)):
        mind = minds[number]
        mind.by_network = 1
        mind.pairs = 1 if number // 2 == LESSONS - 1 else 0
        parts = PARTS if mind.pairs else PARTS - 2
        features = ALL_FEATURES if mind.pairs else FEATURES
        n = _unpack_first(weights, row, n, parts, features, mind)
        row += parts * features
        n = _unpack_second(weights, n, parts, mind)
        n = _unpack_last(weights, n, parts, mind)
        for place in range(WEIGHTS):
            mind.heuristic[place] = weights.thumbs[number % 2, place]
        fill_powers(mind.heuristic, number % 2 + 3)


@inner
def _unpack_first(weights: Any, row: int, n: int, parts: int, features: int, mind: Any) -> int:
    for part in range(parts):
        for place in range(features):
            if weights.rows[row + part * features + place]:
                for unit in range(WIDE):
                    mind.first[part, place, unit] = _weight(weights, n + unit, FIRST_STEPS)
                n += WIDE
    return n


@inner
def _unpack_second(weights: Any, n: int, parts: int, mind: Any) -> int:
    for part in range(parts):
        for unit in range(NARROW):
            for other in range(WIDE):
                mind.second[part, other, unit] = _weight(weights, n + other, STEPS)
            n += WIDE
    return n


@inner
def _unpack_last(weights: Any, n: int, parts: int, mind: Any) -> int:
    for part in range(parts):
        for unit in range(NARROW):
            mind.constants[part, unit] = _weight(weights, n + unit, STEPS)
        n += NARROW
    for part in range(parts):
        for unit in range(NARROW + 1):
            mind.last[part, unit] = _weight(weights, n + unit, STEPS)
        n += NARROW + 1
    return n


@inner
def _weight(weights: Any, n: int, steps: float) -> Any:
    word = int(weights.low[n]) + (int(weights.high[n]) << 8)
    return np.float32((word - 65536 if word > 32767 else word) / steps)


@compiled
def chosen_mind(rules: Rules, lessons: int) -> int:
    """The place of a network; other numbers of players than four use the one for three."""
    return 2 * lessons + (1 if rules.seats == 4 else 0)


def all_minds() -> Any:
    """Room for all networks, laid out."""
    minds = np.zeros(len(NETWORKS), MIND).view(np.recarray)
    unpack(packed(), minds)
    return minds
