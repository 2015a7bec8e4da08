"""Worlds that a seat cannot tell apart: the hidden cards of a state dealt again at random.

Gold may be played at any time, so nobody's void is ever proved. All that is known of hidden cards
is how many each hand has and which old bid cards went into it (R4.5); dealing the unseen cards
uniformly into the free places is therefore exact.
"""

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, BID, NOBODY, Rules, State
from aurum.kernel.random_numbers import below, following


@compiled
def hidden_hand(state: State, seat: int) -> int:
    """The cards of a hand that the others have not seen; who ended the round shows it (R7.3)."""
    if state.ended_by == seat:
        return 0
    return state.hold[seat] & BASE & ~state.returned[seat]


@compiled
def has_hidden_bid(rules: Rules, state: State, seat: int) -> bool:
    """R3.2: a bid laid face down that is not turned over yet."""
    return rules.face_down == 1 and state.phase == BID and state.bids[seat] != NOBODY


@compiled
def unseen_cards(rules: Rules, state: State, observer: int) -> int:
    """The cards whose place `observer` does not know; observer NOBODY is a spectator."""
    cards = 0
    for seat in range(rules.seats):
        if seat != observer:
            cards |= hidden_hand(state, seat)
            if has_hidden_bid(rules, state, seat):
                cards |= 1 << state.bids[seat]
    return cards


@compiled
def resample(rules: Rules, state: State, observer: int) -> None:
    """Deal the cards that `observer` has not seen again, every way equally likely."""
    rest = unseen_cards(rules, state, observer)
    for seat in range(rules.seats):
        if seat != observer:
            if has_hidden_bid(rules, state, seat):
                card = draw(state, rest)
                rest ^= 1 << card
                state.bids[seat] = card
            old = hidden_hand(state, seat)
            new = draw_hand(state, rest, popcount(old))
            rest ^= new
            state.hold[seat] = (state.hold[seat] ^ old) | new


@compiled
def draw(state: State, cards: int) -> int:
    """One of these cards at random."""
    state.chance = following(state.chance)
    return select(cards, below(state.chance, popcount(cards)))


@compiled
def draw_hand(state: State, cards: int, size: int) -> int:
    """Some of these cards at random, as bits; if all are wanted, nothing is drawn."""
    if popcount(cards) == size:
        return cards
    hand = 0
    for _ in range(size):
        hand |= 1 << draw(state, cards & ~hand)
    return hand
