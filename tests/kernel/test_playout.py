"""Random playouts: the fast loop takes exactly the steps that the slow one takes."""

import numpy as np
import pytest

from aurum import kernel
from aurum.game import Phase, Ruleset, advance, numbered_action, ruleset
from aurum.kernel.layout import OVER, Actions, Rules, State, States
from tests.kernel.lockstep import NAMES, RULESETS, legal_numbers

every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=NAMES)


@kernel.compiled
def step_at_random(rules: Rules, state: State) -> None:
    state.chance = kernel.following(state.chance)
    choice = kernel.below(state.chance, kernel.legal_count(rules, state))
    kernel.apply(rules, state, kernel.legal_action(rules, state, choice))


@kernel.compiled
def play_step_by_step(rules: Rules, states: States, decisions: Actions) -> None:
    for index in range(len(states)):
        state = states[index]
        while state.seat >= 0:
            step_at_random(rules, state)
            decisions[index] += 1


@kernel.compiled
def walk_in(rules: Rules, states: States) -> None:
    """Game number n goes n steps into its first round, unless it is over before."""
    for index in range(len(states)):
        for _ in range(index % 60):
            if states[index].seat >= 0:
                step_at_random(rules, states[index])


@every_ruleset
def test_the_fast_loop_is_the_slow_one_from_anywhere_in_a_round(rules: Ruleset):
    games = kernel.Games(rules, 240, seed=3)
    games.deal()
    walk_in(games.rules, games.states)
    twin = games.copy()
    decisions = np.zeros(len(twin), np.int64)
    play_step_by_step(twin.rules, twin.states, decisions)
    assert np.array_equal(games.play_rounds(), decisions)
    assert games.states.tobytes() == twin.states.tobytes()


@pytest.mark.parametrize("players", [3, 4])
def test_a_playout_is_one_that_the_game_could_have_played(players: int):
    rules = ruleset("english", players)
    games = kernel.Games(rules, 5, seed=4)
    games.deal()
    before = games.copy()
    decisions = games.play_rounds()
    for index in range(len(games)):
        match, chance = before.match(index), int(before.states[index].chance)
        steps = 0
        while match.phase not in (Phase.DEAL, Phase.OVER):
            numbers = legal_numbers(match)
            chance = kernel.following(chance)
            action = numbered_action(numbers[kernel.below(chance, len(numbers))])
            match, _ = advance(match, match.to_act[0], action)
            steps += 1
        assert (match, steps) == (games.match(index), decisions[index])


def test_matches_end_and_their_numbers_do_not_depend_on_threads():
    rules = ruleset("french", 4)
    one, two = kernel.Games(rules, 101, seed=9), kernel.Games(rules, 101, seed=9)
    assert np.array_equal(one.play_matches(), two.play_matches(threads=3))
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.states.phase == OVER).all()


def test_a_tally_adds_up_and_does_not_depend_on_threads():
    rules = ruleset("russian", 3)
    tally = kernel.random_rounds(rules, 10_000, seed=1)
    assert tally == kernel.random_rounds(rules, 10_000, seed=1, threads=2)
    assert sum(tally.endings) == tally.rounds == 10_000
    assert sum(tally.nuggets) >= 10_000
    assert tally != kernel.random_rounds(rules, 10_000, seed=2)


def test_every_seat_fares_the_same_on_average():
    """With random first players no seat has an advantage; five standard deviations are allowed."""
    tally = kernel.random_rounds(ruleset("german", 3), 60_000, seed=8)
    share = np.array(tally.nuggets) / sum(tally.nuggets)
    assert abs(share - 1 / 3).max() < 5 * (2 / 9 / 60_000) ** 0.5
