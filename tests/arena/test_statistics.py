"""Intervals, comparisons and ratings, against worked numbers."""

import math

import pytest

from aurum.arena.contest import Contest
from aurum.arena.deal_games import Effort, Game, Result
from aurum.arena.ratings import ELO, PRIOR, ratings
from aurum.arena.statistics import comparisons, estimate, estimate_share, standings


def result(challenger: str, other: str, deal: int, wins: tuple[int, int, int]) -> Result:
    """Three seatings in which the challenger won (1) or the seat after it did (0)."""
    games = []
    for side, win in enumerate(wins):
        winner = side if win else (side + 1) % 3
        shares = tuple(float(s == winner) for s in range(3))
        seats = tuple(challenger if s == side else other for s in range(3))
        names = (challenger, other)
        games.append(
            Game(
                seats=seats,
                shares=shares,
                nuggets=shares,
                scores=tuple(10 * share for share in shares),
                bids={name: [1, 1, 1] for name in names},
                effort={name: Effort(1, 0.1, 0.1, 0.1) for name in names},
                faults=dict.fromkeys(names, 0),
            )
        )
    return Result(challenger, other, deal, games)


def test_the_interval_is_students() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    # t(3) at 97.5 % is 3.182446; the standard error of the mean is 0.288675
    assert found.high - found.mean == pytest.approx(3.182446 * 0.288675, rel=1e-5)
    assert found.low == pytest.approx(1 - found.high)


def test_one_deal_says_nothing_about_its_spread() -> None:
    assert math.isinf(estimate([0.4]).high)


@pytest.mark.parametrize(("deals", "low"), [(1, 0.025), (10, 0.6915), (20, 0.8316)])
def test_deals_that_were_all_won_prove_only_so_much(deals: int, low: float) -> None:
    """Against tables of the exact interval of a proportion."""
    won, lost = estimate_share([1.0] * deals), estimate_share([0.0] * deals)
    assert (won.mean, won.high) == (1.0, 1.0)
    assert won.low == pytest.approx(low, abs=1e-4)
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - low, abs=1e-4)


def test_a_share_lies_between_none_and_all() -> None:
    found = estimate_share([1.0, 1.0, 1.0, 0.5])
    assert found.high == 1.0
    assert found.low == estimate([1.0, 1.0, 1.0, 0.5]).low


def test_the_deal_is_the_unit() -> None:
    contest = Contest(("a", "b"), deals=2, first_only=True)
    found = standings(contest, [result("a", "b", 0, (1, 1, 1)), result("a", "b", 1, (0, 0, 0))])
    assert found[0].share.deals == 2
    assert found[0].shares == (1.0, 0.0)
    assert found[0].margin.mean == pytest.approx(0.5 * 10 + 0.5 * -5)


def test_challengers_are_compared_on_the_same_deals() -> None:
    contest = Contest(("a", "b", "c"), deals=3)
    results = [result("a", "c", d, (1, 1, 0)) for d in range(3)]
    results += [result("b", "c", d, (1, 0, 0)) for d in range(3)]
    (made,) = comparisons(standings(contest, results))
    assert (made.better, made.worse, made.against) == ("a", "b", "c")
    assert made.difference.mean == pytest.approx(1 / 3)


def test_a_share_of_two_thirds_against_two_is_four_to_one() -> None:
    """Plackett-Luce: s / (s + 2) = 2/3 means s = 4, that is 400 log10 4 = 241 Elo points."""
    contest = Contest(("a", "b"), deals=300, first_only=True)
    results = [result("a", "b", deal, (1, 1, 0)) for deal in range(300)]
    best, worst = ratings(contest, results, samples=5)
    assert (best.name, worst.name) == ("a", "b")
    assert best.points - worst.points == pytest.approx(400 * math.log10(4), abs=2)


def test_intervals_of_ratings_hold_the_ratings() -> None:
    contest = Contest(("a", "b"), deals=40, first_only=True)
    results = [result("a", "b", deal, (1, deal % 2, 0)) for deal in range(40)]
    for rating in ratings(contest, results, samples=50):
        assert rating.low <= rating.points <= rating.high


def test_an_undefeated_bot_has_a_finite_rating() -> None:
    contest = Contest(("a", "b"), deals=5, first_only=True)
    results = [result("a", "b", deal, (1, 1, 1)) for deal in range(5)]
    assert all(math.isfinite(r.points) for r in ratings(contest, results, samples=3))


def test_the_fit_is_where_results_and_prior_balance() -> None:
    """15 wins of 15 against two: the surplus of wins is what the prior takes back."""
    contest = Contest(("a", "b"), deals=5, first_only=True)
    results = [result("a", "b", deal, (1, 1, 1)) for deal in range(5)]
    best, worst = ratings(contest, results, samples=3)
    lead = (best.points - worst.points) / ELO
    chance = math.exp(lead) / (math.exp(lead) + 2)
    assert 15 * (1 - chance) == pytest.approx(2 * PRIOR * lead / 2, abs=1e-8)
