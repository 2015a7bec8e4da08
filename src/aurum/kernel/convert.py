"""Between the kernel's record and the game's match or view."""

from collections.abc import Iterable, Sequence

import numpy as np

from aurum.game import (
    BASE_CARDS,
    GOLD_CARDS,
    Card,
    EndReason,
    Match,
    Phase,
    Play,
    Round,
    RoundEnded,
    RoundScored,
    Ruleset,
    Seat,
    Side,
    SideScore,
    Trick,
    View,
    action_number,
    card_number,
    start,
    unseen_cards,
)
from aurum.kernel import layout
from aurum.kernel.layout import BASE, CARDS, NIBBLE, NOBODY, NOTHING, PLACES, SEATS, STATE, State
from aurum.kernel.rounds import NO_LOW
from aurum.kernel.scoring import side_bid, side_tricks
from aurum.kernel.tables import tables

PHASES = (Phase.DEAL, Phase.BID, Phase.EXCHANGE, Phase.PLAY, Phase.OVER)
REASONS = (None, EndReason.STUCK, EndReason.EMPTY, EndReason.DECLINED)
_ALL = BASE_CARDS + GOLD_CARDS

Hands = Sequence[Iterable[Card]]
Bids = Sequence[Card | None]


def blank_state(chance: int = 1) -> State:
    """A match before its first deal, with seat 0 as first player."""
    state = np.zeros(1, STATE).view(np.recarray)[0]
    state.chance = chance
    state.seat = state.ended_by = state.high = NOBODY
    state.closed, state.low = layout.GOLD, NO_LOW
    for seat in range(SEATS):
        state.bids[seat] = NOBODY
    return state


def card_bits(cards: Iterable[Card]) -> int:
    """Base cards as bits."""
    return sum(1 << card_number(card) for card in cards)


def bit_cards(bits: int) -> tuple[Card, ...]:
    """The base cards of these bits, sorted."""
    return tuple(card for card in BASE_CARDS if int(bits) >> card_number(card) & 1)


def from_match(match: Match, chance: int = 1) -> State:
    """The kernel's record of a match; `chance` is the state of its random generator."""
    state = _from_results(match, match.first, match.rounds_played, chance)
    if match.round is not None:
        round_ = match.round
        _put_table(state, match, round_)
        _put_hidden(state, match.ruleset, round_.hands, round_.bids)
        _put_scores(state, match.ruleset, round_.scored)
    return state


def from_view(view: View, hands: Hands | None = None, bids: Bids | None = None) -> State:
    """A state that fits what a seat knows, with these hands and bids in the hidden places.

    Without hands the unseen cards are put in in their order; `resample` then makes it random.
    """
    if not isinstance(view.observer, Seat) or not view.hand_sizes:
        raise ValueError(f"{view.observer!r} sees no hand; a state needs the view of a seat")
    rules = view.ruleset
    rounds = view.round_number + (view.ended is not None)
    state = _from_results(view, (view.first - view.round_number) % rules.seats, rounds, 1)
    _put_table(state, view, view)
    if hands is None:
        hands, bids = _any_world(view)
    _put_hidden(state, rules, hands, view.bids if bids is None else bids)
    return state


def _from_results(source: Match | View, match_first: Seat, rounds: int, chance: int) -> State:
    state = blank_state(chance)
    state.match_first, state.rounds = match_first, rounds
    state.first = state.leader = (match_first + rounds) % source.ruleset.seats
    state.phase = PHASES.index(source.phase)
    state.winners = sum(1 << int(side) for side in source.winners or ())
    for side in range(source.ruleset.sides):
        state.nuggets[side] = source.nuggets[side]
        state.points[side] = source.points[side]
    return state


