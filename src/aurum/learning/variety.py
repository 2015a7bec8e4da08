"""Who plays a round of a lesson: every seat draws how steady it is, or is taken by the rival.

A network that only ever meets itself learns to expect its own replies. Half of the seats play their
best here, the rival (the rules of thumb) plays some, and the others stray by a temperature of their
own. In a duel one side learns, and the rival plays all other seats.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from aurum.kernel.compiled import compiled
from aurum.kernel.layout import SEATS, Rules, State
from aurum.kernel.random_numbers import below, following
from aurum.thinking.styles import fraction

RIVAL = -1.0  # the temperature of a seat that the rival plays
RIVAL_SHARE = 0.1
STEADY_SHARE = 0.5
TEACHES = 0.15  # decisions of hotter seats teach nothing: they would spoil what they decided
SLIPS = 100.0  # random decisions in a thousand, for each degree of temperature


class Habit(NamedTuple):
    """How far the players stray from what the network thinks best."""

    explore: int  # this many decisions in a thousand are random
    hottest: float = 0.0  # temperature that a seat may draw; 0: all play their best
    duel: bool = False  # the rival plays all sides but one


@compiled
def draw_temperatures(rules: Rules, state: State, habit: Habit) -> Any:
    """A temperature for every seat."""
    temperatures = np.zeros(SEATS)
    if habit.duel:
        state.chance = following(state.chance)
        learner = below(state.chance, rules.sides)
        for seat in range(rules.seats):
            temperatures[seat] = 0.0 if rules.side[seat] == learner else RIVAL
    elif habit.hottest > 0.0:
        for seat in range(rules.seats):
            temperatures[seat] = _temperature(fraction(state), fraction(state), habit.hottest)
    return temperatures


@compiled
def _temperature(kind: float, heat: float, hottest: float) -> float:
    if kind < RIVAL_SHARE:
        return RIVAL
    return 0.0 if kind < RIVAL_SHARE + STEADY_SHARE else heat * hottest


@compiled
def teaches(temperature: float) -> bool:
    """Whether decisions at this temperature are learnt from."""
    return 0.0 <= temperature <= TEACHES
