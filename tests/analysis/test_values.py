"""Values that the engine counts, against what follows from the rules."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from aurum.analysis.ledgers import of_round
from aurum.analysis.reference import REVIEWER, Judge
from aurum.analysis.values import Worth, compared, open_value, open_values, reckoning
from aurum.arena.simulation import planned, played
from aurum.engine.packing import past_of
from aurum.engine.styles import Style
from aurum.game import Match, Step, parse_record, ruleset, view, walk

GREEDY = Judge("greedy", (Style(1.0),))


@cache
def steps(players: int = 3) -> list[Step]:
    record = parse_record(played(planned(ruleset("english", players), "adept", "values"), 0))
    return of_round(walk(record), 0)


def alone(match: Match, playouts: int, seed: int) -> tuple[float, ...]:
    return open_value(reckoning(match, REVIEWER), match, playouts, Random(seed)).shares


@pytest.mark.parametrize("players", [3, 4])
def test_states_that_share_playouts_are_worth_what_each_is_worth_alone(players: int):
    found = open_values(
        reckoning(steps(players)[0].after, REVIEWER), past_of(steps(players)), 500, Random(1)
    )
    assert len(found) == len(steps(players)) - 1, "the end of the round is known"
    off = []
    for value, step in list(zip(found, steps(players), strict=False))[::6]:
        counted = alone(step.after, 500, 2)
        assert sum(value.shares) == pytest.approx(1)
        off += [
            (one - other) / error
            for one, other, error in zip(counted, value.shares, value.errors, strict=True)
            if error > 0.002
        ]
    assert max(map(abs, off)) < 4.5 * 2**0.5
    assert sum(x * x for x in off) / len(off) < 3.0


def test_changes_are_sharper_than_values():
    """Playouts that went on as the round did are in both, so that their noise cancels."""
    found = open_values(reckoning(steps()[0].after, REVIEWER), past_of(steps()), 200, Random(1))
    sharper = 0
    for before, after in pairwise(found):
        apart = [(a * a + b * b) ** 0.5 for a, b in zip(before.errors, after.errors, strict=True)]
        assert all(c <= 1.5 * a + 1e-9 for a, c in zip(apart, after.changes, strict=True))
        sharper += sum(after.changes) < 0.7 * sum(apart)
    assert sharper > len(found) / 2


def test_more_playouts_than_one_question_takes_are_asked_for_in_several():
    match = steps()[0].after
    by = reckoning(match, REVIEWER)
    few, many = (open_value(by, match, count, Random(1)) for count in (700, 2800))
    assert sum(many.shares) == pytest.approx(1)
    for one, other in zip(few.errors, many.errors, strict=True):
        assert other == pytest.approx(one / 2, rel=0.1)


def test_where_the_reference_player_does_the_same_nothing_is_gained_without_noise():
    step = steps()[1]
    assert step.move is not None
    seen, by = view(step.before, step.move.seat), reckoning(step.before, GREEDY)
    gains = [
        compared(by, seen, None, (None, action), 20, Random(1))[action].gains
        for action in seen.legal
    ]
    assert gains.count((0.0,) * 3) == 1, "one bid is the network's own, the others lead elsewhere"


def test_a_choice_gains_nothing_over_itself_and_as_much_as_its_share_is_larger():
    step = steps()[10]
    assert step.move is not None
    seen = view(step.before, step.move.seat)
    by, past = reckoning(step.before, REVIEWER), past_of(steps()[:10])
    found = compared(by, seen, past, seen.legal[:3], 200, Random(1), listed=True)
    assert set(found) >= set(seen.legal[:3])
    first = found[seen.legal[0]]
    assert set(first.gains) == set(first.errors) == {0.0}
    for worth in found.values():
        for share, own, gain in zip(first.shares, worth.shares, worth.gains, strict=True):
            assert own - share == pytest.approx(gain)


def test_errors_of_gains_say_how_far_counts_with_other_seeds_differ():
    step = steps()[8]
    assert step.move is not None
    seen = view(step.before, step.move.seat)
    by, past = reckoning(step.before, REVIEWER), past_of(steps()[:8])
    other = next(action for action in seen.legal if action != step.move.action)
    found = [
        compared(by, seen, past, (step.move.action, other), 100, Random(seed))[other]
        for seed in range(30)
    ]
    mean = sum(worth.gains[0] for worth in found) / len(found)
    spread = sum((worth.gains[0] - mean) ** 2 for worth in found) / (len(found) - 1)
    told = sum(worth.errors[0] ** 2 for worth in found) / len(found)
    assert 0.4 < spread / told < 2.5


def test_two_counts_are_one_of_both():
    one = Worth((0.4, 0.6), (0.1, -0.1), (0.03, 0.03), 300)
    other = Worth((0.7, 0.3), (0.4, -0.4), (0.06, 0.06), 100)
    both = one + other
    assert both.worlds == 400
    assert both.shares == pytest.approx((0.475, 0.525))
    assert both.gains == pytest.approx((0.175, -0.175))
    assert both.errors[0] == pytest.approx((0.0225**2 + 0.015**2) ** 0.5)
