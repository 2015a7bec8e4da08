"""Events of the game as a client hears them. They must have passed `redact` before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aurum import game
from aurum.game import (
    ACTION_COUNT,
    BASE_CARDS,
    GOLD_CARDS,
    Action,
    Card,
    Observer,
    Ruleset,
    TieBreak,
    numbered_action,
    redact,
)
from aurum.table.wire import events as wire
from aurum.table.wire.words import TieRule

_TEXT = {card: str(card) for card in BASE_CARDS + GOLD_CARDS}
_ACTION_TEXT = {action: str(action) for action in map(numbered_action, range(ACTION_COUNT))}


def card_text(card: Card) -> str:
    """The card in the notation."""
    return _TEXT[card]


def card_texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([_TEXT[card] for card in cards])


def action_texts(actions: tuple[Action, ...]) -> tuple[str, ...]:
    """The actions in the notation."""
    return tuple([_ACTION_TEXT[action] for action in actions])


def gold_texts(ranks: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([_TEXT[GOLD_CARDS[rank]] for rank in ranks])


def tie_rule(tie: TieBreak | None) -> TieRule | None:
    return None if tie is None else tie.value.replace(" ", "-")


def rules_of(rules: Ruleset) -> wire.Rules:
    return wire.Rules(**rules.variant.as_json())


def side_score(score: game.SideScore) -> wire.SideScore:
    return wire.SideScore(score.bid, score.tricks, score.bid_points, score.gold_points, score.score)


def narrate(events: tuple[game.Event, ...], observer: Observer) -> tuple[wire.Event, ...]:
    """What the observer hears of these events, through the one door."""
    shown = [redact(event, observer) for event in events]
    return tuple(told(event, observer) for event in shown if event is not None)


def told(event: game.Event, observer: Observer) -> wire.Event:
    return _TELL[type(event)](event, observer)


def _round_dealt(event: game.RoundDealt, observer: Observer) -> wire.RoundDealt:
    hand = event.hands[observer] if isinstance(observer, int) else None
    return wire.RoundDealt(
        event.round_number,
        event.first,
        card_texts(event.exposed),
        None if hand is None else card_texts(hand),
        event.final_bid_counts,
    )


def _round_scored(event: game.RoundScored, _: Observer) -> wire.RoundScored:
    sides = tuple(side_score(side) for side in event.sides)
    return wire.RoundScored(sides, event.nuggets, tie_rule(event.tie_break))


def _match_ended(event: game.MatchEnded, _: Observer) -> wire.MatchEnded:
    bids = final_bids(event.final_bids)
    return wire.MatchEnded(event.winners, event.reason.value, bids)


def final_bids(bids: tuple[game.FinalBid, ...]) -> tuple[wire.FinalBid, ...]:
    return tuple(wire.FinalBid(side, bid) for side, bid in bids)


def _bid_exchanged(event: game.BidExchanged, _: Observer) -> wire.BidExchanged:
    gold = card_text(GOLD_CARDS[event.gold])
    card, returned = card_text(event.card), card_text(event.returned)
    return wire.BidExchanged(event.seat, gold, card, event.owner, returned)


_TELL: dict[type, Callable[[Any, Observer], wire.Event]] = {
    game.MatchStarted: lambda e, _: wire.MatchStarted(rules_of(e.ruleset), e.first),
    game.RoundDealt: _round_dealt,
    game.BidPlaced: lambda e, _: wire.BidPlaced(e.seat, e.card and card_text(e.card)),
    game.BidsRevealed: lambda e, _: wire.BidsRevealed(card_texts(e.bids)),
    game.TrickOpened: lambda e, _: wire.TrickOpened(e.leader, e.chances),
    game.BidKept: lambda e, _: wire.BidKept(e.seat),
    game.BidExchanged: _bid_exchanged,
    game.CardPlayed: lambda e, _: wire.CardPlayed(e.seat, card_text(e.card)),
    game.GoldCollected: lambda e, _: wire.GoldCollected(e.seat, card_text(GOLD_CARDS[e.rank])),
    game.TrickTaken: lambda e, _: wire.TrickTaken(e.seat, e.lowest),
    game.RoundEnded: lambda e, _: wire.RoundEnded(e.seat, e.reason.value, card_texts(e.hand)),
    game.RoundScored: _round_scored,
    game.MatchEnded: _match_ended,
}
