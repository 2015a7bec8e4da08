"""Adding up reviews: numbers that a reader can add in their head, and what no sum may break."""

from __future__ import annotations

from math import sqrt

import pytest
from msgspec.structs import replace

from aurum.game import Side, ruleset
from aurum.table.review_sums import (
    changes,
    decisive,
    review_sums,
    turning_points,
    verdict_counts,
)
from aurum.table.wire.review import (
    ReviewDecision,
    ReviewJudge,
    ReviewRound,
    VerdictWord,
)

THREE = ruleset("english", 3)
FOUR = ruleset("english", 4)
JUDGE = ReviewJudge("1", 7, 100, 10)


def decided(
    seat: int,
    gained: tuple[float, ...],
    after: tuple[float, ...],
    *,
    error: float = 0.0,
    forced: bool = False,
) -> ReviewDecision:
    errors = (error,) * len(after)
    known = (0.0,) * len(after)
    return ReviewDecision(seat, "play Bi3", forced, after, after, gained, errors, after, known)


def a_round(
    number: int,
    before: tuple[float, ...],
    dealt: tuple[float, ...],
    *decisions: ReviewDecision,
    error: float = 0.0,
) -> ReviewRound:
    return ReviewRound(JUDGE, number, before, dealt, (error,) * len(dealt), decisions, ())


def two_rounds() -> list[ReviewRound]:
    """Seat 0 is dealt well, errs, and is then given the match by seat 2."""
    return [
        a_round(
            0,
            (0.25, 0.25, 0.5),
            (0.5, 0.25, 0.25),
            decided(0, (-0.25, 0.25, 0.0), (0.25, 0.5, 0.25), error=3.0),
            decided(1, (0.0, 0.0, 0.0), (0.25, 0.5, 0.25), error=4.0, forced=True),
            error=1.0,
        ),
        a_round(
            1,
            (0.25, 0.5, 0.25),
            (0.25, 0.25, 0.5),
            decided(2, (0.5, 0.0, -0.5), (0.75, 0.25, 0.0)),
            decided(1, (0.0, 0.0, 0.0), (1.0, 0.0, 0.0)),
        ),
    ]


def test_no_round_has_no_sums():
    assert review_sums(THREE, []) is None


def test_the_columns_of_every_side():
    sums = review_sums(THREE, two_rounds())
    assert sums is not None
    assert [
        (one.side, one.start, one.deal, one.hidden, one.own, one.others, one.result)
        for one in sums.sides
    ] == [
        (0, 0.25, 0.25, 0.25, -0.25, 0.5, 1.0),
        (1, 0.25, -0.25, -0.25, 0.0, 0.25, 0.0),
        (2, 0.5, 0.0, 0.0, -0.5, 0.0, 0.0),
    ]
    for one in sums.sides:
        assert one.start + one.deal + one.hidden + one.own + one.others == one.result


def test_who_gave_whom_what():
    sums = review_sums(THREE, two_rounds())
    assert sums is not None
    assert sums.matrix == ((-0.25, 0.25, 0.0), (0.0, 0.0, 0.0), (0.5, 0.0, -0.5))


def test_partners_are_one_side_and_give_it_both():
    rounds = [
        a_round(
            0,
            (0.5, 0.5),
            (0.5, 0.5),
            decided(0, (0.125, -0.125), (0.625, 0.375)),
            decided(2, (0.125, -0.125), (0.75, 0.25)),
            decided(1, (0.25, -0.25), (1.0, 0.0)),
        )
    ]
    sums = review_sums(FOUR, rounds)
    assert sums is not None
    assert [(one.own, one.others) for one in sums.sides] == [(0.25, 0.25), (-0.25, -0.25)]
    assert len(sums.matrix) == 4


def test_errors_add_as_squares_and_what_a_deal_is_valued_too_high_hidden_cards_give_back():
    sums = review_sums(THREE, two_rounds())
    assert sums is not None
    assert sums.sides[0].errors == (1.0, sqrt(1 + 9 + 16), 3.0, 4.0)
    assert sums.sides[1].errors == (1.0, sqrt(1 + 9 + 16), 4.0, 3.0)
    assert sums.sides[2].errors == (1.0, sqrt(1 + 9 + 16), 0.0, 5.0)


