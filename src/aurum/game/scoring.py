"""R8 and R9: the score of a round and who takes the nugget."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from aurum.game.bidding import side_bid
from aurum.game.editions import TieBreak
from aurum.game.events import RoundScored, SideScore
from aurum.game.rulesets import Scoring, Side
from aurum.game.state import Round

Standing = Literal["under", "exact", "over"]

GOLD_POINTS = (0, 1, 1, 1, 2, 2, 2, 3, 3)  # R8.2, by rank
NO_GOLD = -1  # R9: no gold at all is below rank 0


def standing(bid: int, tricks: int) -> Standing:
    """R8.1: where a side stands against its bid."""
    if tricks == bid:
        return "exact"
    return "under" if tricks < bid else "over"


def bid_points(bid: int, tricks: int) -> int:
    """R8.1: nothing under the bid, the bid over it, twice the bid when met exactly."""
    if tricks < bid:
        return 0
    return bid if tricks > bid else 2 * bid


def gold_points(ranks: tuple[int, ...]) -> int:
    """R8.2: the points of the gold still in a collection."""
    return sum(GOLD_POINTS[rank] for rank in ranks)


def side_score(round_: Round, side: Side) -> SideScore:
    """One side's sheet at this moment; partners' tricks and gold are added together."""
    bid = side_bid(round_, side)
    tricks = sum(round_.taken[seat] for seat in round_.ruleset.members(side))
    return SideScore(bid, tricks, bid_points(bid, tricks), gold_points(side_gold(round_, side)))


def side_gold(round_: Round, side: Side) -> tuple[int, ...]:
    return tuple(rank for seat in round_.ruleset.members(side) for rank in round_.gold[seat])


def score_round(round_: Round) -> RoundScored:
    """The sheet of all sides and the sides that take a nugget."""
    sides = tuple(side_score(round_, side) for side in round_.ruleset.each_side())
    if round_.ruleset.scoring is Scoring.POINTS:
        return RoundScored(sides, (), None)
    nuggets, tie_break = round_winners(round_, sides)
    return RoundScored(sides, nuggets, tie_break)


def round_winners(
    round_: Round, sides: tuple[SideScore, ...]
) -> tuple[tuple[Side, ...], TieBreak | None]:
    """R9: the sides with the highest score, after as many tie breaks as are needed."""
    tied = leading_sides(sides)
    used: TieBreak | None = None
    for used in round_.ruleset.tie_breaks if len(tied) > 1 else ():
        tied = _highest(_worth(used, round_, sides), tied)
        if len(tied) == 1:
            break
    return tied, used


def leading_sides(sheets: Sequence[SideScore]) -> tuple[Side, ...]:
    """The sides with the highest score of a round, before any tie break."""
    return _highest([sheet.score for sheet in sheets], map(Side, range(len(sheets))))


def _worth(rule: TieBreak, round_: Round, sides: tuple[SideScore, ...]) -> list[int]:
    """What a tie break compares, by side; the highest stay in."""
    if rule is TieBreak.EXACT_BID:
        return [int(sheet.is_exact) for sheet in sides]
    if rule is TieBreak.HIGHEST_GOLD:
        return [
            max(side_gold(round_, side), default=NO_GOLD) for side in round_.ruleset.each_side()
        ]
    return [0] * len(sides)  # all tied: nobody drops out


def _highest(values: list[int], among: Iterable[Side]) -> tuple[Side, ...]:
    candidates = tuple(among)
    best = max(values[side] for side in candidates)
    return tuple(side for side in candidates if values[side] == best)
