"""How each event changes the state. This is bookkeeping only, without rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
from aurum.game.state import Exchange, Match, Round, Trick, started

T = TypeVar("T")
State = TypeVar("State", Match, Round)


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


def _amended(old: State, **changes: Any) -> State:
    """`dataclasses.replace` at a fifth of the cost; all of the bookkeeping uses it."""
    new: State = object.__new__(type(old))
    object.__setattr__(new, "__dict__", old.__dict__ | changes)
    return new


def _match_started(_: Match, event: MatchStarted) -> Match:
    return started(event.ruleset, event.first)


def _round_dealt(match: Match, event: RoundDealt) -> Match:
    rules = match.ruleset
    nothing: tuple[tuple[Card, ...], ...] = ((),) * rules.seats
    return _amended(
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
    """Apply an event that changes only the round on the table."""

    def evolved(match: Match, event: Event) -> Match:
        assert match.round is not None, f"{event} without a round"
        return _amended(match, round=change(match.round, event))

    return evolved


def _bid_placed(round_: Round, event: BidPlaced) -> Round:
    assert event.card is not None, "a hidden bid cannot be booked"
    bids = put(round_.bids, event.seat, event.card)
    hand = without(round_.hands[event.seat], event.card)
    return _amended(
        round_,
        bids=bids,
        hands=put(round_.hands, event.seat, hand),
        bids_open=not event.face_down and None not in bids,
    )


def _bids_revealed(round_: Round, _: BidsRevealed) -> Round:
    return _amended(round_, bids_open=True)


def _trick_opened(round_: Round, event: TrickOpened) -> Round:
    return _amended(round_, leader=event.leader, trick_open=True, chances=event.chances)


def _bid_kept(round_: Round, _: BidKept) -> Round:
    return _amended(round_, chances=round_.chances[1:])


def _bid_exchanged(round_: Round, event: BidExchanged) -> Round:
    seat = event.seat
    hand = (*without(round_.hands[seat], event.card), event.returned)
    known = (*without(round_.known[seat], event.card), event.returned)
    return _amended(
        round_,
        chances=round_.chances[1:],
        hands=put(round_.hands, seat, tuple(sorted(hand))),
        known=put(round_.known, seat, tuple(sorted(known))),
        bids=put(round_.bids, event.owner, event.card),
        gold=put(round_.gold, seat, without(round_.gold[seat], event.gold)),
        supply=_returned(round_.supply, (event.gold,)),
        exchanges=(*round_.exchanges, _exchange(round_, event)),
    )


def _exchange(round_: Round, event: BidExchanged) -> Exchange:
    number = len(round_.tricks)
    return Exchange(number, event.seat, event.owner, event.gold, event.card, event.returned)


def _card_played(round_: Round, event: CardPlayed) -> Round:
    seat, card = event.seat, event.card
    trick = (*round_.trick, card)
    if card.is_gold:
        gold = put(round_.gold, seat, without(round_.gold[seat], card.rank))
        return _amended(round_, trick=trick, gold=gold)
    hands = put(round_.hands, seat, without(round_.hands[seat], card))
    known = put(round_.known, seat, without(round_.known[seat], card))
    return _amended(round_, trick=trick, hands=hands, known=known)


def _gold_collected(round_: Round, event: GoldCollected) -> Round:
    rank = event.rank
    return _amended(
        round_,
        collected=rank,
        supply=put(round_.supply, rank, round_.supply[rank] - 1),
        gold=put(round_.gold, event.seat, tuple(sorted((*round_.gold[event.seat], rank)))),
    )


def _trick_taken(round_: Round, event: TrickTaken) -> Round:
    spent = tuple(card.rank for card in round_.trick if card.is_gold)
    trick = Trick(round_.leader, round_.trick, event.seat, event.lowest, round_.collected)
    return _amended(
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
    ended = _amended(match.round, ended=event, chances=())
    return _amended(match, round=ended, rounds_played=match.rounds_played + 1)


def _round_scored(match: Match, event: RoundScored) -> Match:
    assert match.round is not None
    points = tuple(sum_ + side.score for sum_, side in zip(match.points, event.sides, strict=True))
    nuggets = tuple(n + (side in event.nuggets) for side, n in enumerate(match.nuggets))
    scored = _amended(match.round, scored=event)
    return _amended(match, round=scored, points=points, nuggets=nuggets)


def _match_ended(match: Match, event: MatchEnded) -> Match:
    return _amended(match, winners=event.winners)


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
