"""What the network sees: a seat's view of a kernel state as a list of features that are on.

Metals are interchangeable, so they are put in an order that depends on the own hand only; seats
are counted from the observer. Everything here is public or the observer's own: other hands enter
only as the union of all cards that the observer has not seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, BID, CARDS, EXCHANGE, GOLD_RANKS, PLAY, SEATS
from aurum.kernel.scoring import side_bid, side_score, side_tricks

METALS, RANKS = 5, 10
SUIT = 1023  # the ranks of one metal as bits

# Condensed actions: a base card means bid, own exchange or play by phase; gold is played.
ACTION_GOLD = CARDS
ACTION_PASS = CARDS + GOLD_RANKS  # keep, or end
ACTION_PARTNER = ACTION_PASS + 1  # base card in place of the partner's bid
ACTION_COUNT = ACTION_PARTNER + CARDS

HAND = 0
UNSEEN = HAND + CARDS
KNOWN = UNSEEN + CARDS  # by other seat (R4.5)
OWN_BID = KNOWN + 3 * CARDS
BID_RANK = OWN_BID + CARDS  # by seat, 0 is unknown
TRICK = BID_RANK + SEATS * (RANKS + 1)  # by other seat: its card in the trick
TURN = TRICK + 3 * (CARDS + GOLD_RANKS)
BEST = TURN + SEATS  # strength of the best card so far
BEST_BY = BEST + 20
LOWEST = BEST_BY + SEATS
LOWEST_BY = LOWEST + RANKS + 1
GOLD = LOWEST_BY + SEATS  # by seat and rank: one, two or more
SUPPLY = GOLD + SEATS * GOLD_RANKS * 2
TAKEN = SUPPLY + GOLD_RANKS * 2  # by side
NEED = TAKEN + 3 * 16
LOWEST_NEED, NEEDS = -6, 18
SIZE = NEED + 3 * NEEDS
PHASE = SIZE + 13
LEADER = PHASE + 3
MARGIN = LEADER + SEATS  # own score less the best other, if the round ended now
WIDEST = 12
INPUTS = MARGIN + 2 * WIDEST + 1
MOST_ACTIVE = 160


@compiled
def order_metals(rules: Any, state: Any, me: int, place: Any) -> None:
    """Longest metal first; ties by the ranks held, then by the ranks unseen."""
    unseen = unseen_cards(rules, state, me)
    keys = np.empty(METALS, np.int64)
    for metal in range(METALS):
        own = (state.hold[me] >> (RANKS * metal)) & SUIT
        keys[metal] = (popcount(own) * 1024 + own) * 1024 + ((unseen >> (RANKS * metal)) & SUIT)
        if (rules.deck >> (RANKS * metal)) & SUIT == 0:
            keys[metal] = -1
    for metal in range(METALS):
        rank = 0
        for other in range(METALS):
            if keys[other] > keys[metal] or (keys[other] == keys[metal] and other < metal):
                rank += 1
        place[metal] = rank


@compiled
def unseen_cards(rules: Any, state: Any, me: int) -> int:
    """All base cards in other hands, and bids of others that lie face down (R3.2)."""
    unseen = 0
    for seat in range(rules.seats):
        if seat != me:
            unseen |= state.hold[seat] & BASE
            if state.phase == BID and rules.face_down and state.bids[seat] >= 0:
                unseen |= 1 << state.bids[seat]
    return unseen


@compiled
def placed_card(place: Any, card: int) -> Any:
    """The number of a card in the observer's order of metals; gold comes after."""
    if card >= CARDS:
        return card
    metal = card // RANKS
    return place[metal] * RANKS + card - metal * RANKS


@compiled
def _add_cards(active: Any, count: int, start: int, cards: int, place: Any) -> int:
    for metal in range(METALS):
        ranks = (cards >> (RANKS * metal)) & SUIT
        base = start + place[metal] * RANKS
        for rank in range(RANKS):
            if (ranks >> rank) & 1:
                active[count] = base + rank
                count += 1
    return count


