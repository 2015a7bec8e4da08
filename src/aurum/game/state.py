"""The state of a match: what is on the table and whose turn it is. It contains no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from aurum.game.cards import Card
from aurum.game.events import RoundEnded, RoundScored
from aurum.game.rulesets import Ruleset, Seat, Side


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
    """A finished trick: its cards in order from the leader, and its result."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat
    lowest: Seat
    collected: int | None  # the rank of the gold that the lowest card brought


@dataclass(frozen=True, slots=True)
class Exchange:
    """A replaced bid card (R4): before which trick, by whom, whose bid, and the gold paid."""

    trick: int  # the number, from 0, of the trick that had not begun yet
    seat: Seat
    owner: Seat  # whose bid card it was: the seat itself, or the partner
    gold: int  # the rank paid
    laid: Card
    taken_up: Card


@dataclass(frozen=True)
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
    # How the bids came about, in order. A position in the notation does not carry it, and nothing
    # that may happen next depends on it: so two rounds that differ only in this are equal.
    exchanges: tuple[Exchange, ...] = field(default=(), compare=False)

    @property
    def first_bids(self) -> tuple[Card | None, ...]:
        """The bids as they were first laid (R3), before any exchange."""
        bids = list(self.bids)
        for exchange in reversed(self.exchanges):
            bids[exchange.owner] = exchange.taken_up
        return tuple(bids)

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


@dataclass(frozen=True)
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

    def __str__(self) -> str:
        """The table with all hands open, for a person."""
        from aurum.game.table_text import match_picture, text  # it draws what this module holds

        return text(match_picture(self))

    @property
    def round_number(self) -> int:
        """The number of the round on the table, from 0; also 0 before the first deal."""
        finished = self.round is not None and self.round.ended is not None
        return self.rounds_played - finished

    @property
    def next_first(self) -> Seat:
        """Who is first player of the next round to be dealt (R2.4)."""
        return (self.first + self.rounds_played) % self.ruleset.seats


def started(ruleset: Ruleset, first: Seat) -> Match:
    """A match before its first deal."""
    nothing = (0,) * ruleset.sides
    return Match(ruleset, first, nuggets=nothing, points=nothing)
