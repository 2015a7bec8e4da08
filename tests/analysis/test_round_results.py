"""How rounds of the reference player end: the file is whole, and says what a new count says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from aurum.analysis import round_results as results
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import JUDGE, REVIEWER
from aurum.game import Ruleset, TieBreak, ruleset

COUNTED = 1500


@pytest.mark.parametrize("rules", results.named_rulesets(), ids=str)
def test_every_named_ruleset_is_in_the_file(rules: Ruleset):
    found = results.round_results(rules)
    assert found.rounds == results.STORED
    assert found.winners[:, -1].sum() == results.STORED
    assert found.winners.shape[1] == 2 + rules.sides
    assert found.margins.shape[1] == 1 + rules.sides


@pytest.mark.parametrize("players", [3, 4])
def test_the_file_says_what_a_new_count_says(players: int):
    """Other networks or another mixture need a new file."""
    rules = ruleset("english", players)
    stored, fresh = results.round_results(rules), results.counted(rules, REVIEWER, COUNTED)
    for place in range(rules.sides):
        known, new = (_wins(found, place) for found in (stored, fresh))
        assert abs(known - new) < 4.5 * np.sqrt(known * (1 - known) / COUNTED)
    for place in range(1, rules.sides):
        (known, spread), (new, _) = (_margin(found, place) for found in (stored, fresh))
        assert abs(known - new) < 4.5 * spread / np.sqrt(COUNTED)


def _wins(found: results.RoundResults, place: int) -> float:
    """How often the side at this place takes a nugget."""
    bits, counts = found.winners[:, 0], found.winners[:, -1]
    return float(counts[bits >> place & 1 == 1].sum() / counts.sum())


def _margin(found: results.RoundResults, place: int) -> tuple[float, float]:
    """By how many points a side is ahead of the first player's: mean and standard deviation."""
    margins, counts = found.margins[:, place], found.margins[:, -1]
    mean = np.average(margins, weights=counts)
    return float(mean), float(np.sqrt(np.average((margins - mean) ** 2, weights=counts)))


def test_another_judge_and_other_rules_are_counted_when_they_are_needed():
    rules = ruleset("english", 3)
    other = replace(rules, tie_breaks=(TieBreak.ALL_TIED,))
    assert results.round_results(rules, JUDGE).rounds == results.FRESH
    assert results.round_results(other).rounds == results.FRESH


def test_a_written_file_holds_what_was_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    rules = ruleset("german", 4)
    monkeypatch.setattr(results, "named_rulesets", lambda: [rules])
    results.write(tmp_path / "some.npz", 40)
    counted = results.counted(rules, REVIEWER, 40)
    with np.load(tmp_path / "some.npz") as file:
        assert np.array_equal(file["german-4-zeros/winners"], counted.winners)
        assert np.array_equal(file["german-4-zeros/margins"], counted.margins)
        assert np.array_equal(file["judge"], REVIEWER.table().rows[:3])


def test_only_the_order_of_bids_is_kept():
    bids = np.array([[5, 2, 2], [1, 9, 4], [3, 3, 3]])
    assert results.places(bids).tolist() == [[2, 1, 1], [1, 3, 2], [1, 1, 1]]


@pytest.mark.parametrize(("players", "points"), [(3, (5, 2, 9)), (4, (5, 9))])
def test_points_to_come_are_those_of_two_more_rounds(players: int, points: tuple[int, ...]):
    """Rounds drawn at random from the file, with their first players, give the same chances."""
    rules = ruleset("german", players, None, "points")
    stored, count, sides = results.round_results(rules), 40_000, rules.sides
    shares = stored.margins[:, -1] / stored.rounds
    drawn = np.random.default_rng(7).choice(len(shares), (2, count), p=shares)
    totals = np.tile(np.array(points), (count, 1))
    for first, rows in zip((2, 3), drawn, strict=True):
        totals += np.roll(stored.margins[rows, :-1], first % sides, axis=1)
    best = totals == totals.max(axis=1, keepdims=True)
    wanted = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    found = prospects(rules).before((0,) * sides, points, 1, 2)
    assert found.sum() == pytest.approx(1)
    assert np.abs(found - wanted).max() < 4.5 * 0.5 / np.sqrt(count)


def test_three_players_who_each_begin_once_are_equal_by_points():
    rules = ruleset("french", 3, None, "points")
    assert np.allclose(prospects(rules).before((0, 0, 0), (0, 0, 0), 0, 1), 1 / 3)
