"""`apprentice`: rules of thumb, instant. It counts cards, but does not search."""

from __future__ import annotations

from random import Random

from aurum.bots.odds import chance_to_be_lowest, chance_to_take
from aurum.bots.protocol import Bot, Clock
from aurum.bots.seat_view import SeatView
from aurum.game import (
    GOLD_POINTS,
    Action,
    Bid,
    Card,
    Keep,
    Phase,
    Play,
    Swap,
    View,
    counting_bid,
    gold_for,
)

GOLD_TRICKS = 0.5  # tricks by one gold card
PARTNER_TRICKS = 3.1  # what an unknown partner brings to the team
PARTNER_TRUST = 0.3  # how far a partner's bid above or below 5 moves that
OVERBID = 0.5  # a bid too high is worse than one too low
LENGTH = 0.33  # the most tricks that a side takes of those left
TRICK_WANTED, TRICK_SPARE = 3.0, -0.5
TRUMP = 0.5  # what gold is worth beyond its points
LATER = 1.5  # what the highest card is worth later, or costs when no trick is wanted
PARTNER_TAKES = 0.6  # how much of a trick's worth the partner gets who is winning it now
# Alone, and in a team, which bids higher and repairs less: the partner takes some tricks as well.
BID_HEIGHT = (-0.05, 0.25)  # what each rank of a card makes its bid better by
SHORT_COST = (1.0, 0.4)  # what each missing trick costs, as a share of the bid
SWAP_COST = (1.5, 3.0)


class Apprentice(Bot):
    """Bids what the hand is worth, plays to the bid, repairs it, and likes gold."""

    name = "apprentice"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        worths = action_worths(view)
        return max(zip(worths, (rng.random() for _ in worths), view.legal, strict=True))[2]


def action_worths(view: View) -> list[float]:
    """What the legal actions are worth, in points."""
    worth, table = _WORTH[view.phase], SeatView(view)
    return [worth(table, action) for action in view.legal]


def _bid_worth(table: SeatView, action: Action) -> float:
    """R3: the rank closest to the tricks expected, with the card itself gone from the hand."""
    assert isinstance(action, Bid)
    rank, hand = action.card.rank, [card for card in table.view.hand if card != action.card]
    expected = table.strength(hand) + GOLD_TRICKS * len(table.view.gold[table.seat])
    if table.partner is not None:  # R3.4: the team's bid is the higher card
        shown = table.view.bids[table.partner]
        expected += PARTNER_TRICKS + PARTNER_TRUST * (shown.rank - 5 if shown else 0)
        rank = counting_bid((action.card, shown))
    too_high = OVERBID if rank > expected else 0.0
    return -abs(expected - rank) - too_high + BID_HEIGHT[table.in_team] * action.card.rank


def _exchange_worth(table: SeatView, action: Action) -> float:
    """R4: change the bid when the tricks to come will miss it; the cheapest gold pays."""
    if isinstance(action, Keep):
        return _bid_prospect(table, table.bid(table.side))
    assert isinstance(action, Swap)
    owner = table.partner if action.partner and table.partner is not None else table.seat
    members = table.rules.members(table.side)
    bid = counting_bid([action.card, *(table.view.bids[seat] for seat in members if seat != owner)])
    return _bid_prospect(table, bid) - SWAP_COST[table.in_team] - _gold_worth(action.gold.rank)


def _bid_prospect(table: SeatView, bid: int) -> float:
    """The points to expect of a bid, from the tricks taken and the cards still held."""
    members = table.rules.members(table.side)
    hopes = len(members) * table.strength(table.view.hand)
    hopes += GOLD_TRICKS * len(table.gold(table.side))
    missing = bid - table.taken(table.side) - min(hopes, LENGTH * min(table.view.hand_sizes))
    cost = SHORT_COST[table.in_team] if missing > 0 else -0.5  # R8.1: too many cost half
    return 2 * bid - bid * missing * cost


def _play_worth(table: SeatView, action: Action) -> float:
    """R5: what a card does in this trick, less what it would be worth later."""
    if not isinstance(action, Play):
        return _end_worth(table)
    card, view = action.card, table.view
    takes = chance_to_take(view, card, table.others)
    lowest = chance_to_be_lowest(view, card, table.others)
    gold = gold_for(card, view.supply)
    found = 0.0 if gold is None else _gold_worth(gold)
    if table.is_partner_taking():
        takes += PARTNER_TAKES * (1 - takes)
    return takes * _trick_worth(table) + lowest * found - _later_worth(table, card)


def _end_worth(table: SeatView) -> float:
    """R7.2: end the round when it is won as it stands."""
    scores = [table.score(side) for side in table.rules.each_side()]
    own = scores.pop(int(table.side))
    return 20.0 if own > max(scores) else 10.0 * (own - max(scores))


def _trick_worth(table: SeatView) -> float:
    """R8.1: wanted, or ruin for an exact bid, or neither."""
    need = table.need()
    if need == 0:
        return -float(table.bid(table.side))
    return TRICK_WANTED if need > 0 else TRICK_SPARE


def _gold_worth(rank: int) -> float:
    return GOLD_POINTS[rank] + TRUMP


def _later_worth(table: SeatView, card: Card) -> float:
    """High cards take later tricks, which is good only while tricks are wanted."""
    if card.is_gold:
        return _gold_worth(card.rank)
    later = LATER * (card.rank / table.rules.top_rank) ** 2
    return later if table.need() > 0 else -later


_WORTH = {Phase.BID: _bid_worth, Phase.EXCHANGE: _exchange_worth, Phase.PLAY: _play_worth}
