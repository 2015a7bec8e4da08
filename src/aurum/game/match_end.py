"""R10 and R11.2: when a match is over, who has won it, and by what."""

from __future__ import annotations

from aurum.game.editions import MatchEnd
from aurum.game.events import FinalBid, MatchEnded, MatchEndReason, SideScore
from aurum.game.rulesets import Ruleset, Scoring, Side
from aurum.game.state import Match

NUGGETS_TO_WIN = 2
ROUNDS = 3  # of a best of three, and of the points variant


def match_ending(match: Match) -> MatchEnded | None:
    """How the match has ended with the round just scored, or None if it goes on."""
    rules = match.ruleset
    if rules.scoring is Scoring.POINTS:
        return _ending_by_points(match)
    leaders = nugget_winners(rules.match_end, match.nuggets, match.rounds_played)
    if leaders is None:
        return None
    assert match.round is not None
    assert match.round.scored is not None
    bids = final_bids(rules, match.nuggets, match.round.scored.sides)
    if not bids:
        return MatchEnded(leaders, MatchEndReason.NUGGETS)
    winners = tuple(side for side, bid in bids if bid == bids[0].bid)
    return MatchEnded(winners, MatchEndReason.FINAL_BID, bids)


def nugget_winners(end: MatchEnd, nuggets: tuple[int, ...], rounds: int) -> tuple[Side, ...] | None:
    """R10: who wins by nuggets after these rounds, before the final bids break a tie."""
    if end is MatchEnd.FIRST_TO_TWO:
        return _with_two(nuggets) or None
    leaders = _leaders(nuggets)
    is_over = rounds >= ROUNDS or (len(leaders) == 1 and leaders[0] in _with_two(nuggets))
    return leaders if is_over else None  # R10.2: early only for a side alone in front


def final_bids(
    rules: Ruleset, nuggets: tuple[int, ...], sheets: tuple[SideScore, ...]
) -> tuple[FinalBid, ...]:
    """R10.2: what the sides level on nuggets compare after the last round, the highest bid first.

    Nothing if one side is alone in front, or where bids do not decide a match.
    """
    level = _leaders(nuggets)
    if not _compares_final_bids(rules) or len(level) == 1:
        return ()
    bids = [FinalBid(side, sheets[side].bid) for side in level]
    return tuple(sorted(bids, key=lambda final: -final.bid))


def final_bid_counts(rules: Ruleset, round_number: int) -> bool:
    """R10.2: whether the bids of this round (from 0) decide the match if nuggets are level."""
    return _compares_final_bids(rules) and round_number == ROUNDS - 1


def _compares_final_bids(rules: Ruleset) -> bool:
    by_nuggets = rules.scoring is Scoring.NUGGETS
    return by_nuggets and rules.match_end is MatchEnd.BEST_OF_THREE_FINAL_BID


def _with_two(nuggets: tuple[int, ...]) -> tuple[Side, ...]:
    """R10.1: several sides can reach two nuggets in the same round."""
    return tuple(Side(side) for side, n in enumerate(nuggets) if n >= NUGGETS_TO_WIN)


def _ending_by_points(match: Match) -> MatchEnded | None:
    """R11.2: after exactly three rounds the highest sum; equal sums win together."""
    if match.rounds_played < ROUNDS:
        return None
    return MatchEnded(_leaders(match.points), MatchEndReason.POINTS)


def _leaders(values: tuple[int, ...]) -> tuple[Side, ...]:
    best = max(values)
    return tuple(Side(side) for side, value in enumerate(values) if value == best)
