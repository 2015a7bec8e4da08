"""R10 and R11.2: when a match is over, and who has won it."""

from __future__ import annotations

from aurum.game.bidding import side_bid
from aurum.game.editions import MatchEnd
from aurum.game.ruleset import Scoring, Side
from aurum.game.state import Match

NUGGETS_TO_WIN = 2
ROUNDS = 3  # of a best of three, and of the points variant


def match_winners(match: Match) -> tuple[Side, ...] | None:
    """The winners after a scored round, or None if the match goes on."""
    if match.ruleset.scoring is Scoring.POINTS:
        return _points_winners(match)
    if match.ruleset.match_end is MatchEnd.FIRST_TO_TWO:
        return _first_to_two_winners(match)
    return _best_of_three_winners(match)


def _points_winners(match: Match) -> tuple[Side, ...] | None:
    """R11.2: after exactly three rounds the highest sum; equal sums win together."""
    return None if match.rounds_played < ROUNDS else _leaders(match.points)


def _first_to_two_winners(match: Match) -> tuple[Side, ...] | None:
    """R10.1: whoever has two nuggets; several sides can get there in one round."""
    winners = tuple(side for side, n in enumerate(match.nuggets) if n >= NUGGETS_TO_WIN)
    return winners or None


def _best_of_three_winners(match: Match) -> tuple[Side, ...] | None:
    """R10.2: early only for a side alone in front with two nuggets, else after three rounds."""
    leaders = _leaders(match.nuggets)
    if match.rounds_played < ROUNDS:
        early = len(leaders) == 1 and match.nuggets[leaders[0]] >= NUGGETS_TO_WIN
        return leaders if early else None
    if match.ruleset.match_end is MatchEnd.BEST_OF_THREE_FINAL_BID:
        return _highest_final_bid(match, leaders)
    return leaders


def _highest_final_bid(match: Match, level: tuple[Side, ...]) -> tuple[Side, ...]:
    """R10.2: of the sides level on nuggets, those whose last bid card is highest."""
    assert match.round is not None
    bids = {side: side_bid(match.round, side) for side in level}
    best = max(bids.values())
    return tuple(side for side in level if bids[side] == best)


def _leaders(values: tuple[int, ...]) -> tuple[Side, ...]:
    best = max(values)
    return tuple(side for side, value in enumerate(values) if value == best)
