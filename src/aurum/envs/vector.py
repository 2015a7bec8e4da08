"""Thousands of games stepped at once, with arrays in and arrays out.

In every game one seat is to act. `step` takes one action a game and returns what the *next* seat
to act observes; a finished episode begins again at once, and its gains stand in `rewards`.
"""

from aurum.extras import demand

demand("kernel", "aurum.envs.vector")

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from aurum.envs.episodes import Episode, episode, is_over, pay, row_space
from aurum.game import ACTION_COUNT, IllegalAction, Match, Ruleset, numbered_action, why_illegal
from aurum.kernel import (
    OBSERVATION_SIZE,
    Games,
    apply,
    below,
    compiled,
    deal,
    following,
    is_legal,
    legal_action,
    legal_count,
    observe,
)
from aurum.kernel.batch import checked_actions
from aurum.kernel.layout import DEAL, NOBODY, RULES, SEATS, Rules, RulesArray, State, States
from aurum.kernel.observe import mark_actions


class Batch(NamedTuple):
    """The result of a step, with a row for every game.

    The arrays are the environment's own and change with the next step; copy what is to stay. They
    can be handed to `torch.from_numpy` as they are.
    """

    observations: NDArray[np.int8]  # games x 1102, of the seat to act
    masks: NDArray[np.int8]  # games x 1011, its legal actions
    seats: NDArray[np.int64]  # the seat to act
    rewards: NDArray[np.float64]  # games x seats, of the episode that ended in this step
    ended: NDArray[np.bool_]  # whether one did
    finals: NDArray[np.int8]  # games x seats x 1102, what each seat saw when its episode ended

    def part(self, rows: slice) -> "Batch":
        """Some of the rows, not copied."""
        return Batch(
            self.observations[rows],
            self.masks[rows],
            self.seats[rows],
            self.rewards[rows],
            self.ended[rows],
            self.finals[rows],
        )


class VectorEnv:
    """Many episodes side by side; each is replaced by a new one when it ends.

    With `finals`, the last observation of an ended episode is kept for every seat
    (`batch.finals`), which costs a few percent of a step. Without it, `batch.finals` is empty.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        games: int,
        *,
        length: str | Episode = Episode.ROUND,
        seed: int | None = None,
        threads: int = 1,
        finals: bool = False,
    ) -> None:
        if type(threads) is not int or threads < 1:
            raise ValueError(f"{threads!r} is not a number of threads; give at least 1")
        self.ruleset = ruleset
        self._whole_match = episode(length) is Episode.MATCH
        self._rules = np.zeros(1, RULES)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._games = Games(ruleset, games, seed)
        self._rules[0] = self._games.rules
        self._out = Batch(
            np.zeros((games, OBSERVATION_SIZE), np.int8),
            np.zeros((games, ACTION_COUNT), np.int8),
            np.zeros(games, np.int64),
            np.zeros((games, ruleset.seats)),
            np.zeros(games, np.bool_),
            np.zeros((games, ruleset.seats if finals else 0, OBSERVATION_SIZE), np.int8),
        )
        borders = np.linspace(0, games, min(threads, games) + 1).astype(int)
        self._parts = [slice(a, b) for a, b in pairwise(borders)]

    def __len__(self) -> int:
        return len(self._games)

    @property
    def num_envs(self) -> int:
        """How many games there are, as Gymnasium calls it."""
        return len(self)

    @property
    def single_observation_space(self) -> Any:
        """One row of `observations` as a space of Gymnasium (extra `envs`)."""
        return row_space()

    @property
    def single_action_space(self) -> Any:
        """The numbers of actions as a space of Gymnasium (extra `envs`)."""
        from gymnasium import spaces

        return spaces.Discrete(ACTION_COUNT)

    @property
    def observation_space(self) -> Any:
        """All rows together."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_observation_space, len(self))

    @property
    def action_space(self) -> Any:
        """An action for every game."""
        from gymnasium.vector.utils import batch_space

        return batch_space(self.single_action_space, len(self))

    def close(self) -> None:
        """End the threads; calling it twice is harmless."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
            self._parts = [slice(0, len(self))]

    def reset(self, seed: int | None = None) -> Batch:
        """Start new episodes in all games."""
        self._games = Games(self.ruleset, len(self), seed)
        self._games.deal()
        self._out.rewards[:] = 0
        self._out.ended[:] = False
        self._run(lambda states, out, _: _show_all(self._rules, states, out))
        return self._out

    def step(self, actions: ArrayLike) -> Batch:
        """Take one action in every game; if one of them is illegal, no game changes."""
        numbers = checked_actions(actions, len(self))
        if (self._games.states["phase"] == DEAL).any():
            raise ValueError("the games have not begun; call reset() first")
        wrong = int(_first_illegal(self._rules, self._plain_states(), numbers))
        if wrong != NOBODY:
            raise self._why_not(wrong, int(numbers[wrong]))
        self._run(
            lambda states, out, part: _step_all(
                self._rules, states, out, numbers[part], self._whole_match
            )
        )
        return self._out

    def match(self, index: int) -> Match:
        """One of the games as a match of `aurum.game`, to print it or to ask a bot."""
        return self._games.match(index)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other."""
        numbers = np.empty(len(self), np.int64)
        _choose_all(self._rules, self._plain_states(), numbers)
        return numbers

    def _why_not(self, index: int, number: int) -> Exception:
        if number not in range(ACTION_COUNT):
            return ValueError(
                f"game {index}: {number} is not the number of an action; "
                f"they go from 0 to {ACTION_COUNT - 1}"
            )
        match = self._games.match(index)
        reason = why_illegal(match, match.to_act[0], numbered_action(number))
        assert reason is not None, f"kernel and game disagree about action {number} in {match}"
        return IllegalAction(reason, f"game {index}")

    def _plain_states(self) -> Any:
        return self._games.states.view(np.ndarray)

    def _run(self, work: Callable[[Any, Batch, slice], None]) -> None:
        """Do the work on all games, each thread on its own part of them."""
        states = self._plain_states()

        def do(part: slice) -> None:
            work(states[part], self._out.part(part), part)

        if self._pool is None:
            do(self._parts[0])
        else:
            list(self._pool.map(do, self._parts))


