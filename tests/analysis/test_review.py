"""The review: it adds up, it is the same every time, and it blames only where it is sure."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace as replace_struct

from aurum.analysis.ledgers import NORMAL, Ledger, ledger, round_books
from aurum.analysis.prospects import add_points_shares, prospects
from aurum.analysis.reference import REVIEWER
from aurum.analysis.review_text import ReviewText
from aurum.analysis.reviews import NotReviewable, Review, review, review_round
from aurum.game import Record, parse_record, ruleset, start, walk
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
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
        for column in (books.deal, books.hidden, books.matrix.sum(axis=0)):
            assert abs(column.sum()) < 1e-9
        assert books.start.sum() == pytest.approx(1)


def test_the_matrix_is_what_each_seat_gave_each_side():
    record = records("german-4")[0]
    books = ledger(record, effort=QUICK)
    rebuilt = np.zeros_like(books.matrix)
    for decision in books.decisions:
        rebuilt[decision.move.seat] += decision.gained
        assert not decision.forced or not decision.gained.any()
    assert np.allclose(books.matrix, rebuilt)


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
    assert begun.sum() == pytest.approx(1)
    assert np.all(np.abs(begun - 1 / rules.sides) < 0.1)
    turned = table.before(nothing, nothing, 0, 1)
    assert np.allclose(turned, np.roll(begun, 1), atol=0.05 if scoring == "points" else 1e-9)


def test_whoever_is_ahead_has_better_prospects():
    rules = ruleset("german", 3)
    ahead = prospects(rules).before((1, 0, 0), (0, 0, 0), 1, 0)
    assert ahead[0] > 0.5 > ahead[1]
    by_points = prospects(ruleset("german", 3, None, "points"))
    assert by_points.before((0, 0, 0), (20, 0, 0), 2, 0)[0] > 0.8


@pytest.mark.parametrize("players", [3, 4])
def test_points_after_a_round_are_worth_what_the_next_begins_with(players: int):
    """Counted at first, and then remembered by their differences."""
    rules = ruleset("german", players, None, "points")
    table, points = prospects(rules), (5, 2, 9)[: rules.sides]
    outlook = table.outlook(start(rules, 1))
    wanted = table.before((0,) * rules.sides, points, 1, 2)
    work = np.zeros(1, STATE).view(np.recarray)
    for more in (0, 3):
        work[0].points[: rules.sides] = np.array(points) + more
        shares = np.zeros(rules.sides)
        add_points_shares(tables(rules), work, outlook, shares)
        assert np.allclose(shares, wanted)


def test_the_end_of_a_round_is_worth_the_prospects_of_the_next():
    record = next(r for r in records("german-4") if len(r.rounds) > 1)
    books = ledger(record, effort=QUICK)
    last = [d for d in books.decisions if d.round == 0][-1]
    assert np.array_equal(last.after, books.deals[1].before)


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
    assert np.allclose(found.matrix, books.matrix)
    for side in found.sides:
        own = side.side
        told = (side.start, side.deal, side.hidden, side.own, side.others, side.result)
        columns = (books.deal[own], books.hidden[own], books.own(own), books.others(own))
        assert np.allclose(told, (books.start[own], *columns, books.result[own]))
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
    counted = np.array(shares)
    stated = REVIEWER.stated(counted)
    assert abs(stated.sum() - 1) < 1e-12
    assert np.argsort(stated, kind="stable").tolist() == np.argsort(counted, kind="stable").tolist()
    is_even = len(set(shares)) == 1 or max(shares) == 1
    assert (
        (stated.max() == pytest.approx(counted.max()))
        if is_even
        else (stated.max() > counted.max())
    )


def test_a_review_states_chances_beside_those_that_add_up(books: Ledger):
    told = review_round(books.record, 0, effort=QUICK, marked=False)
    for decision, found in zip(told.decisions, books.decisions, strict=True):
        assert decision.expected == tuple(found.expected)
        assert decision.stated == tuple(REVIEWER.stated(found.expected))
    assert any(decision.stated != decision.expected for decision in told.decisions)


def test_the_noise_of_a_value_is_counted():
    """Two counts of the same states differ as much as their errors say, and not half as much."""
    record = records("english-3")[0]
    first, second = (round_books(record, 0, seed, effort=QUICK) for seed in (1, 2))
    pairs = [
        (one.after - two.after, one.after_error**2 + two.after_error**2)
        for one, two in zip(first.decisions, second.decisions, strict=True)
        if not one.forced
    ]
    squares = sum(float((gap**2).sum()) for gap, _ in pairs)
    expected = sum(float(noise.sum()) for _, noise in pairs)
    assert 0.6 < squares / expected < 1.6
    assert not first.decisions[-1].after_error.any(), "the end of a round is known"
