"""Training the network: gradient descent (Adam) on what came of the decisions in self-play."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from aurum.learning.selfplay import MARGIN, SHARE
from aurum.thinking.features import FEATURES
from aurum.thinking.network import LAYERS, NARROW, WIDE
from aurum.thinking.pair_features import ALL_FEATURES

PHASES = 3  # bid, exchange, play
PARTS_WITH_PAIRS = (0, 1, 2, 1, 2)  # the phase that each part of a network with pairs begins as
HEADS = 2  # the share of the win as log odds, and the margin, which only helps learning
MARGIN_WEIGHT = 0.1  # in what the network answers at play
MARGIN_RATE = 0.3  # in what is learnt
BATCH = 128
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8
ZERO = np.float32(0)


class Layers(NamedTuple):
    """Weights, gradients or moments, by part."""

    first: Any
    second: Any
    constants: Any
    last: Any  # narrow unit and constant, head


def new_layers(rng: np.random.Generator) -> Layers:
    """Small random weights."""
    return Layers(
        _normal(rng, 0.15, (PHASES, FEATURES, WIDE)),
        _normal(rng, 1.4 / WIDE**0.5, (PHASES, NARROW, WIDE)),
        np.zeros((PHASES, NARROW), np.float32),
        _normal(rng, 0.1, (PHASES, NARROW + 1, HEADS)),
    )


def stored_layers(path: Path) -> Layers:
    """The weights of a file, to go on from; what it learnt of margins is not kept in it."""
    with np.load(path, allow_pickle=False) as stored:
        first, second, constants, answer = (stored[name].astype(np.float32) for name in LAYERS)
    return Layers(first, second, constants, np.stack((answer, np.zeros_like(answer)), axis=-1))


def has_pairs(layers: Layers) -> bool:
    """Whether the network looks at pairs of facts."""
    return bool(layers.first.shape[1] == ALL_FEATURES)


def with_pairs(layers: Layers) -> Layers:
    """The same network with an eye for pairs of facts, which do not matter to it yet."""
    parts = Layers(*(layer[list(PARTS_WITH_PAIRS)] for layer in layers))
    room = ((0, 0), (0, ALL_FEATURES - FEATURES), (0, 0))
    return parts._replace(first=np.pad(parts.first, room))


def _normal(rng: np.random.Generator, spread: float, shape: tuple[int, ...]) -> Any:
    return (spread * rng.normal(size=shape)).astype(np.float32)


def zeros_like(layers: Layers) -> Layers:
    return Layers(*(np.zeros_like(layer) for layer in layers))


def answers(layers: Layers) -> dict[str, Any]:
    """The layers as the network at play has them: one output, a little of the margin in it."""
    last = layers.last[..., SHARE] + np.float32(MARGIN_WEIGHT) * layers.last[..., MARGIN]
    return dict(zip(LAYERS, (*layers[:3], last), strict=True))


@njit(nogil=True, fastmath=True)
def learn(layers: Any, moments: Any, order: Any, samples: Any, rate: float, steps: Any) -> float:
    """One pass over the samples in batches by part; returns the mean squared error of shares."""
    first, second, constants, last = layers
    gradient = (
        np.zeros_like(first[0]),
        np.zeros_like(second[0]),
        np.zeros_like(constants[:1]),
        np.zeros_like(last[0]),
    )
    wide, narrow = np.empty(WIDE, np.float32), np.empty(NARROW, np.float32)
    loss = 0.0
    for part in range(len(first)):
        batch = 0
        for n in order:
            if samples.parts[n] == part:
                ahead(layers, part, samples, n, wide, narrow)
                loss += back(layers, part, samples, n, wide, narrow, gradient)
                batch += 1
                if batch == BATCH:
                    steps[part] += 1
                    descend(layers, moments, part, gradient, rate, steps[part])
                    batch = 0
        clear(gradient)
    return loss / len(order)


@njit(nogil=True, fastmath=True)
def clear(gradient: Any) -> None:
    gradient[0][:] = ZERO
    gradient[1][:] = ZERO
    gradient[2][:] = ZERO
    gradient[3][:] = ZERO


@njit(nogil=True, fastmath=True)
def ahead(layers: Any, part: int, samples: Any, n: int, wide: Any, narrow: Any) -> None:
    """The hidden units of one sample, before they are cut off at zero."""
    wide[:] = ZERO
    for k in range(samples.counts[n]):
        place, value = samples.places[n, k], samples.values[n, k]
        for unit in range(WIDE):
            wide[unit] += value * layers.first[part, place, unit]
    for unit in range(NARROW):
        total = layers.constants[part, unit]
        for other in range(WIDE):
            total += max(wide[other], ZERO) * layers.second[part, unit, other]
        narrow[unit] = total


@njit(nogil=True, fastmath=True)
def back(
    layers: Any, part: int, samples: Any, n: int, wide: Any, narrow: Any, gradient: Any
) -> float:
    """Add one sample's gradient; returns the squared error of its share."""
    odds, margin = layers.last[part, NARROW, SHARE], layers.last[part, NARROW, MARGIN]
    for unit in range(NARROW):
        odds += max(narrow[unit], ZERO) * layers.last[part, unit, SHARE]
        margin += max(narrow[unit], ZERO) * layers.last[part, unit, MARGIN]
    miss = np.float32(1.0 / (1.0 + exp(-odds)) - samples.targets[n, SHARE])
    margin_miss = np.float32(MARGIN_RATE * (margin - samples.targets[n, MARGIN]))
    gradient[3][NARROW, SHARE] += miss
    gradient[3][NARROW, MARGIN] += margin_miss
    slopes = np.zeros(WIDE, np.float32)
    for unit in range(NARROW):
        if narrow[unit] > ZERO:
            gradient[3][unit, SHARE] += miss * narrow[unit]
            gradient[3][unit, MARGIN] += margin_miss * narrow[unit]
            slope = miss * layers.last[part, unit, SHARE]
            slope += margin_miss * layers.last[part, unit, MARGIN]
            gradient[2][0, unit] += slope
            for other in range(WIDE):
                gradient[1][unit, other] += slope * max(wide[other], ZERO)
                slopes[other] += slope * layers.second[part, unit, other]
    for unit in range(WIDE):
        slopes[unit] = slopes[unit] if wide[unit] > ZERO else ZERO
    for k in range(samples.counts[n]):
        place, value = samples.places[n, k], samples.values[n, k]
        for unit in range(WIDE):
            gradient[0][place, unit] += value * slopes[unit]
    return float(miss) ** 2


