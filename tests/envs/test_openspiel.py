"""The OpenSpiel game: OpenSpiel's own tests and algorithms run on it."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import aurum.envs.openspiel  # noqa: F401 - registers the game
from aurum.game import AurumError

PLAYTHROUGH = Path(__file__).parent / "python_aurum.txt"
TINY = "python_aurum(players=2,first=0,metals=3,top_rank=2,hand_size=2,gold=2 1 1)"
TINIEST = "python_aurum(players=2,first=0,metals=2,top_rank=2,hand_size=2,gold=2 1 1)"
GAMES = [
    "python_aurum",
    "python_aurum(players=4,edition=german,length=match)",
    "python_aurum(edition=russian,scoring=points,zeros=false)",
    TINY,
]
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
@pytest.mark.parametrize("serialize", [True, False])
def test_random_sim(name: str, serialize: bool, capfd: pytest.CaptureFixture[str]):
    pyspiel.random_sim_test(pyspiel.load_game(name), 2, serialize, False)


@every_game
def test_sim_game(name: str, capsys: pytest.CaptureFixture[str]):
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def walk(name: str, seed: int, steps: int = 10_000) -> Any:
    """A random state after so many actions, chance included."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and len(state.history()) < steps:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_gains_add_up_to_zero(name: str):
    for seed in range(10):
        state = walk(name, seed)
        assert sum(state.returns()) == pytest.approx(0)
        assert len(state.returns()) == state.num_players()


@every_game
def test_states_replay_from_their_history(name: str):
    state = walk(name, 3)
    twin = pyspiel.load_game(name).new_initial_state()
    for action in state.history():
        twin.apply_action(action)
    assert str(twin) == str(state)
    assert twin.returns() == state.returns()


@every_game
def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(name: str):
    rng = random.Random(5)
    moved = 0
    for seed in range(6):
        steps = rng.randrange(40, 120) if "hand_size" not in name else rng.randrange(5, 9)
        state = walk(name, seed, steps)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert same_to(player, state, other)
            moved += str(other) != str(state)
    assert moved >= 3


def same_to(player: int, state: Any, other: Any) -> bool:
    return bool(
        state.information_state_string(player) == other.information_state_string(player)
        and state.information_state_tensor(player) == other.information_state_tensor(player)
        and state.observation_string(player) == other.observation_string(player)
        and state.observation_tensor(player) == other.observation_tensor(player)
        and state.current_player() == other.current_player()
    )


def test_a_hidden_bid_is_in_nobody_elses_information():
    state = walk("python_aurum(first=0)", 1, 36)
    state.apply_action(state.legal_actions()[0])
    assert "0 bid ?" in state.information_state_string(1)
    assert "0 bid ?" not in state.information_state_string(0)
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert "bid ?" not in state.information_state_string(1)


def test_the_memory_tells_apart_what_happened_differently():
    """Perfect recall: two different exchanges that leave the same table are remembered."""
    strings = {walk("python_aurum", seed, 60).information_state_string(0) for seed in range(20)}
    assert len(strings) == 20


def test_the_playthrough_is_still_the_same():
    """A person can read it; regenerate it with `python -m tests.envs.test_openspiel`."""
    text = PLAYTHROUGH.read_text()
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    assert len(actions) >= 10
    assert playthrough(actions) == text


def playthrough(actions: list[int]) -> str:
    return str(
        generate_playthrough.playthrough(
            TINY, action_sequence=actions, seed=1, alsologtostdout=False
        )
    )


def test_ismcts_plays_a_round():
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    game = pyspiel.load_game(TINY)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 30, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
        else:
            state.apply_action(bot.step(state))
    assert state.is_terminal()


def test_ismcts_moves_in_the_real_game():
    rng = np.random.RandomState(1)
    state = walk("python_aurum(players=4)", 1, 55)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 8, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_cfr_approaches_an_equilibrium_of_a_tiny_aurum():
    game = pyspiel.load_game(TINIEST)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < before / 2


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("python_aurum(edition=klingon)", "not an edition"),
        ("python_aurum(players=2)", "do not fit"),
        ("python_aurum(first=3)", "not a seat"),
        ("python_aurum(length=day)", "not an episode"),
        ("python_aurum(hand_size=30)", "do not fit"),
        ("python_aurum(metals=9)", "metals is 9; it is from 1 to 5"),
        ("python_aurum(top_rank=-1)", "top_rank is -1; it is from 1 to 10"),
        ("python_aurum(gold=x)", "how many gold cards of rank 0"),
    ],
)
def test_bad_parameters(name: str, message: str):
    with pytest.raises((ValueError, AurumError, RuntimeError), match=message):
        pyspiel.load_game(name)


def test_observers_are_players():
    game = pyspiel.load_game("python_aurum")
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, public) is None
    with pytest.raises(ValueError, match="takes no parameters"):
        make_observation(game, None, {"colour": 1})


if __name__ == "__main__":
    history = max((walk(TINY, seed).history() for seed in range(20)), key=len)
    PLAYTHROUGH.write_text(playthrough(history))
