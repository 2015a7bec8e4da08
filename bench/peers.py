"""The peers, each in the fastest way that its users have. What is not installed is left out."""

import importlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from bench.contest import Contestant, Run, Work
from bench.ours import DEALT, OBSERVED, ROUNDS, STEPPED, play_aec

# OpenSpiel's trick-taking games. By default bridge does not play the cards but looks the result up.
TRICK_TAKING = {
    "hearts": "hearts",
    "spades": "spades",
    "bridge": "bridge(use_double_dummy_result=false)",
    "euchre": "euchre",
    "oh hell": "oh_hell",
    "skat": "skat",
    "tarok": "tarok",
}
PETTINGZOO = ("leduc_holdem-v4", "texas_holdem-v4", "texas_holdem_no_limit-v6", "hanabi-v5")
RLCARD = ("bridge", "leduc-holdem", "limit-holdem", "uno", "gin-rummy")
PGX = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")


def contestants(missing: Callable[[str], None]) -> list[Contestant]:
    """All that can be imported; `missing` is told of the others."""
    found: list[Contestant] = []
    for module, make in [
        ("pyspiel", openspiel),
        ("rlcard", rlcard),
        ("pettingzoo", pettingzoo),
        ("pgx", pgx),
    ]:
        try:
            importlib.import_module(module)
        except ImportError as error:
            missing(f"{module} is not installed ({error}); left out")
            continue
        found += make(missing)
    return found


def openspiel(missing: Callable[[str], None]) -> list[Contestant]:  # noqa: ARG001
    found = []
    for name, text in TRICK_TAKING.items():
        found.append(Contestant(f"OpenSpiel C++ {name}", ROUNDS, spiel_bots(text)))
        found.append(Contestant(f"OpenSpiel C++ {name}, dealt", DEALT, spiel_rollouts(text)))
    for name in ("spades", "euchre"):
        text = TRICK_TAKING[name]
        found.append(Contestant(f"OpenSpiel {name}", STEPPED, spiel_steps(text, False)))
        found.append(Contestant(f"OpenSpiel {name}, observed", OBSERVED, spiel_steps(text, True)))
    return found


def spiel_bots(text: str) -> Run:
    """Whole games from the first chance node by OpenSpiel's C++ random bots."""
    import pyspiel

    game = pyspiel.load_game(text)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    length = mean_decisions(game.new_initial_state())

    def run(size: int) -> Work:
        for number in range(100 * size):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return Work(100 * size * length, 100 * size)

    return run


def spiel_rollouts(text: str, rollouts: int = 1000) -> Run:
    """Random rollouts of one dealt state, all inside C++ (one simulation of its MCTS bot)."""
    import pyspiel

    game = pyspiel.load_game(text)
    state = dealt(game, random.Random(1))
    length = mean_decisions(state)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 3, False)

    def run(size: int) -> Work:
        for _ in range(size):
            bot.step(state)
        return Work(size * rollouts * length, size * rollouts)

    return run


def dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def mean_decisions(state: Any, games: int = 300) -> float:
    """How many decisions of players a random game has from here, on average."""
    rng = random.Random(1)
    decisions = 0
    for _ in range(games):
        running = state.clone()
        while not running.is_terminal():
            decisions += not running.is_chance_node()
            running.apply_action(rng.choice(running.legal_actions()))
    return decisions / games


def spiel_steps(text: str, observed: bool) -> Run:
    """The loop of OpenSpiel's examples, with what a learner needs if `observed`."""
    import pyspiel

    game = pyspiel.load_game(text)
    tensor = (
        "observation_tensor"
        if game.get_type().provides_observation_tensor
        else "information_state_tensor"
    )

    def run(size: int) -> Work:
        rng = random.Random(size)
        decisions = 0
        for _ in range(size):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if observed and not state.is_chance_node():
                    getattr(state, tensor)()
                    state.legal_actions_mask()
                decisions += not state.is_chance_node()
                state.apply_action(rng.choice(actions))
        return Work(decisions, size)

    return run


def rlcard(missing: Callable[[str], None]) -> list[Contestant]:  # noqa: ARG001
    return [Contestant(f"RLCard {name}", OBSERVED, rlcard_games(name)) for name in RLCARD]


def rlcard_games(name: str) -> Run:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(size: int) -> Work:
        decisions = 0
        for _ in range(size):
            trajectories, _ = env.run(is_training=False)
            decisions += sum((len(steps) - 1) // 2 for steps in trajectories)
        return Work(decisions, size)

    return run


def pettingzoo(missing: Callable[[str], None]) -> list[Contestant]:
    return list(_pettingzoo(missing))


def _pettingzoo(missing: Callable[[str], None]) -> Iterator[Contestant]:
    from pettingzoo import make

    for name in PETTINGZOO:
        try:
            env = make("aec", f"classic/{name}")
            env.reset(seed=1)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a peer, we go on
            missing(f"PettingZoo {name} does not run ({error}); left out")
            continue
        yield Contestant(f"PettingZoo {name}", OBSERVED, partial(play_aec, env))


def pgx(missing: Callable[[str], None]) -> list[Contestant]:  # noqa: ARG001
    return [Contestant(f"pgx {name}, batches of 1000", OBSERVED, pgx_games(name)) for name in PGX]


def pgx_games(name: str, games: int = 1000, steps: int = 100) -> Run:
    """Compiled batches on the CPU with automatic restarts: the way pgx is meant to be used."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        def once(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choosing, restarting = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(choosing, logits, axis=1)
            state = step(state, actions, jax.random.split(restarting, games))
            return (state, key), (state.terminated.sum(), state.observation.sum())

        (state, key), (ended, _) = jax.lax.scan(once, (state, key), None, length=steps)
        return state, key, ended.sum()

    def run(size: int) -> Work:
        key = jax.random.PRNGKey(size)
        state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
        ended = 0
        for _ in range(size):
            state, key, count = play(state, key)
            ended += int(np.asarray(count))
        return Work(games * steps * size, ended)

    return run
