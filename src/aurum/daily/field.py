"""The field of a deal: thousands of plays of the same chair against the same bots, compiled.

The others play the strict network, exactly as they do against people. The chair is played by the
reference player's styles, so the field holds good and middling players. Plays that make the same
choices are played once, and choices divide them by their chances: twenty thousand plays take as
long as four thousand one by one, and two fields with other random numbers hardly differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Any

import numpy as np

from aurum.again.strict_network import strict_action, strict_choices
from aurum.analysis.reference import JUDGE
from aurum.daily.deals import SEAT, DayDeal
from aurum.engine.questions.parts import BY_NETWORK, SHARE, SLIPS, TEMPERATURE
from aurum.game import Match
from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import from_match
from aurum.kernel.layout import (
    BASE,
    BID,
    EXCHANGE,
    FIRST_BID,
    GOLD,
    PLAY,
    STATE,
    Rules,
    State,
)
from aurum.kernel.random_numbers import below, following, seeds
from aurum.kernel.rounds import apply
from aurum.kernel.tables import tables
from aurum.thinking.heuristic import MOST_OPTIONS, heuristic_action
from aurum.thinking.network import best_choice
from aurum.thinking.policy import network_mind
from aurum.thinking.styles import FINE

PLAYS = 20_000
SEED = 20_262
MOST_WAITING = 1024  # lines that wait for their turn: a dozen for each card of a hand
MOST_SCORE = 127


@compiled
def list_slips(state: State, options: Any) -> int:
    """Every card that a slip may bid or play (`slipped_action`); returns how many."""
    hold = state.hold[state.seat]
    cards = hold & BASE
    if state.phase == PLAY:
        cards = hold & ~state.closed & BASE or hold & ~state.closed & GOLD
    count = 0
    while cards:
        options[count] = select(cards, 0) + (FIRST_BID if state.phase == BID else 0)
        count += 1
        cards &= cards - 1
    return count


@compiled
def weigh_network(mind: Any, rules: Rules, state: State, style: Any, weights: Any) -> int:
    """How likely the network with softmax makes each choice; returns how many there are."""
    count = strict_choices(mind, rules, state)
    best = best_choice(mind, count)
    for n in range(count):
        if state.phase == EXCHANGE:
            weights[n] = 1.0 if n == best else 0.0
        else:
            weights[n] = exp(float(mind.odds[n] - mind.odds[best]) / style[TEMPERATURE])
    return count


@compiled
def weigh_thumb(mind: Any, rules: Rules, state: State, style: Any, weights: Any) -> int:
    """How likely the rules of thumb with slips make each choice; returns how many there are."""
    count = 0 if state.phase == EXCHANGE else list_slips(state, mind.options)
    for n in range(count):
        weights[n] = style[SLIPS] / count
    mind.options[count] = heuristic_action(mind.heuristic, rules, state)
    weights[count] = 1.0 - style[SLIPS]
    return count + 1


@compiled
def divide(plays: int, weights: Any, count: int, fraction: float, parts: Any) -> None:
    """Divide plays among choices by their weights.

    Each gets its share rounded up or down, as the fraction wants it; on average it is its share.
    """
    total = 0.0
    for n in range(count):
        total += weights[n]
    reached, given = fraction, 0
    for n in range(count - 1):
        reached += plays * weights[n] / total
        parts[n] = int(reached) - given
        given += parts[n]
    parts[count - 1] = plays - given


@compiled
def answer_others(mind: Any, rules: Rules, state: State, seat: int) -> None:
    """The others play until the seat is asked or the round is over."""
    while BID <= state.phase <= PLAY and state.seat != seat:
        apply(rules, state, strict_action(mind, rules, state))


@compiled
def play_style(
    mind: Any, rules: Rules, lines: Any, plays: Any, seat: int, style: Any, chance: int, scores: Any
) -> int:
    """Play the first line as often as `plays[0]` says; adds the scores, returns the next chance.

    Plays that make the same choices stay together: their line is played once. A choice divides
    them, so that chance decides only about the last play of each part.
    """
    weights, parts = np.zeros(MOST_OPTIONS), np.zeros(MOST_OPTIONS, np.int64)
    work = lines[:1].copy()
    waiting = 1
    while waiting:
        waiting -= 1
        work[0] = lines[waiting]
        state, together = work[0], plays[waiting]
        answer_others(mind, rules, state, seat)
        if not BID <= state.phase <= PLAY:
            scores[state.score[rules.side[seat]]] += together
            continue
        if style[BY_NETWORK] == 0.0:
            count = weigh_thumb(mind, rules, state, style, weights)
        else:
            count = weigh_network(mind, rules, state, style, weights)
        chance = following(chance)
        divide(together, weights, count, below(chance, FINE) / FINE, parts)
        for n in range(count):
            if parts[n] > 0:
                lines[waiting] = work[0]
                plays[waiting] = parts[n]
                apply(rules, lines[waiting], mind.options[n])
                waiting += 1
    return chance


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
    """Plays of the opened match, from where it stands."""
    rules = opened.ruleset
    lines = np.zeros(MOST_WAITING, STATE).view(np.recarray)
    waiting = np.zeros(MOST_WAITING, np.int64)
    scores = np.zeros(MOST_SCORE + 1, np.int64)
    chance, given = int(seeds(seed, 1)[0]), 0
    styles = JUDGE.table()
    for style in styles.rows[: styles.count]:
        lines[0], waiting[0] = from_match(opened), round(plays * style[SHARE]) - given
        given += int(waiting[0])
        chance = play_style(
            network_mind(rules.seats), tables(rules), lines, waiting, SEAT, style, chance, scores
        )
    return Field(tuple(np.trim_zeros(scores, "b").tolist()))
