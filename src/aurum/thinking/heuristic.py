"""Rules of thumb, compiled: the fast policy of all playouts.

The thoughts are those of `apprentice`, finer in places, with weights that were tuned by playing
against itself (`aurum.learning`). An exchange is always paid with the lowest gold, which is the
weakest trump and has the fewest points.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    END,
    EXCHANGE,
    FIRST_BID,
    FIRST_SWAP,
    KEEP,
    PLACES,
    PLAY,
    Rules,
    State,
)
from aurum.kernel.rounds import playable
from aurum.kernel.scoring import bid_with, side_bid, side_score, side_tricks
from aurum.thinking.exponentials import exponential, logarithm

RANKS = 10
BELOW = np.array(
    [sum(1 << c for c in range(CARDS) if c % RANKS + 1 < rank) for rank in range(RANKS + 2)]
)  # by rank: the base cards below it

# The weights, by place.
CARD_TRICKS, CARD_STEEP, GOLD_TRICKS, PARTNER_TRICKS, PARTNER_TRUST, OVERBID, BID_CARD = range(7)
SWAP_COST, LENGTH, UNDER_COST, OVER_COST, SWAP_GOLD = range(7, 12)
WANTED, WANTED_MORE, EXACT_HARM, SPARE, TRUMP, GOLD_POINT = range(12, 18)
LATER, LATER_HARM, LATER_SPARE, GIVE_EXACT, GIVE_NEEDY = range(18, 23)
LEAD_WANTED, LEAD_DONE, LAST_METAL, END_AHEAD, END_MARGIN = range(23, 28)
GOLD_COST, GOLD_TAKE, PARTNER_TAKES, LOW_KEEP = range(28, 32)
WEIGHTS = 32
POWER = WEIGHTS  # by rank: the tricks that a base card may take, which follows from the weights
PLACES_OF_WEIGHTS = WEIGHTS + RANKS + 1


@compiled
def fill_powers(weights: Any, seats: int) -> None:
    """Complete weights by what follows from them; seats only tells how high cards go."""
    top = 9.0 if seats == 3 else 10.0
    for rank in range(1, RANKS + 1):
        share = weights[CARD_STEEP] * logarithm((rank - 0.5) / top)
        weights[POWER + rank] = weights[CARD_TRICKS] * exponential(share)


@inner
def _card_power(weights: Any, rules: Rules, card: int) -> Any:
    """The tricks that a base card may take, some day."""
    return weights[POWER + rules.rank[card]]


@inner
def _hand_power(weights: Any, rules: Rules, cards: int) -> float:
    power = 0.0
    while cards:
        power += _card_power(weights, rules, select(cards, 0))
        cards &= cards - 1
    return power


@compiled
def gold_cards(counted: int) -> int:
    """How many gold cards a collection has."""
    cards = 0
    while counted:
        cards += counted & 15
        counted >>= 4
    return cards


@inner
def _hopes(weights: Any, rules: Rules, state: State, seat: int) -> Any:
    """Tricks that the seat's side may still take, as far as the seat can tell."""
    members = rules.seats // rules.sides
    power = members * _hand_power(weights, rules, state.hold[seat] & BASE)
    least = 99
    for other in range(rules.seats):
        least = min(least, popcount(state.hold[other] & BASE))
        if rules.side[other] == rules.side[seat]:
            power += weights[GOLD_TRICKS] * gold_cards(state.gold[other])
    return min(power, weights[LENGTH] * least * members)


