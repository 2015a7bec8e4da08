"""Training the network: gradient descent (Adam) on what came of the decisions in self-play."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from aurum.bots.policy.features import FEATURES
from aurum.bots.policy.network import LAYERS, NARROW, PHASES, WIDE
from aurum.learning.selfplay import MARGIN, SHARE

HEADS = 2  # the share of the win as log odds, and the margin, which only helps learning
MARGIN_WEIGHT = 0.1  # in what the network answers at play
MARGIN_RATE = 0.3  # in what is learnt
BATCH = 128
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8
ZERO = np.float32(0)


class Layers(NamedTuple):
    """Weights, gradients or moments, by phase."""

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
    """One pass over the samples in batches by phase; returns the mean squared error of shares."""
    first, second, constants, last = layers
    gradient = (
        np.zeros_like(first[0]),
        np.zeros_like(second[0]),
        np.zeros_like(constants[:1]),
        np.zeros_like(last[0]),
    )
    wide, narrow = np.empty(WIDE, np.float32), np.empty(NARROW, np.float32)
    loss = 0.0
    for phase in range(PHASES):
        batch = 0
        for n in order:
            if samples.phases[n] == phase:
                ahead(layers, phase, samples, n, wide, narrow)
                loss += back(layers, phase, samples, n, wide, narrow, gradient)
                batch += 1
                if batch == BATCH:
                    steps[phase] += 1
                    descend(layers, moments, phase, gradient, rate, steps[phase])
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
def ahead(layers: Any, phase: int, samples: Any, n: int, wide: Any, narrow: Any) -> None:
    """The hidden units of one sample, before they are cut off at zero."""
    wide[:] = ZERO
    for k in range(samples.counts[n]):
        place, value = samples.places[n, k], samples.values[n, k]
        for unit in range(WIDE):
            wide[unit] += value * layers.first[phase, place, unit]
    for unit in range(NARROW):
        total = layers.constants[phase, unit]
        for other in range(WIDE):
            total += max(wide[other], ZERO) * layers.second[phase, unit, other]
        narrow[unit] = total


@njit(nogil=True, fastmath=True)
def back(
    layers: Any, phase: int, samples: Any, n: int, wide: Any, narrow: Any, gradient: Any
) -> float:
    """Add one sample's gradient; returns the squared error of its share."""
    odds, margin = layers.last[phase, NARROW, SHARE], layers.last[phase, NARROW, MARGIN]
    for unit in range(NARROW):
        odds += max(narrow[unit], ZERO) * layers.last[phase, unit, SHARE]
        margin += max(narrow[unit], ZERO) * layers.last[phase, unit, MARGIN]
    miss = np.float32(1.0 / (1.0 + exp(-odds)) - samples.targets[n, SHARE])
    margin_miss = np.float32(MARGIN_RATE * (margin - samples.targets[n, MARGIN]))
    gradient[3][NARROW, SHARE] += miss
    gradient[3][NARROW, MARGIN] += margin_miss
    slopes = np.zeros(WIDE, np.float32)
    for unit in range(NARROW):
        if narrow[unit] > ZERO:
            gradient[3][unit, SHARE] += miss * narrow[unit]
            gradient[3][unit, MARGIN] += margin_miss * narrow[unit]
            slope = miss * layers.last[phase, unit, SHARE]
            slope += margin_miss * layers.last[phase, unit, MARGIN]
            gradient[2][0, unit] += slope
            for other in range(WIDE):
                gradient[1][unit, other] += slope * max(wide[other], ZERO)
                slopes[other] += slope * layers.second[phase, unit, other]
    for unit in range(WIDE):
        slopes[unit] = slopes[unit] if wide[unit] > ZERO else ZERO
    for k in range(samples.counts[n]):
        place, value = samples.places[n, k], samples.values[n, k]
        for unit in range(WIDE):
            gradient[0][place, unit] += value * slopes[unit]
    return float(miss) ** 2


@njit(nogil=True, fastmath=True)
def descend(layers: Any, moments: Any, phase: int, gradient: Any, rate: float, step: int) -> None:
    """One step of Adam with all weights of a phase; the gradient is used up."""
    means, squares = moments
    pace = rate / (1.0 - FIRST_DECAY**step)
    scale = 1.0 / (1.0 - SECOND_DECAY**step)
    adam(layers.first[phase], gradient[0], means.first[phase], squares.first[phase], pace, scale)
    adam(layers.second[phase], gradient[1], means.second[phase], squares.second[phase], pace, scale)
    adam(layers.last[phase], gradient[3], means.last[phase], squares.last[phase], pace, scale)
    one = slice(phase, phase + 1)
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