@compiled
def _first_illegal(rules: RulesArray, states: States, actions: Any) -> int:
    for index in range(len(states)):
        if not is_legal(rules[0], states[index], actions[index]):
            return index
    return NOBODY


@compiled
def _choose_all(rules: RulesArray, states: States, actions: Any) -> None:
    for index in range(len(states)):
        state = states[index]
        state.chance = following(state.chance)
        choice = below(state.chance, legal_count(rules[0], state))
        actions[index] = legal_action(rules[0], state, choice)


@compiled
def _step_all(rules: RulesArray, states: States, out: Any, actions: Any, whole_match: bool) -> None:
    for index in range(len(states)):
        state = states[index]
        apply(rules[0], state, actions[index])
        over = is_over(state, whole_match)
        out.ended[index] = over
        out.rewards[index, :] = 0
        if over:
            pay(rules[0], state, whole_match, out.rewards[index])
            for seat in range(out.finals.shape[1]):
                out.finals[index, seat, :] = 0
                observe(rules[0], state, seat, out.finals[index, seat])
            begin(rules[0], state)
        elif state.phase == DEAL:
            deal(rules[0], state)
        show(rules[0], state, out.observations[index], out.masks[index])
        out.seats[index] = state.seat


@compiled
def _show_all(rules: RulesArray, states: States, out: Any) -> None:
    for index in range(len(states)):
        show(rules[0], states[index], out.observations[index], out.masks[index])
        out.seats[index] = states[index].seat


@compiled
def begin(rules: Rules, state: State) -> None:
    """A new match with a random first player (R2.4), dealt."""
    state.rounds = 0
    state.winners = 0
    for side in range(SEATS):
        state.nuggets[side] = 0
        state.points[side] = 0
    state.chance = following(state.chance)
    state.match_first = below(state.chance, rules.seats)
    deal(rules, state)


@compiled
def show(rules: Rules, state: State, observation: Any, mask: Any) -> None:
    """Write what the seat to act knows and may do."""
    observation[:] = 0
    mask[:] = 0
    observe(rules, state, state.seat, observation)
    mark_actions(rules, state, mask)
