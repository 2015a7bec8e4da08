"""The policy network: action values of a state, in Numba. No learning library is needed to play.

Inputs are sparse: a list of the features that are on. One hidden layer of 256, one of 64, and one
output for each action of the condensed numbering in `features`.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

Floats = npt.NDArray[np.float32]


class Net(NamedTuple):
    """The weights; a named tuple, so that Numba takes it as it is."""

    w1: Floats  # inputs x first
    b1: Floats
    w2: Floats  # second x first
    b2: Floats
    w3: Floats  # actions x second
    b3: Floats


def new_net(inputs: int, actions: int, seed: int, first: int = 256, second: int = 64) -> Net:
    """Small random weights; some thirty inputs are on at once."""
    rng = np.random.default_rng(seed)

    def weights(rows: int, columns: int, on: int) -> Floats:
        return rng.normal(0, np.sqrt(2 / on), (rows, columns)).astype(np.float32)

    return Net(
        weights(inputs, first, 60),
        np.zeros(first, np.float32),
        weights(second, first, first),
        np.zeros(second, np.float32),
        weights(actions, second, second) * np.float32(0.1),
        np.full(actions, 0.4, np.float32),
    )


@cache
def trained_net(seats: int) -> Net:
    """The weights that come with Aurum."""
    return load_net(resources.files("aurum.bots") / "weights" / f"policy{seats}.npz")


def load_net(path: Any) -> Net:
    """Read what `save_net` wrote."""
    with path.open("rb") as file, np.load(file) as arrays:
        return Net(*(arrays[name].astype(np.float32) for name in Net._fields))


def save_net(net: Net, path: Any) -> None:
    """Write the weights in half precision, which is plenty."""
    np.savez_compressed(path, **{k: v.astype(np.float16) for k, v in net._asdict().items()})


@njit(cache=True, nogil=True, fastmath=True)
def hidden_layers(net: Any, active: Any, count: Any, first: Any, second: Any) -> None:
    """Fill `first` and `second` for the features `active[:count]`."""
    width = first.shape[0]
    first[:] = net.b1
    for i in range(count):
        row = net.w1[active[i]]
        for j in range(width):
            first[j] += row[j]
    for j in range(width):
        first[j] = max(first[j], np.float32(0))
    for k in range(second.shape[0]):
        total = net.b2[k]
        row = net.w2[k]
        for j in range(width):
            total += row[j] * first[j]
        second[k] = max(total, np.float32(0))


@njit(cache=True, nogil=True, fastmath=True)
def action_value(net: Any, second: Any, action: Any) -> Any:
    """The value of one action, from the second hidden layer."""
    total = net.b3[action]
    row = net.w3[action]
    for k in range(second.shape[0]):
        total += row[k] * second[k]
    return total
