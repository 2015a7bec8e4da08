"""No environment shows what a seat may not know.

The frameworks' own tests do not notice an observation that contains another hand, so these move
the hidden cards of a state and look whether anything that the seat is shown moves with them.
"""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import aurum.envs.openspiel  # noqa: F401 - registers the game
from aurum import kernel
from aurum.envs import aurum_v0
from aurum.envs.vector import VectorEnv, _show_all
from aurum.game import ruleset

every_count = pytest.mark.parametrize("players", [3, 4])


class LeakyEnv(aurum_v0.AurumEnv):
    """Shows the hand of the next seat where the finished tricks belong."""

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        seat = self.possible_agents.index(agent)
        hands = self.game._state["hold"][0]
        seen["observation"][-1] = hands[(seat + 1) % self.ruleset.seats] & 1
        return seen


def leaks_of_env(env: aurum_v0.AurumEnv, seed: int) -> int:
    """In how many positions of an episode something shown depends on hidden cards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    leaks = 0
    while not env.game.is_over:
        for seat, agent in enumerate(env.possible_agents):
            shown, state = env.observe(agent), env.game._state.copy()
            env.game.resample(seat, int(rng.integers(1, 2**60)))
            leaks += not same(env.observe(agent), shown)
            env.game._state = state
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return leaks


def same(shown: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(shown[name], other[name]) for name in shown)


@every_count
def test_pettingzoo_shows_nothing_hidden(players: int):
    for seed in range(4):
        assert leaks_of_env(aurum_v0.raw_env(players=players, length="match"), seed) == 0


def test_a_leak_would_be_seen():
    assert leaks_of_env(LeakyEnv(), 1) > 5


@every_count
def test_the_vectorised_environment_shows_nothing_hidden(players: int):
    env = VectorEnv(ruleset("english", players), 20, seed=1)
    batch = env.reset(seed=1)
    moved = 0
    for _ in range(60):
        rows, masks = batch.observations.copy(), batch.masks.copy()
        moved += move_hidden_cards(env)
        env._run(lambda states, out, _: show_again(env, states, out))
        assert np.array_equal(batch.observations, rows)
        assert np.array_equal(batch.masks, masks)
        batch = env.step(env.random_actions())
    assert moved > 500


def move_hidden_cards(env: VectorEnv) -> int:
    """How many games have other hidden cards now."""
    before = env._games.states.hold.copy()
    for state in env._games.states:
        kernel.resample(env._games.rules, state, int(state.seat))
    return int((env._games.states.hold != before).any(axis=1).sum())


def show_again(env: VectorEnv, states: Any, out: Any) -> None:
    _show_all(env._rules, states, out)


@every_count
def test_openspiel_shows_nothing_hidden(players: int):
    rng = random.Random(players)
    game = pyspiel.load_game(f"python_aurum(players={players},length=match)")
    state = game.new_initial_state()
    moved = 0
    for step in range(400):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
        if step % 9 == 0 and not state.is_terminal():
            player = rng.randrange(players)
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            moved += str(other) != str(state)
    assert moved > 5
