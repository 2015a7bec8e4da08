"""R8: the score of a round."""

import pytest

from aurum.game import SideScore, ruleset
from aurum.game.scoring import GOLD_POINTS, bid_points, gold_points
from tests.builders import round_that_ends, scored

THREE = ruleset("designer", 3)
FOUR = ruleset("designer", 4)


@pytest.mark.parametrize(
    ("bid", "tricks", "points"),
    [
        (4, 0, 0),
        (4, 3, 0),
        (4, 4, 8),
        (4, 5, 4),
        (4, 11, 4),
        (1, 0, 0),
        (1, 1, 2),
        (1, 2, 1),
        (10, 10, 20),
        (10, 9, 0),
        (10, 11, 10),
    ],
)
def test_R8_1_under_the_bid_nothing_over_it_the_bid_exactly_twice_the_bid(
    bid: int, tricks: int, points: int
):
    assert bid_points(bid, tricks) == points


@pytest.mark.parametrize(("rank", "points"), [*enumerate([0, 1, 1, 1, 2, 2, 2, 3, 3])])
def test_R8_2_gold_points_by_rank(rank: int, points: int):
    assert GOLD_POINTS[rank] == points
    assert gold_points((rank,)) == points


def test_R8_2_every_gold_card_in_the_collection_counts():
    assert gold_points((0, 0, 1, 1, 3, 4, 6, 7, 8)) == 13
    assert gold_points(()) == 0


def test_R8_with_three_players_everybody_scores_alone():
    match = round_that_ends(THREE, bids="Bi4 P3 Ag6", taken=[4, 5, 2], gold=["", "Au7 Au1", "Au4"])
    assert scored(match).sides == (
        SideScore(bid=4, tricks=4, bid_points=8, gold_points=0),
        SideScore(bid=3, tricks=5, bid_points=3, gold_points=4),
        SideScore(bid=6, tricks=2, bid_points=0, gold_points=2),
    )
    assert [side.score for side in scored(match).sides] == [8, 7, 2]


def test_R8_partners_add_tricks_and_gold_together():
    """The books' example: the stacks of both partners count against the team's bid."""
    match = round_that_ends(
        FOUR,
        bids="Bi5 P3 Ag2 Zn4",
        taken=[4, 1, 1, 2],
        gold=["Au1", "Au8", "Au4 Au7", ""],
    )
    assert scored(match).sides == (
        SideScore(bid=5, tricks=5, bid_points=10, gold_points=6),
        SideScore(bid=4, tricks=3, bid_points=0, gold_points=3),
    )


def test_R8_points_are_added_up_over_the_rounds():
    match = round_that_ends(THREE, bids="Bi4 P3 Ag6", taken=[4, 5, 2], points=[10, 20, 30])
    assert match.points == (18, 23, 30)


@pytest.mark.parametrize(("tricks", "exact"), [(3, False), (4, True), (5, False)])
def test_R8_1_a_bid_is_exact_when_just_as_many_tricks_were_taken(tricks: int, exact: bool):
    assert SideScore(4, tricks, 0, 0).is_exact is exact
