"""Whether a question can be answered: checked once, so that nothing behind it can go astray.

Every index and every loop of the compiled code is bounded by what is checked here.
"""

from __future__ import annotations

from typing import Any

from aurum.engine.records import BAD_RULES, BAD_STATE, DONE
from aurum.kernel.bits import popcount
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import (
    ALL_TIED,
    BASE,
    BID,
    CARDS,
    END,
    EXCHANGE,
    FIRST_TO_TWO,
    GOLD,
    GOLD_RANKS,
    HIGHEST_GOLD,
    MOST_PLAYS,
    MOST_TRICKS,
    NIBBLE,
    NO_LOW,
    NO_REASON,
    NOBODY,
    NOTHING,
    PLACES,
    PLAY,
    RANKS,
    SEATS,
    SUM_OF_POINTS,
    Rules,
    State,
)
from aurum.kernel.rounds import playable

MOST_HAND = 20
MOST_POINTS = 10_000
_SUIT, _COUNTED = 10, (1 << 4 * GOLD_RANKS) - 1
_ONE_EACH = _COUNTED // NIBBLE


@compiled
def flaw(question: Any) -> int:
    """DONE if rules and state are sound, else the code that says which of them is not."""
    if not _are_rules(question.rules) or not _are_tables(question.rules):
        return BAD_RULES
    if not is_position(question.rules, question.state):
        return BAD_STATE
    return DONE


@inner
def _is_within(value: int, least: int, most: int) -> bool:
    return least <= value <= most


@inner
def _are_rules(rules: Rules) -> bool:
    if not _is_within(rules.seats, 2, SEATS):
        return False
    if rules.sides != rules.seats and not (rules.seats == 4 and rules.sides == 2):
        return False
    for turn in range(2 * SEATS):
        if rules.seat[turn] != turn % rules.seats:
            return False
    for seat in range(rules.seats):
        partner = seat if rules.sides == rules.seats else (seat + rules.sides) % rules.seats
        if rules.side[seat] != seat % rules.sides or rules.partner[seat] != partner:
            return False
    for step in range(4):
        if not _is_within(rules.ties[step], ALL_TIED, HIGHEST_GOLD):
            return False
    return (
        rules.targets == (1 if rules.sides == rules.seats else 2)
        and _is_within(rules.face_down, 0, 1)
        and _is_within(rules.hand_size, 1, MOST_HAND)
        and rules.deck & ~BASE == 0
        and _is_within(rules.match_end, FIRST_TO_TWO, SUM_OF_POINTS)
        and _is_within(rules.tie_count, 0, 4)
    )


