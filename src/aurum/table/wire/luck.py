"""The luck account over one's matches: bodies of responses. Luck is told in wins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aurum.table.wire.review import ReviewBid
from aurum.table.wire.words import MatchId

Verdict = Literal["usual", "lucky", "unlucky"]


class MatchLuck(Struct, frozen=True):
    """Luck (deals and hidden cards) and play of one seat's side in one match, in shares of it.

    `variance` is that of the luck as it could be expected, noise of the count included.
    """

    luck: float
    variance: float
    own: float
    own_error: float
    bids: tuple[ReviewBid, ...] = ()


class GameLuck(Struct, frozen=True):
    """A match of the list whose review is complete."""

    id: MatchId
    luck: float
    own: float


class BidCount(Struct, frozen=True):
    """How many bids ended so; how many should have, and how far from that is still usual."""

    came: int
    expected: float
    band: float


class LuckAccount(Struct, frozen=True):
    """The sum over matches. 19 of 20 people find their luck inside the band."""

    matches: int
    luck: Annotated[float, Meta(description="wins more than the cards gave others in the mean")]
    band: float
    verdict: Verdict
    chance: Annotated[float, Meta(description="how often luck is at least this far from 0")]
    own: Annotated[float, Meta(description="what one's play gave a match, in shares of it")]
    own_error: float
    bids: int
    under: BidCount
    exact: BidCount
    over: BidCount


class Luck(Struct, frozen=True):
    """`account` is over `games`: matches whose review is complete and whose deal was new.

    `missing`: newer matches that have no complete review. `counting`: so many are being counted.
    """

    account: LuckAccount | None
    games: tuple[GameLuck, ...]
    missing: int
    counting: int = 0
