"""Positions for puzzles: rounds of the reference player against itself, stopped at a decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from aurum.analysis.reference import JUDGE
from aurum.game import Match, Ruleset
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state, to_match
from aurum.kernel.layout import BASE, BID, PLAY, STATE, Rules, State, as_compiled
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import apply, deal, legal_count
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind
from aurum.thinking.styles import draw_styles, style_of, styled_action

EARLY, LATE, LONGEST = 0, 34, 76  # decisions of a round; hardly any has more than the last
MOSTLY = 0.85  # the part of the positions that are from the later half: they are clearer


@compiled
def step(mind: Any, rules: Rules, state: State, styles: Any, drawn: int) -> None:
    """One decision of the reference player."""
    apply(rules, state, styled_action(mind, rules, state, styles, style_of(drawn, state.seat)))


@compiled
def skip(mind: Any, rules: Rules, state: State, styles: Any, drawn: int, decisions: int) -> bool:
    """Make these decisions, then go on to the next real choice; False if the round ends first."""
    while BID <= state.phase <= PLAY:
        if decisions <= 0 and legal_count(rules, state) > 1:
            return True
        step(mind, rules, state, styles, drawn)
        decisions -= 1
    return False


@compiled
def late(rules: Rules, state: State, most: int) -> bool:
    """Whether a card is to be played and no hand has more cards than this."""
    longest = 0
    for seat in range(rules.seats):
        longest = max(longest, popcount(state.hold[seat] & BASE))
    return state.phase == PLAY and longest <= most


@compiled
def skip_to_end(mind: Any, rules: Rules, state: State, styles: Any, drawn: int, most: int) -> bool:
    """On to the next card to be played at the end of the round; False if there is none."""
    step(mind, rules, state, styles, drawn)
    while BID <= state.phase <= PLAY:
        if late(rules, state, most) and legal_count(rules, state) > 1:
            return True
        step(mind, rules, state, styles, drawn)
    return False


class Walk:
    """One round after another under a ruleset, from a seed."""

    def __init__(self, ruleset: Ruleset, seed: int, nuggets: tuple[int, ...], rounds: int) -> None:
        self.ruleset, self.rng = ruleset, Random(seed)
        self.nuggets, self.rounds = nuggets, rounds
        self.mind, self.rules = network_mind(ruleset.seats), tables(ruleset)
        self.styles = as_compiled(JUDGE.packed)
        self.states = np.zeros(1, STATE).view(np.recarray)
        self.drawn = 0

    def decisions(self) -> Iterator[Match]:
        """A choice from each round, early or late."""
        while True:
            state = self._opened()
            first = LATE if self.rng.random() < MOSTLY else EARLY
            if skip(*self._players(state), self.rng.randrange(first, LONGEST)):
                yield to_match(self.ruleset, state)

    def endings(self, most: int) -> Iterator[Match]:
        """All choices of card from the ends of rounds."""
        while True:
            state = self._opened()
            while skip_to_end(*self._players(state), most):
                yield to_match(self.ruleset, state)

    def _opened(self) -> State:
        self.states[0] = blank_state(int(seeds(self.rng.getrandbits(63), 1)[0]))
        state: State = self.states[0]
        state.match_first, state.rounds = self.rng.randrange(self.ruleset.seats), self.rounds
        for side, count in enumerate(self.nuggets):
            state.nuggets[side] = count
        deal(self.rules, state)
        self.drawn = draw_styles(self.rules, state, self.styles)
        return state

    def _players(self, state: State) -> tuple[Any, Any, State, Any, Any]:
        return self.mind, self.rules, state, self.styles, self.drawn
