"""`apprentice`: rules of thumb, instant. It counts cards, but does not search."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum
from random import Random

from aurum.bots.odds import cards_of_others, chance_to_be_lowest, chance_to_take
from aurum.bots.protocol import Bot, Clock
from aurum.game import (
    GOLD_POINTS,
    Action,
    Bid,
    Card,
    Keep,
    Phase,
    Play,
    Side,
    Swap,
    View,
    bid_points,
    counting_bid,
    gold_for,
    gold_points,
)

CARD_TRICKS = 0.85  # rounds end early, so some high cards stay unused
GOLD_TRICKS = 0.5  # tricks by one gold card
PARTNER_TRICKS = 2.8  # what an unknown partner brings to the team
PARTNER_TRUST = 0.3  # how far a partner's bid above or below 5 moves that
OVERBID = 0.5  # a bid too high is worse than one too low
SWAP_COST = 1.5
LENGTH = 0.33  # the most tricks that a side takes of those left
TRICK_WANTED, TRICK_SPARE = 3.0, -0.5
TRUMP = 0.5  # what gold is worth beyond its points
LATER = 1.5  # what the highest card is worth later, or costs when no trick is wanted


class Apprentice(Bot):
    """Bids what the hand is worth, plays to the bid, repairs it, and likes gold."""

    name = "apprentice"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        worths = action_worths(view)
        return max(zip(worths, (rng.random() for _ in worths), view.legal, strict=True))[2]


def action_worths(view: View) -> list[float]:
    """What the legal actions are worth, in points."""
    worth, table = _WORTH[view.phase], _Table(view)
    return [worth(table, action) for action in view.legal]


class _Table:
    """The view as it concerns the seat that is to act."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.observer, int)
        self.view = view
        self.rules = view.ruleset
        self.seat = view.observer
        self.side = self.rules.side_of(self.seat)
        self.partner = self.rules.partner(self.seat)
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
        return CARD_TRICKS * fsum(odds)  # rounded once, so alike in every version of Python


def _bid_worth(table: _Table, action: Action) -> float:
    """R3: the rank closest to the tricks expected, with the card itself gone from the hand."""
    assert isinstance(action, Bid)
    rank, hand = action.card.rank, [card for card in table.view.hand if card != action.card]
    expected = table.strength(hand) + GOLD_TRICKS * len(table.view.gold[table.seat])
    if table.partner is not None:  # R3.4: the team's bid is the higher card
        shown = table.view.bids[table.partner]
        expected += PARTNER_TRICKS + PARTNER_TRUST * (shown.rank - 5 if shown else 0)
        rank = counting_bid((action.card, shown))
    too_high = OVERBID if rank > expected else 0.0
    return -abs(expected - rank) - too_high - 0.05 * action.card.rank


def _exchange_worth(table: _Table, action: Action) -> float:
    """R4: change the bid when the tricks to come will miss it; the cheapest gold pays."""
    if isinstance(action, Keep):
        return _bid_prospect(table, table.bid(table.side))
    assert isinstance(action, Swap)
    owner = table.partner if action.partner and table.partner is not None else table.seat
    members = table.rules.members(table.side)
    bid = counting_bid([action.card, *(table.view.bids[seat] for seat in members if seat != owner)])
    return _bid_prospect(table, bid) - SWAP_COST - _gold_worth(action.gold.rank)


def _bid_prospect(table: _Table, bid: int) -> float:
    """The points to expect of a bid, from the tricks taken and the cards still held."""
    members = table.rules.members(table.side)
    hopes = len(members) * table.strength(table.view.hand)
    hopes += GOLD_TRICKS * len(table.gold(table.side))
    missing = bid - table.taken(table.side) - min(hopes, LENGTH * min(table.view.hand_sizes))
    return 2 * bid - bid * (missing if missing > 0 else -missing / 2)  # R8.1: too many cost half


def _play_worth(table: _Table, action: Action) -> float:
    """R5: what a card does in this trick, less what it would be worth later."""
    if not isinstance(action, Play):
        return _end_worth(table)
    card, view = action.card, table.view
    takes = chance_to_take(view, card, table.others)
    lowest = chance_to_be_lowest(view, card, table.others)
    gold = gold_for(card, view.supply)
    found = 0.0 if gold is None else _gold_worth(gold)
    return takes * _trick_worth(table) + lowest * found - _later_worth(table, card)


def _end_worth(table: _Table) -> float:
    """R7.2: end the round when it is won as it stands."""
    scores = [table.score(side) for side in table.rules.each_side()]
    own = scores.pop(int(table.side))
    return 20.0 if own > max(scores) else 10.0 * (own - max(scores))


def _trick_worth(table: _Table) -> float:
    """R8.1: wanted, or ruin for an exact bid, or neither."""
    need = table.need()
    if need == 0:
        return -float(table.bid(table.side))
    return TRICK_WANTED if need > 0 else TRICK_SPARE


def _gold_worth(rank: int) -> float:
    return GOLD_POINTS[rank] + TRUMP


def _later_worth(table: _Table, card: Card) -> float:
    """High cards take later tricks, which is good only while tricks are wanted."""
    if card.is_gold:
        return _gold_worth(card.rank)
    later = LATER * (card.rank / table.rules.top_rank) ** 2
    return later if table.need() > 0 else -later


_WORTH = {Phase.BID: _bid_worth, Phase.EXCHANGE: _exchange_worth, Phase.PLAY: _play_worth}
