"""The network with sums in one fixed order: the same answer on every processor, compiled.

The network of the searching bots adds up in whatever order is fastest, which differs in the last
bits from one processor to another, and a last bit can turn a choice. Here every sum has its order.
"""

from __future__ import annotations

from typing import Any

from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BID, Rules, State
from aurum.thinking.features import action_features, hidden_cards, position_features
from aurum.thinking.network import NARROW, WIDE, ZERO, best_choice, list_choices


@compiled
def add_features(mind: Any, phase: int, first: int, last: int, units: Any) -> None:
    """Add features to the units of the first layer, one after the other."""
    for n in range(first, last):
        place, value = mind.places[n], mind.values[n]
        for unit in range(WIDE):
            units[unit] += value * mind.first[phase, place, unit]


@compiled
def strict_answer(mind: Any, phase: int) -> Any:
    """The log odds from the units of the first layer, which are cut off at zero.

    Four units at a time, so that none waits for the sum of another; each has its own order.
    """
    for other in range(WIDE):
        mind.wide[other] = max(mind.wide[other], ZERO)
    odds = mind.last[phase, NARROW]
    for unit in range(0, NARROW, 4):
        a, b = mind.constants[phase, unit], mind.constants[phase, unit + 1]
        c, d = mind.constants[phase, unit + 2], mind.constants[phase, unit + 3]
        for other in range(WIDE):
            value = mind.wide[other]
            a += value * mind.second[phase, unit, other]
            b += value * mind.second[phase, unit + 1, other]
            c += value * mind.second[phase, unit + 2, other]
            d += value * mind.second[phase, unit + 3, other]
        odds += max(a, ZERO) * mind.last[phase, unit]
        odds += max(b, ZERO) * mind.last[phase, unit + 1]
        odds += max(c, ZERO) * mind.last[phase, unit + 2]
        odds += max(d, ZERO) * mind.last[phase, unit + 3]
    return odds


@compiled
def strict_choices(mind: Any, rules: Rules, state: State) -> int:
    """The log odds of all choices, into `mind.odds`; returns how many choices there are."""
    count = list_choices(rules, state, mind.options)
    phase = state.phase - BID
    hidden = hidden_cards(rules, state, state.seat)
    known = position_features(rules, state, hidden, mind)
    for unit in range(WIDE):
        mind.position[unit] = ZERO
    add_features(mind, phase, 0, known, mind.position)
    for n in range(count):
        for unit in range(WIDE):
            mind.wide[unit] = mind.position[unit]
        last = action_features(rules, state, mind.options[n], hidden, mind, known)
        add_features(mind, phase, known, last, mind.wide)
        mind.odds[n] = strict_answer(mind, phase)
    return count


@compiled
def strict_action(mind: Any, rules: Rules, state: State) -> Any:
    """What the network does, without any chance."""
    return mind.options[best_choice(mind, strict_choices(mind, rules, state))]
