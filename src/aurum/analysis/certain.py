"""What is certain about a card: facts that hold in every world the seat must reckon with.

Nobody's void is ever proved, because gold may be played at any time. So a seat can hold every card
that the observer has not located, as long as it has a free place, and the gold that lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from aurum.bots.beliefs import Beliefs, beliefs
from aurum.game import Action, Card, Metal, Phase, Play, Seat, View, lowest_place, taking_place


class Fact(Enum):
    """What can be certain about playing a card."""

    TAKES = "takes"  # if the trick is finished, it takes it (R6.3)
    LOSES = "loses"  # it cannot take the trick
    LOWEST = "lowest"  # if the trick is finished, it is lowest (R6.1)
    NOT_LOWEST = "not-lowest"
    GOLD = "gold"  # it is lowest, and that brings gold of its rank


@dataclass(frozen=True, slots=True)
class Certainty:
    """A fact that holds in every possible world."""

    action: Action
    fact: Fact
    rank: int | None = None  # of the gold


def certainties(view: View) -> tuple[Certainty, ...]:
    """All that is certain about the cards that the seat may play now."""
    if view.phase is not Phase.PLAY or not view.legal:
        return ()
    table = _Trick(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    return tuple(found for play in plays for found in table.about(play))


class _Trick:
    """The trick on the table, and what those who are still to play can hold."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.beliefs: Beliefs = beliefs(view)
        seats = view.ruleset.seats
        assert isinstance(view.observer, int)
        later = range(len(view.trick) + 1, seats)
        assert view.leader is not None
        self.later: list[Seat] = [(view.leader + place) % seats for place in later]

    def about(self, play: Play) -> list[Certainty]:
        card = play.card
        found: list[Certainty] = []
        cards = (*self.view.trick, card)
        last = len(cards) - 1
        if taking_place(cards) != last:
            found.append(Certainty(play, Fact.LOSES))
        elif not any(self._can_beat(seat, card) for seat in self.later):
            found.append(Certainty(play, Fact.TAKES))
        if card.is_gold or lowest_place(cards) != last:
            found.append(Certainty(play, Fact.NOT_LOWEST))
        elif not any(self._can_undercut(seat, card) for seat in self.later):
            found.append(Certainty(play, Fact.LOWEST))
            if self._prize(card):
                found.append(Certainty(play, Fact.GOLD, card.rank))
        return found

    def _can_beat(self, seat: Seat, card: Card) -> bool:
        gold = [Card(Metal.GOLD, rank) for rank in self.view.gold[seat]]
        rivals = (*gold, *self._base_cards(seat, card))
        return any(taking_place((card, rival)) == 1 for rival in rivals)

    def _can_undercut(self, seat: Seat, card: Card) -> bool:
        return any(lowest_place((card, rival)) == 1 for rival in self._base_cards(seat, card))

    def _base_cards(self, seat: Seat, card: Card) -> list[Card]:
        """The base cards that the seat may hold and could play after this one (R5.2)."""
        burnt = {laid.metal for laid in (*self.view.trick, card)}
        hidden = self.beliefs.hidden if self.beliefs.places[seat] else ()
        return [held for held in (*self.beliefs.certain[seat], *hidden) if held.metal not in burnt]

    def _prize(self, card: Card) -> bool:
        supply = self.view.supply
        return card.rank < len(supply) and supply[card.rank] > 0
