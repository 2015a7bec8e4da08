"""Records: a match as data and as JSON. Records stay valid when shuffling changes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from aurum.game.actions import END, KEEP, Action, Bid, Play, Swap
from aurum.game.cards import GOLD_CARDS
from aurum.game.deals import Deal
from aurum.game.events import (
    BidExchanged,
    BidKept,
    BidPlaced,
    CardPlayed,
    EndReason,
    Event,
    MatchEnded,
    MatchStarted,
    RoundDealt,
    RoundEnded,
    RoundScored,
    SideScore,
)
from aurum.game.rulesets import Ruleset, Seat, Side

FORMAT = "aurum-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: who did what."""

    seat: Seat
    action: Action

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: the deal, the moves, and the result if it was finished."""

    deal: Deal
    moves: tuple[Move, ...] = ()
    ended: tuple[Seat, EndReason] | None = None
    sides: tuple[SideScore, ...] | None = None
    nuggets: tuple[Side, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "hands": [[str(card) for card in hand] for hand in self.deal.hands],
            "exposed": [str(card) for card in self.deal.exposed],
            "actions": [str(move) for move in self.moves],
        }
        if self.ended is not None:
            data["ended"] = {"seat": self.ended[0], "reason": self.ended[1].value}
        if self.sides is not None:
            data["sides"] = [_side_json(side) for side in self.sides]
        if self.nuggets is not None:
            data["nuggets"] = list(self.nuggets)
        return data


@dataclass(frozen=True, slots=True)
class Record:
    """A whole match, or the part of it that was played."""

    ruleset: Ruleset
    first: Seat
    names: tuple[str, ...]
    rounds: tuple[RoundRecord, ...] = ()
    winners: tuple[Side, ...] | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.ruleset.variant.as_json(),
            "first": self.first,
            "names": list(self.names),
            "rounds": [round_.as_json() for round_ in self.rounds],
        }
        if self.winners is not None:
            data["winners"] = list(self.winners)
        return data | self.extra

    def __str__(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.as_json())


def _side_json(side: SideScore) -> dict[str, int]:
    return {
        "bid": side.bid,
        "tricks": side.tricks,
        "bid_points": side.bid_points,
        "gold_points": side.gold_points,
        "score": side.score,
    }


def record_of(
    events: Iterable[Event], names: Iterable[str], extra: dict[str, Any] | None = None
) -> Record:
    """The record of a match from its events."""
    scribe = _Scribe()
    for event in events:
        scribe.write(event)
    assert scribe.ruleset is not None, "a match begins with MatchStarted"
    rounds = tuple(draft.finished(scribe.ruleset) for draft in scribe.rounds)
    return Record(scribe.ruleset, scribe.first, tuple(names), rounds, scribe.winners, extra or {})


@dataclass(slots=True)
class _Draft:
    """A round record while it is being written."""

    first: Seat
    deal: Deal
    bids: dict[Seat, Move] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    ended: tuple[Seat, EndReason] | None = None
    sides: tuple[SideScore, ...] | None = None
    nuggets: tuple[Side, ...] | None = None

    def finished(self, ruleset: Ruleset) -> RoundRecord:
        """Bids go in seat order from the first player, up to the first seat that has not bid."""
        bids: list[Move] = []
        for seat in ruleset.clockwise(self.first):
            if seat not in self.bids:
                break
            bids.append(self.bids[seat])
        return RoundRecord(self.deal, (*bids, *self.moves), self.ended, self.sides, self.nuggets)


class _Scribe:
    """Turns events into the statements of a record."""

    def __init__(self) -> None:
        self.ruleset: Ruleset | None = None
        self.first = 0
        self.rounds: list[_Draft] = []
        self.winners: tuple[Side, ...] | None = None

    def write(self, event: Event) -> None:
        match event:
            case MatchStarted(ruleset, first):
                self.ruleset, self.first = ruleset, first
            case RoundDealt(_, first, hands, exposed):
                self.rounds.append(_Draft(first, Deal(tuple(h or () for h in hands), exposed)))
            case MatchEnded(winners):
                self.winners = winners
            case _:
                self._write_in_round(self.rounds[-1], event)

    def _write_in_round(self, draft: _Draft, event: Event) -> None:
        match event:
            case BidPlaced(seat, card) if card is not None:
                draft.bids[seat] = Move(seat, Bid(card))
            case RoundScored(sides, nuggets):
                draft.sides, draft.nuggets = sides, nuggets
            case RoundEnded(seat, reason):
                draft.ended = (seat, reason)
                draft.moves += [Move(seat, END)] if reason is EndReason.DECLINED else []
            case _:
                draft.moves += _moves(event)


def _moves(event: Event) -> list[Move]:
    """The move that an event of exchange or play stands for; most events stand for none."""
    match event:
        case BidKept(seat):
            return [Move(seat, KEEP)]
        case BidExchanged(seat, owner, gold, card):
            return [Move(seat, Swap(GOLD_CARDS[gold], card, partner=owner != seat))]
        case CardPlayed(seat, card):
            return [Move(seat, Play(card))]
    return []
