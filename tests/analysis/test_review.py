"""The review: it adds up, it is the same every time, and it blames only where it is sure."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace as replace_struct

from aurum.analysis.ledgers import NORMAL, Ledger, ledger, round_books
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import REVIEWER
from aurum.analysis.review_text import ReviewText
from aurum.analysis.reviews import NotReviewable, Review, review, review_round
from aurum.analysis.shares import minus
from aurum.game import Record, parse_record, ruleset, walk
from aurum.table.review_course import course
from aurum.texts import LANGUAGES, texts

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = NORMAL.scaled(0.01)


def records(name: str) -> list[Record]:
    lines = (GOLDEN / f"{name}.jsonl").read_bytes().splitlines()
    return [record for line in lines if (record := parse_record(line)).winners is not None]


@cache
def quick_review() -> Review:
    return review(records("french-3")[0], effort=QUICK)


BOOKS = ["english-3", "german-4", "french-3", "russian-3", "designer-4"]


@pytest.mark.parametrize("book", BOOKS)
def test_start_and_columns_add_up_to_the_result(book: str):
    for record in records(book)[:1]:
        books = ledger(record, effort=QUICK)
        sides = record.ruleset.each_side()
        for side in sides:
            columns = books.deal[side] + books.hidden[side] + books.own(side) + books.others(side)
            assert abs(books.start[side] + columns - books.result[side]) < 1e-9
        for column in (books.deal, books.hidden, map(sum, zip(*books.matrix, strict=True))):
            assert abs(sum(column)) < 1e-9
        assert sum(books.start) == pytest.approx(1)


def test_the_matrix_is_what_each_seat_gave_each_side():
    record = records("german-4")[0]
    books = ledger(record, effort=QUICK)
    for seat, row in enumerate(books.matrix):
        for side, given in enumerate(row):
            gained = (one.gained[side] for one in books.decisions if one.move.seat == seat)
            assert given == pytest.approx(sum(gained))
    assert not any(any(decision.gained) for decision in books.decisions if decision.forced)


def test_the_same_record_judge_and_seed_give_the_same_numbers():
    record = records("english-3")[0]
    first = review(record, effort=QUICK).as_json()
    assert review(record, effort=QUICK).as_json() == first
    assert review(record, seed=2, effort=QUICK).as_json() != first


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("edition", ["english", "german"])
@pytest.mark.parametrize("scoring", ["nuggets", "points"])
def test_prospects_are_shares_and_turn_with_the_first_player(
    players: int, edition: str, scoring: str
):
    rules = ruleset(edition, players, None, scoring)
    table, nothing = prospects(rules), (0,) * rules.sides
    begun = table.before(nothing, nothing, 0, 0)
    assert sum(begun) == pytest.approx(1)
    assert all(abs(share - 1 / rules.sides) < 0.1 for share in begun)
    turned = table.before(nothing, nothing, 0, 1)
    near = 0.05 if scoring == "points" else 1e-9
    assert turned == pytest.approx((begun[-1], *begun[:-1]), abs=near)


def test_whoever_is_ahead_has_better_prospects():
    rules = ruleset("german", 3)
    ahead = prospects(rules).before((1, 0, 0), (0, 0, 0), 1, 0)
    assert ahead[0] > 0.5 > ahead[1]
    by_points = prospects(ruleset("german", 3, None, "points"))
    assert by_points.before((0, 0, 0), (20, 0, 0), 2, 0)[0] > 0.8


def test_the_end_of_a_round_is_worth_the_prospects_of_the_next():
    record = next(r for r in records("german-4") if len(r.rounds) > 1)
    books = ledger(record, effort=QUICK)
    last = [d for d in books.decisions if d.round == 0][-1]
    assert last.after == books.deals[1].before


@pytest.fixture(scope="module")
def books() -> Ledger:
    """The first round of a match."""
    whole = ledger(records("english-3")[0], effort=QUICK)
    return replace(whole, decisions=tuple(d for d in whole.decisions if d.round == 0))


def test_an_unfinished_match_has_no_review():
    record = replace(records("english-3")[0], winners=None)
    with pytest.raises(NotReviewable, match="not finished"):
        review(record)
    begun = replace(record.rounds[0], ended=None)
    with pytest.raises(NotReviewable, match="round 1 is not finished"):
        review_round(replace(record, rounds=(begun,)), 0)


def test_a_round_is_the_same_alone_while_the_match_goes_on_and_afterwards():
    whole = next(r for r in records("german-4") if len(r.rounds) > 1)
    begun = replace(whole, rounds=whole.rounds[:1], winners=None)
    assert review_round(begun, 0, effort=QUICK) == review(whole, effort=QUICK).rounds[0]


def test_the_sums_of_a_review_are_those_of_the_ledger():
    record = records("german-4")[0]
    books, found = ledger(record, effort=QUICK), review(record, effort=QUICK).sums
    for row, wanted in zip(found.matrix, books.matrix, strict=True):
        assert row == pytest.approx(wanted)
    for side in found.sides:
        own = side.side
        told = (side.start, side.deal, side.hidden, side.own, side.others, side.result)
        columns = (books.deal[own], books.hidden[own], books.own(own), books.others(own))
        assert told == pytest.approx((books.start[own], *columns, books.result[own]))
        assert abs(sum(told[:5]) - told[5]) < 1e-9
        assert side.errors[1] > 0 <= min(side.errors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(language: str):
    found = review(records("french-3")[0], effort=QUICK)
    lines = list(ReviewText(texts(language), found).lines())
    assert len(lines) >= 3 * found.record.ruleset.sides + 1
    assert not any("{" in line for line in lines)
    assert not any("your" in line for line in lines), "a review speaks of everybody"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_course_has_a_line_for_every_moment(language: str):
    speak, found = texts(language), quick_review()
    text = ReviewText(speak, found, reader=1)
    head, *told = text.course()
    assert head == speak("review-course", name=text.name(1))
    moments = course(found.record.ruleset, found.rounds, 1)
    assert len(told) == len(moments)
    assert told[0].startswith(speak("review-at-deal", round=1))
    last = {"round": len(found.rounds), "trick": moments[-1].trick}
    assert told[-1].startswith(speak("review-at-trick", **last))
    assert max(map(len, told)) <= 76, "a window of 80 columns shows a moment in one line"


def test_a_moment_of_the_course_tells_both_chances_or_the_one_there_is():
    found = quick_review()
    sides = found.record.ruleset.sides
    bid = replace_struct(
        found.rounds[0].decisions[0],
        seat=0,
        forced=False,
        stated=(0.454,) * sides,
        after=(0.512,) * sides,
    )
    card = replace_struct(bid, action="play Bi3", forced=True, after=(1.0,) * sides)
    one = replace_struct(found.rounds[0], dealt=(0.0,) * sides, decisions=(bid, *[card] * 4))
    made = replace(found, rounds=(one,), sums=replace_struct(found.sums, turning=()))
    lines = ReviewText(texts("en"), made, reader=0).course()
    assert list(lines)[1:] == [
        "Round 1, deal: 45%, all cards open 0%.",
        "Round 1, bids: 45%, all cards open 51%.",
        "Round 1, trick 1: all cards open 100%.",
        "Round 1, trick 2: 100%, all cards open 100%.",
    ]


def test_somebody_who_did_not_play_is_told_the_course_of_every_seat():
    text = ReviewText(texts("en"), quick_review())
    heads = [line for line in text.course() if line.startswith("Course of the match")]
    assert [head.split(": ")[0].split(" for ")[1] for head in heads] == [
        text.name(seat) for seat in range(text.record.ruleset.seats)
    ]


def test_every_decision_of_the_record_is_in_the_ledger(books: Ledger):
    steps = [step for step in walk(books.record) if step.round == 0]
    moves = [step.move for step in steps if step.move is not None]
    assert [decision.move for decision in books.decisions] == moves


def test_a_sum_of_several_matches_is_told_as_such_and_explained_once():
    """Nobody can lose 446 points of a match that has 100."""
    found = review(records("french-3")[0], effort=QUICK)
    large = tuple(replace_struct(side, own=-4.46, decisive="own") for side in found.sums.sides)
    told = replace(found, sums=replace_struct(found.sums, sides=large))
    lines = list(ReviewText(texts("en"), told).lines())
    assert lines.count("Own play cost most: −4.5 whole matches.") == len(large)
    assert lines.count(texts("en")("review-large")) == 1
    assert not any("446" in line for line in lines)


@pytest.mark.parametrize(
    "shares",
    [(0.5, 0.5), (0.2, 0.8), (1 / 3,) * 3, (0.1, 0.3, 0.6), (0.0, 0.4, 0.6), (0.0, 0.0, 1.0)],
)
def test_stated_chances_are_bolder_and_still_shares(shares: tuple[float, ...]):
    stated, sides = REVIEWER.stated(shares), range(len(shares))
    assert abs(sum(stated) - 1) < 1e-12
    assert sorted(sides, key=stated.__getitem__) == sorted(sides, key=shares.__getitem__)
    is_even = len(set(shares)) == 1 or max(shares) == 1
    assert max(stated) == pytest.approx(max(shares)) if is_even else max(stated) > max(shares)


def test_a_review_states_chances_beside_those_that_add_up(books: Ledger):
    told = review_round(books.record, 0, effort=QUICK, marked=False)
    for decision, found in zip(told.decisions, books.decisions, strict=True):
        assert decision.expected == found.expected
        assert decision.stated == REVIEWER.stated(found.expected)
    assert any(decision.stated != decision.expected for decision in told.decisions)


def test_the_noise_of_a_change_is_counted():
    """Two counts of the same changes differ as much as their errors say, and not half as much."""
    record = records("english-3")[0]
    first, second = (round_books(record, 0, seed, effort=QUICK) for seed in (1, 2))
    squares = expected = 0.0
    for one, two in zip(first.decisions, second.decisions, strict=True):
        moved = zip(minus(one.after, one.before), minus(two.after, two.before), strict=True)
        squares += sum((here - there) ** 2 for here, there in moved)
        expected += sum(error**2 for error in (*one.change_error, *two.change_error))
    assert 0.6 < squares / expected < 1.6


def test_what_had_to_be_done_changes_nothing_without_noise():
    """Every playout from before a forced move went on with it."""
    books = round_books(records("english-3")[0], 0, effort=QUICK)
    forced = [one for one in books.decisions[:-1] if one.forced]
    assert forced
    for decision in forced:
        assert decision.after == decision.before
        assert not any(decision.change_error)
