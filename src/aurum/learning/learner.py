"""Regression of action values on outcomes: one pass of Adam over each batch of decisions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from aurum.bots.net import Net

DECAY_MEAN, DECAY_SQUARE, TINY = 0.9, 0.999, 1e-8


class Learner:
    """A network and the state of its optimiser."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.means = Net(*(np.zeros_like(weights) for weights in net))
        self.squares = Net(*(np.zeros_like(weights) for weights in net))
        self.steps = 0

    def learn(self, batch: Batch, rate: float) -> float:
        """One step; returns the mean squared error before it."""
        gradient, loss = _gradient(self.net, batch)
        self.steps += 1
        corrected = rate * np.sqrt(1 - DECAY_SQUARE**self.steps) / (1 - DECAY_MEAN**self.steps)
        for weights, slope, mean, square in zip(
            self.net, gradient, self.means, self.squares, strict=True
        ):
            _adam(weights.ravel(), slope.ravel(), mean.ravel(), square.ravel(), corrected)
        return loss


class Batch:
    """Decisions: features that were on, the action taken, and what came of it."""

    def __init__(
        self, active: np.ndarray, counts: np.ndarray, actions: np.ndarray, targets: np.ndarray
    ) -> None:
        self.active, self.counts, self.actions, self.targets = active, counts, actions, targets

    def rows(self, chosen: np.ndarray) -> Batch:
        return Batch(
            self.active[chosen], self.counts[chosen], self.actions[chosen], self.targets[chosen]
        )

    def __len__(self) -> int:
        return len(self.targets)


def _gradient(net: Net, batch: Batch) -> tuple[Net, float]:
    first = _first_layer(net.w1, net.b1, batch.active, batch.counts)
    second = np.maximum(first @ net.w2.T + net.b2, np.float32(0))
    chosen = net.w3[batch.actions]
    error = (second * chosen).sum(axis=1) + net.b3[batch.actions] - batch.targets
    slope = (2 / len(batch)) * error.astype(np.float32)[:, None]
    to_second = np.where(second > 0, slope * chosen, np.float32(0))
    to_first = np.where(first > 0, to_second @ net.w2, np.float32(0))
    w3, b3 = np.zeros_like(net.w3), np.zeros_like(net.b3)
    _scatter(w3, batch.actions, slope * second)
    np.add.at(b3, batch.actions, slope[:, 0])
    w1 = np.zeros_like(net.w1)
    _scatter_sparse(w1, batch.active, batch.counts, to_first)
    gradient = Net(w1, to_first.sum(axis=0), to_second.T @ first, to_second.sum(axis=0), w3, b3)
    return gradient, float((error**2).mean())


@njit(nogil=True, fastmath=True)
def _first_layer(w1: Any, b1: Any, active: Any, counts: Any) -> Any:
    out = np.empty((len(counts), b1.shape[0]), np.float32)
    for i in range(len(counts)):
        row = out[i]
        row[:] = b1
        for k in range(counts[i]):
            weights = w1[active[i, k]]
            for j in range(row.shape[0]):
                row[j] += weights[j]
        for j in range(row.shape[0]):
            row[j] = max(row[j], np.float32(0))
    return out


@njit(nogil=True, fastmath=True)
def _scatter_sparse(w1: Any, active: Any, counts: Any, slopes: Any) -> None:
    for i in range(len(counts)):
        slope = slopes[i]
        for k in range(counts[i]):
            row = w1[active[i, k]]
            for j in range(slope.shape[0]):
                row[j] += slope[j]


@njit(nogil=True, fastmath=True)
def _scatter(w3: Any, actions: Any, slopes: Any) -> None:
    for i in range(len(actions)):
        row = w3[actions[i]]
        for j in range(slopes.shape[1]):
            row[j] += slopes[i, j]


@njit(nogil=True, fastmath=True)
def _adam(weights: Any, slopes: Any, means: Any, squares: Any, rate: Any) -> None:
    for i in range(weights.shape[0]):
        slope = slopes[i]
        means[i] = DECAY_MEAN * means[i] + (1 - DECAY_MEAN) * slope
        squares[i] = DECAY_SQUARE * squares[i] + (1 - DECAY_SQUARE) * slope * slope
        weights[i] -= rate * means[i] / (np.sqrt(squares[i]) + TINY)
