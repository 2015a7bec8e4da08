"""What happened, in the past tense. A match is the sequence of its events.

Fields that an observer may not know are `None` in the events that reach that observer
(`aurum.game.views.redact`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from aurum.game.cards import Card
from aurum.game.editions import TieBreak
from aurum.game.rulesets import Ruleset, Seat, Side


class EndReason(Enum):
    """Why a round ended (R7)."""

    STUCK = "stuck"  # R7.1: nothing to play in a trick
    EMPTY = "empty"  # R7.1: the leader has no hand card
    DECLINED = "declined"  # R7.2: gold could be played, but was not

    def __repr__(self) -> str:
        return f"EndReason.{self.name}"


class MatchEndReason(Enum):
    """What decided a match (R10, R11.2)."""

    NUGGETS = "nuggets"  # R10: two of them, or the most after the last round
    FINAL_BID = "final-bid"  # R10.2: the highest last bid among those level on nuggets
    POINTS = "points"  # R11.2

    def __repr__(self) -> str:
        return f"MatchEndReason.{self.name}"


class FinalBid(NamedTuple):
    """R10.2: the bid of a side level on nuggets as it lay when the last round ended."""

    side: Side
    bid: int


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's sheet of a round (R8)."""

    bid: int
    tricks: int
    bid_points: int
    gold_points: int

    @property
    def score(self) -> int:
        return self.bid_points + self.gold_points

    @property
    def is_exact(self) -> bool:
        return self.tricks == self.bid


@dataclass(frozen=True, slots=True)
class MatchStarted:
    ruleset: Ruleset
    first: Seat


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round was dealt (R2); a hand that the reader may not see is None.

    `final_bid_counts`: if nuggets are level after it, its bids decide the match (R10.2).
    """

    round_number: int
    first: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    exposed: tuple[Card, ...]
    final_bid_counts: bool = False


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A bid was laid down, face up (R3.3) or face down (R3.2)."""

    seat: Seat
    card: Card | None
    face_down: bool


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids laid face down were turned over together (R3.2)."""

    bids: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickOpened:
    """A trick is about to start; `chances` are the seats to ask about an exchange (R4.3)."""

    leader: Seat
    chances: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BidKept:
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidExchanged:
    """`seat` paid `gold` and put `card` in place of the bid `returned` of seat `owner` (R4)."""

    seat: Seat
    owner: Seat
    gold: int
    card: Card
    returned: Card


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GoldCollected:
    """The lowest base card brought its player gold of that rank (R6.1)."""

    seat: Seat
    rank: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was finished: who took it (R6.3) and who was lowest and leads next (R6.2)."""

    seat: Seat
    lowest: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A seat ended the round and showed its hand (R7.3)."""

    seat: Seat
    reason: EndReason
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The sheet of the round (R8), who took a nugget (R9), and the last tie rule needed."""

    sides: tuple[SideScore, ...]
    nuggets: tuple[Side, ...]
    tie_break: TieBreak | None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Who has won and by what; `final_bids` has the bids that were compared, the highest first."""

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