@inner
def _bid_action(weights: Any, rules: Rules, state: State) -> int:
    """R3: the rank closest to the tricks expected, with the card itself gone from the hand."""
    seat = state.seat
    hand = state.hold[seat] & BASE
    gold = weights[GOLD_TRICKS] * gold_cards(state.gold[seat])
    whole = _hand_power(weights, rules, hand) + gold
    if rules.sides < rules.seats:
        partner = state.bids[rules.partner[seat]]
        whole += weights[PARTNER_TRICKS]
        if partner >= 0:
            whole += weights[PARTNER_TRUST] * (rules.rank[partner] - 5)
    best, found = -1e9, 0
    while hand:
        card = select(hand, 0)
        hand &= hand - 1
        expected = whole - _card_power(weights, rules, card)
        miss = expected - bid_with(rules, state, seat, card)
        value = miss - weights[OVERBID] if miss < 0 else -miss
        value -= weights[BID_CARD] * rules.rank[card]
        if value > best:
            best, found = value, card
    return FIRST_BID + found


@inner
def _bid_prospect(weights: Any, bid: int, expected: float) -> Any:
    """The points to expect of a bid, given the tricks expected by the end of the round."""
    miss = bid - expected
    if miss > 0:
        return 2.0 * bid - bid * miss * weights[UNDER_COST]
    return 2.0 * bid + bid * miss * weights[OVER_COST]


@inner
def _exchange_action(weights: Any, rules: Rules, state: State) -> int:
    """R4: change a bid when the tricks to come will miss it."""
    seat = state.seat
    side = rules.side[seat]
    expected = side_tricks(rules, state, side) + _hopes(weights, rules, state, seat)
    hold = state.hold[seat]
    pay = select(hold >> CARDS, 0)
    cost = weights[SWAP_COST] + weights[SWAP_GOLD] * rules.gold_points[pay]
    best, found = _bid_prospect(weights, side_bid(rules, state, side), expected), KEEP
    cards = hold & BASE
    while cards:
        card = select(cards, 0)
        cards &= cards - 1
        for target in range(rules.targets):
            bid = bid_with(rules, state, seat if target == 0 else rules.partner[seat], card)
            value = _bid_prospect(weights, bid, expected) - cost
            if value > best:
                best, found = value, FIRST_SWAP + (pay * CARDS + card) * 2 + target
    return found


@inner
def _trick_worth(weights: Any, bid: int, need: int, power: float) -> Any:
    """R8.1: a trick is wanted, or the ruin of an exact bid, or neither."""
    if need > 0:
        return weights[WANTED] + weights[WANTED_MORE] * (need - power)
    return -weights[EXACT_HARM] * bid if need == 0 else weights[SPARE]


@inner
def _gift_worth(weights: Any, rules: Rules, state: State, side: int, own_worth: float) -> Any:
    """What it is worth that the side that is winning the trick keeps it."""
    if state.turn == 0:
        return 0.0
    holder = rules.seat[state.leader + (state.high & (PLACES - 1))]
    other = rules.side[holder]
    if other == side:
        return weights[PARTNER_TAKES] * own_worth
    need = side_bid(rules, state, other) - side_tricks(rules, state, other)
    if need == 0:
        return weights[GIVE_EXACT] * side_bid(rules, state, other)
    return -weights[GIVE_NEEDY] if need > 0 else 0.0


@compiled
def survival(rivals: int, harmless: int, followers: int) -> float:
    """The chance that everybody still to play plays something harmless."""
    total = popcount(rivals)
    if total == 0 or followers == 0:
        return 1.0
    each = popcount(rivals & harmless) / total
    chance = each
    for _ in range(followers - 1):
        chance *= each
    return chance


@inner
def _play_action(weights: Any, rules: Rules, state: State) -> int:
    """R5: what a card does in this trick, less what it would be worth later."""
    seat = state.seat
    side = rules.side[seat]
    cards = playable(state.hold[seat], state.closed)
    if cards & (cards - 1) == 0:
        return select(cards, 0)
    bid, taken = side_bid(rules, state, side), side_tricks(rules, state, side)
    need = bid - taken
    power = _hopes(weights, rules, state, seat)
    worth = _trick_worth(weights, bid, need, power)
    gift = _gift_worth(weights, rules, state, side, worth)
    unseen = 0
    for other in range(rules.seats):
        if other != seat:
            unseen |= state.hold[other]
    unseen &= BASE
    best, found = -1e9, 0
    while cards:
        card = select(cards, 0)
        cards &= cards - 1
        if card == END:
            value = _end_worth(weights, rules, state, side)
        elif card >= CARDS:
            value = _gold_worth(weights, rules, state, card, worth, gift)
        else:
            value = _base_worth(weights, rules, state, card, need, worth, gift, unseen)
        if value > best:
            best, found = value, card
    return found