def _put_table(state: State, source: Match | View, table: Round | View) -> None:
    """What lies open: all but the hands and the bids."""
    seats = source.ruleset.seats
    assert table.leader is not None
    state.first, state.leader = table.first, table.leader
    to_act = source.to_act
    state.seat = to_act[0] if to_act else NOBODY
    state.exposed = card_bits(table.exposed)
    state.supply = sum(count << 4 * rank for rank, count in enumerate(table.supply))
    for seat in range(seats):
        state.taken[seat] = table.taken[seat]
        state.returned[seat] = card_bits(table.known[seat])
        for rank in table.gold[seat]:
            state.gold[seat] += 1 << 4 * rank
            state.hold[seat] |= 1 << CARDS + rank
    if table.ended is not None:
        state.ended_by = table.ended.seat
        state.reason = REASONS.index(table.ended.reason)
    _put_tricks(state, table)
    _put_trick(state, source.ruleset, table)


def _put_tricks(state: State, table: Round | View) -> None:
    for trick in table.tricks:
        number = int(state.tricks)
        state.leaders[number] = trick.leader
        state.takers[number] = trick.taker
        state.collected[number] = NOTHING if trick.collected is None else trick.collected
        state.tricks = number + 1
        _put_plays(state, trick.cards)


def _put_plays(state: State, cards: Iterable[Card]) -> None:
    for card in cards:
        state.played[state.plays] = action_number(Play(card))
        state.plays += 1


def _put_trick(state: State, ruleset: Ruleset, table: Round | View) -> None:
    """The trick on the table, and the place in it (or in the exchange) of the seat to act."""
    _put_plays(state, table.trick)
    state.turn = len(table.trick)
    if state.phase == layout.EXCHANGE:
        state.turn = (state.seat - state.leader) % ruleset.seats
    if table.ended is None:
        _add_up_trick(state, ruleset, table.trick)


def _add_up_trick(state: State, ruleset: Ruleset, cards: Sequence[Card]) -> None:
    rules = tables(ruleset)
    for place, card in enumerate(cards):
        number = action_number(Play(card))
        state.closed = (state.closed & BASE) | rules.closes[number]
        state.high = max(state.high, rules.high[number] + place)
        state.low = min(state.low, rules.low[number] + PLACES - 1 - place)
        state.pot += 1 << 4 * card.rank if card.is_gold else 0


def _put_hidden(state: State, ruleset: Ruleset, hands: Hands, bids: Bids) -> None:
    for seat in range(ruleset.seats):
        state.hold[seat] |= card_bits(hands[seat])
        bid = bids[seat]
        state.bids[seat] = NOBODY if bid is None else card_number(bid)


def _put_scores(state: State, ruleset: Ruleset, scored: RoundScored | None) -> None:
    if scored is None:
        return
    for side, sheet in enumerate(scored.sides):
        state.score[side] = sheet.score
    state.nugget = sum(1 << int(side) for side in scored.nuggets)
    if scored.tie_break is not None:
        state.tie_break = ruleset.tie_breaks.index(scored.tie_break) + 1


def _any_world(view: View) -> tuple[list[list[Card]], list[Card | None]]:
    """Hands and bids that fit the view: the unseen cards in their order."""
    unseen = iter(unseen_cards(view))
    hands: list[list[Card]] = []
    bids = list(view.bids)
    for seat, size in enumerate(view.hand_sizes):
        if bids[seat] is None and view.placed[seat]:
            bids[seat] = next(unseen)
        hand = _hand_seen(view, seat)
        hands.append(hand + [next(unseen) for _ in range(size - len(hand))])
    return hands, bids


def _hand_seen(view: View, seat: Seat) -> list[Card]:
    if view.ended is not None and seat == view.ended.seat:
        return list(view.ended.hand)  # R7.3
    return list(view.hand if seat == view.observer else view.known[seat])


def to_match(ruleset: Ruleset, state: State) -> Match:
    """The game's match of a kernel record."""
    sides = range(ruleset.sides)
    dealt = state.phase != layout.DEAL or state.rounds > 0
    return Match(
        ruleset=ruleset,
        first=int(state.match_first),
        rounds_played=int(state.rounds),
        nuggets=tuple(int(state.nuggets[side]) for side in sides),
        points=tuple(int(state.points[side]) for side in sides),
        round=_to_round(ruleset, state) if dealt else start(ruleset, 0).round,
        winners=_sides(state.winners) or None,
    )