@compiled
def _add_gold(active: Any, count: int, start: int, counted: int) -> int:
    for rank in range(GOLD_RANKS):
        cards = (counted >> (4 * rank)) & 15
        if cards >= 1:
            active[count] = start + 2 * rank
            count += 1
        if cards >= 2:
            active[count] = start + 2 * rank + 1
            count += 1
    return count


@compiled
def _add_bids(rules: Any, state: Any, me: int, place: Any, active: Any, count: int) -> int:
    hidden = state.phase == BID and rules.face_down
    for step in range(rules.seats):
        seat = (me + step) % rules.seats
        card = -1 if hidden and seat != me else state.bids[seat]
        active[count] = BID_RANK + step * (RANKS + 1) + (rules.rank[card] if card >= 0 else 0)
        count += 1
    if state.bids[me] >= 0:
        active[count] = OWN_BID + placed_card(place, state.bids[me])
        count += 1
    return count


@compiled
def _add_seats(rules: Any, state: Any, me: int, place: Any, active: Any, count: int) -> int:
    for step in range(rules.seats):
        seat = (me + step) % rules.seats
        count = _add_gold(active, count, GOLD + step * GOLD_RANKS * 2, state.gold[seat])
        if step > 0:
            known = state.returned[seat] & state.hold[seat] & BASE
            count = _add_cards(active, count, KNOWN + (step - 1) * CARDS, known, place)
    return count


@compiled
def _add_trick(rules: Any, state: Any, me: int, place: Any, active: Any, count: int) -> int:
    """The cards of the trick, who is highest and who is lowest."""
    turn = state.turn
    best, lowest, best_by, lowest_by = -1, 99, 0, 0
    for k in range(turn):
        card = state.played[state.plays - turn + k]
        step = (state.leader + k - me) % rules.seats
        active[count] = TRICK + (step - 1) * (CARDS + GOLD_RANKS) + placed_card(place, card)
        count += 1
        strength = RANKS + 1 + card - CARDS if card >= CARDS else rules.rank[card]
        if strength >= best:
            best, best_by = strength, step
        if card < CARDS and rules.rank[card] <= lowest:
            lowest, lowest_by = rules.rank[card], step
    if turn > 0:
        active[count] = BEST + best
        active[count + 1] = BEST_BY + best_by
        active[count + 2] = LOWEST + lowest
        active[count + 3] = LOWEST_BY + lowest_by
        count += 4
    return count


@compiled
def _add_sides(rules: Any, state: Any, me: int, active: Any, count: int) -> int:
    own, best_other = 0, -99
    for step in range(rules.sides):
        side = (rules.side[me] + step) % rules.sides
        taken = side_tricks(rules, state, side)
        active[count] = TAKEN + step * 16 + min(taken, 15)
        count += 1
        if state.phase != BID:
            need = side_bid(rules, state, side) - taken
            active[count] = NEED + step * NEEDS + min(max(need - LOWEST_NEED, 0), NEEDS - 1)
            count += 1
            score = side_score(rules, state, side)
            if step == 0:
                own = score
            else:
                best_other = max(best_other, score)
    if state.phase != BID:
        active[count] = MARGIN + WIDEST + min(max(own - best_other, -WIDEST), WIDEST)
        count += 1
    return count


@compiled
def features(rules: Any, state: Any, me: int, place: Any, active: Any) -> int:
    """Fill `active` with the features that are on; returns how many. Sets `place` too."""
    order_metals(rules, state, me, place)
    hand = state.hold[me] & BASE
    count = _add_cards(active, 0, HAND, hand, place)
    count = _add_cards(active, count, UNSEEN, unseen_cards(rules, state, me), place)
    count = _add_bids(rules, state, me, place, active, count)
    count = _add_seats(rules, state, me, place, active, count)
    count = _add_gold(active, count, SUPPLY, state.supply)
    if state.phase == PLAY:
        count = _add_trick(rules, state, me, place, active, count)
    count = _add_sides(rules, state, me, active, count)
    active[count] = SIZE + min(popcount(hand), 12)
    active[count + 1] = PHASE + (0 if state.phase == BID else 1 if state.phase == EXCHANGE else 2)
    active[count + 2] = LEADER + (state.leader - me) % rules.seats
    active[count + 3] = TURN + state.turn % SEATS
    return count + 4
