"""Aurum for PettingZoo, in turns (AEC): ``from aurum.envs import aurum_v0; aurum_v0.env()``.

Face-down bids (R3.2) are asked for in seat order; nobody sees them before all have bid.
"""

from __future__ import annotations

from aurum.extras import demand

demand("envs", "aurum.envs.aurum_v0")

import inspect
import sys
from collections.abc import Callable
from typing import Any, ClassVar, ParamSpec

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from aurum.envs import rendering
from aurum.envs.episodes import Episode, episode, row_space
from aurum.envs.single import SingleGame
from aurum.game import ACTION_COUNT, Match, Variant, View, start, view
from aurum.kernel import OBSERVATION_SIZE, Observation
from aurum.kernel.observation import MOST

__all__ = ["AurumEnv", "env", "raw_env"]

P = ParamSpec("P")
ILLEGAL_REWARD = -1.0
_AGENTS = "player_{}"


class AurumEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """A round or a match between `players` agents; rewards come at the end and add up to zero."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "aurum_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "english",
        players: int = 3,
        zeros: bool | None = None,
        scoring: str = "nuggets",
        length: str | Episode = Episode.ROUND,
        render_mode: str | None = None,
        **later: Any,
    ) -> None:
        """Make an environment; `later` may name further fields of `Variant`."""
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"{render_mode!r} is not a render mode; they are {modes}, or None")
        self.ruleset = Variant(edition, players, zeros, scoring, **later).ruleset()
        self.render_mode = render_mode
        self.game = SingleGame(self.ruleset, episode(length))
        self.possible_agents = [_AGENTS.format(seat) for seat in range(players)]
        self.agents: list[str] = []
        self._observations = {agent: _observation_space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode; `options={"match": match}` starts from a given match."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        first = int(self._random.integers(self.ruleset.seats))  # R2.4
        match = (options or {}).get("match") or start(self.ruleset, first)
        self._check(match)
        self.game.start(match, int(self._random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def _check(self, match: Match) -> None:
        if match.ruleset != self.ruleset:
            raise ValueError(f"the match is {match.ruleset.name}, not {self.ruleset.name}")
        if match.winners is not None:
            raise ValueError("the match is over; take up one that is not")

    def observe(self, agent: str) -> dict[str, Observation]:
        """What the agent knows, and its legal actions if it is its turn."""
        seat = self.possible_agents.index(agent)
        turn = seat == self.game.seat
        mask = self.game.mask() if turn else np.zeros(ACTION_COUNT, np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def view(self) -> View:
        """What the agent to act may know, for the bots of Aurum: `bot.choose(env.view(), …)`."""
        return view(self.game.match, self.game.seat)

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`: the observations of all seats, concatenated."""
        seats = len(self.possible_agents)
        return spaces.Box(0, MOST, (seats * OBSERVATION_SIZE,), np.int8)

    def state(self) -> Observation:
        """What all seats know together, for central critics; no agent may act on it."""
        rows = [self.game.observation(seat) for seat in range(len(self.possible_agents))]
        return np.concatenate(rows)

    def step(self, action: int | None) -> None:
        """Take an action, by its number, for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not isinstance(action, int | np.integer) or isinstance(action, bool):
            raise TypeError(f"action {action!r} is not an integer; give the number of an action")
        if not 0 <= action < ACTION_COUNT:
            raise ValueError(f"action {action} is not from 0 to {ACTION_COUNT - 1}")
        self.game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        for agent, gain in zip(self.possible_agents, self.game.payoffs(), strict=True):
            self.rewards[agent] = gain
            self._cumulative_rewards[agent] += gain
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table with all hands open: `ansi` text, `rgb_array` an image, `human` prints."""
        match self.render_mode:
            case "ansi":
                return rendering.text(self.game.match)
            case "rgb_array":
                return rendering.picture(self.game.match)
            case "human":
                sys.stdout.write(rendering.text(self.game.match) + "\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


raw_env = AurumEnv
"""The environment itself; an illegal action raises `aurum.game.IllegalAction`."""


def _wrapped(make: Callable[P, AurumEnv]) -> Callable[P, Any]:
    """The same parameters, and the wrappers of PettingZoo's classic games around the result."""

    def env(*args: P.args, **kwargs: P.kwargs) -> Any:
        inner = wrappers.TerminateIllegalWrapper(make(*args, **kwargs), ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))

    env.__doc__ = "The environment with PettingZoo's wrappers; an illegal action loses."
    env.__signature__ = inspect.signature(make)  # type: ignore[attr-defined]
    return env


env = _wrapped(AurumEnv)


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": row_space(),
            "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8),
        }
    )