def test_changes_go_from_the_deal_to_the_last_decision():
    found = two_rounds()[1]
    assert [change for _, change in changes(found, Side(0))] == [0.5, 0.25]
    assert [decision.seat for decision, _ in changes(found, Side(0))] == [2, 1]


def test_turning_points_in_the_order_of_play_with_their_cause():
    found = turning_points(THREE, two_rounds())
    assert [(one.round, one.ply, one.side, one.change, one.cause) for one in found] == [
        (0, 0, 0, -0.25, "own"),
        (1, 0, 0, 0.5, "others"),
        (1, 1, 0, 0.25, "hidden"),
    ]


def test_a_forced_move_turns_nothing_and_only_the_three_largest_are_told():
    values = (0.5, 0.9, 0.4, 0.1, 0.2)
    seats = [decided(0, (0, 0, 0), (value, 0, 0), forced=value == 0.9) for value in values]
    found = turning_points(THREE, [a_round(0, (0.5, 0, 0), (0.2, 0, 0), *seats)])
    assert [one.ply for one in found] == [0, 2, 3]  # 0.3, 0.5 and 0.3; not 0.4 (forced) or 0.1


@pytest.mark.parametrize(("gained", "cause"), [(0.25, "hidden"), (0.375, "own"), (-0.5, "hidden")])
def test_what_was_gained_is_the_cause_if_it_is_the_larger_part(gained: float, cause: str):
    """The rest of a change, here of 0.5, was hidden until then."""
    decision = decided(0, (gained, -gained, 0), (0.75, 0.125, 0.125))
    found = turning_points(THREE, [a_round(0, (0.25,) * 3, (0.25, 0.375, 0.375), decision)])
    assert [(one.side, one.cause) for one in found] == [(0, cause)]


@pytest.mark.parametrize(("verdict", "cause"), [("blunder", "own"), ("fine", "hidden")])
def test_a_mistake_is_the_cause_even_if_the_cards_made_it_worse(verdict: VerdictWord, cause: str):
    decision = replace(decided(0, (-0.46, 0.46, 0), (0.0, 1.0, 0.0)), verdict=verdict)
    found = turning_points(THREE, [a_round(0, (1.0, 0, 0), (1.0, 0, 0), decision)])
    assert [(one.side, one.change, one.cause) for one in found] == [(0, -1.0, cause)]


@pytest.mark.parametrize(
    ("columns", "errors", "name"),
    [
        ((0.1, 0.0, -0.3, 0.2), (0.0, 0.0, 0.1, 0.0), "own"),
        ((0.1, 0.0, -0.3, 0.2), (0.0, 0.0, 0.16, 0.0), None),  # within two errors
        ((0.04, -0.02, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0), None),  # decided nothing
        ((0.05, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0), "deal"),
        ((0.1, 0.4, -0.3, 0.2), (0.0, 0.0, 0.0, 0.0), "hidden"),
        ((0.1, 0.4, -0.3, 0.5), (0.0, 0.0, 0.0, 0.0), "others"),
    ],
)
def test_what_decided(columns: tuple[float, ...], errors: tuple[float, ...], name: str | None):
    assert decisive(columns, errors) == name


def test_the_verdicts_on_a_seat_are_counted_from_the_best_to_the_worst():
    said = ["blunder", "fine", None, "sharp", "fine"]
    own = [replace(decided(1, (0.0,) * 3, (0.3,) * 3), verdict=word) for word in said]
    other = replace(decided(0, (0.0,) * 3, (0.3,) * 3), verdict="mistake")
    rounds = [
        a_round(0, (0.3,) * 3, (0.3,) * 3, *own[:2]),
        a_round(1, (0.3,) * 3, (0.3,) * 3, other, *own[2:]),
    ]
    assert list(verdict_counts(rounds, 1).items()) == [("sharp", 1), ("fine", 2), ("blunder", 1)]
    assert verdict_counts(rounds, 2) == {}