@inner
def _end_worth(weights: Any, rules: Rules, state: State, side: int) -> Any:
    """R7.2: end the round when it is won as it stands."""
    best = -99
    for other in range(rules.sides):
        if other != side:
            best = max(best, side_score(rules, state, other))
    lead = side_score(rules, state, side) - best
    return weights[END_MARGIN] * lead + (weights[END_AHEAD] if lead > 0 else 0.0)


@inner
def _gold_worth(
    weights: Any, rules: Rules, state: State, card: int, worth: float, gift: float
) -> Any:
    takes = rules.high[card] + state.turn > state.high
    cost = weights[GOLD_COST] + weights[GOLD_POINT] * rules.gold_points[card - CARDS]
    return (weights[GOLD_TAKE] * worth if takes else gift) - cost


@inner
def _base_worth(
    weights: Any,
    rules: Rules,
    state: State,
    card: int,
    need: int,
    worth: float,
    gift: float,
    unseen: int,
) -> Any:
    rank, followers = rules.rank[card], rules.seats - state.turn - 1
    rivals = unseen & ~(state.closed | rules.closes[card])
    takes, lowest = 0.0, 0.0
    if rules.high[card] + state.turn > state.high:
        takes = survival(rivals, BELOW[rank], followers)
    if rules.low[card] + PLACES - 1 - state.turn < state.low:
        lowest = survival(rivals, ~BELOW[rank + 1], followers)
    value = takes * worth + (1.0 - takes) * gift
    if state.supply & (rules.prize[rank] * 15):
        points = rules.gold_points[rank] if rank < 9 else 0
        value += lowest * (weights[TRUMP] + weights[GOLD_POINT] * points)
    value += lowest * (weights[LEAD_WANTED] if need > 0 else weights[LEAD_DONE])
    later = _card_power(weights, rules, card) / weights[CARD_TRICKS]
    if need > 0:
        value -= weights[LATER] * later
    else:
        value += (weights[LATER_HARM] if need == 0 else weights[LATER_SPARE]) * later
    if rank <= 3:
        value -= weights[LOW_KEEP]
    if state.hold[state.seat] & rules.closes[card] & BASE == 1 << card:
        value -= weights[LAST_METAL]
    return value


@compiled
def heuristic_action(weights: Any, rules: Rules, state: State) -> int:
    """What the rules of thumb do."""
    if state.phase == PLAY:
        return _play_action(weights, rules, state)
    if state.phase == EXCHANGE:
        return _exchange_action(weights, rules, state)
    return _bid_action(weights, rules, state)


MOST_OPTIONS = 64


@compiled
def list_options(rules: Rules, state: State, options: Any) -> int:
    """The actions worth thinking about; returns how many."""
    hold = state.hold[state.seat]
    if state.phase == EXCHANGE:
        return _list_swaps(rules, hold, options)
    offset = FIRST_BID if state.phase == BID else 0
    cards = hold & BASE if state.phase == BID else playable(hold, state.closed)
    count = 0
    while cards:
        options[count] = offset + select(cards, 0)
        count += 1
        cards &= cards - 1
    return count


@inner
def _list_swaps(rules: Rules, hold: int, options: Any) -> int:
    options[0] = KEEP
    count = 1
    pay = FIRST_SWAP + 2 * CARDS * select(hold >> CARDS, 0)
    cards = hold & BASE
    while cards:
        card = select(cards, 0)
        for target in range(rules.targets):
            options[count] = pay + 2 * card + target
            count += 1
        cards &= cards - 1
    return count