@njit(nogil=True, fastmath=True)
def descend(layers: Any, moments: Any, part: int, gradient: Any, rate: float, step: int) -> None:
    """One step of Adam with all weights of a part; the gradient is used up."""
    means, squares = moments
    pace = rate / (1.0 - FIRST_DECAY**step)
    scale = 1.0 / (1.0 - SECOND_DECAY**step)
    adam(layers.first[part], gradient[0], means.first[part], squares.first[part], pace, scale)
    adam(layers.second[part], gradient[1], means.second[part], squares.second[part], pace, scale)
    adam(layers.last[part], gradient[3], means.last[part], squares.last[part], pace, scale)
    one = slice(part, part + 1)
    means_of, squares_of = means.constants[one], squares.constants[one]
    adam(layers.constants[one], gradient[2], means_of, squares_of, pace, scale)


@njit(nogil=True, fastmath=True)
def adam(weights: Any, gradient: Any, mean: Any, square: Any, pace: float, scale: float) -> None:
    keep, keep_square = np.float32(FIRST_DECAY), np.float32(SECOND_DECAY)
    part, part_square = np.float32(1 - FIRST_DECAY), np.float32(1 - SECOND_DECAY)
    share, tiny = np.float32(1.0 / BATCH), np.float32(TINY)
    stride, whole = np.float32(pace), np.float32(scale)
    for i in range(weights.shape[0]):
        for j in range(weights.shape[1]):
            slope = gradient[i, j] * share
            gradient[i, j] = ZERO
            mean[i, j] = keep * mean[i, j] + part * slope
            square[i, j] = keep_square * square[i, j] + part_square * slope * slope
            weights[i, j] -= stride * mean[i, j] / (np.sqrt(square[i, j] * whole) + tiny)
