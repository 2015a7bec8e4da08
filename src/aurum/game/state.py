"""The state of a match, and how each event changes it: the books, without any rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar

from aurum.game.cards import Card
from aurum.game.events import (
    BidExchanged,
    BidKept,
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    Event,
    GoldCollected,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundEnded,
    RoundScored,
    TrickOpened,
    TrickTaken,
)
from aurum.game.ruleset import Ruleset, Seat, Side

T = TypeVar("T")


class Phase(Enum):
    """What the table is waiting for."""

    DEAL = "deal"
    BID = "bid"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in order from the leader, and what came of it."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat
    lowest: Seat
    collected: int | None  # the rank of the gold that the lowest card brought


@dataclass(frozen=True, slots=True)
class Round:
    """One round in play, or the last one played. Everything by seat is a tuple in seat order."""

    ruleset: Ruleset
    first: Seat
    hands: tuple[tuple[Card, ...], ...]
    exposed: tuple[Card, ...]
    bids: tuple[Card | None, ...]
    bids_open: bool
    known: tuple[tuple[Card, ...], ...]  # R4.5: cards that all know to be in a hand
    gold: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    leader: Seat
    trick_open: bool  # between the opening of a trick and its end
    chances: tuple[Seat, ...]  # R4.3: seats still to be asked before this trick
    trick: tuple[Card, ...]
    collected: int | None  # gold that the trick being resolved has brought
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    ended: RoundEnded | None
    scored: RoundScored | None

    @property
    def phase(self) -> Phase:
        if self.ended is not None:
            return Phase.DEAL
        if not self.bids_open:
            return Phase.BID
        return Phase.EXCHANGE if self.chances else Phase.PLAY

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may decide now; several only while bids are laid face down (R3.2)."""
        if self.ended is not None:
            return ()
        if not self.bids_open:
            return self._bidders()
        return self.chances[:1] or (self.turn,)

    @property
    def turn(self) -> Seat:
        """The seat whose card comes next in the trick (R5.2)."""
        return (self.leader + len(self.trick)) % self.ruleset.seats

    def _bidders(self) -> tuple[Seat, ...]:
        waiting = tuple(s for s in self.ruleset.clockwise(self.first) if self.bids[s] is None)
        return waiting if self.ruleset.simultaneous_bids else waiting[:1]


@dataclass(frozen=True, slots=True)
class Match:
    """A match: its rules, what has been won so far, and the round on the table."""

    ruleset: Ruleset
    first: Seat  # the first player of the first round (R2.4)
    rounds_played: int = 0
    nuggets: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    round: Round | None = None
    winners: tuple[Side, ...] | None = None

    @property
    def phase(self) -> Phase:
        if self.winners is not None:
            return Phase.OVER
        return Phase.DEAL if self.round is None else self.round.phase

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return () if self.round is None else self.round.to_act

    @property
    def round_number(self) -> int:
        """The number, from 0, of the round on the table; before the first deal it is 0 too."""
        finished = self.round is not None and self.round.ended is not None
        return self.rounds_played - finished

    @property
    def next_first(self) -> Seat:
        """Who is first player of the next round to be dealt (R2.4)."""
        return (self.first + self.rounds_played) % self.ruleset.seats


def evolve(match: Match, event: Event) -> Match:
    """The match after an event."""
    return _EVOLVE[type(event)](match, event)


