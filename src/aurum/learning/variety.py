"""Variety among those who play a round: every seat draws how steady it is, before each round.

A network that only ever meets itself learns to expect its own replies. Half of the seats play their
best here, some play the rules of thumb, and the others stray by a temperature of their own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.bots.policy.styles import fraction
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import SEATS, Rules, State

SIMPLE = -1.0  # the temperature of a seat that plays the rules of thumb
SIMPLE_SHARE = 0.1
STEADY_SHARE = 0.5
TEACHES = 0.15  # decisions of hotter seats teach nothing: they would spoil what they decided
SLIPS = 100.0  # random decisions in a thousand, for each degree of temperature


@compiled
def draw_temperatures(rules: Rules, state: State, hottest: float) -> Any:
    """A temperature for every seat; 0 if nobody is to stray."""
    temperatures = np.zeros(SEATS)
    if hottest > 0.0:
        for seat in range(rules.seats):
            temperatures[seat] = _temperature(fraction(state), fraction(state), hottest)
    return temperatures


@compiled
def _temperature(kind: float, heat: float, hottest: float) -> float:
    if kind < SIMPLE_SHARE:
        return SIMPLE
    return 0.0 if kind < SIMPLE_SHARE + STEADY_SHARE else heat * hottest


@compiled
def teaches(temperature: float) -> bool:
    """Whether decisions at this temperature are learnt from."""
    return 0.0 <= temperature <= TEACHES
