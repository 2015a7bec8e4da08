"""A round: the deal, the legal actions and what each of them does; R2 to R7, compiled.

Nothing here checks its arguments: an action must be legal (`aurum.kernel.batch` checks).
"""

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    BASE,
    BID,
    CARDS,
    DECLINED,
    EMPTY,
    END,
    END_BIT,
    EXCHANGE,
    FIRST_BID,
    FIRST_SWAP,
    GOLD,
    KEEP,
    NIBBLE,
    NO_LOW,
    NOBODY,
    NOTHING,
    PLACES,
    PLAY,
    STUCK,
    Rules,
    State,
)
from aurum.kernel.random_numbers import below, following
from aurum.kernel.scoring import settle


@compiled
def deal(rules: Rules, state: State) -> None:
    """Deal the next round at random (R2) and open it."""
    chance = state.chance
    rest = rules.deck
    left = popcount(rest)
    for seat in range(rules.seats):
        hand = 0
        for _ in range(rules.hand_size):
            chance = following(chance)
            bit = 1 << select(rest, below(chance, left))
            hand |= bit
            rest ^= bit
            left -= 1
        state.hold[seat] = hand
    state.chance = chance
    state.exposed = rest
    open_round(rules, state)


@compiled
def open_round(rules: Rules, state: State) -> None:
    """Begin the bidding with the hands that lie in `hold`, and the starting gold (R2.3)."""
    state.first = (state.match_first + state.rounds) % rules.seats  # R2.4
    state.leader = state.first
    state.seat = state.first
    state.phase = BID
    state.turn = 0
    state.tricks = 0
    state.plays = 0
    state.ended_by = NOBODY
    state.reason = 0
    state.nugget = 0
    state.tie_break = 0
    state.supply = rules.start_supply
    for seat in range(rules.seats):
        state.hold[seat] |= rules.start_bits
        state.gold[seat] = rules.start_gold
        state.returned[seat] = 0
        state.bids[seat] = NOBODY
        state.taken[seat] = 0
        state.score[seat] = 0
    clear_trick(state)


@compiled
def clear_trick(state: State) -> None:
    """No card lies on the table, and a lead may not be gold (R5.1)."""
    state.closed = GOLD
    state.high = NOBODY
    state.low = NO_LOW
    state.pot = 0


@compiled
def end_round(rules: Rules, state: State, seat: int, reason: int) -> None:
    """R7: the round is over at once; the unfinished trick does not count (R7.4)."""
    state.ended_by = seat
    state.reason = reason
    clear_trick(state)
    settle(rules, state)


@compiled
def playable(hold: int, closed: int) -> int:
    """R5.2, R5.3: the cards that may be played, and `end` if none of them is a base card."""
    cards = hold & ~closed
    if cards & BASE == 0 and cards != 0:
        cards |= END_BIT
    return cards


@compiled
def swaps(rules: Rules, hold: int) -> int:
    """R4.1: in how many ways a seat can exchange a bid."""
    return popcount(hold & BASE) * popcount(hold >> CARDS) * rules.targets


@compiled
def legal_count(rules: Rules, state: State) -> int:
    """How many actions the seat to act has; 0 between rounds."""
    if state.phase == PLAY:
        return popcount(playable(state.hold[state.seat], state.closed))
    if state.phase == EXCHANGE:
        return 1 + swaps(rules, state.hold[state.seat])
    return popcount(state.hold[state.seat] & BASE) if state.phase == BID else 0


@compiled
def legal_action(rules: Rules, state: State, n: int) -> int:
    """The n-th legal action, from 0, in the order of the numbers of actions."""
    hold = state.hold[state.seat]
    if state.phase == PLAY:
        return select(playable(hold, state.closed), n)
    if state.phase == BID:
        return FIRST_BID + select(hold & BASE, n)
    return KEEP if n == 0 else nth_swap(rules, hold, n - 1)


@compiled
def nth_swap(rules: Rules, hold: int, n: int) -> int:
    cards = hold & BASE
    by_rank = popcount(cards) * rules.targets
    rank = n // by_rank
    n -= rank * by_rank
    card = n // rules.targets
    partner = n - card * rules.targets
    return FIRST_SWAP + (select(hold >> CARDS, rank) * CARDS + select(cards, card)) * 2 + partner


@compiled
def is_legal(rules: Rules, state: State, action: int) -> bool:
    """Whether the seat to act may take this action; any integer may be asked."""
    if action < 0 or state.seat < 0:
        return False
    hold = state.hold[state.seat]
    if state.phase == PLAY:
        return action <= END and (playable(hold, state.closed) >> action) & 1 == 1
    if state.phase == BID:
        card = action - FIRST_BID
        return 0 <= card < CARDS and (hold >> card) & 1 == 1
    return state.phase == EXCHANGE and (action == KEEP or is_swap(rules, hold, action))


@compiled
def is_swap(rules: Rules, hold: int, action: int) -> bool:
    code = action - FIRST_SWAP
    if code < 0 or code & 1 >= rules.targets:
        return False
    rank = (code >> 1) // CARDS
    if rank > END - 1 - CARDS:
        return False
    return (hold >> (CARDS + rank)) & (hold >> ((code >> 1) - rank * CARDS)) & 1 == 1


