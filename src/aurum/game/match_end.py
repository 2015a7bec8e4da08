"""R10 and R11.2: when a match is over, and who has won it."""

from __future__ import annotations

from aurum.game.bidding import side_bid
from aurum.game.editions import MatchEnd
from aurum.game.rulesets import Scoring, Side
from aurum.game.state import Match

NUGGETS_TO_WIN = 2
FINAL_BID = MatchEnd.BEST_OF_THREE_FINAL_BID
ROUNDS = 3  # of a best of three, and of the points variant


def match_winners(match: Match) -> tuple[Side, ...] | None:
    """The winners after a scored round, or None if the match goes on."""
    rules = match.ruleset
    if rules.scoring is Scoring.POINTS:
        return _points_winners(match)
    level = nugget_winners(rules.match_end, match.nuggets, match.rounds_played)
    if level is None or len(level) == 1 or rules.match_end is not FINAL_BID:
        return level
    return _highest_final_bid(match, level)


def nugget_winners(end: MatchEnd, nuggets: tuple[int, ...], rounds: int) -> tuple[Side, ...] | None:
    """R10: who wins by nuggets after these rounds, before the final bids break a tie."""
    if end is MatchEnd.FIRST_TO_TWO:
        return _with_two(nuggets) or None
    leaders = _leaders(nuggets)
    is_over = rounds >= ROUNDS or (len(leaders) == 1 and leaders[0] in _with_two(nuggets))
    return leaders if is_over else None  # R10.2: early only for a side alone in front


def _with_two(nuggets: tuple[int, ...]) -> tuple[Side, ...]:
    """R10.1: several sides can reach two nuggets in the same round."""
    return tuple(Side(side) for side, n in enumerate(nuggets) if n >= NUGGETS_TO_WIN)


def _points_winners(match: Match) -> tuple[Side, ...] | None:
    """R11.2: after exactly three rounds the highest sum; equal sums win together."""
    return None if match.rounds_played < ROUNDS else _leaders(match.points)


def _highest_final_bid(match: Match, level: tuple[Side, ...]) -> tuple[Side, ...]:
    """R10.2: of the sides level on nuggets, those whose last bid card is highest."""
    assert match.round is not None
    bids = {side: side_bid(match.round, side) for side in level}
    best = max(bids.values())
    return tuple(side for side in level if bids[side] == best)


def _leaders(values: tuple[int, ...]) -> tuple[Side, ...]:
    best = max(values)
    return tuple(Side(side) for side, value in enumerate(values) if value == best)
