"""Adding up the rounds of a review: columns, who gave whom what, turning points.

Every value is used with both signs, so that start and columns add up to the result exactly.

The luck account says what luck gave over many matches, and how much of it would be usual. With
right beliefs each piece of luck is as likely to help as to hurt: its mean is 0 whoever plays, and
pieces that follow one another are not correlated. So the variance of their sum is the sum of their
squares. A piece is measured with noise, which is taken off its square; what noise remains in the
sum (that of the play columns, as luck is the rest) is added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import erfc, fsum, sqrt
from typing import get_args

from aurum.game import Ruleset, Seat, Side
from aurum.table.wire.luck import BidCount, LuckAccount, MatchLuck, Verdict
from aurum.table.wire.review import (
    Cause,
    Column,
    Met,
    ReviewDecision,
    ReviewRound,
    ReviewSide,
    ReviewSums,
    ReviewTurning,
    VerdictWord,
)

TURNING_POINTS = 3
VERDICTS: tuple[VerdictWord, ...] = get_args(VerdictWord)  # from the best to the worst
COLUMNS: tuple[Column, ...] = ("deal", "hidden", "own", "others")
MISTAKES: tuple[VerdictWord, ...] = ("inaccuracy", "mistake", "blunder")
STANDS_OUT = 0.05  # of the match: less than this decided nothing


def review_sums(rules: Ruleset, rounds: Sequence[ReviewRound]) -> ReviewSums | None:
    """The sums over these rounds, from the chances before the first to those after the last."""
    if not rounds:
        return None
    return ReviewSums(
        tuple(_side(rules, rounds, side) for side in rules.each_side()),
        tuple(
            tuple(given(rounds, (seat,), side) for side in rules.each_side())
            for seat in range(rules.seats)
        ),
        turning_points(rules, rounds),
    )


def changes(found: ReviewRound, side: Side) -> Iterator[tuple[ReviewDecision, float]]:
    """Every decision of a round with the change of a side's value, all cards open."""
    before = found.dealt[side]
    for decision in found.decisions:
        yield decision, decision.after[side] - before
        before = decision.after[side]


def verdict_counts(rounds: Sequence[ReviewRound], seat: Seat) -> dict[VerdictWord, int]:
    """How many decisions of a seat were sharp, fine and so on, without those that none was."""
    said = Counter(
        decision.verdict
        for found in rounds
        for decision in found.decisions
        if decision.seat == seat
    )
    return {word: said[word] for word in VERDICTS if word in said}


def decisive(amounts: Sequence[float], errors: Sequence[float]) -> Column | None:
    """The column that moved a side's chance most; None if none stands out of its noise."""
    column, amount, error = max(
        zip(COLUMNS, amounts, errors, strict=True), key=lambda one: abs(one[1])
    )
    return column if abs(amount) >= max(STANDS_OUT, 2 * error) else None


def turning_points(rules: Ruleset, rounds: Sequence[ReviewRound]) -> tuple[ReviewTurning, ...]:
    """The decisions with the largest change for a side, in the order of play."""
    points = [point for found in rounds for point in _turning(rules, found)]
    largest = sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: (point.round, point.ply)))


def _turning(rules: Ruleset, found: ReviewRound) -> Iterator[ReviewTurning]:
    by_side = zip(*(changes(found, side) for side in rules.each_side()), strict=True)
    for ply, row in enumerate(by_side):
        decision = row[0][0]
        if decision.forced:
            continue
        side = max(rules.each_side(), key=lambda one: abs(row[one][1]))
        change = row[side][1]
        yield ReviewTurning(found.round, ply, side, change, _cause(rules, decision, side, change))


def _cause(rules: Ruleset, decision: ReviewDecision, side: Side, change: float) -> Cause:
    gained, is_own = decision.gained[side], rules.side_of(decision.seat) == side
    if is_own and change < 0 and decision.verdict in MISTAKES:
        return "own"  # what the cards added does not excuse it
    if abs(gained) <= abs(change - gained):
        return "hidden"
    return "own" if is_own else "others"