@compiled
def apply(rules: Rules, state: State, action: int) -> None:
    """Take a legal action, and whatever follows automatically until a seat is asked again."""
    if state.phase == PLAY:
        apply_play(rules, state, action)
    elif state.phase == EXCHANGE:
        apply_exchange(rules, state, action)
    else:
        apply_bid(rules, state, action - FIRST_BID)


@compiled
def apply_bid(rules: Rules, state: State, card: int) -> None:
    """R3: the bid card leaves the hand; after the last bid the first trick opens."""
    lay_bid(state, state.seat, card)
    for place in range(rules.seats):
        seat = rules.seat[state.first + place]
        if state.bids[seat] == NOBODY:
            state.seat = seat
            return
    open_trick(rules, state)


@compiled
def lay_bid(state: State, seat: int, card: int) -> None:
    state.bids[seat] = card
    state.hold[seat] ^= 1 << card


@compiled
def open_trick(rules: Rules, state: State) -> None:
    """R4.1: the exchange comes first; a leader without a card ends the round instead (R7.1)."""
    if state.hold[state.leader] & BASE:
        next_chance(rules, state, 0)
    else:
        end_round(rules, state, state.leader, EMPTY)


@compiled
def next_chance(rules: Rules, state: State, place: int) -> None:
    """R4.3: ask the next seat that has gold and a hand card; after the last, the leader plays."""
    for turn in range(place, rules.seats):
        seat = rules.seat[state.leader + turn]
        hold = state.hold[seat]
        if hold & GOLD and hold & BASE:
            state.phase = EXCHANGE
            state.turn = turn
            state.seat = seat
            return
    state.phase = PLAY
    state.turn = 0
    state.seat = state.leader


@compiled
def apply_exchange(rules: Rules, state: State, action: int) -> None:
    if action != KEEP:
        code = action - FIRST_SWAP
        rank = (code >> 1) // CARDS
        owner = rules.partner[state.seat] if code & 1 else state.seat
        exchange(state, state.seat, owner, rank, (code >> 1) - rank * CARDS)
    next_chance(rules, state, state.turn + 1)


@compiled
def exchange(state: State, seat: int, owner: int, rank: int, card: int) -> None:
    """R4.1, R4.2: gold to the supply, the card in place of the bid, the old bid into the hand."""
    old = 1 << state.bids[owner]
    state.bids[owner] = card
    state.supply += 1 << (4 * rank)
    state.hold[seat] = (state.hold[seat] ^ (1 << card)) | old
    state.returned[seat] |= old
    spend(state, seat, rank)


@compiled
def spend(state: State, seat: int, rank: int) -> None:
    """One gold card leaves a collection."""
    gold = state.gold[seat] - (1 << (4 * rank))
    state.gold[seat] = gold
    if (gold >> (4 * rank)) & NIBBLE == 0:
        state.hold[seat] ^= 1 << (CARDS + rank)


@compiled
def apply_play(rules: Rules, state: State, action: int) -> None:
    if action == END:
        end_round(rules, state, state.seat, DECLINED)
        return
    play(rules, state, state.seat, action)
    state.closed = (state.closed & BASE) | rules.closes[action]
    state.high = max(state.high, rules.high[action] + state.turn)
    state.low = min(state.low, rules.low[action] + PLACES - 1 - state.turn)
    state.turn += 1
    if state.turn == rules.seats:
        close_trick(rules, state, state.high, state.low, state.pot)
        return
    state.seat = rules.seat[state.leader + state.turn]
    if state.hold[state.seat] & ~state.closed == 0:
        end_round(rules, state, state.seat, STUCK)


@compiled
def play(rules: Rules, state: State, seat: int, card: int) -> None:
    """R5.2: a card leaves the hand or the collection."""
    state.played[state.plays] = card
    state.plays += 1
    if card >= CARDS:
        state.pot += 1 << (4 * (card - CARDS))
        spend(state, seat, card - CARDS)
    else:
        state.hold[seat] ^= 1 << card


@compiled
def close_trick(rules: Rules, state: State, high: int, low: int, pot: int) -> None:
    """R6: gold for the lowest card, the trick to the highest, played gold back to the supply."""
    lowest = rules.seat[state.leader + PLACES - 1 - (low & (PLACES - 1))]
    taker = rules.seat[state.leader + (high & (PLACES - 1))]
    number = state.tricks
    state.leaders[number] = state.leader
    state.takers[number] = taker
    state.collected[number] = collect(rules, state, lowest, rules.prize[low // PLACES])
    state.supply += pot
    state.taken[taker] += 1
    state.tricks = number + 1
    state.turn = 0
    state.leader = lowest
    clear_trick(state)
    open_trick(rules, state)


@compiled
def collect(rules: Rules, state: State, seat: int, prize: int) -> int:
    """R6.1: the lowest card's gold, if the supply has it; the rank collected, or NOTHING."""
    if state.supply & (prize * NIBBLE) == 0:
        return NOTHING
    rank = select(prize, 0) >> 2
    state.supply -= prize
    state.gold[seat] += prize
    state.hold[seat] |= 1 << (CARDS + rank)
    return rank
