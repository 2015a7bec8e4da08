"""Bad input stops at the Python border with a clear error, and nothing has happened."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from aurum import kernel
from aurum.game import IllegalAction, ruleset
from aurum.kernel.layout import OVER, Rules, States
from tests.builders import dealt, then

Breaking = Callable[[kernel.Games], Any]


@pytest.fixture
def games() -> kernel.Games:
    games = kernel.Games(ruleset("english", 3), 3, seed=1, first=0)
    games.deal()
    return games


def lowest_actions(games: kernel.Games) -> Any:
    return games.legal_masks().argmax(axis=1)


@pytest.mark.parametrize(
    ("actions", "error", "message"),
    [
        ([1, 2], ValueError, r"shape \(2,\); they need \(3,\)"),
        ([[1], [2], [3]], ValueError, r"shape \(3, 1\)"),
        (5, ValueError, r"shape \(\)"),
        ([61.0, 62.0, 63.0], TypeError, "float64; they need to be integers"),
        (["a", "b", "c"], TypeError, "they need to be integers"),
        ([True, True, True], TypeError, "bool; they need to be integers"),
    ],
)
def test_actions_of_wrong_shape_or_type(
    games: kernel.Games, actions: Any, error: type[Exception], message: str
):
    with pytest.raises(error, match=message):
        games.apply(actions)


@pytest.mark.parametrize("number", [-2, 1011, 10**6, -(2**63), 2**63 - 1])
def test_numbers_that_are_no_action(games: kernel.Games, number: int):
    actions = lowest_actions(games)
    actions[1] = number
    before = games.states.tobytes()
    with pytest.raises(ValueError, match=f"game 1: {number} is not the number of an action"):
        games.apply(actions)
    assert games.states.tobytes() == before


@kernel.compiled
def mark_by_asking(rules: Rules, states: States, masks: Any) -> None:
    for index in range(len(states)):
        for number in range(masks.shape[1]):
            masks[index, number] = kernel.is_legal(rules, states[index], number)


@pytest.mark.parametrize("players", [3, 4])
def test_asking_about_every_number_finds_exactly_the_legal_ones(players: int):
    games = kernel.Games(ruleset("english", players), 40, seed=1)
    rng = np.random.default_rng(2)
    games.deal()
    for _ in range(60):
        masks = games.legal_masks()
        asked = np.ones_like(masks)
        mark_by_asking(games.rules, games.states, asked)
        assert (masks == asked).all()
        going_on = masks.any(axis=1)
        games.apply([rng.choice(np.flatnonzero(m)) if m.any() else -1 for m in masks])
    assert not going_on.all()  # finished rounds were asked too


def test_illegal_numbers_are_refused_and_change_nothing(games: kernel.Games):
    before = games.states.tobytes()
    for number in np.flatnonzero(games.legal_masks()[0] == 0)[::37]:
        with pytest.raises(IllegalAction):
            games.apply([number, -1, -1])
    assert games.states.tobytes() == before


def test_the_reason_names_its_clause(games: kernel.Games):
    with pytest.raises(IllegalAction, match=r"R3"):
        games.apply([60, -1, -1])


def test_a_finished_match_takes_no_action(games: kernel.Games):
    games.play_matches()
    assert (games.states.phase == OVER).all()
    assert games.legal_counts().tolist() == [0, 0, 0]
    with pytest.raises(IllegalAction, match="over"):
        games.apply([0, -1, -1])


def test_between_rounds_nobody_acts():
    games = kernel.Games(ruleset("english", 3), 1, seed=1)
    with pytest.raises(IllegalAction, match="no round"):
        games.apply([0])


def test_dealing_leaves_running_rounds_alone(games: kernel.Games):
    before = games.states.tobytes()
    games.deal()
    assert games.states.tobytes() == before


def test_minus_one_leaves_a_game_alone(games: kernel.Games):
    before = games.match(0)
    actions = lowest_actions(games)
    actions[0] = -1
    games.apply(actions)
    assert games.match(0) == before
    assert games.match(1).to_act == (1, 2)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda rules: kernel.Games(rules, 0), "0 games cannot be played"),
        (lambda rules: kernel.Games(rules, cast("Any", "3")), "'3' games cannot be played"),
        (lambda rules: kernel.Games(rules, 1, first=3), "first player 3 is not a seat"),
        (lambda rules: kernel.Games(rules, 1).play_rounds(threads=0), "not a number of threads"),
        (lambda rules: kernel.random_rounds(rules, -1), "-1 rounds cannot be played"),
    ],
)
def test_wrong_counts(make: Callable[[Any], Any], message: str):
    with pytest.raises(ValueError, match=message):
        make(ruleset("english", 3))


def test_copies_of_one_match_go_their_own_ways():
    match = then(dealt(ruleset("english", 3)), "0 bid Bi1")
    games = kernel.Games.of(match, 50, seed=1)
    assert all(games.match(index) == match for index in range(50))
    games.play_rounds()
    assert len({games.match(index).round for index in range(50)}) > 40
