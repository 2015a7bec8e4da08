"""What is played: duplicate deals, pairings, and honest refusals."""

import pytest

from aurum.arena.contest import BadContest, Contest, Pairing, Unit, contest_from_json
from aurum.game import Variant


def test_three_players_the_challenger_sits_in_every_seat() -> None:
    contest = Contest(("a", "b"))
    assert list(contest.seatings(Pairing("a", "b"))) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


def test_four_players_the_teams_are_swapped() -> None:
    contest = Contest(("a", "b"), variant=Variant(players=4))
    assert list(contest.seatings(Pairing("a", "b"))) == [
        ("a", "b", "a", "b"),
        ("b", "a", "b", "a"),
    ]


def test_a_deal_depends_on_seed_deal_and_round_only() -> None:
    one, two = Contest(("a", "b"), deals=5), Contest(("c",), deals=9, unit=Unit.MATCH)
    assert one.cards(3, 1) == two.cards(3, 1)
    assert len({one.cards(deal, number) for deal in range(3) for number in range(3)}) == 9
    assert Contest(("a",), seed=1).cards(0, 0) != one.cards(0, 0)


def test_pairings_both_ways_with_three_players_and_one_way_with_teams() -> None:
    names = ("a", "b", "c")
    assert len(Contest(names).pairings()) == 6
    assert len(Contest(names, variant=Variant(players=4)).pairings()) == 3
    assert [p.other for p in Contest(names, first_only=True).pairings()] == ["b", "c"]


@pytest.mark.parametrize(
    ("bots", "deals", "complaint"),
    [((), 5, "at least one bot"), (("a", "a"), 5, "named twice"), (("a",), 0, "0 deals")],
)
def test_a_contest_that_makes_no_sense(bots: tuple[str, ...], deals: int, complaint: str) -> None:
    with pytest.raises(BadContest, match=complaint):
        Contest(bots, deals)


def test_a_contest_survives_json() -> None:
    contest = Contest(
        ("a", "b"), variant=Variant(players=4, zeros=False), unit=Unit.MATCH, seconds=0.5
    )
    assert contest_from_json(contest.as_json()) == contest
