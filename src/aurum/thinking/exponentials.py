"""exp and log in one fixed order of steps, so that every machine gets the same bits.

The mathematical libraries of machines differ in the last bit, and a last bit can turn a choice.
"""

from __future__ import annotations

from math import log

import numpy as np

from aurum.kernel.compiled import compiled

MOST = 44.0  # beyond it exp is as good as 0, or far more than anybody compares
_HALVES, _ROOM = 1.0 / log(2.0), 64
# log(2) in two parts; the first has few digits, so that its multiples are exact.
_LOG_HIGH, _LOG_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
_POWERS = np.array([2.0**n for n in range(-_ROOM, _ROOM + 1)])
_TERMS = 14


@compiled
def exponential(x: float) -> float:
    """E to the x, for x from -MOST to MOST; what lies outside is moved to the border."""
    x = min(max(x, -MOST), MOST)
    n = int(x * _HALVES + (0.5 if x > 0.0 else -0.5))
    rest = (x - n * _LOG_HIGH) - n * _LOG_LOW
    total = 1.0
    for k in range(_TERMS, 0, -1):
        total = 1.0 + total * rest / k
    return total * _POWERS[n + _ROOM]


@compiled
def logarithm(x: float) -> float:
    """The natural logarithm of a number from 1e-18 to 1e18."""
    n = 0
    for _ in range(_ROOM):
        if x >= 0.75:
            break
        x, n = 2.0 * x, n - 1
    for _ in range(_ROOM):
        if x <= 1.5:
            break
        x, n = 0.5 * x, n + 1
    s = (x - 1.0) / (x + 1.0)
    total = 0.0
    for k in range(2 * _TERMS - 1, 0, -2):
        total = 1.0 / k + total * s * s
    return n * _LOG_HIGH + (2.0 * s * total + n * _LOG_LOW)
