"""The kernel's random numbers: a multiply-with-carry generator in one non-negative int64.

The state x < A * 2**32 steps to A * (low half) + (high half); the number drawn is the two halves
xored. A is the largest below 2**31 for which A * 2**32 - 1 and A * 2**31 - 1 are prime, so that the
period is A * 2**31 - 1 (about 2**62) and nothing overflows a signed word, with or without the JIT.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from aurum.kernel.compiled import compiled

MULTIPLIER = 2147483085
LOW = (1 << 32) - 1
_STATES = MULTIPLIER << 32
_MIXED = (1 << 62) - 1

Seeds: TypeAlias = NDArray[np.int64]


@compiled
def following(chance: int) -> int:
    """The next state of the generator."""
    return MULTIPLIER * (chance & LOW) + (chance >> 32)


@compiled
def below(chance: int, n: int) -> int:
    """A number from 0 to n - 1 from this state; each as likely, up to n / 2**32."""
    return (((chance ^ (chance >> 32)) & LOW) * n) >> 32


def seeds(seed: int | None, count: int) -> Seeds:
    """Starting states of `count` independent generators; the same seed gives the same states."""
    return np.random.default_rng(seed).integers(1, _STATES - 1, count, dtype=np.int64)


@compiled
def mixed(seed: int, word: int) -> int:
    """A starting state from a seed and a number: another one for each, and far from each other.

    The multipliers are those of SplitMix64, as signed numbers.
    """
    x = seed ^ (word * -7046029254386353131)
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    return ((x ^ ((x >> 31) & 0x1FFFFFFFF)) & _MIXED) | 1
