"""The field of a deal: thousands of plays of the same chair against the same bots, compiled.

The others play the strict network, exactly as they do against people. The chair is played by the
reference player's styles, so the field holds good and middling players.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any

import numpy as np

from aurum.again.strict_network import strict_action, strict_choices
from aurum.analysis.reference import JUDGE
from aurum.bots.policy.heuristic import heuristic_action
from aurum.bots.policy.network import best_choice
from aurum.bots.policy.policy import network_mind
from aurum.bots.policy.styles import (
    BY_NETWORK,
    SLIPS,
    TEMPERATURE,
    drawn_style,
    fraction,
    slipped_action,
)
from aurum.daily.deals import SEAT, DayDeal
from aurum.game import Match
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import from_match
from aurum.kernel.layout import BID, EXCHANGE, PLAY, STATE, Rules, State
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import apply
from aurum.kernel.tables import tables

PLAYS = 4096
SEED = 20_262


@compiled
def drawn_choice(mind: Any, state: State, count: int, temperature: float) -> int:
    """One of the valued choices, likelier the better it is; the sums have a fixed order."""
    top = mind.odds[best_choice(mind, count)]
    total = 0.0
    for n in range(count):
        total += exp(float(mind.odds[n] - top) / temperature)
    wish = fraction(state) * total
    for n in range(count):
        wish -= exp(float(mind.odds[n] - top) / temperature)
        if wish < 0.0:
            return n
    return count - 1


@compiled
def field_action(mind: Any, rules: Rules, state: State, style: Any) -> Any:
    """What a player of the field does in the chair."""
    if style[SLIPS] > 0.0 and state.phase != EXCHANGE and fraction(state) < style[SLIPS]:
        return slipped_action(state)
    if style[BY_NETWORK] == 0.0:
        return heuristic_action(mind.heuristic, rules, state)
    count = strict_choices(mind, rules, state)
    if state.phase == EXCHANGE:
        return mind.options[best_choice(mind, count)]
    return mind.options[drawn_choice(mind, state, count, style[TEMPERATURE])]


@compiled
def play_field(
    mind: Any, rules: Rules, opened: Any, styles: Any, seat: int, chances: Any, scores: Any
) -> None:
    """Play the deal once for every chance; the score of the chair's side into `scores`."""
    work = opened.copy()
    for n in range(len(chances)):
        work[0] = opened[0]
        state = work[0]
        state.chance = chances[n]
        style = styles[drawn_style(styles, state)]
        while BID <= state.phase <= PLAY:
            if state.seat == seat:
                action = field_action(mind, rules, state, style)
            else:
                action = strict_action(mind, rules, state)
            apply(rules, state, action)
        scores[n] = state.score[rules.side[seat]]


@dataclass(frozen=True, slots=True)
class Field:
    """How often each score was reached."""

    counts: tuple[int, ...]  # by score, from 0

    @property
    def plays(self) -> int:
        return sum(self.counts)

    @property
    def par(self) -> float:
        """The mean score of the field."""
        return sum(score * count for score, count in enumerate(self.counts)) / self.plays

    def percent(self, score: int) -> float:
        """The part of the field that this score beats, ties counting half."""
        below = sum(self.counts[:score])
        ties = self.counts[score] if score < len(self.counts) else 0
        return 100 * (below + ties / 2) / self.plays


def field_of(deal: DayDeal) -> Field:
    """The field of a deal; the same for everybody."""
    return played_field(deal.opened())


@lru_cache(maxsize=64)
def played_field(opened: Match, plays: int = PLAYS, seed: int = SEED) -> Field:
    """So many plays from the opened match on."""
    rules = opened.ruleset
    states = np.zeros(1, STATE).view(np.recarray)
    states[0] = from_match(opened)
    scores = np.zeros(plays, np.int64)
    chances = seeds(seed, plays)
    play_field(
        network_mind(rules.seats), tables(rules), states, JUDGE.table(), SEAT, chances, scores
    )
    return Field(tuple(np.bincount(scores).tolist()))
