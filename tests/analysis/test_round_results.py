"""How rounds of the reference player end: the file is whole, and says what a new count says."""

from __future__ import annotations

import json
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from aurum.analysis import round_results as results
from aurum.analysis import values
from aurum.analysis.prospects import prospects
from aurum.analysis.reference import JUDGE, REVIEWER
from aurum.arena.simulation import planned, played
from aurum.game import Phase, Ruleset, Step, TieBreak, parse_record, ruleset, view, walk

COUNTED, DRAWN = 1500, 20_000


@pytest.mark.parametrize("rules", results.named_rulesets(), ids=str)
def test_every_named_ruleset_is_in_the_file(rules: Ruleset):
    found = results.round_results(rules)
    assert found.rounds == results.STORED
    assert sum(row[-1] for row in found.winners) == results.STORED
    assert {len(row) for row in found.winners} == {2 + rules.sides}
    assert {len(row) for row in found.margins} == {1 + rules.sides}


@pytest.mark.parametrize("players", [3, 4])
def test_the_file_says_what_a_new_count_says(players: int):
    """Other networks or another mixture need a new file."""
    rules = ruleset("english", players)
    stored, fresh = results.round_results(rules), results.counted(rules, REVIEWER, COUNTED)
    for place in range(rules.sides):
        known, new = (_wins(found, place) for found in (stored, fresh))
        assert abs(known - new) < 4.5 * sqrt(known * (1 - known) / COUNTED)
    for place in range(1, rules.sides):
        (known, spread), (new, _) = (_margin(found, place) for found in (stored, fresh))
        assert abs(known - new) < 4.5 * spread / sqrt(COUNTED)


def _wins(found: results.RoundResults, place: int) -> float:
    """How often the side at this place takes a nugget."""
    won = sum(row[-1] for row in found.winners if row[0] >> place & 1)
    return won / found.rounds


def _margin(found: results.RoundResults, place: int) -> tuple[float, float]:
    """By how many points a side is ahead of the first player's: mean and standard deviation."""
    mean = sum(row[place] * row[-1] for row in found.margins) / found.rounds
    spread = sum((row[place] - mean) ** 2 * row[-1] for row in found.margins) / found.rounds
    return mean, sqrt(spread)


def test_another_judge_and_other_rules_are_counted_when_they_are_needed():
    rules = ruleset("english", 3)
    other = replace(rules, tie_breaks=(TieBreak.ALL_TIED,))
    assert results.round_results(rules, JUDGE).rounds == results.FRESH
    assert results.round_results(other).rounds == results.FRESH


def test_a_written_file_holds_what_was_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    rules, file = ruleset("german", 4), tmp_path / "some.json"
    monkeypatch.setattr(results, "named_rulesets", lambda: [rules])
    results.write(file, 40)
    kept = json.loads(file.read_text())
    rows = [kept["tables"][number] for number in kept["rulesets"]["german-4-zeros"]]
    assert rows == [list(map(list, told)) for told in results.counted(rules, REVIEWER, 40)]
    assert kept["judge"][0] == [0.8, 0.05, 0.0, 1.0]


def test_only_the_order_of_bids_is_kept():
    bids = [(5, 2, 2), (1, 9, 4), (3, 3, 3)]
    assert [results.places(laid) for laid in bids] == [(2, 1, 1), (1, 3, 2), (1, 1, 1)]


@pytest.mark.parametrize(("players", "points"), [(3, (5, 2, 9)), (4, (5, 9))])
def test_points_to_come_are_those_of_two_more_rounds(players: int, points: tuple[int, ...]):
    """Rounds drawn at random from the file, with their first players, give the same chances."""
    rules = ruleset("german", players, None, "points")
    stored, sides = results.round_results(rules), rules.sides
    rows, often = stored.margins, [row[-1] for row in stored.margins]
    drawn = Random(7).choices(rows, often, k=2 * DRAWN)
    wanted = [0.0] * sides
    for one, other in zip(drawn[:DRAWN], drawn[DRAWN:], strict=True):
        totals = [
            points[side] + one[(side - 2) % sides] + other[(side - 3) % sides]
            for side in range(sides)
        ]
        for side, total in enumerate(totals):
            if total == max(totals):
                wanted[side] += 1 / totals.count(total) / DRAWN
    found = prospects(rules).before((0,) * sides, points, 1, 2)
    assert sum(found) == pytest.approx(1)
    assert found == pytest.approx(wanted, abs=4.5 * 0.5 / sqrt(DRAWN))


@pytest.mark.parametrize("players", [3, 4])
def test_by_points_the_engine_sees_the_same_prospects(players: int):
    """Before a last move that is forced, a round is worth what the next one begins with."""
    rules = ruleset("german", players, None, "points")
    rounds = set()
    for unit in range(6):
        steps = list(walk(parse_record(played(planned(rules, "random", "ends"), unit))))
        for last in (one for one in steps if one.after.phase is Phase.DEAL):
            if is_forced(last):
                by = values.reckoning(last.before, REVIEWER)
                found = values.open_value(by, last.before, 3, Random(1))
                assert found.shares == pytest.approx(prospects(rules).at(last.after), abs=1e-9)
                rounds.add(last.round)
    assert rounds == {0, 1}


def is_forced(step: Step) -> bool:
    assert step.move is not None
    return len(view(step.before, step.move.seat).legal) == 1


def test_three_players_who_each_begin_once_are_equal_by_points():
    rules = ruleset("french", 3, None, "points")
    found = prospects(rules).before((0, 0, 0), (0, 0, 0), 0, 1)
    assert found == pytest.approx((1 / 3,) * 3)
