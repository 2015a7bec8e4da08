"""How likely the reference player is to act so, as far as it is fit for evidence, compiled."""

from __future__ import annotations

from typing import Any

from aurum.engine.questions.parts import BY_NETWORK, SHARE, SLIPS, TEMPERATURE
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import CARDS, EXCHANGE, FIRST_SWAP, KEEP, Rules, State
from aurum.thinking.exponentials import exponential
from aurum.thinking.heuristic import heuristic_action
from aurum.thinking.network import best_choice, value_choices

COLDEST = 0.2  # log odds by which an exchange is judged: the reference player's are without noise
LEAST_HEAT = 0.01
DOUBT = 0.02  # everybody does anything now and then


@compiled
def action_chance(mind: Any, rules: Rules, state: State, action: int, styles: Any) -> float:
    """How likely the reference player does this here."""
    count = value_choices(mind, rules, state)
    place = _place_of(mind, rules, state, action, count)
    chance, before = 0.0, 0.0
    for n in range(styles.count):
        share = styles.rows[n, SHARE] - before
        before = styles.rows[n, SHARE]
        if styles.rows[n, BY_NETWORK] == 0.0:
            same = heuristic_action(mind.heuristic, rules, state) == action
            chosen = 1.0 if same else 0.0
        else:
            coldest = COLDEST if state.phase == EXCHANGE else styles.rows[n, TEMPERATURE]
            chosen = softmax_chance(mind, count, place, max(coldest, LEAST_HEAT))
        doubt = DOUBT + styles.rows[n, SLIPS]
        chance += share * ((1.0 - doubt) * chosen + doubt / count)
    return chance


@inner
def _place_of(mind: Any, rules: Rules, state: State, action: int, count: int) -> int:
    """Which of the choices this action is; exchanges are alike if bid and rank are. Else -1."""
    for n in range(count):
        option = mind.options[n]
        if option == action or (state.phase == EXCHANGE and _alike(rules, option, action)):
            return n
    return -1


@inner
def _alike(rules: Rules, option: int, action: int) -> bool:
    if option == KEEP:
        return False
    one, other = option - FIRST_SWAP, action - FIRST_SWAP
    ranks = rules.rank[(one >> 1) % CARDS], rules.rank[(other >> 1) % CARDS]
    return one & 1 == other & 1 and ranks[0] == ranks[1]


@compiled
def softmax_chance(mind: Any, count: int, place: int, temperature: float) -> float:
    """How often softmax takes the choice at this place."""
    if place < 0:
        return 0.0
    top, total = mind.odds[best_choice(mind, count)], 0.0
    for n in range(count):
        total += exponential((mind.odds[n] - top) / temperature)
    return exponential((mind.odds[place] - top) / temperature) / total
