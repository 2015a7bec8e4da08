"""The vectorised environment: the same games as the kernel plays one by one."""

from typing import Any

import numpy as np
import pytest

from aurum.envs.vector import VectorEnv
from aurum.game import (
    ACTION_COUNT,
    IllegalAction,
    InvalidNotation,
    Phase,
    advance,
    numbered_action,
    ruleset,
    view,
)
from aurum.kernel import OBSERVATION_SIZE, observation, pieces
from tests.kernel.lockstep import legal_numbers

KINDS = [("english", 3, "round"), ("german", 4, "match"), ("designer", 3, "match")]
every_kind = pytest.mark.parametrize(("edition", "players", "length"), KINDS)


def walk(env: VectorEnv, steps: int, seed: int = 1) -> Any:
    batch = env.reset(seed=seed)
    for _ in range(steps):
        batch = env.step(env.random_actions())
    return batch


@every_kind
def test_rows_are_what_the_seat_to_act_sees_and_may_do(edition: str, players: int, length: str):
    env = VectorEnv(ruleset(edition, players), 6, length=length, seed=2)
    batch = env.reset(seed=2)
    for _ in range(120):
        for index in range(6):
            match, seat = env._games.match(index), int(batch.seats[index])
            assert match.to_act[0] == seat
            assert np.flatnonzero(batch.masks[index]).tolist() == legal_numbers(match)
            if index == 0:
                assert (batch.observations[index] == observation(view(match, seat))).all()
        batch = env.step(env.random_actions())


@every_kind
def test_ended_episodes_are_paid_and_begin_again(edition: str, players: int, length: str):
    env = VectorEnv(ruleset(edition, players), 50, length=length, seed=3)
    env.reset(seed=3)
    ended = 0
    for _ in range(300):
        batch = env.step(env.random_actions())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert not batch.rewards[~batch.ended].any()
        fresh = [pieces(row) for row in batch.observations[batch.ended]]
        assert all(named["round"][0] == 0 and named["phase"][1] == 1 for named in fresh)
        assert all(not named["nuggets"].any() for named in fresh)
        assert batch.masks.any(axis=1).all()
        ended += int(batch.ended.sum())
    assert ended > 50


def test_rounds_of_a_match_follow_each_other():
    env = VectorEnv(ruleset("german", 3), 100, length="match", seed=4)
    batch = env.reset(seed=4)
    seen = set()
    for _ in range(150):
        batch = env.step(env.random_actions())
        seen |= {int(pieces(row)["round"][0]) for row in batch.observations[:20]}
    assert seen >= {0, 1, 2}


def test_the_same_seed_is_the_same_whatever_the_threads():
    rules = ruleset("english", 4)
    one, three = VectorEnv(rules, 37), VectorEnv(rules, 37, threads=3)
    for ours, theirs in zip(walk(one, 80, seed=9), walk(three, 80, seed=9), strict=True):
        assert np.array_equal(ours, theirs)
    other = walk(one, 80, seed=10)
    assert not np.array_equal(other.observations, walk(three, 80, seed=9).observations)


def test_illegal_actions_change_nothing():
    env = VectorEnv(ruleset("english", 3), 4, seed=1)
    batch = env.reset(seed=1)
    before = env._games.states.tobytes()
    good = batch.masks.argmax(axis=1)
    for wrong, error, message in [
        (60, IllegalAction, r"game 2: .*R3"),
        (1011, ValueError, "game 2: 1011 is not the number of an action"),
        (-1, ValueError, "game 2: -1 is not the number"),
    ]:
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(error, match=message):
            env.step(actions)
    with pytest.raises(ValueError, match=r"shape \(3,\); they need \(4,\)"):
        env.step(good[:3])
    with pytest.raises(TypeError, match="need to be integers"):
        env.step(good.astype(float))
    assert env._games.states.tobytes() == before


def test_bad_options():
    rules = ruleset("english", 3)
    with pytest.raises(ValueError, match="0 games cannot be played"):
        VectorEnv(rules, 0)
    with pytest.raises(ValueError, match="not a number of threads"):
        VectorEnv(rules, 5, threads=0)
    with pytest.raises(InvalidNotation, match="not an episode"):
        VectorEnv(rules, 5, length="day")
    with pytest.raises(TypeError, match="not a ruleset"):
        VectorEnv("english", 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        VectorEnv(rules, 1).step([61])


def test_a_bid_phase_comes_first():
    env = VectorEnv(ruleset("english", 3), 3, seed=1)
    env.reset()
    assert all(env._games.match(index).phase is Phase.BID for index in range(3))


def test_the_arrays_can_be_written_and_shared():
    """As `torch.from_numpy` wants them: writable, contiguous, and the same memory every step."""
    env = VectorEnv(ruleset("english", 3), 3, seed=1, finals=True)
    first = env.reset(seed=1)
    for array in first:
        assert array.flags.writeable
        assert array.flags.c_contiguous
    later = env.step(env.random_actions())
    assert all(old is new for old, new in zip(first, later, strict=True))


@every_kind
def test_the_last_sight_of_an_episode_is_kept(edition: str, players: int, length: str):
    env = VectorEnv(ruleset(edition, players), 20, length=length, seed=5, finals=True)
    env.reset(seed=5)
    seen = 0
    for _ in range(200):
        before = [env._games.match(index) for index in range(len(env))]
        actions = env.random_actions()
        batch = env.step(actions)
        for index in np.flatnonzero(batch.ended):
            match, number = before[index], int(actions[index])
            over, _ = advance(match, match.to_act[0], numbered_action(number))
            for seat in range(players):
                assert (batch.finals[index, seat] == observation(view(over, seat))).all()
            seen += 1
    assert seen > 3


def test_without_finals_there_are_none():
    env = VectorEnv(ruleset("english", 3), 2, seed=1)
    assert env.reset().finals.shape == (2, 0, OBSERVATION_SIZE)


def test_it_speaks_the_words_of_gymnasium():
    env = VectorEnv(ruleset("english", 4), 6, seed=1, threads=2)
    batch = env.reset(seed=1)
    assert env.num_envs == 6
    assert env.single_observation_space.contains(batch.observations[0])
    assert env.observation_space.contains(batch.observations)
    assert env.single_action_space.n == ACTION_COUNT
    assert env.action_space.contains(env.random_actions())
    env.close()
    env.close()
    assert env.step(env.random_actions()).observations.any()  # on, in this thread
