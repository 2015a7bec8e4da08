"""Bodies of requests and responses about the same deal again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aurum.game import Side
from aurum.table.wire.events import Rules
from aurum.table.wire.http import Request
from aurum.table.wire.words import CardText, Hand, MatchId, Ply, Seat


class PlayAgain(Request, frozen=True):
    """A table with the cards of a finished match, from a moment of it on, in one of its chairs.

    The others are bots that answer equal lines of play equally. `version` is that of the link.
    """

    match: MatchId
    seat: Seat = 0
    round: Hand = 0
    ply: Ply = 0
    version: Annotated[int, Meta(ge=0, le=1000)] = 1


class DealInfo(Struct, frozen=True):
    """What a link to a deal tells before it is played. `people`: the chairs that people had."""

    match: MatchId
    rules: Rules
    names: tuple[str, ...]
    people: tuple[Seat, ...]


class TrickLine(Struct, frozen=True):
    """A trick in one line: what the chair played, who took it, who was lowest, and its gold."""

    card: CardText
    taker: Seat
    lowest: Seat
    collected: int | None


class TrickPair(Struct, frozen=True):
    """The same trick in both lines; null where a line had ended."""

    number: int
    before: TrickLine | None
    after: TrickLine | None


class RoundLine(Struct, frozen=True):
    """A round in one line: the first bid of the chair, and the points of its side at the end."""

    bid: CardText | None
    score: int | None


class RoundPair(Struct, frozen=True):
    round: int
    before: RoundLine
    after: RoundLine
    tricks: tuple[TrickPair, ...]
    differs: bool


class MatchLine(Struct, frozen=True):
    """One of the two matches: who sat there, and which sides won."""

    names: tuple[str, ...]
    winners: tuple[Side, ...]


class Comparison(Struct, frozen=True):
    """Two matches with the same cards, from one chair; the rounds that both have."""

    rules: Rules
    seat: Seat
    before: MatchLine
    after: MatchLine
    rounds: tuple[RoundPair, ...]