def _sides(bits: int) -> tuple[Side, ...]:
    return tuple(Side(side) for side in range(SEATS) if int(bits) >> side & 1)


def _to_round(ruleset: Ruleset, state: State) -> Round:
    seats = range(ruleset.seats)
    return Round(
        ruleset=ruleset,
        first=int(state.first),
        hands=tuple(bit_cards(state.hold[seat]) for seat in seats),
        exposed=bit_cards(state.exposed),
        bids=tuple(None if state.bids[s] == NOBODY else _ALL[state.bids[s]] for s in seats),
        bids_open=state.phase != layout.BID,
        known=tuple(bit_cards(state.hold[seat] & state.returned[seat]) for seat in seats),
        gold=tuple(_ranks(state.gold[seat]) for seat in seats),
        supply=tuple(int(state.supply) >> 4 * rank & NIBBLE for rank in range(len(ruleset.gold))),
        leader=int(state.leader),
        trick_open=state.phase != layout.BID and state.reason != layout.EMPTY,
        chances=_chances(ruleset, state),
        trick=_trick_on_table(ruleset, state),
        collected=None,
        tricks=tuple(_to_trick(ruleset, state, number) for number in range(state.tricks)),
        taken=tuple(int(state.taken[seat]) for seat in seats),
        ended=_to_ended(state),
        scored=_to_scored(ruleset, state),
    )


def _ranks(gold: int) -> tuple[int, ...]:
    counts = [(rank, int(gold) >> 4 * rank & NIBBLE) for rank in range(len(GOLD_CARDS))]
    return tuple(rank for rank, count in counts for _ in range(count))


def _chances(ruleset: Ruleset, state: State) -> tuple[Seat, ...]:
    """R4.3: the seats still to be asked."""
    if state.phase != layout.EXCHANGE:
        return ()
    order = ruleset.clockwise(int(state.leader))[state.turn :]
    return tuple(s for s in order if state.gold[s] and state.hold[s] & BASE)


def _trick_on_table(ruleset: Ruleset, state: State) -> tuple[Card, ...]:
    finished = int(state.tricks) * ruleset.seats
    return tuple(_ALL[number] for number in state.played[finished : int(state.plays)])


def _to_trick(ruleset: Ruleset, state: State, number: int) -> Trick:
    begin = number * ruleset.seats
    last = number + 1 == state.tricks
    collected = int(state.collected[number])
    return Trick(
        leader=int(state.leaders[number]),
        cards=tuple(_ALL[card] for card in state.played[begin : begin + ruleset.seats]),
        taker=int(state.takers[number]),
        lowest=int(state.leader if last else state.leaders[number + 1]),  # R6.2
        collected=None if collected == NOTHING else collected,
    )


def _to_ended(state: State) -> RoundEnded | None:
    reason = REASONS[state.reason]
    if reason is None:
        return None
    seat = int(state.ended_by)
    return RoundEnded(seat, reason, bit_cards(state.hold[seat]))


def _to_scored(ruleset: Ruleset, state: State) -> RoundScored | None:
    if state.reason == layout.NO_REASON:
        return None
    sheets = tuple(side_sheet(ruleset, state, side) for side in range(ruleset.sides))
    used = int(state.tie_break)
    tie_break = ruleset.tie_breaks[used - 1] if used else None
    return RoundScored(sheets, _sides(state.nugget), tie_break)


def side_sheet(ruleset: Ruleset, state: State, side: int) -> SideScore:
    """One side's sheet of the finished round (R8)."""
    rules = tables(ruleset)
    bid, tricks = int(side_bid(rules, state, side)), int(side_tricks(rules, state, side))
    bid_points = int(rules.bid_points[bid, tricks])
    return SideScore(bid, tricks, bid_points, int(state.score[side]) - bid_points)
