"""What happened, as a client hears it: one struct per event of the game, cards in the notation.

A field that is secret for the receiver is null here; the game's redaction decides that, never this
module.
"""

from __future__ import annotations

from msgspec import Struct

from aurum.game import Side
from aurum.table.wire.words import (
    CardText,
    EndReason,
    Hand,
    MatchEndReason,
    Scoring,
    Seat,
    TieRule,
)


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """Edition and variants of a match. `zeros: null` means: as the edition has it."""

    edition: str = "english"
    players: int = 3
    zeros: bool | None = None
    scoring: Scoring = "nuggets"


class SideScore(Struct, frozen=True):
    """A side's line on the score sheet of a round (R8)."""

    bid: int
    tricks: int
    bid_points: int
    gold_points: int
    score: int


class Happening(Struct, frozen=True, tag_field="type"):
    """Common ground of all events; the tag is the event's name in kebab-case."""


class MatchStarted(Happening, frozen=True, tag="match-started"):
    rules: Rules
    first: Seat


class RoundDealt(Happening, frozen=True, tag="round-dealt"):
    """`hand` is the receiver's own; null for spectators.

    `final_bid_counts`: this is the last round, and if nuggets are level after it, the highest bid
    decides the match (R10.2).
    """

    round: Hand
    first: Seat
    exposed: tuple[CardText, ...]
    hand: tuple[CardText, ...] | None = None
    final_bid_counts: bool = False


class BidPlaced(Happening, frozen=True, tag="bid-placed"):
    """`card` is null while it lies face down (R3.2), except for its owner."""

    seat: Seat
    card: CardText | None = None


class BidsRevealed(Happening, frozen=True, tag="bids-revealed"):
    bids: tuple[CardText, ...]


class TrickOpened(Happening, frozen=True, tag="trick-opened"):
    """A trick is about to start; `chances` are asked about an exchange, in this order (R4.3)."""

    leader: Seat
    chances: tuple[Seat, ...]


class BidKept(Happening, frozen=True, tag="bid-kept"):
    seat: Seat


class BidExchanged(Happening, frozen=True, tag="bid-exchanged"):
    """`seat` paid `gold`, put `card` on the bid of `target`, and took `returned` (R4)."""

    seat: Seat
    gold: CardText
    card: CardText
    target: Seat
    returned: CardText


class CardPlayed(Happening, frozen=True, tag="card-played"):
    seat: Seat
    card: CardText


class GoldCollected(Happening, frozen=True, tag="gold-collected"):
    seat: Seat
    card: CardText


class TrickTaken(Happening, frozen=True, tag="trick-taken"):
    """`lowest` leads the next trick (R6.2)."""

    seat: Seat
    lowest: Seat


class RoundEnded(Happening, frozen=True, tag="round-ended"):
    """The hand of the seat that ended the round is shown to all (R7.3)."""

    seat: Seat
    reason: EndReason
    hand: tuple[CardText, ...]


class RoundScored(Happening, frozen=True, tag="round-scored"):
    """`tie` is the last tie rule that was needed (R9); null: the highest score stood alone."""

    sides: tuple[SideScore, ...]
    nuggets: tuple[Side, ...]
    tie: TieRule | None = None


class FinalBid(Struct, frozen=True):
    """The bid of a side level on nuggets as it lay when the last round ended (R10.2)."""

    side: Side
    bid: int


class MatchEnded(Happening, frozen=True, tag="match-ended"):
    """`final_bids` are the bids that decided between sides level on nuggets, the highest first."""

    winners: tuple[Side, ...]
    reason: MatchEndReason
    final_bids: tuple[FinalBid, ...] = ()


Event = (
    MatchStarted
    | RoundDealt
    | BidPlaced
    | BidsRevealed
    | TrickOpened
    | BidKept
    | BidExchanged
    | CardPlayed
    | GoldCollected
    | TrickTaken
    | RoundEnded
    | RoundScored
    | MatchEnded
)
