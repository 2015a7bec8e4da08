"""The course of a match: the same moments as the page has (web/tests/review.test.ts)."""

from aurum.game import ruleset
from aurum.table.review_course import Moment, course
from aurum.table.wire.review import ReviewDecision, ReviewJudge, ReviewRound

THREE = ruleset("english", 3)
FOUR = ruleset("english", 4)
JUDGE = ReviewJudge("1", 7, 100, 10)
DEALT = 0.4


def decide(
    action: str, after: float, seat: int = 0, stated: float = 0.6, forced: bool = False
) -> ReviewDecision:
    """The numbers are those of side 0; the other sides have their own."""
    known, values, none = (stated, 0.01, 0.02), (after, 0.03, 0.04), (0.0,) * 3
    return ReviewDecision(seat, action, forced, (0.5,) * 3, known, none, none, values, none)


def a_round(*decisions: ReviewDecision, number: int = 0) -> ReviewRound:
    start = (0.3,) * 3
    return ReviewRound(JUDGE, number, start, (DEALT, 0.05, 0.06), (0.0,) * 3, decisions, ())


def told(*decisions: ReviewDecision, seat: int = 0) -> tuple[Moment, ...]:
    return course(THREE, [a_round(*decisions)], seat)


BIDS = tuple(decide(f"bid Bi{seat + 1}", 0.1, seat) for seat in range(3))


def a_trick(
    after: float, stated: float = 0.6, forced: bool = False
) -> tuple[ReviewDecision, ReviewDecision, ReviewDecision]:
    return (
        decide("play P1", 0.2, 1),
        decide("play P2", 0.2, 0, stated, forced),
        decide("play P3", after, 2),
    )


def opened(moments: tuple[Moment, ...]) -> list[tuple[str, int, float]]:
    return [(moment.at, moment.trick, moment.open) for moment in moments]


def test_it_has_the_deal_the_bids_and_every_trick():
    keep = decide("keep", 0.35, 1)
    assert opened(told(*BIDS, *a_trick(0.3), keep, *a_trick(0.5))) == [
        ("deal", 0, DEALT),
        ("bids", 0, 0.1),
        ("trick", 1, 0.3),
        ("trick", 2, 0.5),
    ]


def test_what_follows_the_last_trick_belongs_to_it():
    keeps = decide("keep", 0.7, 1), decide("keep", 0.9, 0, stated=0.8)
    moments = told(*BIDS, *a_trick(0.3), *a_trick(0.5, stated=0.45), *keeps)
    assert opened(moments)[2:] == [("trick", 1, 0.3), ("trick", 2, 0.9)]
    assert moments[-1].known == 0.9, "a finished round lies open"


def test_a_trick_that_was_not_finished_is_named():
    last = told(*BIDS, *a_trick(0.3), decide("play P4", 0.6, 1))[-1]
    assert (last.at, last.trick, last.open) == ("trick", 2, 0.6)
    ended = told(*BIDS, *a_trick(0.3), decide("play P4", 0.6, 1), decide("end", 0.7, 2))
    assert opened(ended)[2:] == [("trick", 1, 0.3), ("trick", 2, 0.7)]


def test_bids_alone_are_a_course():
    assert opened(told(*BIDS)) == [("deal", 0, DEALT), ("bids", 0, 0.1)]


def test_what_could_be_known_is_stated_by_the_seat_itself():
    bids = (
        decide("bid Bi1", 0.1, 1, 0.11),
        decide("bid Bi2", 0.1, 0, 0.22),
        decide("bid Bi3", 0.1, 2, 0.33),
    )
    keep = decide("keep", 0.2, 0, 0.55)
    tricks = *a_trick(0.3, stated=0.44), keep, *a_trick(0.3, forced=True), *a_trick(0.35)
    assert [moment.known for moment in told(*bids, *tricks)] == [0.22, 0.22, 0.44, 0.55, 0.35]


def test_the_last_decision_before_the_moment_counts():
    twice = decide("keep", 0.1, 0, 0.15), decide("swap Au0 Zn4", 0.1, 0, 0.25)
    moments = told(*BIDS, *twice, *a_trick(0.3, forced=True), *a_trick(0.35))
    assert [moment.known for moment in moments] == [0.6, 0.25, None, 0.35]


def test_a_forced_move_tells_nothing_that_could_be_known():
    tricks = *a_trick(0.3, forced=True), *a_trick(0.35, forced=True)
    moments = told(decide("bid Bi1", 0.1, 0, forced=True), *tricks)
    assert [moment.known for moment in moments] == [None, None, None, 0.35]


def test_a_seat_is_told_the_chance_of_its_side():
    moments = told(*BIDS, seat=1)
    assert [(moment.known, moment.open) for moment in moments] == [(0.01, 0.05), (0.03, 0.03)]


def test_partners_know_different_things_about_the_same_chance():
    bids = tuple(decide(f"bid Bi{seat}", 0.1, seat, seat / 10) for seat in range(4))
    cards = tuple(decide(f"play P{seat}", 0.2, seat, 0.5 + seat / 10) for seat in range(4))
    found = a_round(*bids, *cards, *cards)
    first, partner = (course(FOUR, [found], seat) for seat in (0, 2))
    assert opened(first) == opened(partner)
    assert opened(first)[-1] == ("trick", 2, 0.2)
    assert [moment.known for moment in first] == [0.0, 0.0, 0.5, 0.2]
    assert [moment.known for moment in partner] == [0.2, 0.2, 0.7, 0.2]


def test_rounds_follow_one_another():
    moments = course(THREE, [a_round(*BIDS), a_round(*BIDS, *a_trick(0.3), number=1)], 0)
    assert [(moment.round, moment.at) for moment in moments] == [
        (0, "deal"),
        (0, "bids"),
        (1, "deal"),
        (1, "bids"),
        (1, "trick"),
    ]
