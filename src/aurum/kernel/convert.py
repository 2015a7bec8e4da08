"""Between the kernel's record and the game's match or view."""

from aurum.engine import packing
from aurum.engine.packing import PHASES, REASONS, Bids, Hands, card_bits
from aurum.game import (
    BASE_CARDS,
    GOLD_CARDS,
    Card,
    Match,
    Round,
    RoundEnded,
    RoundScored,
    Ruleset,
    Seat,
    Side,
    SideScore,
    Trick,
    View,
    start,
)
from aurum.kernel import layout
from aurum.kernel.layout import BASE, NIBBLE, NOBODY, NOTHING, SEATS, State, as_compiled
from aurum.kernel.scoring import side_bid, side_tricks
from aurum.kernel.tables import tables

__all__ = [
    "PHASES",
    "blank_state",
    "card_bits",
    "from_match",
    "from_view",
    "side_sheet",
    "to_match",
]
_ALL = BASE_CARDS + GOLD_CARDS


def blank_state(chance: int = 1) -> State:
    """A match before its first deal, with seat 0 as first player."""
    return as_compiled(packing.blank_state(chance))


def from_match(match: Match, chance: int = 1) -> State:
    """The kernel's record of a match; `chance` is the state of its random generator."""
    return as_compiled(packing.from_match(match, chance))


def from_view(view: View, hands: Hands | None = None, bids: Bids | None = None) -> State:
    """A state that fits what a seat knows, with these hands and bids in the hidden places."""
    return as_compiled(packing.from_view(view, hands, bids))


def bit_cards(bits: int) -> tuple[Card, ...]:
    """The base cards of these bits, sorted."""
    return tuple(card for number, card in enumerate(BASE_CARDS) if int(bits) >> number & 1)


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