def _side(rules: Ruleset, rounds: Sequence[ReviewRound], side: Side) -> ReviewSide:
    own = rules.members(side)
    others = tuple(seat for seat in range(rules.seats) if seat not in own)
    end = rounds[-1].decisions[-1].after[side]
    moved = fsum(change for found in rounds for _, change in changes(found, side))
    deal = fsum(found.dealt[side] - found.before[side] for found in rounds)
    mine, theirs = given(rounds, own, side), given(rounds, others, side)
    amounts, errors = (deal, moved - mine - theirs, mine, theirs), _errors(rounds, side, own)
    return ReviewSide(
        side=side,
        start=rounds[0].before[side],
        result=end,
        errors=errors,
        decisive=decisive(amounts, errors),
        **dict(zip(COLUMNS, amounts, strict=True)),
    )


def given(rounds: Sequence[ReviewRound], seats: Sequence[int], side: Side) -> float:
    """What the decisions of these seats gave a side."""
    return fsum(
        decision.gained[side]
        for found in rounds
        for decision in found.decisions
        if decision.seat in seats
    )


def _errors(
    rounds: Sequence[ReviewRound], side: Side, own: Sequence[int]
) -> tuple[float, float, float, float]:
    """Of the columns, in their order. What a deal is valued too high, hidden cards give back."""
    squares = [(d.seat in own, d.error[side] ** 2) for found in rounds for d in found.decisions]
    deal = fsum(found.dealt_error[side] ** 2 for found in rounds)
    mine = fsum(square for is_own, square in squares if is_own)
    theirs = fsum(square for is_own, square in squares if not is_own)
    return sqrt(deal), sqrt(deal + mine + theirs), sqrt(mine), sqrt(theirs)


BAND = 1.96  # standard deviations: 19 of 20 find themselves inside


def match_luck(rules: Ruleset, rounds: Sequence[ReviewRound], seat: Seat) -> MatchLuck:
    """The luck and the play of one seat's side in a whole match."""
    side = rules.side_of(seat)
    own = rules.members(side)
    others = tuple(other for other in range(rules.seats) if other not in own)
    played = [given(rounds, seats, side) for seats in (own, others)]
    total = rounds[-1].decisions[-1].after[side] - rounds[0].before[side]
    errors = [
        (decision.seat in own, decision.error[side] ** 2)
        for found in rounds
        for decision in found.decisions
    ]
    pieces = [piece for found in rounds for piece in _pieces(found, side)]
    true = fsum(amount**2 - noise for amount, noise in pieces)
    return MatchLuck(
        luck=total - fsum(played),
        variance=max(0.0, true) + fsum(square for _, square in errors),
        own=played[0],
        own_error=sqrt(fsum(square for is_own, square in errors if is_own)),
        bids=tuple(bid for found in rounds for bid in found.bids if bid.seat == seat),
    )


def _pieces(found: ReviewRound, side: Side) -> Iterator[tuple[float, float]]:
    """Each piece of luck in a round, and the variance of the noise with which it was measured."""
    yield found.dealt[side] - found.before[side], found.dealt_error[side] ** 2
    for decision, change in changes(found, side):
        noise = decision.change_error[side] ** 2 + decision.error[side] ** 2
        yield change - decision.gained[side], noise


def account(matches: Sequence[MatchLuck]) -> LuckAccount | None:
    """Luck, play and bids over all these matches."""
    if not matches:
        return None
    luck = fsum(match.luck for match in matches)
    spread = sqrt(fsum(match.variance for match in matches))
    bids = [bid for match in matches for bid in match.bids]
    return LuckAccount(
        matches=len(matches),
        luck=luck,
        band=BAND * spread,
        verdict=_verdict(luck, BAND * spread),
        chance=erfc(abs(luck) / spread / sqrt(2)) if spread else 1.0,
        own=fsum(match.own for match in matches) / len(matches),
        own_error=sqrt(fsum(match.own_error**2 for match in matches)) / len(matches),
        bids=len(bids),
        under=_counted([(bid.under, bid.came) for bid in bids], "under"),
        exact=_counted([(bid.exact, bid.came) for bid in bids], "exact"),
        over=_counted([(bid.over, bid.came) for bid in bids], "over"),
    )


def _verdict(luck: float, band: float) -> Verdict:
    if abs(luck) <= band:
        return "usual"
    return "lucky" if luck > 0 else "unlucky"


def _counted(bids: Sequence[tuple[float, Met]], how: Met) -> BidCount:
    """How many bids ended so, beside what the reference player expected of them."""
    return BidCount(
        came=sum(came == how for _, came in bids),
        expected=fsum(chance for chance, _ in bids),
        band=BAND * sqrt(fsum(chance * (1 - chance) for chance, _ in bids)),
    )
