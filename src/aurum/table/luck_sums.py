"""The luck account: what luck gave over many matches, and how much of it would be usual.

With right beliefs each piece of luck is as likely to help as to hurt: its mean is 0 whoever plays,
and pieces that follow one another are not correlated. So the variance of their sum is the sum of
their squares. A piece is measured with noise, which is taken off its square; what noise remains
in the sum (that of the play columns, as luck is the rest) is added.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erfc, fsum, sqrt

from aurum.game import Ruleset, Seat, Side
from aurum.table.review_sums import changes, given
from aurum.table.wire.luck import BidCount, LuckAccount, MatchLuck, Verdict
from aurum.table.wire.review import Met, ReviewRound

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
    before = found.dealt_error[side] ** 2
    yield found.dealt[side] - found.before[side], before
    last = len(found.decisions) - 1
    for ply, (decision, change) in enumerate(changes(found, side)):
        if decision.forced and ply != last:
            continue  # its value was not counted again
        after = decision.after_error[side] ** 2
        yield change - decision.gained[side], before + after + decision.error[side] ** 2
        before = after


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
