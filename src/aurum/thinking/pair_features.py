"""Pairs of facts, and what an action leads to: features that only `master`'s network looks at.

The plain features (`features.py`) tell facts one by one. The second half of a round is decided by
how they meet: who is ahead if this card takes the trick, if it does not, or if the round ends here;
how many cards and how much gold everybody has left; which metals others can still follow with. A
network without them learns these things badly, a search finds them by playing on.
"""

from __future__ import annotations

from typing import Any

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    END,
    FIRST_SWAP,
    GOLD_RANKS,
    KEEP,
    NOBODY,
    PLACES,
    PLAY,
    SEATS,
    Rules,
    State,
)
from aurum.kernel.scoring import bid_with, side_bid, side_score, side_tricks
from aurum.thinking.features import (
    FEATURES,
    LENGTHS,
    METAL_MASKS,
    METALS,
    MOST_HAND,
    NEEDS,
    action_features,
    need_class,
    position_features,
    put,
    take_chance,
)
from aurum.thinking.heuristic import RANKS, gold_cards

OWN_LENGTHS, HIDDEN_LENGTHS = 5, 6  # cards of a metal: 0 to 4 and more; 0, 1, 2, 3-4, 5-6, more
LEADS = 15  # points ahead: -6 and fewer to 6 and more; three of them are ties, which R9 may break
HANDS, PURSES = 6, 4  # cards in a hand: 0 to 5 and more; gold cards: 0 to 3 and more
OTHER_SIDES = 2
HALF = 0.5  # the value of most features here

# Places of the position's features.
METAL = FEATURES  # by metal closed in this trick or not, own cards of it, hidden ones
NEED_LEFT = METAL + 2 * OWN_LENGTHS * HIDDEN_LENGTHS  # by what one's own side needs, cards in hand
NEED_NEED = NEED_LEFT + NEEDS * (MOST_HAND + 1)  # by other side: what one's own needs, and it
GOLD_HELD = NEED_NEED + OTHER_SIDES * NEEDS * NEEDS  # by seat, one's own first: rank of gold
SEAT_CARDS = GOLD_HELD + SEATS * GOLD_RANKS  # by seat: cards in hand, gold cards
LEAD = SEAT_CARDS + SEATS * HANDS * PURSES  # by other side: lead now, and if one side takes a trick
# Places of an action's features.
CARD_NEED = LEAD + OTHER_SIDES * 3 * LEADS  # rank of the base card, what one's own side needs
GOLD_NEED = CARD_NEED + RANKS * NEEDS  # the same for gold
LENGTH_HIDDEN = GOLD_NEED + GOLD_RANKS * NEEDS  # own cards of the metal, hidden ones
METALS_LEFT = LENGTH_HIDDEN + LENGTHS * HIDDEN_LENGTHS  # metals that the hand still has then
NEW_NEED_LEFT = METALS_LEFT + METALS + 1  # what the side needs after an exchange, cards in hand
LEAD_THEN = NEW_NEED_LEFT + NEEDS * (MOST_HAND + 1)  # the lead in three cases, see the functions
ENDS_NOW = LEAD_THEN + 3 * LEADS  # the chance that this trick is not finished
ALL_FEATURES = ENDS_NOW + 1
MOST_FEATURES = 192  # that differ from zero at the same time


@compiled
def position_facts(rules: Rules, state: State, hidden: int, mind: Any) -> int:
    """The features of the position that the mind looks at; returns how many."""
    n = position_features(rules, state, hidden, mind)
    return _position_pairs(rules, state, hidden, mind, n) if mind.pairs else n


@compiled
def action_facts(rules: Rules, state: State, action: int, hidden: int, mind: Any, n: int) -> int:
    """Add the features of an action that the mind looks at; returns how many there are then."""
    n = action_features(rules, state, action, hidden, mind, n)
    return _action_pairs(rules, state, action, hidden, mind, n) if mind.pairs else n


@inner
def _position_pairs(rules: Rules, state: State, hidden: int, mind: Any, n: int) -> int:
    hand = state.hold[state.seat] & BASE
    for side in range(rules.sides):  # once for all actions: everything below asks for them
        mind.bids[side] = side_bid(rules, state, side)
        mind.tricks[side] = side_tricks(rules, state, side)
        mind.scores[side] = side_score(rules, state, side)
    n = _metals(state, hand, hidden, mind, n)
    n = _purses(rules, state, mind, n)
    return n if state.phase == BID else _standings(rules, state, hand, mind, n)


