"""The cards of a match once more: what stands of its record, and what is dealt after that."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from aurum.game import AurumError, Deal, Record, Ruleset, Seat
from aurum.game.fair import fair_deal
from aurum.table.log_entries import Repeated as Entry
from aurum.table.stand_ins import stand_ins_of, told_stand_ins

AGAIN_VERSION = 1
"""Raised when the bots or the later deals of a repeated match change: links of before say so."""


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """Where to begin: the round, and how many of its actions stand; both count from 0."""

    round: int = 0
    ply: int = 0


BEGINNING = Moment()


class NoSuchMoment(AurumError):
    """The record ends before this moment."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """A match whose cards are those of a record. `origin` is the id of the match it was."""

    record: Record
    seat: Seat = 0
    moment: Moment = BEGINNING
    origin: str = ""

    def __post_init__(self) -> None:
        rules, rounds = self.record.ruleset, self.record.rounds
        if self.seat not in range(rules.seats):
            raise AurumError(
                f"seat {self.seat} does not exist; the seats are 0 to {rules.seats - 1}"
            )
        if not 0 <= self.moment.round < len(rounds):
            raise NoSuchMoment(
                f"the match has {len(rounds)} rounds, counted from 0; there is no round "
                f"{self.moment.round}"
            )
        moves = len(rounds[self.moment.round].moves)
        if not 0 <= self.moment.ply <= moves:
            raise NoSuchMoment(
                f"round {self.moment.round} has {moves} actions; there is no moment "
                f"{self.moment.ply} in it"
            )

    def opening(self) -> Record:
        """The part of the record that stands, as an unfinished match."""
        record, moment = self.record, self.moment
        last = record.rounds[moment.round]
        begun = replace(last, moves=last.moves[: moment.ply], ended=None, sides=None, nuggets=None)
        rounds = (*record.rounds[: moment.round], begun)
        return replace(record, rounds=rounds, winners=None, extra={})

    def cards(self, number: int) -> Deal:
        """The cards of a round: those of the record, and then others that follow from them."""
        rounds = self.record.rounds
        if number < len(rounds):
            return rounds[number].deal
        return later_deal(self.record.ruleset, rounds[0].deal, number)


def following(record: Record, moment: Moment) -> Moment:
    """The moment; or the next round's beginning, if its round is over then."""
    rounds = record.rounds
    if moment.round >= len(rounds) or moment.ply < len(rounds[moment.round].moves):
        return moment
    if moment.ply > len(rounds[moment.round].moves) or rounds[moment.round].ended is None:
        return moment
    if moment.round + 1 == len(rounds):
        raise NoSuchMoment("the match is over at this moment; choose an earlier one")
    return Moment(moment.round + 1)


def repeated_entry(match: str, repeated: Repeated) -> Entry:
    """How the log says it: with the stand-ins of the first match, not its hints and proofs."""
    record = replace(repeated.record, extra=told_stand_ins(stand_ins_of(repeated.record)))
    moment = repeated.moment
    return Entry(match, str(record), repeated.origin, repeated.seat, moment.round, moment.ply)


def later_deal(ruleset: Ruleset, first: Deal, number: int) -> Deal:
    """A deal for a round that the record does not have: it follows from the first deal."""
    cards = "/".join(".".join(map(str, hand)) for hand in first.hands)
    return fair_deal(ruleset, hashlib.sha256(f"aurum-again-1 {number} {cards}".encode()).digest())
