"""Random play to the end of a round or match: the hot loop.

The choice is `below(n)` among the n legal actions in the order of their numbers, exactly as if
`legal_action` were applied one by one; but a whole trick keeps what it needs in local variables.
"""

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    DEAL,
    DECLINED,
    END,
    EXCHANGE,
    GOLD,
    NOBODY,
    OVER,
    PLACES,
    PLAY,
    STUCK,
    Rules,
    State,
)
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import (
    close_trick,
    deal,
    end_round,
    exchange,
    lay_bid,
    open_trick,
    playable,
    spend,
    swaps,
)


@compiled
def play_round(rules: Rules, state: State) -> int:
    """Play the round on the table to its end; how many decisions that took."""
    decisions = 0
    if state.phase == BID:
        decisions += bid_rest(rules, state)
    while state.phase == EXCHANGE or state.phase == PLAY:
        if state.phase == EXCHANGE:
            decisions += exchange_rest(rules, state)
        decisions += play_trick(rules, state)
    return decisions


@compiled
def play_match(rules: Rules, state: State) -> int:
    """Deal and play until the match is over; how many decisions that took."""
    decisions = 0
    while state.phase != OVER:
        if state.phase == DEAL:
            deal(rules, state)
        decisions += play_round(rules, state)
    return decisions


@compiled
def bid_rest(rules: Rules, state: State) -> int:
    decisions = 0
    chance = state.chance
    for place in range(rules.seats):
        seat = rules.seat[state.first + place]
        if state.bids[seat] == NOBODY:
            hand = state.hold[seat] & BASE
            chance = following(chance)
            lay_bid(state, seat, select(hand, below(chance, popcount(hand))))
            decisions += 1
    state.chance = chance
    open_trick(rules, state)
    return decisions


@compiled
def exchange_rest(rules: Rules, state: State) -> int:
    """The seats that are still to be asked before this trick decide (R4.3)."""
    decisions = 0
    chance = state.chance
    for turn in range(state.turn, rules.seats):
        seat = rules.seat[state.leader + turn]
        hold = state.hold[seat]
        if hold & GOLD and hold & BASE:
            decisions += 1
            chance = following(chance)
            swap_nth(rules, state, seat, below(chance, 1 + swaps(rules, hold)))
    state.chance = chance
    state.phase = PLAY
    state.turn = 0
    state.seat = state.leader
    return decisions


@compiled
def swap_nth(rules: Rules, state: State, seat: int, n: int) -> None:
    """The n-th way to exchange, in the order of the numbers of actions; 0 keeps the bid."""
    if n == 0:
        return
    hold = state.hold[seat]
    cards = hold & BASE
    partner = (n - 1) & (rules.targets - 1)
    n = (n - 1) >> (rules.targets - 1)
    size = popcount(cards)
    rank = 0
    while n >= size:
        n -= size
        rank += 1
    owner = rules.partner[seat] if partner else seat
    exchange(state, seat, owner, select(hold >> CARDS, rank), select(cards, n))


@compiled
def play_trick(rules: Rules, state: State) -> int:
    """The rest of this trick is played; then the next one opens, or the round ends."""
    chance = state.chance
    closed = state.closed
    high = state.high
    low = state.low
    pot = state.pot
    plays = state.plays
    first = state.turn
    for turn in range(first, rules.seats):
        seat = rules.seat[state.leader + turn]
        hold = state.hold[seat]
        cards = playable(hold, closed)
        if cards == 0:
            stop_trick(state, chance, plays, turn)
            end_round(rules, state, seat, STUCK)
            return turn - first
        chance = following(chance)
        card = select(cards, below(chance, popcount(cards)))
        if card == END:
            stop_trick(state, chance, plays, turn)
            end_round(rules, state, seat, DECLINED)
            return turn - first + 1
        if card >= CARDS:
            pot += 1 << (4 * (card - CARDS))
            spend(state, seat, card - CARDS)
        else:
            state.hold[seat] = hold ^ (1 << card)
        state.played[plays] = card
        plays += 1
        closed = (closed & BASE) | rules.closes[card]
        high = max(high, rules.high[card] + turn)
        low = min(low, rules.low[card] + PLACES - 1 - turn)
    state.chance = chance
    state.plays = plays
    close_trick(rules, state, high, low, pot)
    return rules.seats - first


@compiled
def stop_trick(state: State, chance: int, plays: int, turn: int) -> None:
    """The round ends inside a trick: put down what was in local variables."""
    state.chance = chance
    state.plays = plays
    state.turn = turn
