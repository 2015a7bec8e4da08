"""Lapses: how a bot's choice strays from the best one, as people's choices do.

A bid or a card is the likelier the better it seems. Some people hope for more tricks than they will
take, some part with their gold too early or hoard it, and all forget cards. Nobody strays in an
exchange or ends a round by mistake: that would be a blunder that only machines make.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random

from aurum.bots.memory import half_remembered
from aurum.bots.odds import cards_of_others, chance_to_be_lowest
from aurum.game import GOLD_POINTS, Action, Bid, Card, Phase, Play, View, gold_for


@dataclass(frozen=True, slots=True)
class Lapses:
    """How far somebody strays, in the unit in which the bot values its actions."""

    noise: float = 0.0  # the temperature of bids and cards
    hope: float = 0.0  # what each rank of a bid seems better by
    haste: float = 0.0  # what playing a gold card seems better by
    greed: float = 0.0  # what a point of gold that the card may bring seems better by
    forgets: float = 0.0  # the share of older cards that are mistaken

    def remembered(self, view: View) -> View:
        """The view as this player remembers it."""
        return half_remembered(view, self.forgets)

    def chosen(
        self, view: View, actions: Sequence[Action], values: Sequence[float], rng: Random
    ) -> Action:
        """One of the actions, by their values as they seem."""
        seeming = list(values)
        if view.phase is not Phase.EXCHANGE:
            others = cards_of_others(view) if self.greed else ()
            for n, action in enumerate(actions):
                seeming[n] += self._bias(view, action, others) + self._error(action, rng)
        return actions[seeming.index(max(seeming))]

    def _bias(self, view: View, action: Action, others: tuple[Card, ...]) -> float:
        if isinstance(action, Bid):
            return self.hope * action.card.rank
        if not isinstance(action, Play):
            return 0.0
        if action.card.is_gold:
            return self.haste
        if not self.greed or (gold := gold_for(action.card, view.supply)) is None:
            return 0.0
        return self.greed * GOLD_POINTS[gold] * chance_to_be_lowest(view, action.card, others)

    def _error(self, action: Action, rng: Random) -> float:
        """Gumbel's noise: the best sum is a draw by softmax at the temperature `noise`."""
        if self.noise <= 0.0 or not isinstance(action, Bid | Play):
            return 0.0
        return -self.noise * log(-log(rng.uniform(1e-12, 1.0 - 1e-12)))
