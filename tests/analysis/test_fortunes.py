"""Misfortunes: what came against the odds, told with how often it comes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import sqrt
from random import Random
from statistics import mean, pstdev

import pytest

from aurum.analysis import fortunes as telling
from aurum.analysis.fortunes import bid_chances, deal_values, fortunes, met
from aurum.analysis.ledgers import NORMAL, Decision, RoundBooks, of_round, round_books
from aurum.analysis.prospects import prospects
from aurum.game import Record, SideScore, Step, walk
from tests.analysis.test_review import QUICK, records

EFFORT = replace(QUICK, facts=150, deals=60)


@cache
def first_round() -> tuple[Record, list[Step], RoundBooks]:
    record = records("german-4")[0]
    return record, of_round(list(walk(record)), 0), round_books(record, 0, effort=QUICK)


@pytest.mark.parametrize(("tricks", "how"), [(2, "under"), (3, "exact"), (4, "over")])
def test_a_bid_is_measured_by_the_tricks(tricks: int, how: str):
    assert met(SideScore(3, tricks, 0, 0)) == how


def test_every_bid_has_chances_and_an_end():
    record, _, books = first_round()
    scores = record.rounds[0].sides
    assert scores is not None
    found = bid_chances(books, scores, record.ruleset, 1, EFFORT)
    assert sorted(bid.decision.move.seat for bid in found) == [0, 1, 2, 3]
    for bid in found:
        facts = bid.facts
        assert facts.under + facts.exact + facts.over == pytest.approx(1)
        assert bid.came == met(scores[record.ruleset.side_of(bid.decision.move.seat)])
        assert str(bid.rank) in str(bid.decision.move.action)


def test_other_deals_are_worth_what_the_match_was_before_the_deal():
    record, steps, _ = first_round()
    values = deal_values(steps[0], 1, replace(NORMAL, deals=150))
    before = prospects(record.ruleset).at(steps[0].before)
    assert len(values) == 150
    for side, share in enumerate(before):
        column = [row[side] for row in values]
        assert abs(mean(column) - share) < 4 * pstdev(column) / sqrt(len(column))
    assert [sum(row) for row in values] == pytest.approx([1.0] * 150)


def test_the_spread_of_deals_is_told_without_the_noise_of_few_playouts():
    rng = Random(1)
    true = [rng.gauss(0.5, 0.1) for _ in range(4000)]
    noisy = [value + rng.gauss(0.0, 0.1) for value in true]
    left = telling._drawn_in(noisy, [0.1] * len(noisy))
    assert mean(left) == pytest.approx(mean(noisy))
    assert pstdev(left) == pytest.approx(pstdev(true), rel=0.1)
    assert telling._drawn_in([0.5, 0.5], [0.0, 0.0]) == [0.5, 0.5]


def told(books: RoundBooks, mistakes: tuple[Decision, ...] = ()) -> list[telling.Fortune]:
    record, steps, _ = first_round()
    scores = record.rounds[0].sides
    assert scores is not None
    bids = bid_chances(books, scores, record.ruleset, 1, EFFORT)
    return list(fortunes(record, steps, books, bids, mistakes, 1, EFFORT))


def test_what_is_told_is_rare_large_and_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(telling, "TELLING", 1e-6)  # a quick count has no large luck in it
    found = told(first_round()[2])
    assert found
    for one in found:
        assert 0 < one.chance <= telling.RARE + 0.01  # what came is counted too
        if one.topic in ("gold", "exact"):
            assert one.change > 0
        if one.topic in ("no-gold", "under", "over"):
            assert one.change < 0


def test_a_mistake_is_no_misfortune(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(telling, "TELLING", 1e-6)
    monkeypatch.setattr(telling, "RARE", 1.0)  # so that there is something to tell
    books = first_round()[2]
    bad = [one for one in told(books) if one.decision is not None and one.change < 0]
    assert bad
    blamed = tuple(one.decision for one in bad if one.decision is not None)
    left = [one for one in told(books, blamed) if one.decision is not None and one.change < 0]
    assert left == []


def test_little_luck_is_not_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(telling, "TELLING", 1.1)
    assert told(first_round()[2]) == []


def test_a_deal_is_as_rare_as_the_deals_beyond_it():
    record, steps, books = first_round()
    worst = tuple(float(side != 0) for side in record.ruleset.each_side())
    bad = replace(books, dealt=replace(books.dealt, after=worst))
    deals = [one for one in told(bad) if one.topic == "deal"]
    assert [(one.side, one.change < 0) for one in deals] == [(0, True), (1, False)]
    others = deal_values(steps[0], 1, EFFORT)
    for one in deals:
        beyond = sum(row[one.side] <= 0 if one.side == 0 else row[one.side] >= 1 for row in others)
        assert one.chance == pytest.approx((beyond + 1) / (len(others) + 1))
