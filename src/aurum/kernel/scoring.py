"""The end of a round and of a match: R7 to R11, compiled."""

from aurum.kernel.bits import popcount, select
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import (
    CARDS,
    DEAL,
    EXACT_BID,
    FINAL_BID,
    FIRST_TO_TWO,
    HIGHEST_GOLD,
    NIBBLE,
    NOBODY,
    OVER,
    SUM_OF_POINTS,
    Ints,
    Rules,
    State,
)

ROUNDS = 3  # R10.2, R11.2
NUGGETS = 2  # R10


@compiled
def settle(rules: Rules, state: State) -> None:
    """The round has ended: score it (R8), give the nuggets (R9), see if the match is over (R10)."""
    state.seat = NOBODY
    state.rounds += 1
    for side in range(rules.sides):
        state.score[side] = side_score(rules, state, side)
        state.points[side] += state.score[side]
    state.tie_break = 0
    state.nugget = 0
    if rules.match_end != SUM_OF_POINTS:
        state.nugget = round_winners(rules, state)
        for side in range(rules.sides):
            state.nuggets[side] += (state.nugget >> side) & 1
    state.winners = match_winners(rules, state)
    state.phase = OVER if state.winners else DEAL


@compiled
def side_bid(rules: Rules, state: State, side: int) -> int:
    """R3.4: the higher bid card of the side; 0 while there is none."""
    bid = 0
    for seat in range(side, rules.seats, rules.sides):
        if state.bids[seat] >= 0:
            bid = max(bid, rules.rank[state.bids[seat]])
    return bid


@compiled
def bid_with(rules: Rules, state: State, owner: int, card: int) -> int:
    """R3.4: the bid of the owner's side if this card lay in place of the owner's."""
    bid = rules.rank[card]
    if rules.sides < rules.seats:
        other = state.bids[rules.partner[owner]]
        if other >= 0:
            bid = max(bid, rules.rank[other])
    return bid


@compiled
def side_tricks(rules: Rules, state: State, side: int) -> int:
    tricks = 0
    for seat in range(side, rules.seats, rules.sides):
        tricks += state.taken[seat]
    return tricks


@compiled
def side_score(rules: Rules, state: State, side: int) -> int:
    """R8: the points of the bid and of the gold still in the collection."""
    score = rules.bid_points[side_bid(rules, state, side), side_tricks(rules, state, side)]
    for seat in range(side, rules.seats, rules.sides):
        score += gold_points(rules, state, seat)
    return score


@compiled
def gold_points(rules: Rules, state: State, seat: int) -> int:
    points = 0
    owned = state.hold[seat] >> CARDS
    while owned:
        rank = select(owned, 0)
        points += rules.gold_points[rank] * ((state.gold[seat] >> (4 * rank)) & NIBBLE)
        owned &= owned - 1
    return points


@compiled
def round_winners(rules: Rules, state: State) -> int:
    """R9: the sides with the highest score, after as many tie breaks as are needed, as bits."""
    tied = leaders(rules, state.score)
    for step in range(rules.tie_count):
        if popcount(tied) == 1:
            break
        state.tie_break = step + 1
        tied = best_of_tied(rules, state, tied, rules.ties[step])
    return tied


@compiled
def best_of_tied(rules: Rules, state: State, tied: int, rule: int) -> int:
    """Of the tied sides those that are best by one tie rule."""
    best = NOBODY
    kept = 0
    for side in range(rules.sides):
        if (tied >> side) & 1:
            worth = tie_worth(rules, state, side, rule)
            if worth > best:
                best = worth
                kept = 0
            if worth == best:
                kept |= 1 << side
    return kept


@compiled
def tie_worth(rules: Rules, state: State, side: int, rule: int) -> int:
    """What a tie rule compares; the sides with the highest stay in."""
    if rule == EXACT_BID:
        return 1 if side_tricks(rules, state, side) == side_bid(rules, state, side) else 0
    return highest_gold(rules, state, side) if rule == HIGHEST_GOLD else 0


@compiled
def highest_gold(rules: Rules, state: State, side: int) -> int:
    """One more than the highest rank of gold; 0 without any, which is below rank 0 (R9)."""
    owned = 0
    for seat in range(side, rules.seats, rules.sides):
        owned |= state.hold[seat] >> CARDS
    return select(owned, popcount(owned) - 1) + 1 if owned else 0


@compiled
def match_winners(rules: Rules, state: State) -> int:
    """The sides that have won the match, as bits; 0 if it goes on."""
    if rules.match_end == SUM_OF_POINTS:  # R11.2
        return leaders(rules, state.points) if state.rounds >= ROUNDS else 0
    if rules.match_end == FIRST_TO_TWO:  # R10.1
        return with_nuggets(rules, state)
    ahead = leaders(rules, state.nuggets)
    if state.rounds < ROUNDS:  # R10.2: early only for a side that is alone in front
        early = popcount(ahead) == 1 and (ahead & with_nuggets(rules, state)) != 0
        return ahead if early else 0
    return highest_bid(rules, state, ahead) if rules.match_end == FINAL_BID else ahead


@compiled
def with_nuggets(rules: Rules, state: State) -> int:
    sides = 0
    for side in range(rules.sides):
        if state.nuggets[side] >= NUGGETS:
            sides |= 1 << side
    return sides


@compiled
def leaders(rules: Rules, values: Ints) -> int:
    """The sides with the highest value, as bits."""
    best = NOBODY
    ahead = 0
    for side in range(rules.sides):
        value = values[side]
        if value > best:
            best = value
            ahead = 0
        if value == best:
            ahead |= 1 << side
    return ahead


@compiled
def highest_bid(rules: Rules, state: State, level: int) -> int:
    """R10.2: of the sides level on nuggets those whose final bid is highest."""
    best = NOBODY
    kept = 0
    for side in range(rules.sides):
        if (level >> side) & 1:
            bid = side_bid(rules, state, side)
            if bid > best:
                best = bid
                kept = 0
            if bid == best:
                kept |= 1 << side
    return kept
