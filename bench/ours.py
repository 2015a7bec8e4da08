"""Aurum as a contestant: kernel, environments, the readable engine."""

import random
from typing import Any

import numpy as np

from aurum import kernel
from aurum.envs import aurum_v0
from aurum.envs.vector import VectorEnv
from aurum.game import (
    Match,
    Phase,
    Ruleset,
    advance,
    deal,
    deal_cards,
    evolve_all,
    legal_actions,
    ruleset,
    start,
)
from aurum.kernel.layout import STATE
from bench.contest import Contestant, Run, Work

ROUNDS = "whole rounds, dealt and played"
DEALT = "playouts of one dealt round"
STEPPED = "stepped from Python"
OBSERVED = "stepped from Python, with observation and legal mask"
THREADS = "threads"


def contestants() -> list[Contestant]:
    three, four = ruleset("english", 3), ruleset("english", 4)
    return [
        Contestant("Aurum kernel, 3 players", ROUNDS, rounds_of(three)),
        Contestant("Aurum kernel, 4 players", ROUNDS, rounds_of(four)),
        Contestant("Aurum kernel, 3 players, dealt", DEALT, playouts_of(three)),
        Contestant("Aurum kernel, 4 players, dealt", DEALT, playouts_of(four)),
        Contestant("Aurum readable engine, 3 players", STEPPED, readable),
        Contestant("Aurum PettingZoo env, 3 players", OBSERVED, pettingzoo),
        Contestant("Aurum vector env, 3 players", OBSERVED, vector),
    ]


def threaded() -> list[Contestant]:
    rules = ruleset("english", 3)
    return [
        Contestant("one thread", THREADS, rounds_of(rules, 1), wall_clock=True),
        Contestant("two threads", THREADS, rounds_of(rules, 2), wall_clock=True),
    ]


def rounds_of(rules: Ruleset, threads: int = 1) -> Run:
    def run(size: int) -> Work:
        tally = kernel.random_rounds(rules, 1000 * size, seed=size, threads=threads)
        return Work(tally.decisions, tally.rounds)

    return run


def playouts_of(rules: Ruleset) -> Run:
    games = kernel.Games(rules, 1, seed=1)
    games.deal()
    scratch = np.zeros(1, STATE)
    scratch["chance"] = kernel.seeds(1, 1)

    def run(size: int) -> Work:
        states = games.states.view(np.ndarray)
        return Work(play_again(games.rules, states, scratch, 1000 * size), 1000 * size)

    return run


@kernel.compiled
def play_again(rules: kernel.Rules, states: kernel.States, scratch: kernel.States, n: int) -> int:
    """The same dealt round, copied and played at random, n times; the decisions."""
    decisions = 0
    for _ in range(n):
        chance = scratch[0].chance
        scratch[0] = states[0]
        scratch[0].chance = chance
        decisions += kernel.play_round(rules, scratch[0])
    return decisions


def readable(size: int) -> Work:
    """First rounds of the readable engine."""
    rules = ruleset("english", 3)
    rng = random.Random(size)
    decisions = 0
    for number in range(size):
        match = start(rules, number % 3)
        match = evolve_all(match, deal(match, deal_cards(rules, rng.sample(rules.deck, 36))))
        decisions += finish(match, rng)
    return Work(decisions, size)


def finish(match: Match, rng: random.Random) -> int:
    decisions = 0
    while match.phase not in (Phase.DEAL, Phase.OVER):
        seat = match.to_act[0]
        match, _ = advance(match, seat, rng.choice(legal_actions(match, seat).listed()))
        decisions += 1
    return decisions


def pettingzoo(size: int) -> Work:
    return play_aec(aurum_v0.env(), size)


def play_aec(env: Any, episodes: int) -> Work:
    """Episodes of any PettingZoo game with an action mask, as its documents show it."""
    decisions = 0
    for episode in range(episodes):
        env.reset(seed=episode)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                mask = (
                    observation["action_mask"]
                    if "action_mask" in observation
                    else info["action_mask"]
                )
                env.step(env.action_space(agent).sample(mask))
                decisions += 1
    return Work(decisions, episodes)


def vector(size: int, games: int = 1000) -> Work:
    env = VectorEnv(ruleset("english", 3), games, seed=size)
    env.reset(seed=size)
    ended = 0
    for _ in range(size):
        ended += int(env.step(env.random_actions()).ended.sum())
    return Work(games * size, ended)
