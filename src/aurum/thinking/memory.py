"""A limited memory: some cards of past tricks are mistaken for others of the same metal.

A player who half remembers still knows how many cards everybody holds. So a forgotten card changes
places with a hidden one: the hidden cards stay as many as the hands have room for. What is
forgotten stays so for the round: it depends on the cards that the seat was dealt and nothing else.
"""

from __future__ import annotations

from aurum.kernel.bits import select
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.layout import BASE, CARDS, NOBODY, Rules, State
from aurum.kernel.random_numbers import mixed
from aurum.kernel.sampling import hidden_hand, unseen_cards

FRESH = 2  # everybody remembers the last tricks
STEPS = 1 << 61
_FORGOTTEN, _TAKEN_FOR = 0, CARDS


@compiled
def forget(rules: Rules, state: State, seat: int, share: float) -> None:
    """Change the state to what a seat remembers of it that forgets this share of older cards."""
    if share <= 0.0 or state.tricks <= FRESH:
        return
    own = _dealt(rules, state, seat)
    hidden = unseen_cards(rules, state, seat)
    for place in range((state.tricks - FRESH) * rules.seats):
        card = int(state.played[place])
        is_others = _player(rules, state, place) != seat
        if card < CARDS and is_others and (mixed(own, card + _FORGOTTEN) >> 1) < share * STEPS:
            other = _taken_for(own, hidden & rules.closes[card])
            if other != NOBODY:
                hidden ^= 1 << other
                _change_places(rules, state, seat, card, other)


@inner
def _player(rules: Rules, state: State, place: int) -> int:
    trick = place // rules.seats
    leader = state.leader if trick >= state.tricks else int(state.leaders[trick])
    return rules.seat[leader + place - trick * rules.seats]


@inner
def _dealt(rules: Rules, state: State, seat: int) -> int:
    """The base cards that the seat has held: the same all round long, except for exchanges."""
    cards = (state.hold[seat] & BASE) | (1 << state.bids[seat])
    for place in range(state.plays):
        card = int(state.played[place])
        if card < CARDS and _player(rules, state, place) == seat:
            cards |= 1 << card
    return cards


@inner
def _taken_for(own: int, cards: int) -> int:
    """The hidden card of this metal that comes to mind first."""
    least, found = 0, NOBODY
    while cards:
        card = select(cards, 0)
        cards &= cards - 1
        luck = mixed(own, card + _TAKEN_FOR)
        if found == NOBODY or luck < least:
            least, found = luck, card
    return found


@inner
def _change_places(rules: Rules, state: State, seat: int, card: int, other: int) -> None:
    for one in range(rules.seats):
        if one != seat and (hidden_hand(state, one) >> other) & 1:
            state.hold[one] ^= (1 << other) | (1 << card)
