"""Possible worlds as compiled code lists them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from aurum.engine.packing import asked_state
from aurum.game import Match, card_number, view
from aurum.kernel.convert import from_match
from aurum.kernel.layout import BASE, as_compiled
from aurum.kernel.tables import tables
from aurum.thinking.worlds import MOST_WORLDS, WORLDS, count_worlds, list_worlds
from tests.bots.positions import decisions, twin


def worlds_of(match: Match, most: int = MOST_WORLDS, seed: int = 1) -> tuple[Any, Any, Any, int]:
    """Rules, state and rows of the seat to act, and how many rows were filled."""
    seen = view(match, match.to_act[0])
    rules, state = tables(match.ruleset), as_compiled(asked_state(seen))
    state.chance = seed
    rows = np.zeros(1, WORLDS)[0]
    return rules, state, rows, list_worlds(rules, state, rows, most)


def listed(match: Match, **how: int) -> list[tuple[int, ...]]:
    rows, count = worlds_of(match, **how)[2:]
    return [tuple(map(int, row)) for row in rows[:count]]


@pytest.mark.parametrize("players", [3, 4])
def test_few_worlds_are_all_listed_once_and_the_true_one_is_among_them(players: int):
    late = 0
    for seed in range(12):
        for match in decisions(players, seed):
            rules, state, rows, count = worlds_of(match)
            if count_worlds(rules, state) <= MOST_WORLDS:
                late += 1
                found = {tuple(map(int, row)) for row in rows[:count]}
                assert len(found) == count == count_worlds(rules, state)
                assert tuple(int(hold) & BASE for hold in from_match(match).hold) in found
    assert late > 10


def test_every_world_fits_what_is_known():
    for match in decisions(4, 3):
        seen = view(match, match.to_act[0])
        known = [sum(1 << card_number(card) for card in cards) for cards in seen.known]
        known[match.to_act[0]] = sum(1 << card_number(card) for card in seen.hand)
        for world in listed(match, most=50):
            assert sum(world) == np.bitwise_or.reduce(world), "a card lies in one place only"
            for hand, certain in zip(world, known, strict=True):
                assert hand & certain == certain
            assert world[match.to_act[0]] == known[match.to_act[0]]


def test_samples_are_uniform():
    """Chi-squared; the value is passed once in a thousand, and the seeds are fixed."""
    match, possible = next(
        (match, rows)
        for seed in range(20)
        for match in decisions(3, seed)
        if 6 <= len(rows := listed(match)) <= 20
    )
    drawn = Counter(
        world
        for seed in range(1, 400)
        for world in listed(match, most=len(possible) - 1, seed=seed * 977)
    )
    assert set(drawn) == set(possible)
    expected = drawn.total() / len(possible)
    assert sum((seen - expected) ** 2 / expected for seen in drawn.values()) < 43.8


def test_the_order_of_all_worlds_is_random():
    match = next(m for m in decisions(3, 2) if 100 <= len(listed(m)) <= 1000)
    first = Counter(listed(match, seed=seed * 977)[0] for seed in range(1, 60))
    assert len(first) > 40


def test_worlds_depend_on_what_is_seen_alone():
    for match in decisions(4, 5):
        other = twin(match, match.to_act[0], Random(3))
        for most in (20, MOST_WORLDS):
            assert listed(match, most=most) == listed(other, most=most)
