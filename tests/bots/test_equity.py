"""What a round is worth to a side of a match."""

from fractions import Fraction

import pytest

from aurum.bots.search.equity import chances, stakes
from aurum.game import MatchEnd, Side, view
from tests.bots.positions import dealt


def test_three_players_first_to_two_it_matters_who_else_wins() -> None:
    """At 0:1:0, «I, the leader, the other wins» are worth 4/9, 0 and 1/9 to seat 0."""
    after = [(1, 1, 0), (0, 2, 0), (0, 1, 1)]
    worth = [chances(MatchEnd.FIRST_TO_TWO, nuggets, 2)[0] for nuggets in after]
    assert worth == pytest.approx([Fraction(4, 9), 0, Fraction(1, 9)])


def test_four_players_a_nugget_is_worth_the_same_to_both() -> None:
    ahead, behind = chances(MatchEnd.FIRST_TO_TWO, (1, 0), 1)
    assert (ahead, behind) == pytest.approx((0.75, 0.25))


def test_best_of_three_plays_a_third_round_at_two_all() -> None:
    assert chances(MatchEnd.BEST_OF_THREE, (2, 2), 2) == pytest.approx((0.5, 0.5))
    assert chances(MatchEnd.BEST_OF_THREE, (2, 0), 2) == (1.0, 0.0)


def test_chances_of_all_sides_add_up_to_one() -> None:
    for end in MatchEnd:
        for nuggets in [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]:
            assert sum(chances(end, nuggets, sum(nuggets))) == pytest.approx(1)


def test_a_shared_nugget_is_worth_less_than_one_alone() -> None:
    match = dealt(3, 1)
    found = stakes(view(match, 0), Side(0))
    assert found.nuggets[0b001] > found.nuggets[0b011] > found.nuggets[0b010]


def test_points_have_a_spread_until_the_last_round() -> None:
    match = dealt(3, 1, scoring="points")
    assert stakes(view(match, 0), Side(0)).by_points
    assert stakes(view(match, 0), Side(0)).spread > 0
