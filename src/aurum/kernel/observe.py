"""The row of `aurum.kernel.observation`, written from a state: what the observer may know of it."""

from typing import Any

import numpy as np

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    DEAL,
    END,
    EXCHANGE,
    FIRST_BID,
    FIRST_SWAP,
    GOLD_RANKS,
    KEEP,
    NIBBLE,
    NOBODY,
    NOTHING,
    PLAY,
    SEATS,
    Rules,
    State,
    States,
)
from aurum.kernel.observation import MOST, OBSERVATION_SIZE, STARTS, TRICK_WIDTH, Observation
from aurum.kernel.rounds import playable
from aurum.kernel.sampling import has_hidden_bid, unseen_cards

_HAND, _UNSEEN, _EXPOSED = STARTS["hand"], STARTS["unseen"], STARTS["exposed"]
_KNOWN, _BIDS, _PLACED = STARTS["known"], STARTS["bids"], STARTS["placed"]
_GOLD, _SUPPLY, _TRICK = STARTS["gold"], STARTS["supply"], STARTS["trick"]
_FIRST, _LEADER, _TO_ACT = STARTS["first"], STARTS["leader"], STARTS["to_act"]
_PHASE, _SIZES, _TAKEN = STARTS["phase"], STARTS["hand_sizes"], STARTS["taken"]
_TRICKS, _NUGGETS, _POINTS = STARTS["tricks"], STARTS["nuggets"], STARTS["points"]
_ROUND, _ENDED, _REASON = STARTS["round"], STARTS["ended"], STARTS["reason"]
_SHOWN, _SCORES, _WINNERS = STARTS["shown"], STARTS["scores"], STARTS["winners"]


def observed(rules: Rules, state: State, observer: int) -> Observation:
    """What a seat knows of a state, as a new row."""
    if observer not in range(rules.seats):
        raise ValueError(f"{observer!r} is not a seat; the seats are 0 to {rules.seats - 1}")
    row = np.zeros(OBSERVATION_SIZE, np.int8)
    observe(rules, state, observer, row)
    return row


@compiled
def observe(rules: Rules, state: State, observer: int, row: Any) -> None:
    """Write what a seat knows into a row of zeros."""
    observe_match(rules, state, observer, row)
    if state.phase == DEAL and state.rounds == 0:
        return
    mark(row, _HAND, state.hold[observer] & BASE)
    mark(row, _UNSEEN, unseen_cards(rules, state, observer))
    mark(row, _EXPOSED, state.exposed)
    count(row, _SUPPLY, state.supply)
    for place in range(rules.seats):
        observe_seat(rules, state, rules.seat[observer + place], observer, place, row)
    observe_tricks(rules, state, observer, row)
    if state.reason:
        observe_end(rules, state, observer, row)


@compiled
def observe_acting(rules: Rules, states: States, rows: Any) -> None:
    """For every game a row of zeros is filled for the seat to act, or for seat 0."""
    for index in range(len(states)):
        observe(rules, states[index], max(states[index].seat, 0), rows[index])


@compiled
def mark(row: Any, start: int, bits: int) -> None:
    """A one for every bit."""
    while bits:
        row[start + select(bits, 0)] = 1
        bits &= bits - 1


@compiled
def mark_actions(rules: Rules, state: State, mask: Any) -> None:
    """A one for every action that the seat to act may take."""
    if state.phase == PLAY:
        mark(mask, 0, playable(state.hold[state.seat], state.closed))
    elif state.phase == BID:
        mark(mask, FIRST_BID, state.hold[state.seat] & BASE)
    elif state.phase == EXCHANGE:
        mask[KEEP] = 1
        mark_swaps(rules, state.hold[state.seat], mask)


@compiled
def mark_swaps(rules: Rules, hold: int, mask: Any) -> None:
    golds = hold >> CARDS
    while golds:
        start = FIRST_SWAP + select(golds, 0) * CARDS * 2
        cards = hold & BASE
        while cards:
            place = start + select(cards, 0) * 2
            for partner in range(rules.targets):
                mask[place + partner] = 1
            cards &= cards - 1
        golds &= golds - 1


@compiled
def count(row: Any, start: int, counts: int) -> None:
    """The numbers packed in 4 bits each."""
    if counts:
        for rank in range(GOLD_RANKS):
            row[start + rank] = (counts >> (4 * rank)) & NIBBLE


@compiled
def observe_match(rules: Rules, state: State, observer: int, row: Any) -> None:
    row[_PHASE + state.phase] = 1
    row[_ROUND] = min(state.rounds - (1 if state.reason else 0), MOST)
    row[_FIRST + rules.seat[state.first + rules.seats - observer]] = 1
    for place in range(rules.seats):
        side = rules.side[rules.seat[observer + place]]
        row[_NUGGETS + place] = state.nuggets[side]
        row[_POINTS + place] = min(state.points[side], MOST)
        row[_WINNERS + place] = (state.winners >> side) & 1


@compiled
def observe_seat(
    rules: Rules, state: State, seat: int, observer: int, place: int, row: Any
) -> None:
    """What lies open before one seat."""
    bid = state.bids[seat]
    mark(row, _KNOWN + CARDS * place, state.returned[seat] & state.hold[seat] & BASE)
    if bid != NOBODY:
        row[_PLACED + place] = 1
        if seat == observer or not has_hidden_bid(rules, state, seat):
            row[_BIDS + CARDS * place + bid] = 1
    count(row, _GOLD + GOLD_RANKS * place, state.gold[seat])
    row[_LEADER + place] = seat == state.leader
    bidding_too = state.phase == BID and rules.face_down == 1 and bid == NOBODY
    row[_TO_ACT + place] = seat == state.seat or bidding_too
    row[_SIZES + place] = popcount(state.hold[seat] & BASE)
    row[_TAKEN + place] = state.taken[seat]


@compiled
def observe_tricks(rules: Rules, state: State, observer: int, row: Any) -> None:
    turned = rules.seats - observer
    for number in range(state.tricks):
        start = _TRICKS + TRICK_WIDTH * number
        leader = rules.seat[int(state.leaders[number]) + turned]
        row[start] = 1 + leader
        for turn in range(rules.seats):
            card = int(state.played[number * rules.seats + turn])
            row[start + 1 + rules.seat[leader + turn]] = 1 + card
        row[start + SEATS + 1] = 1 + rules.seat[int(state.takers[number]) + turned]
        if state.collected[number] != NOTHING:
            row[start + SEATS + 2] = 1 + int(state.collected[number])
    if state.phase == PLAY or state.reason:
        leader = rules.seat[state.leader + turned]
        for turn in range(state.plays - state.tricks * rules.seats):
            card = int(state.played[state.tricks * rules.seats + turn])
            row[_TRICK + END * rules.seat[leader + turn] + card] = 1


@compiled
def observe_end(rules: Rules, state: State, observer: int, row: Any) -> None:
    """R7.3: the hand of the seat that ended the round is shown; then the scores."""
    row[_ENDED + rules.seat[state.ended_by + rules.seats - observer]] = 1
    row[_REASON + state.reason - 1] = 1
    mark(row, _SHOWN, state.hold[state.ended_by] & BASE)
    for place in range(rules.seats):
        row[_SCORES + place] = state.score[rules.side[rules.seat[observer + place]]]