@inner
def _are_tables(rules: Rules) -> bool:
    for card in range(END):
        is_gold = card >= CARDS
        rank = card - CARDS if is_gold else card % _SUIT + 1
        low = rules.low[card]
        is_low = low % PLACES == 0 and (is_gold or _is_within(low // PLACES, 1, RANKS - 1))
        is_high = _is_within(rules.high[card], 0, MOST_POINTS) and rules.high[card] % PLACES == 0
        if rules.rank[card] != rank or not is_low or not is_high or rules.closes[card] & ~BASE:
            return False
        if not is_gold and (rules.closes[card] >> card) & 1 == 0:
            return False
        if not _is_within(low, 0, NO_LOW - PLACES):
            return False
    for rank in range(RANKS):
        prize = rules.prize[rank]
        if prize & ~_ONE_EACH or popcount(prize) > 1:
            return False
        if not _is_within(rules.gold_points[rank], -MOST_POINTS, MOST_POINTS):
            return False
        for tricks in range(2 * MOST_TRICKS):
            if not _is_within(rules.bid_points[rank, tricks], -MOST_POINTS, MOST_POINTS):
                return False
    return True


@compiled
def is_position(rules: Rules, state: State) -> bool:
    """Whether a seat is to act in a round that can be played to its end."""
    return (
        _has_numbers(rules, state)
        and _has_history(rules, state)
        and _has_gold(rules, state)
        and _has_cards(rules, state)
        and _has_trick(rules, state)
        and _may_act(rules, state)
    )


@inner
def _has_numbers(rules: Rules, state: State) -> bool:
    last = rules.seats - 1
    for seat in range(SEATS):
        if not (
            _is_within(state.taken[seat], 0, MOST_TRICKS)
            and _is_within(state.nuggets[seat], 0, MOST_TRICKS)
            and _is_within(state.points[seat], -MOST_POINTS, MOST_POINTS)
            and state.returned[seat] & ~BASE == 0
        ):
            return False
    turn = (state.seat - state.leader) % rules.seats if state.phase != BID else 0
    return (
        _is_within(state.phase, BID, PLAY)
        and _is_within(state.seat, 0, last)
        and _is_within(state.match_first, 0, last)
        and _is_within(state.first, 0, last)
        and _is_within(state.leader, 0, last)
        and _is_within(state.rounds, 0, MOST_TRICKS)
        and state.turn == turn
        and state.ended_by == NOBODY
        and state.reason == NO_REASON
        and _is_within(state.tricks, 0, MOST_TRICKS if state.phase != BID else 0)
        and state.exposed & ~rules.deck == 0
    )


@inner
def _has_history(rules: Rules, state: State) -> bool:
    laid = state.turn if state.phase == PLAY else 0
    if state.plays != state.tricks * rules.seats + laid or state.plays > MOST_PLAYS:
        return False
    for place in range(state.plays):
        if int(state.played[place]) >= END:
            return False
    taken = 0
    for seat in range(rules.seats):
        taken += state.taken[seat]
    for trick in range(state.tricks):
        gold = int(state.collected[trick])
        if int(state.leaders[trick]) >= rules.seats or int(state.takers[trick]) >= rules.seats:
            return False
        if gold >= GOLD_RANKS and gold != NOTHING:
            return False
    return taken == state.tricks


@inner
def _has_gold(rules: Rules, state: State) -> bool:
    """The counts of gold fit the bits, and no count can grow too large."""
    if state.supply & ~_COUNTED or state.pot & ~_COUNTED:
        return False
    for rank in range(GOLD_RANKS):
        count = ((state.supply >> (4 * rank)) & NIBBLE) + ((state.pot >> (4 * rank)) & NIBBLE)
        for seat in range(rules.seats):
            own = (state.gold[seat] >> (4 * rank)) & NIBBLE
            if state.gold[seat] & ~_COUNTED or (own > 0) != (
                (state.hold[seat] >> (CARDS + rank)) & 1 == 1
            ):
                return False
            count += own
        if count >= NIBBLE:
            return False
    return True


@inner
def _has_cards(rules: Rules, state: State) -> bool:
    """Every card lies in one place only, and the round is over before there is no room for it."""
    seen, left = state.exposed, 0
    for place in range(state.plays):
        card = int(state.played[place])
        if card < CARDS:
            if (seen >> card) & 1:
                return False
            seen |= 1 << card
    for seat in range(rules.seats):
        hand, bid = state.hold[seat] & BASE, state.bids[seat]
        if state.hold[seat] & ~(BASE | GOLD) or hand & seen or popcount(hand) > rules.hand_size:
            return False
        seen |= hand
        left += popcount(hand)
        for rank in range(GOLD_RANKS):
            left += (state.gold[seat] >> (4 * rank)) & NIBBLE
        if bid == NOBODY:
            if state.phase != BID or hand == 0:
                return False
        elif not _is_within(bid, 0, CARDS - 1) or (seen >> bid) & 1:
            return False
        else:
            seen |= 1 << bid
    return seen & ~rules.deck == 0 and _has_room(rules, state, left)


@inner
def _has_room(rules: Rules, state: State, left: int) -> bool:
    """R6.1: a trick takes a card of everybody, and brings back at most one."""
    for seat in range(rules.seats):
        left -= state.bids[seat] == NOBODY
    left += state.turn if state.phase == PLAY else 0
    more = left // (rules.seats - 1)
    rest = left - more * (rules.seats - 1)
    tricks = state.tricks + more
    return tricks <= MOST_TRICKS and tricks * rules.seats + rest <= MOST_PLAYS


@inner
def _has_trick(rules: Rules, state: State) -> bool:
    """What is kept of the trick on the table is what its cards make it."""
    closed, high, low, pot = GOLD, NOBODY, NO_LOW, 0
    for place in range(state.plays - state.tricks * rules.seats):
        card = int(state.played[state.tricks * rules.seats + place])
        if card >= CARDS and place == 0:
            return False
        closed = (closed & BASE) | rules.closes[card]
        high = max(high, rules.high[card] + place)
        low = min(low, rules.low[card] + PLACES - 1 - place)
        pot += 1 << (4 * (card - CARDS)) if card >= CARDS else 0
    return state.closed == closed and state.high == high and state.low == low and state.pot == pot


@inner
def _may_act(rules: Rules, state: State) -> bool:
    hold = state.hold[state.seat]
    if state.phase == BID:
        return state.bids[state.seat] == NOBODY
    if state.phase == EXCHANGE:
        return hold & BASE != 0 and hold & GOLD != 0
    return playable(hold, state.closed) != 0