@inner
def _hidden_class(cards: int) -> int:
    return cards if cards < 3 else min(3 + (cards - 3) // 2, HIDDEN_LENGTHS - 1)


@inner
def _metals(state: State, hand: int, hidden: int, mind: Any, n: int) -> int:
    """R5.2: metals that are in the trick are closed."""
    for metal in range(METALS):
        cards = METAL_MASKS[metal]
        own, others = popcount(hand & cards), popcount(hidden & cards)
        if own or others:
            is_closed = state.phase == PLAY and state.turn > 0 and (state.closed & cards) != 0
            row = (OWN_LENGTHS if is_closed else 0) + min(own, OWN_LENGTHS - 1)
            n = put(mind, n, METAL + row * HIDDEN_LENGTHS + _hidden_class(others), HALF)
    return n


@inner
def _purses(rules: Rules, state: State, mind: Any, n: int) -> int:
    """What everybody can still lay: the gold is public, and so are the sizes of the hands."""
    for turn in range(rules.seats):
        seat = rules.seat[state.seat + turn]
        owned = state.hold[seat] >> CARDS
        while owned:
            n = put(mind, n, GOLD_HELD + turn * GOLD_RANKS + select(owned, 0), HALF)
            owned &= owned - 1
        cards = min(popcount(state.hold[seat] & BASE), HANDS - 1)
        purse = min(gold_cards(state.gold[seat]), PURSES - 1)
        n = put(mind, n, SEAT_CARDS + (turn * HANDS + cards) * PURSES + purse, HALF)
    return n


@inner
def _need(mind: Any, side: int) -> int:
    return need_class(mind.bids[side] - mind.tricks[side])


@inner
def _standings(rules: Rules, state: State, hand: int, mind: Any, n: int) -> int:
    side = rules.side[state.seat]
    need, left = _need(mind, side), min(popcount(hand), MOST_HAND)
    n = put(mind, n, NEED_LEFT + need * (MOST_HAND + 1) + left, HALF)
    bid, tricks = mind.bids[side], mind.tricks[side]
    points = (mind.scores[side], _points(rules, mind, side, bid, 1))
    for turn in range(1, rules.sides):
        other = rules.side[rules.seat[state.seat + turn]]
        row = (turn - 1) * NEEDS + need
        n = put(mind, n, NEED_NEED + row * NEEDS + _need(mind, other), HALF)
        place = LEAD + (turn - 1) * 3 * LEADS
        n = put(mind, n, place + _lead(rules, mind, other, points[0], bid == tricks, 0), HALF)
        then = _lead(rules, mind, other, points[1], bid == tricks + 1, 0)
        n = put(mind, n, place + LEADS + then, HALF)
        then = _lead(rules, mind, other, points[0], bid == tricks, 1)
        n = put(mind, n, place + 2 * LEADS + then, HALF)
    return n


@inner
def _points(rules: Rules, mind: Any, side: int, bid: int, more: int) -> Any:
    """R8: the score of a side with this bid and some more tricks."""
    tricks = mind.tricks[side]
    now = rules.bid_points[mind.bids[side], tricks]
    return mind.scores[side] - now + rules.bid_points[bid, tricks + more]


@inner
def _lead(rules: Rules, mind: Any, other: int, points: int, is_exact: bool, gift: int) -> int:
    """The class of the lead that so many points are over a side that takes `gift` more tricks.

    Below 6 one is behind, above 8 ahead; of a tie the one who met the bid is ahead (R9).
    """
    bid = mind.bids[other]
    lead = points - _points(rules, mind, other, bid, gift)
    if lead > 0:
        return 8 + min(lead, 6)
    if lead < 0:
        return 6 - min(-lead, 6)
    is_its_exact = bid == mind.tricks[other] + gift
    return 7 + (1 if is_exact else 0) - (1 if is_its_exact else 0)


@inner
def _least_lead(rules: Rules, mind: Any, side: int, points: int, is_exact: bool, taker: int) -> int:
    """The lead over the best of the others; one of them may take this trick."""
    least = LEADS
    for other in range(rules.sides):
        if other != side:
            gift = 1 if other == taker else 0
            least = min(least, _lead(rules, mind, other, points, is_exact, gift))
    return least


@inner
def _action_pairs(rules: Rules, state: State, action: int, hidden: int, mind: Any, n: int) -> int:
    if state.phase == BID:
        return n
    if state.phase != PLAY:
        return _exchange_pairs(rules, state, action, mind, n)
    if action != END:
        n = _card_pairs(rules, state, action, hidden, mind, n)
        return _outcomes(rules, state, action, hidden, mind, n)
    side = rules.side[state.seat]
    exact = mind.bids[side] == mind.tricks[side]
    then = _least_lead(rules, mind, side, mind.scores[side], exact, NOBODY)
    return put(mind, n, LEAD_THEN + 2 * LEADS + then, 1.0)


@inner
def _exchange_pairs(rules: Rules, state: State, action: int, mind: Any, n: int) -> int:
    """The lead with the new bid and no, one and two more tricks."""
    side = rules.side[state.seat]
    bid, paid = mind.bids[side], 0
    if action != KEEP:
        code = action - FIRST_SWAP
        gold = (code >> 1) // CARDS
        owner = rules.partner[state.seat] if code & 1 else state.seat
        bid, paid = bid_with(rules, state, owner, (code >> 1) % CARDS), rules.gold_points[gold]
    tricks = mind.tricks[side]
    left = min(popcount(state.hold[state.seat] & BASE), MOST_HAND)
    n = put(mind, n, NEW_NEED_LEFT + need_class(bid - tricks) * (MOST_HAND + 1) + left, HALF)
    for more in range(3):
        points = _points(rules, mind, side, bid, more) - paid
        then = _least_lead(rules, mind, side, points, bid == tricks + more, NOBODY)
        n = put(mind, n, LEAD_THEN + more * LEADS + then, HALF)
    return n


@inner
def _card_pairs(rules: Rules, state: State, card: int, hidden: int, mind: Any, n: int) -> int:
    need = _need(mind, rules.side[state.seat])
    if card >= CARDS:
        return put(mind, n, GOLD_NEED + (card - CARDS) * NEEDS + need, HALF)
    hand, metal = state.hold[state.seat] & BASE, rules.closes[card]
    n = put(mind, n, CARD_NEED + (rules.rank[card] - 1) * NEEDS + need, HALF)
    length = min(popcount(hand & metal), LENGTHS) - 1
    row = LENGTH_HIDDEN + length * HIDDEN_LENGTHS
    n = put(mind, n, row + _hidden_class(popcount(hidden & metal)), HALF)
    left = 0
    for one in range(METALS):
        left += (hand & ~(1 << card) & METAL_MASKS[one]) != 0
    return put(mind, n, METALS_LEFT + left, HALF)


@inner
def _outcomes(rules: Rules, state: State, card: int, hidden: int, mind: Any, n: int) -> int:
    """The lead if the card takes the trick, if it does not, and if the round ends before that.

    Each counts as much as it is likely.
    """
    side, takes = rules.side[state.seat], take_chance(rules, state, card, hidden)
    bid, tricks = mind.bids[side], mind.tricks[side]
    paid = rules.gold_points[card - CARDS] if card >= CARDS else 0
    now, more = mind.scores[side] - paid, _points(rules, mind, side, bid, 1) - paid
    with_it = _least_lead(rules, mind, side, more, bid == tricks + 1, NOBODY)
    if takes > 0.0:
        n = put(mind, n, LEAD_THEN + with_it, takes)
    if takes < 1.0:
        taker = NOBODY
        if state.turn > 0:
            taker = rules.side[rules.seat[state.leader + (state.high & (PLACES - 1))]]
        without = _least_lead(rules, mind, side, now, bid == tricks, taker)
        then = with_it if taker == side else without
        n = put(mind, n, LEAD_THEN + LEADS + then, 1.0 - takes)
    ends = _end_chance(rules, state, card, hidden)
    if ends > 0.0:
        n = put(mind, n, ENDS_NOW, ends)
        then = _least_lead(rules, mind, side, now, bid == tricks, NOBODY)
        n = put(mind, n, LEAD_THEN + 2 * LEADS + then, ends)
    return n


@inner
def _end_chance(rules: Rules, state: State, card: int, hidden: int) -> float:
    """R7.1: the chance that somebody who follows has no gold and no card of an open metal.

    Only the metals that are closed by this card count, not those that others close after it.
    """
    closed = state.closed | rules.closes[card] if card < CARDS else state.closed
    total, closed_total = popcount(hidden), popcount(hidden & closed)
    goes_on = 1.0
    for place in range(state.turn + 1, rules.seats):
        seat = rules.seat[state.leader + place]
        if state.gold[seat] == 0:
            nothing = 1.0
            for k in range(popcount(state.hold[seat] & BASE)):
                nothing *= max(closed_total - k, 0) / max(total - k, 1)
                if nothing <= 0.0:
                    break
            goes_on *= 1.0 - nothing
    return 1.0 - goes_on