def evolve_all(match: Match, events: Iterable[Event]) -> Match:
    for event in events:
        match = evolve(match, event)
    return match


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The tuple without one occurrence of the item; unchanged if it is not there."""
    if item not in items:
        return items
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def started(ruleset: Ruleset, first: Seat) -> Match:
    """A match before its first deal."""
    nothing = (0,) * ruleset.sides
    return Match(ruleset, first, nuggets=nothing, points=nothing)


def _match_started(_: Match, event: MatchStarted) -> Match:
    return started(event.ruleset, event.first)


def _round_dealt(match: Match, event: RoundDealt) -> Match:
    rules = match.ruleset
    nothing: tuple[tuple[Card, ...], ...] = ((),) * rules.seats
    return replace(
        match,
        round=Round(
            ruleset=rules,
            first=event.first,
            hands=tuple(hand or () for hand in event.hands),
            exposed=event.exposed,
            bids=(None,) * rules.seats,
            bids_open=False,
            known=nothing,
            gold=rules.starting_gold(),
            supply=rules.starting_supply(),
            leader=event.first,
            trick_open=False,
            chances=(),
            trick=(),
            collected=None,
            tricks=(),
            taken=(0,) * rules.seats,
            ended=None,
            scored=None,
        ),
    )


def _in_round(change: Callable[[Round, Any], Round]) -> Callable[[Match, Any], Match]:
    """An event that changes nothing but the round on the table."""

    def evolved(match: Match, event: Event) -> Match:
        assert match.round is not None, f"{event} without a round"
        return Match(
            match.ruleset,
            match.first,
            match.rounds_played,
            match.nuggets,
            match.points,
            change(match.round, event),
            match.winners,
        )

    return evolved


def _bid_placed(round_: Round, event: BidPlaced) -> Round:
    assert event.card is not None, "a hidden bid cannot be booked"
    bids = put(round_.bids, event.seat, event.card)
    hand = without(round_.hands[event.seat], event.card)
    return replace(
        round_,
        bids=bids,
        hands=put(round_.hands, event.seat, hand),
        bids_open=not event.face_down and None not in bids,
    )


def _bids_revealed(round_: Round, _: BidsRevealed) -> Round:
    return replace(round_, bids_open=True)


def _trick_opened(round_: Round, event: TrickOpened) -> Round:
    return replace(round_, leader=event.leader, trick_open=True, chances=event.chances)


def _bid_kept(round_: Round, _: BidKept) -> Round:
    return replace(round_, chances=round_.chances[1:])


def _bid_exchanged(round_: Round, event: BidExchanged) -> Round:
    seat = event.seat
    hand = (*without(round_.hands[seat], event.card), event.returned)
    known = (*without(round_.known[seat], event.card), event.returned)
    return replace(
        round_,
        chances=round_.chances[1:],
        hands=put(round_.hands, seat, tuple(sorted(hand))),
        known=put(round_.known, seat, tuple(sorted(known))),
        bids=put(round_.bids, event.owner, event.card),
        gold=put(round_.gold, seat, without(round_.gold[seat], event.gold)),
        supply=_returned(round_.supply, (event.gold,)),
    )


def _card_played(round_: Round, event: CardPlayed) -> Round:
    seat, card = event.seat, event.card
    trick = (*round_.trick, card)
    if card.is_gold:
        gold = put(round_.gold, seat, without(round_.gold[seat], card.rank))
        return replace(round_, trick=trick, gold=gold)
    hands = put(round_.hands, seat, without(round_.hands[seat], card))
    known = put(round_.known, seat, without(round_.known[seat], card))
    return replace(round_, trick=trick, hands=hands, known=known)


def _gold_collected(round_: Round, event: GoldCollected) -> Round:
    rank = event.rank
    return replace(
        round_,
        collected=rank,
        supply=put(round_.supply, rank, round_.supply[rank] - 1),
        gold=put(round_.gold, event.seat, tuple(sorted((*round_.gold[event.seat], rank)))),
    )


def _trick_taken(round_: Round, event: TrickTaken) -> Round:
    spent = tuple(card.rank for card in round_.trick if card.is_gold)
    trick = Trick(round_.leader, round_.trick, event.seat, event.lowest, round_.collected)
    return replace(
        round_,
        tricks=(*round_.tricks, trick),
        taken=put(round_.taken, event.seat, round_.taken[event.seat] + 1),
        supply=_returned(round_.supply, spent),
        leader=event.lowest,
        trick_open=False,
        trick=(),
        collected=None,
    )


def _returned(supply: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[int, ...]:
    for rank in ranks:
        supply = put(supply, rank, supply[rank] + 1)
    return supply


def _round_ended(match: Match, event: RoundEnded) -> Match:
    assert match.round is not None
    ended = replace(match.round, ended=event, chances=())
    return replace(match, round=ended, rounds_played=match.rounds_played + 1)


def _round_scored(match: Match, event: RoundScored) -> Match:
    assert match.round is not None
    points = tuple(sum_ + side.score for sum_, side in zip(match.points, event.sides, strict=True))
    nuggets = tuple(n + (side in event.nuggets) for side, n in enumerate(match.nuggets))
    scored = replace(match.round, scored=event)
    return replace(match, round=scored, points=points, nuggets=nuggets)


def _match_ended(match: Match, event: MatchEnded) -> Match:
    return replace(match, winners=event.winners)


_EVOLVE: dict[type, Callable[[Match, Any], Match]] = {
    MatchStarted: _match_started,
    RoundDealt: _round_dealt,
    BidPlaced: _in_round(_bid_placed),
    BidsRevealed: _in_round(_bids_revealed),
    TrickOpened: _in_round(_trick_opened),
    BidKept: _in_round(_bid_kept),
    BidExchanged: _in_round(_bid_exchanged),
    CardPlayed: _in_round(_card_played),
    GoldCollected: _in_round(_gold_collected),
    TrickTaken: _in_round(_trick_taken),
    RoundEnded: _round_ended,
    RoundScored: _round_scored,
    MatchEnded: _match_ended,
}
