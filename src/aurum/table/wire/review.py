"""The review of a match: what was luck, what was play. Chances are shares of the match, 0 to 1."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aurum.game import Side
from aurum.table.wire.words import ActionText, Hand, Ply, Seat

JUDGE_VERSION = "6"
"""Names the reference player and what is counted. A stored review of another is made again."""

MarkWord = Literal["inaccuracy", "mistake", "blunder"]
VerdictWord = Literal["sharp", "fine", "close", "depends", "inaccuracy", "mistake", "blunder"]
Cause = Literal["own", "others", "hidden"]
Column = Literal["deal", "hidden", "own", "others"]
Met = Literal["under", "exact", "over"]
FortuneTopic = Literal["deal", "taken", "not-taken", "gold", "no-gold", "under", "exact", "over"]
Shares = Annotated[tuple[float, ...], Meta(description="a number for every side")]


class ReviewJudge(Struct, frozen=True):
    """Everything that the numbers depend on besides the record: anybody can compute them again."""

    version: str
    seed: int
    playouts: int
    worlds: int


class ReviewChoice(Struct, frozen=True):
    """One thing that could have been done, and how far behind the best it was."""

    action: ActionText
    behind: float


class ReviewReason(Struct, frozen=True):
    """The fact in which the best choice and the one that was made differ most."""

    topic: str
    best: float
    played: float


class ReviewMark(Struct, frozen=True):
    """A decision that surely cost its side something. `choices` has all, in no telling order."""

    ply: Ply
    seat: Seat
    action: ActionText
    best: ActionText
    loss: float
    error: float
    word: MarkWord
    choices: tuple[ReviewChoice, ...] = ()
    reason: ReviewReason | None = None


class ReviewDecision(Struct, frozen=True):
    """One decision.

    `expected` is what its seat could know before it, `gained` what the choice was worth more than
    that, `after` the value with all cards open. Luck is the change of that value minus `gained`.
    `stated` is `expected` as a chance that holds among players of different strength. `verdict` is
    missing where there was no choice, for what a stand-in did, and in a first estimate.
    """

    seat: Seat
    action: ActionText
    forced: bool
    expected: Shares
    stated: Shares
    gained: Shares
    error: Annotated[Shares, Meta(description="standard errors of `gained`")]
    after: Shares
    change_error: Annotated[
        Shares, Meta(description="standard errors of the change of `after` by the decision")
    ]
    verdict: VerdictWord | None = None


class ReviewBid(Struct, frozen=True):
    """A bid as it was first laid: how often it ends how in possible deals, and how it ended."""

    seat: Seat
    bid: int
    under: float
    exact: float
    over: float
    came: Met


class ReviewFortune(Struct, frozen=True):
    """A misfortune or a stroke of luck: what came, how often that comes, what it changed.

    It is about a deal (`ply` is null) or a decision of the side's own.
    """

    side: Side
    topic: FortuneTopic
    chance: float
    change: float
    ply: Ply | None = None
    seat: Seat | None = None


class ReviewRound(Struct, frozen=True):
    """A round: the chances before its deal, and with all cards dealt and open."""

    judge: ReviewJudge
    round: Hand
    before: Shares
    dealt: Shares
    dealt_error: Shares
    decisions: tuple[ReviewDecision, ...]
    marks: tuple[ReviewMark, ...]
    bids: tuple[ReviewBid, ...] = ()
    fortunes: tuple[ReviewFortune, ...] = ()


class ReviewSide(Struct, frozen=True):
    """`start` and the four columns add up to `result`. `errors` are of the columns, in order.

    `decisive` is the column that moved the chance most; null if none stands out of its noise.
    """

    side: Side
    start: float
    deal: float
    hidden: float
    own: float
    others: float
    result: float
    errors: tuple[float, ...]
    decisive: Column | None = None


class ReviewTurning(Struct, frozen=True):
    """A decision after which a side's chance was very different, and why."""

    round: Hand
    ply: Ply
    side: Side
    change: float
    cause: Cause


class ReviewSums(Struct, frozen=True):
    """`matrix`: a row for every seat, with what its decisions gave each side."""

    sides: tuple[ReviewSide, ...]
    matrix: tuple[Shares, ...]
    turning: tuple[ReviewTurning, ...]


class Review(Struct, frozen=True):
    """What is known so far; `count` is the number of rounds that there are to review.

    `rough`: rounds of which there is only a first estimate. They are being counted again.
    `waits`: other matches come first. `failed`: no more will come.
    """

    count: int
    rounds: tuple[ReviewRound, ...]
    sums: ReviewSums | None
    rough: tuple[Hand, ...] = ()
    waits: bool = False
    failed: bool = False
