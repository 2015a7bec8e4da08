"""What rules of thumb look at: the table as it concerns the seat that is to act."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum

from aurum.bots.odds import cards_of_others
from aurum.game import Card, Side, View, bid_points, counting_bid, gold_points, taking_place

CARD_TRICKS = (0.85, 0.68)  # alone and in a team: rounds end early, so high cards stay unused


class SeatView:
    """A view with what its seat, its partner and their side make of it."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.observer, int)
        self.view = view
        self.rules = view.ruleset
        self.seat = view.observer
        self.side = self.rules.side_of(self.seat)
        self.partner = self.rules.partner(self.seat)
        self.in_team = self.partner is not None
        self.others = cards_of_others(view)

    def taken(self, side: Side) -> int:
        return sum(self.view.taken[seat] for seat in self.rules.members(side))

    def bid(self, side: Side) -> int:
        return counting_bid([self.view.bids[seat] for seat in self.rules.members(side)])

    def gold(self, side: Side) -> tuple[int, ...]:
        return tuple(rank for seat in self.rules.members(side) for rank in self.view.gold[seat])

    def need(self) -> int:
        """Tricks still wanted; negative when there are too many."""
        return self.bid(self.side) - self.taken(self.side)

    def score(self, side: Side) -> int:
        """The sheet as if the round ended now (R8)."""
        return bid_points(self.bid(side), self.taken(side)) + gold_points(self.gold(side))

    def strength(self, cards: Iterable[Card]) -> float:
        """Tricks that these cards may take: high ones mostly do."""
        others = self.rules.seats - 1
        odds = (((card.rank - 0.5) / self.rules.top_rank) ** others for card in cards)
        # Rounded once, so alike in every version of Python.
        return CARD_TRICKS[self.in_team] * fsum(odds)

    def is_partner_taking(self) -> bool:
        """Whether the trick is the partner's as it lies."""
        view = self.view
        if self.partner is None or view.leader is None or not view.trick:
            return False
        return (view.leader + taking_place(view.trick)) % self.rules.seats == self.partner
