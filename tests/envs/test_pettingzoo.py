"""The AEC environment: PettingZoo's own tests, many times, and our own."""

import importlib
import inspect
import itertools
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from aurum.envs import aurum_v0
from aurum.game import IllegalAction, InvalidNotation, ruleset
from aurum.kernel import OBSERVATION_SIZE
from tests.builders import dealt

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests use its own deprecated way to make games
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

KINDS: list[dict[str, Any]] = [
    {},
    {"players": 4, "length": "match", "edition": "german"},
    {"scoring": "points", "zeros": False, "edition": "russian"},
    {"edition": "designer", "players": 4},
]
every_kind = pytest.mark.parametrize("kind", KINDS)
# What PettingZoo says of every game with an action mask beside the observation.
dict_spaces = pytest.mark.filterwarnings("ignore:Observation")


@every_kind
@dict_spaces
def test_api(kind: dict[str, Any], capsys: pytest.CaptureFixture[str]):
    """One call plays few episodes, so it is called many times."""
    for _ in range(3):
        api_test(aurum_v0.env(**kind), num_cycles=200)
        api_test(aurum_v0.raw_env(**kind), num_cycles=200)


@every_kind
def test_seed(kind: dict[str, Any]):
    for _ in range(3):
        seed_test(lambda: aurum_v0.env(**kind), num_cycles=60)


def test_render(capsys: pytest.CaptureFixture[str]):
    render_test(lambda render_mode: aurum_v0.env(render_mode=render_mode))


def test_performance_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """It plays for five seconds by the clock; here the clock runs fast."""
    ticks = itertools.count(step=0.05)
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(aurum_v0.env())
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, choose: Callable[[Any], int], watch: Callable[[Any], None] | None = None) -> int:
    """Until all agents are done; how many actions that took."""
    actions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if watch is not None and not terminated:
            watch(env)
        done = terminated or truncated
        env.step(None if done else choose(observation["action_mask"]))
        actions += not done
    return actions


def chooser(seed: int) -> Callable[[Any], int]:
    rng = np.random.default_rng(seed)
    return lambda mask: int(rng.choice(np.flatnonzero(mask)))


@every_kind
def test_rewards_add_up_to_zero_and_come_once(kind: dict[str, Any]):
    for seed in range(10):
        env = aurum_v0.env(**kind)
        env.reset(seed=seed)
        gains = dict.fromkeys(env.possible_agents, 0.0)
        choose = chooser(seed)
        for agent in env.agent_iter():
            observation, reward, terminated, _, _ = env.last()
            gains[agent] += reward
            env.step(None if terminated else choose(observation["action_mask"]))
        assert sum(gains.values()) == pytest.approx(0)


def test_a_match_has_more_rounds_than_one():
    short, long = aurum_v0.env(), aurum_v0.env(length="match")
    short.reset(seed=1)
    long.reset(seed=1)
    assert play(long, chooser(1)) > play(short, chooser(1)) + 10


def test_only_the_agent_to_act_may_do_anything():
    env = aurum_v0.env()
    env.reset(seed=1)

    def watch(env: Any) -> None:
        for agent in env.agents:
            observation = env.observe(agent)
            assert observation["action_mask"].any() == (agent == env.agent_selection)
            assert env.observation_space(agent).contains(observation)

    play(env, chooser(1), watch)


def test_the_wrapped_environment_ends_at_an_illegal_action():
    env = aurum_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(60)
    assert env.terminations[agent]
    assert env.rewards[agent] == aurum_v0.ILLEGAL_REWARD


def test_the_raw_environment_raises_and_stays_as_it_was():
    env = aurum_v0.raw_env()
    env.reset(seed=1)
    before = env.game.match
    for action, error in [
        (60, IllegalAction),
        (1011, ValueError),
        (-1, ValueError),
        (1.5, TypeError),
        (True, TypeError),
        (None, TypeError),
    ]:
        with pytest.raises(error):
            env.step(action)  # type: ignore[arg-type]
    assert env.game.match == before


def test_bad_options():
    with pytest.raises(ValueError, match="'video' is not a render mode"):
        aurum_v0.env(render_mode="video")
    with pytest.raises(InvalidNotation, match="'klingon' is not an edition"):
        aurum_v0.env(edition="klingon")
    with pytest.raises(InvalidNotation, match="'year' is not an episode"):
        aurum_v0.env(length="year")
    with pytest.raises(InvalidNotation, match="5 players cannot play"):
        aurum_v0.env(players=5)


def test_a_match_is_taken_up_where_it_stands():
    env = aurum_v0.raw_env(length="match")
    match = dealt(ruleset("english", 3), first=1)
    env.reset(options={"match": match})
    assert env.game.match == match
    assert env.agent_selection == "player_1"
    with pytest.raises(ValueError, match="the match is german-3-zeros-nuggets"):
        env.reset(options={"match": dealt(ruleset("german", 3))})


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_pictures_and_texts_of_all_phases(players: int, mode: str):
    env = aurum_v0.env(players=players, render_mode=mode)
    check = looks_like_text if mode == "ansi" else looks_like_a_table
    env.reset(seed=2)
    steps = itertools.count()
    play(env, chooser(2), lambda env: check(env.render()) if next(steps) % 7 == 0 else None)
    check(env.render())


def looks_like_text(text: Any) -> None:
    assert "hand" in text
    assert "supply" in text


def looks_like_a_table(image: Any) -> None:
    assert image.shape == (540, 960, 3)
    assert image.dtype == np.uint8
    assert len(np.unique(image[::4, ::4].reshape(-1, 3), axis=0)) > 10


def test_the_observation_is_of_the_documented_size():
    env = aurum_v0.env()
    env.reset(seed=3)
    assert env.observe("player_0")["observation"].shape == (OBSERVATION_SIZE,)


def test_the_state_holds_what_all_seats_know():
    env = aurum_v0.raw_env(players=4)
    env.reset(seed=3)
    state = env.state()
    assert env.state_space.contains(state)
    rows = state.reshape(4, -1)
    for row, agent in zip(rows, env.possible_agents, strict=True):
        assert (row == env.observe(agent)["observation"]).all()


@pytest.mark.parametrize("make", [aurum_v0.env, aurum_v0.raw_env])
def test_the_parameters_can_be_seen(make: Any):
    shown = list(inspect.signature(make).parameters)
    assert shown == [
        "edition", "players", "zeros", "scoring", "length", "render_mode", "later",
    ]  # fmt: skip


def test_the_picture_in_letters_shows_the_cards_face_up():
    env = aurum_v0.raw_env(players=4, render_mode="ansi")
    env.reset(seed=3)
    round_ = env.game.match.round
    assert round_ is not None
    assert f"face up: {' '.join(map(str, round_.exposed))}" in env.render()
