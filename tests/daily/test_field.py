"""The field of a deal: against a slow simulation, with other random numbers, in both forms."""

from __future__ import annotations

from datetime import date
from random import Random
from statistics import fmean, stdev
from typing import Any

import numpy as np
import pytest

from aurum.again.steady import STRICT, steady
from aurum.analysis.reference import JUDGE
from aurum.daily.deals import SEAT, DayDeal, day_deal
from aurum.daily.field import PLAYS, asked_field, field_of, played_field
from aurum.daily.lines import begun
from aurum.engine.host import BadQuestion, ask
from aurum.engine.records import DONE
from aurum.engine.styles import Style, styles_record
from aurum.thinking.field import divide
from tests.daily.slow_play import chair_score
from tests.engine.lockstep import both
from tests.sizes import sized

WHEN = date(2026, 11, 20)


def a_deal(number: int = 1) -> DayDeal:
    return day_deal(b"tests" * 6, WHEN, number, "english")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_field_meets_the_bots_that_people_meet(number: int):
    """If the chair always takes its best choice, all plays are one line: that of a steady bot."""
    question = asked_field(a_deal(number).opened(), plays=100)
    question.styles = styles_record((Style(1.0),))
    line = begun(a_deal(number))
    while not line.is_over:
        line = line.played(steady(STRICT).answer(line.view))
    counts = list(ask(question).counts)
    assert counts[line.sheet.score] == sum(counts) == 100


@sized("plays", 150, 3000)
@pytest.mark.parametrize("number", [1, 2])
def test_a_slow_simulation_gives_the_same_field(number: int, plays: int):
    rng, deal = Random(number), a_deal(number)
    scores = [chair_score(deal.opened(), SEAT, JUDGE.styles, rng) for _ in range(plays)]
    field = field_of(deal)
    assert abs(fmean(scores) - field.par) < 4 * stdev(scores) / plays**0.5
    for score in (2, 6, 10, 14):
        ranks = [100.0 * (one < score) + 50.0 * (one == score) for one in scores]
        assert abs(fmean(ranks) - field.percent(score)) < 4 * stdev([*ranks, 0, 100]) / plays**0.5


@pytest.mark.parametrize("style", JUDGE.styles)
def test_a_slow_simulation_agrees_on_every_style(style: Style):
    rng, deal, plays = Random(4), a_deal(3), 80
    question = asked_field(deal.opened(), plays=4000)
    question.styles = styles_record((style,))
    counts = list(ask(question).counts)
    mean = sum(score * count for score, count in enumerate(counts)) / sum(counts)
    scores = [chair_score(deal.opened(), SEAT, (style,), rng) for _ in range(plays)]
    assert abs(fmean(scores) - mean) < 4 * stdev(scores) / plays**0.5


def test_two_fields_differ_by_at_most_two_points():
    left, right = (played_field(a_deal(2).opened(), seed=seed) for seed in (1, 2))
    assert left.plays == right.plays == PLAYS
    assert left != right
    for score in range(20):
        assert abs(left.percent(score) - right.percent(score)) < 2
    assert abs(left.par - right.par) < 0.2


def test_plays_that_stay_together_count_like_single_ones():
    """Small fields, in which chance decides nearly everything, are like a large one on average."""
    opened = a_deal(3).opened()
    large = played_field(opened)
    small = [played_field(opened, plays=20, seed=seed) for seed in range(100)]
    assert all(field.plays == 20 for field in small)
    for score in (2, 6, 10, 14):
        percents = [field.percent(score) for field in small]
        assert abs(fmean(percents) - large.percent(score)) < 4 * stdev(percents) / 10
    pars = [field.par for field in small]
    assert abs(fmean(pars) - large.par) < 4 * stdev(pars) / 10


def test_plays_are_divided_by_their_weights():
    weights, parts = np.array([0.5, 0.0, 2.0, 1.0, 0.0]), np.zeros(5, np.int64)
    given = np.zeros(5)
    for step in range(1000):
        divide(10, weights, 5, step / 1000, parts)
        assert parts.sum() == 10
        assert (abs(parts - 10 * weights / 3.5) < 1).all()
        given += parts
    assert given / 1000 == pytest.approx(10 * weights / 3.5, abs=0.01)


@pytest.mark.parametrize("slice_", [0, 100, 1000])
def test_both_forms_give_the_same_bytes_in_slices_of_any_size(slice_: int):
    question = asked_field(a_deal(2).opened(), plays=300)
    question.slice = slice_
    code, answer = both(question)
    assert code == DONE
    assert bytes(memoryview(answer or b"")) == bytes(
        memoryview(ask(asked_field(a_deal(2).opened(), plays=300)))
    )


def test_a_field_that_is_broken_off_has_fewer_plays():
    question = asked_field(a_deal(2).opened(), plays=300)
    question.slice = 1000
    assert 0 < sum(ask(question, lambda: False).counts) < 300


@pytest.mark.parametrize(
    "wrong", [{"seat": 3}, {"seat": -1}, {"network": 9}, {"plays": 0}, {"plays": 1 << 40}]
)
def test_a_question_without_sense_is_refused(wrong: dict[str, Any]):
    question = asked_field(a_deal().opened())
    for name, value in wrong.items():
        setattr(question, name, value)
    with pytest.raises(BadQuestion, match="makes no sense"):
        ask(question)
