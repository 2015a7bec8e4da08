"""The luck account: numbers that a reader can add in their head, and a band that holds."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from aurum.table.review_sums import BAND, account, match_luck, review_sums
from aurum.table.wire.luck import MatchLuck
from aurum.table.wire.review import Met, ReviewBid
from tests.table.test_review_sums import FOUR, THREE, a_round, decided, two_rounds


def lucky(luck: float, variance: float = 0.25, own: float = 0.0, *bids: ReviewBid) -> MatchLuck:
    return MatchLuck(luck, variance, own, 0.03, bids)


def test_luck_is_the_deal_and_the_hidden_cards():
    sums = review_sums(THREE, two_rounds())
    assert sums is not None
    for seat, side in enumerate(sums.sides):
        found = match_luck(THREE, two_rounds(), seat)
        assert found.luck == pytest.approx(side.deal + side.hidden)
        assert (found.own, found.own_error) == pytest.approx((side.own, side.errors[2]))


def test_partners_have_the_same_luck():
    rounds = [a_round(0, (0.5, 0.5), (0.7, 0.3), decided(1, (0.0, 0.0), (1.0, 0.0)))]
    assert match_luck(FOUR, rounds, 0).luck == match_luck(FOUR, rounds, 2).luck == 0.5
    assert match_luck(FOUR, rounds, 1).luck == -0.5


def test_the_variance_is_the_sum_of_squares():
    """Without noise: 0.2 by the deal, 0.3 by the last card."""
    rounds = [a_round(0, (0.5, 0.5), (0.7, 0.3), decided(1, (0.0, 0.0), (1.0, 0.0)))]
    assert match_luck(FOUR, rounds, 0).variance == pytest.approx(0.2**2 + 0.3**2)


def test_noise_of_the_count_is_no_luck():
    """A deal that is measured as far off as its error says nothing; the errors of play remain."""
    noisy = decided(0, (0.0, 0.0), (0.7, 0.3), error=0.1)
    rounds = [a_round(0, (0.5, 0.5), (0.7, 0.3), noisy, error=0.2)]
    assert match_luck(FOUR, rounds, 0).variance == pytest.approx(0.1**2)


def test_a_forced_move_is_no_piece_of_luck():
    forced = decided(0, (0.0, 0.0), (0.7, 0.3), forced=True)
    end = decided(1, (0.0, 0.0), (1.0, 0.0))
    with_it = a_round(0, (0.5, 0.5), (0.7, 0.3), forced, end)
    without = a_round(0, (0.5, 0.5), (0.7, 0.3), end)
    assert match_luck(FOUR, [with_it], 0) == match_luck(FOUR, [without], 0)


def test_no_match_has_no_account():
    assert account([]) is None


def test_an_account_adds_up_and_says_what_is_unusual():
    usual = account([lucky(-0.3), lucky(0.1), lucky(-0.4), lucky(-0.6)])
    assert usual is not None
    assert (usual.matches, usual.verdict) == (4, "usual")
    assert (usual.luck, usual.band) == pytest.approx((-1.2, BAND))
    for sign, word in ((1, "lucky"), (-1, "unlucky")):
        far = account([lucky(0.9 * sign) for _ in range(9)])
        assert far is not None
        assert (far.verdict, far.luck) == (word, pytest.approx(8.1 * sign))
        assert far.chance < 0.001


def test_own_play_is_told_a_match():
    found = account([lucky(0, 0.25, -0.1), lucky(0, 0.25, -0.3)])
    assert found is not None
    assert (found.own, found.own_error) == pytest.approx((-0.2, sqrt(2) * 0.03 / 2))


def test_nineteen_of_twenty_find_themselves_inside_the_band():
    """Luck of random walks that stop at 0 or 1, as a chance to win does."""
    rng, inside = Random(4), 0
    for _ in range(400):
        matches = [walk(rng) for _ in range(20)]
        found = account(matches)
        assert found is not None
        inside += found.verdict == "usual"
    assert 0.92 <= inside / 400 <= 0.975


def walk(rng: Random) -> MatchLuck:
    share, squares, start = 1 / 3, 0.0, 1 / 3
    while 0 < share < 1:
        step = min(rng.uniform(0.05, 0.3), share, 1 - share) * rng.choice((-1, 1))
        squares += step**2
        share = round(share + step, 9)
    return MatchLuck(share - start, squares, 0.0, 0.0)


def test_bids_are_counted_beside_what_could_be_expected():
    came: tuple[Met, ...] = ("exact", "under", "under", "over")
    bids = [ReviewBid(0, 4, 0.25, 0.5, 0.25, how) for how in came]
    found = account([lucky(0, 0.25, 0, *bids)])
    assert found is not None
    assert (found.bids, found.under.came, found.exact.came, found.over.came) == (4, 2, 1, 1)
    assert (found.under.expected, found.exact.expected, found.over.expected) == (1, 2, 1)
    assert found.exact.band == pytest.approx(BAND * sqrt(4 * 0.25))
