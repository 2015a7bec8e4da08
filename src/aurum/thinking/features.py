"""What a seat knows and what an action does, as the few numbers that the network looks at.

Features are sparse: a list of `places` and `values` in a record (`network.MIND`). The
first part describes the position and is the same for all actions, the second one action. Only
what the seat to act may know is used: its own hand, what is public, and which cards are hidden,
but not in whose hand (`hidden_cards`).
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
    FIRST_BID,
    FIRST_SWAP,
    GOLD_RANKS,
    KEEP,
    NIBBLE,
    NOBODY,
    PLACES,
    PLAY,
    SEATS,
    Rules,
    State,
)
from aurum.kernel.scoring import bid_with, gold_points, side_bid, side_score, side_tricks
from aurum.thinking.heuristic import BELOW, RANKS, gold_cards, survival

METALS = 5
NEEDS = 8  # tricks that a side still needs: -2 and fewer, -1 to 4, 5 and more
LENGTHS = 4  # cards of a metal: 1, 2, 3, more
SIDE_SIZE, SEAT_SIZE, MOST_SIDES, MOST_HAND = NEEDS + 3, 4, 3, 12

# Places of the position's features.
CONSTANT = 0
HAND = CONSTANT + 1  # by rank: own cards
HIDDEN = HAND + RANKS  # by rank: cards in other hands
SHAPE = HIDDEN + RANKS  # metals of which the hand has no card, 1, 2, 3, more
SIDE = SHAPE + 5  # by side, one's own first: what it needs, bid, tricks, score as of now
SEAT = SIDE + MOST_SIDES * SIDE_SIZE  # by seat, one's own first: gold, its points, best, bid
STANDING = SEAT + SEATS * SEAT_SIZE  # the lead as of now, and whether there is one
LEFT = STANDING + 2  # cards in one's own hand
SUPPLY = LEFT + MOST_HAND + 1  # by rank: gold to be won
TURN = SUPPLY + GOLD_RANKS  # place in the trick
TRICK = TURN + SEATS  # is it gold that leads, which rank, the lowest rank, gold in the trick
TAKER = TRICK + 4  # by seat, one's own first: who is taking the trick
LOWEST = TAKER + SEATS  # by seat, one's own first: whose card is the lowest
POSITION = LOWEST + SEATS
# Places of an action's features.
RANK = POSITION  # of the base card
GOLD = RANK + RANKS  # is it gold, which rank, its points
ENDS = GOLD + 3  # does it end the round, by how much is the round won then, and is it
TAKES = ENDS + 3  # chance to take the trick, does it take it now; the same for being lowest
PRIZE = TAKES + 4  # points of gold to be won by being lowest, and is there any
TAKE_NEED = PRIZE + 2  # by what one's own side needs: chance to take the trick
GIFT_NEED = TAKE_NEED + NEEDS  # by what the side needs that gets the trick otherwise
PARTNER = GIFT_NEED + NEEDS  # chance that the partner keeps the trick; or their bid counts
LENGTH = PARTNER + 1  # cards of this metal
OTHERS = LENGTH + LENGTHS  # hidden cards of its metal, higher, lower; own lower, higher
FOLLOW = OTHERS + 5  # hidden cards that may follow, and how many who follow have gold
NEW_BID = FOLLOW + 2  # by rank: the side's bid after this action
NEW_NEED = NEW_BID + RANKS + 1  # what the side needs after an exchange
SWAP = NEW_NEED + NEEDS  # keep; partner's bid, rank given, rank received, points paid
FEATURES = SWAP + 5


RANK_MASKS = np.array([sum(1 << (m * RANKS + r) for m in range(METALS)) for r in range(RANKS)])
METAL_MASKS = np.array([((1 << RANKS) - 1) << (m * RANKS) for m in range(METALS)])


@inner
def put(mind: Any, n: int, place: int, value: float) -> int:
    """One more feature; returns how many there are now."""
    mind.places[n] = place
    mind.values[n] = value
    return n + 1


@inner
def need_class(need: int) -> int:
    return min(max(need + 2, 0), NEEDS - 1)


@inner
def _bids_are_hidden(rules: Rules, state: State) -> bool:
    """R3.2: nobody sees the bids of others before all are laid."""
    return rules.face_down == 1 and state.phase == BID


@compiled
def hidden_cards(rules: Rules, state: State, seat: int) -> int:
    """The base cards in other hands: together they are known, one by one they are not."""
    cards = 0
    for other in range(rules.seats):
        if other != seat:
            cards |= state.hold[other] & BASE
            if _bids_are_hidden(rules, state) and state.bids[other] != NOBODY:
                cards |= 1 << state.bids[other]
    return cards


@compiled
def position_features(rules: Rules, state: State, hidden: int, mind: Any) -> int:
    """The features of the position for the seat to act; returns how many."""
    hand = state.hold[state.seat] & BASE
    n = put(mind, 0, CONSTANT, 1.0)
    n = put(mind, n, LEFT + min(popcount(hand), MOST_HAND), 1.0)
    n = put(mind, n, TURN + state.turn, 1.0)
    n = _cards(hand, hidden, mind, n)
    n = _sides(rules, state, mind, n)
    n = _seats(rules, state, mind, n)
    for rank in range(GOLD_RANKS):
        count = (state.supply >> (4 * rank)) & NIBBLE
        if count:
            n = put(mind, n, SUPPLY + rank, 0.5 if count == 1 else 1.0)
    if state.phase == PLAY and state.turn > 0:
        n = _trick(rules, state, mind, n)
    return n


@inner
def _cards(hand: int, hidden: int, mind: Any, n: int) -> int:
    for rank in range(RANKS):
        own, others = popcount(hand & RANK_MASKS[rank]), popcount(hidden & RANK_MASKS[rank])
        if own:
            n = put(mind, n, HAND + rank, 0.5 * own)
        if others:
            n = put(mind, n, HIDDEN + rank, 0.25 * others)
    shape = 0  # metals by their length, counted in 4 bits each
    for metal in range(METALS):
        shape += 1 << (4 * min(popcount(hand & METAL_MASKS[metal]), LENGTHS))
    for length in range(LENGTHS + 1):
        count = (shape >> (4 * length)) & 15
        if count:
            n = put(mind, n, SHAPE + length, 0.5 * count)
    return n


@inner
def _sides(rules: Rules, state: State, mind: Any, n: int) -> int:
    own, best = 0, -99
    for turn in range(rules.sides):
        side = rules.side[rules.seat[state.seat + turn]]
        bid = 0 if _bids_are_hidden(rules, state) else side_bid(rules, state, side)
        tricks = side_tricks(rules, state, side)
        score = side_score(rules, state, side)
        place = SIDE + turn * SIDE_SIZE
        if bid > 0:
            n = put(mind, n, place + need_class(bid - tricks), 1.0)
            n = put(mind, n, place + NEEDS, 0.2 * bid)
        n = put(mind, n, place + NEEDS + 1, 0.2 * tricks)
        n = put(mind, n, place + NEEDS + 2, 0.1 * score)
        if turn == 0:
            own = score
        else:
            best = max(best, score)
    n = put(mind, n, STANDING, 0.1 * (own - best))
    return put(mind, n, STANDING + 1, 1.0) if own > best else n


@inner
def _seats(rules: Rules, state: State, mind: Any, n: int) -> int:
    for turn in range(rules.seats):
        seat = rules.seat[state.seat + turn]
        place = SEAT + turn * SEAT_SIZE
        owned = state.hold[seat] >> CARDS
        if owned:
            best = select(owned, popcount(owned) - 1)
            n = put(mind, n, place, 0.4 * gold_cards(state.gold[seat]))
            n = put(mind, n, place + 1, 0.2 * gold_points(rules, state, seat))
            n = put(mind, n, place + 2, 0.2 * (best + 1))
        if state.bids[seat] != NOBODY and not _bids_are_hidden(rules, state):
            n = put(mind, n, place + 3, 0.2 * rules.rank[state.bids[seat]])
    return n


@inner
def _trick(rules: Rules, state: State, mind: Any, n: int) -> int:
    """Who is taking the trick that lies on the table, and who is lowest."""
    high, low = state.high & (PLACES - 1), PLACES - 1 - (state.low & (PLACES - 1))
    first = state.plays - state.turn
    taking, lowest = state.played[first + high], state.played[first + low]
    if taking >= CARDS:
        n = put(mind, n, TRICK, 1.0)
    n = put(mind, n, TRICK + 1, 0.2 * rules.rank[taking])
    n = put(mind, n, TRICK + 2, 0.2 * rules.rank[lowest])
    if state.pot:
        n = put(mind, n, TRICK + 3, 0.5 * gold_cards(state.pot))
    n = put(mind, n, TAKER + (state.leader + high - state.seat) % rules.seats, 1.0)
    return put(mind, n, LOWEST + (state.leader + low - state.seat) % rules.seats, 1.0)


@compiled
def action_features(rules: Rules, state: State, action: int, hidden: int, mind: Any, n: int) -> int:
    """Add the features of an action of the seat to act; returns how many there are then."""
    if state.phase == PLAY:
        if action == END:
            return _ending(rules, state, mind, n)
        return _playing(rules, state, action, hidden, mind, n)
    if state.phase == BID:
        return _bidding(rules, state, action - FIRST_BID, mind, n)
    return _exchanging(rules, state, action, mind, n)


@inner
def _ending(rules: Rules, state: State, mind: Any, n: int) -> int:
    side, best = rules.side[state.seat], -99
    for other in range(rules.sides):
        if other != side:
            best = max(best, side_score(rules, state, other))
    lead = side_score(rules, state, side) - best
    n = put(mind, n, ENDS, 1.0)
    n = put(mind, n, ENDS + 1, 0.1 * lead)
    return put(mind, n, ENDS + 2, 1.0) if lead > 0 else n


@inner
def _playing(rules: Rules, state: State, card: int, hidden: int, mind: Any, n: int) -> int:
    takes = take_chance(rules, state, card, hidden)
    if card >= CARDS:
        n = put(mind, n, GOLD, 1.0)
        n = put(mind, n, GOLD + 1, 0.2 * (card - CARDS))
        n = put(mind, n, GOLD + 2, 0.5 * rules.gold_points[card - CARDS])
    else:
        rivals = hidden & ~(state.closed | rules.closes[card])
        n = _being_lowest(rules, state, card, rivals, mind, n)
        n = _base_card(rules, state, card, hidden, mind, n)
        n = _following(rules, state, popcount(rivals), popcount(hidden), mind, n)
    if takes_now(rules, state, card):
        n = put(mind, n, TAKES + 1, 1.0)
    return _taking(rules, state, takes, mind, n)


@inner
def takes_now(rules: Rules, state: State, card: int) -> bool:
    """Whether the card would be the best of the trick so far."""
    return rules.high[card] + state.turn > state.high


@inner
def take_chance(rules: Rules, state: State, card: int, hidden: int) -> float:
    """The chance that the card takes the trick, if nobody lays gold over it."""
    if not takes_now(rules, state, card):
        return 0.0
    if card >= CARDS:
        return 1.0
    rivals = hidden & ~(state.closed | rules.closes[card])
    return survival(rivals, BELOW[rules.rank[card]], rules.seats - state.turn - 1)


@inner
def _being_lowest(rules: Rules, state: State, card: int, rivals: int, mind: Any, n: int) -> int:
    """R6.1: the chance to be lowest, and the gold that it brings."""
    if rules.low[card] + PLACES - 1 - state.turn >= state.low:
        return n
    rank = rules.rank[card]
    chance = survival(rivals, ~BELOW[rank + 1], rules.seats - state.turn - 1)
    n = put(mind, n, TAKES + 2, chance)
    n = put(mind, n, TAKES + 3, 1.0)
    if state.supply & (rules.prize[rank] * NIBBLE):
        n = put(mind, n, PRIZE, 0.5 * chance * rules.gold_points[rank])
        n = put(mind, n, PRIZE + 1, chance)
    return n


@inner
def _following(rules: Rules, state: State, rivals: int, hidden: int, mind: Any, n: int) -> int:
    """R7.1: a player with nothing to add ends the round; gold is a way out, and takes tricks."""
    if hidden:
        n = put(mind, n, FOLLOW, rivals / hidden)
    golden = 0
    for place in range(state.turn + 1, rules.seats):
        golden += state.gold[rules.seat[state.leader + place]] != 0
    return put(mind, n, FOLLOW + 1, 0.5 * golden) if golden else n


@inner
def _base_card(rules: Rules, state: State, card: int, hidden: int, mind: Any, n: int) -> int:
    rank, hand = rules.rank[card], state.hold[state.seat] & BASE
    n = put(mind, n, RANK + rank - 1, 1.0)
    n = _length(rules, hand, card, mind, n)
    n = put(mind, n, OTHERS, 0.2 * popcount(hidden & rules.closes[card]))
    total = popcount(hidden)
    if total:
        n = put(mind, n, OTHERS + 1, popcount(hidden & ~BELOW[rank + 1]) / total)
        n = put(mind, n, OTHERS + 2, popcount(hidden & BELOW[rank]) / total)
    return _own_ranks(hand, rank, mind, n)


@inner
def _length(rules: Rules, hand: int, card: int, mind: Any, n: int) -> int:
    length = popcount(hand & rules.closes[card])
    return put(mind, n, LENGTH + min(length, LENGTHS) - 1, 1.0)


@inner
def _own_ranks(hand: int, rank: int, mind: Any, n: int) -> int:
    n = put(mind, n, OTHERS + 3, 0.2 * popcount(hand & BELOW[rank]))
    return put(mind, n, OTHERS + 4, 0.2 * popcount(hand & ~BELOW[rank + 1]))


@inner
def _taking(rules: Rules, state: State, takes: float, mind: Any, n: int) -> int:
    """Who gets the trick, and what they need."""
    side = rules.side[state.seat]
    if takes > 0.0:
        need = side_bid(rules, state, side) - side_tricks(rules, state, side)
        n = put(mind, n, TAKES, takes)
        n = put(mind, n, TAKE_NEED + need_class(need), takes)
    if takes < 1.0 and state.turn > 0:
        other = rules.side[rules.seat[state.leader + (state.high & (PLACES - 1))]]
        if other == side:
            return put(mind, n, PARTNER, 1.0 - takes)
        need = side_bid(rules, state, other) - side_tricks(rules, state, other)
        n = put(mind, n, GIFT_NEED + need_class(need), 1.0 - takes)
    return n


@inner
def _bidding(rules: Rules, state: State, card: int, mind: Any, n: int) -> int:
    rank, hand = rules.rank[card], state.hold[state.seat] & BASE
    bid = bid_with(rules, state, state.seat, card)
    n = put(mind, n, RANK + rank - 1, 1.0)
    if bid > rank:
        n = put(mind, n, PARTNER, 1.0)
    n = put(mind, n, NEW_BID + bid, 1.0)
    n = _length(rules, hand, card, mind, n)
    return _own_ranks(hand, rank, mind, n)


@inner
def _exchanging(rules: Rules, state: State, action: int, mind: Any, n: int) -> int:
    side = rules.side[state.seat]
    if action == KEEP:
        bid = side_bid(rules, state, side)
        n = put(mind, n, SWAP, 1.0)
    else:
        code = action - FIRST_SWAP
        gold = (code >> 1) // CARDS
        card = (code >> 1) - gold * CARDS
        owner = rules.partner[state.seat] if code & 1 else state.seat
        bid = bid_with(rules, state, owner, card)
        n = put(mind, n, SWAP + 1, 1.0 * (code & 1))
        n = put(mind, n, SWAP + 2, 0.2 * rules.rank[card])
        n = put(mind, n, SWAP + 3, 0.2 * rules.rank[state.bids[owner]])
        n = put(mind, n, SWAP + 4, 0.5 * rules.gold_points[gold])
        n = put(mind, n, RANK + rules.rank[card] - 1, 1.0)
        n = _length(rules, state.hold[state.seat] & BASE, card, mind, n)
    n = put(mind, n, NEW_BID + bid, 1.0)
    return put(mind, n, NEW_NEED + need_class(bid - side_tricks(rules, state, side)), 1.0)
