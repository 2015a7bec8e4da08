"""Many matches side by side: the checked door from Python into the kernel."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from aurum.game import ACTION_COUNT, IllegalAction, Match, Ruleset, numbered_action, why_illegal
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state, from_match, to_match
from aurum.kernel.layout import DEAL, NOBODY, STATE, Actions, Rules, States
from aurum.kernel.observe import mark_actions
from aurum.kernel.playout import play_match, play_round
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import apply, deal, is_legal, legal_count
from aurum.kernel.tables import tables

Masks = NDArray[np.int8]
WORTH_A_THREAD = 256  # games or blocks; fewer than this are done before a second thread has started


class Games:
    """Many matches under one ruleset, each a record in the array `states`."""

    def __init__(
        self, ruleset: Ruleset, count: int, seed: int | None = None, first: int | None = None
    ) -> None:
        """Matches that wait for their first deal; the first player is random if not given."""
        if type(count) is not int or count < 1:
            raise ValueError(f"{count!r} games cannot be played; give a number of at least 1")
        if first is not None and first not in range(ruleset.seats):
            raise ValueError(f"first player {first!r} is not a seat of 0 to {ruleset.seats - 1}")
        self.ruleset = ruleset
        self.rules: Rules = tables(ruleset)
        self.states: States = state_array(count)
        chances = seeds(seed, 2 * count)
        self.states.chance = chances[:count]
        self.states.match_first = chances[count:] % ruleset.seats if first is None else first
        self.states.first = self.states.match_first

    @classmethod
    def of(cls, match: Match, count: int, seed: int | None = None) -> "Games":
        """Copies of one match, each with random numbers of its own."""
        games = cls(match.ruleset, count, seed)
        chances = games.states.chance.copy()
        games.states[:] = from_match(match)
        games.states.chance = chances
        return games

    def __len__(self) -> int:
        return len(self.states)

    def match(self, index: int) -> Match:
        """One of the games as the game's own match."""
        return to_match(self.ruleset, self.states[index])

    def copy(self) -> "Games":
        twin = object.__new__(Games)
        twin.ruleset, twin.rules, twin.states = self.ruleset, self.rules, self.states.copy()
        return twin

    def deal(self) -> None:
        """Deal the next round wherever one is due (R2)."""
        _deal_all(self.rules, self.states)

    def legal_counts(self) -> Actions:
        """How many legal actions the seat to act has, by game; 0 where nobody is asked."""
        counts = np.empty(len(self), np.int64)
        _count_all(self.rules, self.states, counts)
        return counts

    def legal_masks(self) -> Masks:
        """For every game a row of 1,011 zeros and ones: what the seat to act may do."""
        masks = np.zeros((len(self), ACTION_COUNT), np.int8)
        mark_legal(self.rules, self.states, masks)
        return masks

    def apply(self, actions: ArrayLike) -> None:
        """One action in every game, by number; NOBODY (-1) leaves a game alone.

        Nothing happens in any game if one of the actions is not legal.
        """
        numbers = checked_actions(actions, len(self))
        wrong = int(_first_illegal(self.rules, self.states, numbers))
        if wrong != NOBODY:
            raise self._why_not(wrong, int(numbers[wrong]))
        _apply_all(self.rules, self.states, numbers)

    def _why_not(self, index: int, number: int) -> Exception:
        if number not in range(ACTION_COUNT):
            return ValueError(
                f"game {index}: {number} is not the number of an action; "
                f"they go from 0 to {ACTION_COUNT - 1}"
            )
        match = self.match(index)
        seat = match.to_act[0] if match.to_act else 0
        reason = why_illegal(match, seat, numbered_action(number))
        assert reason is not None, f"kernel and game disagree about action {number} in {match}"
        return IllegalAction(reason)

    def play_rounds(self, threads: int | None = None) -> Actions:
        """Play every round that is on the table to its end at random; returns decisions by game.

        Without a number of threads it uses all cores if there is enough work for them.
        """
        return self._each(_play_rounds, threads)

    def play_matches(self, threads: int | None = None) -> Actions:
        """Play every match to its end at random; returns decisions by game."""
        return self._each(_play_matches, threads)

    def _each(self, work: Callable[[Rules, States, Actions], None], threads: int | None) -> Actions:
        decisions = np.zeros(len(self), np.int64)
        in_threads(
            lambda part: work(self.rules, self.states[part], decisions[part]), len(self), threads
        )
        return decisions


def state_array(count: int) -> States:
    """Matches before their first deal, all with the same random generator."""
    states: States = np.zeros(count, STATE).view(np.recarray)
    states[:] = blank_state()
    return states


def in_threads(work: Callable[[slice], Any], count: int, threads: int | None) -> list[Any]:
    """Do the work on slices of 0 to `count`, one per thread; compiled code needs no GIL."""
    if threads is None:
        threads = min(os.cpu_count() or 1, 1 + count // WORTH_A_THREAD)
    if type(threads) is not int or threads < 1:
        raise ValueError(f"{threads!r} is not a number of threads; give at least 1")
    borders = np.linspace(0, count, min(threads, count) + 1).astype(int)
    parts = [slice(a, b) for a, b in pairwise(borders)]
    if len(parts) == 1:
        return [work(parts[0])]
    with ThreadPoolExecutor(len(parts)) as pool:
        return list(pool.map(work, parts))


def checked_actions(actions: ArrayLike, count: int) -> Actions:
    """The actions as one int64 per game, or a clear error."""
    numbers = np.asarray(actions)
    if numbers.shape != (count,):
        raise ValueError(f"actions have the shape {numbers.shape}; they need ({count},)")
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"actions are {numbers.dtype}; they need to be integers, action numbers")
    return np.ascontiguousarray(numbers, np.int64)


@compiled
def _deal_all(rules: Rules, states: States) -> None:
    for index in range(len(states)):
        if states[index].phase == DEAL:
            deal(rules, states[index])


@compiled
def _count_all(rules: Rules, states: States, counts: Actions) -> None:
    for index in range(len(states)):
        counts[index] = legal_count(rules, states[index])


@compiled
def mark_legal(rules: Rules, states: States, masks: Masks) -> None:
    """Set the ones in rows of zeros."""
    for index in range(len(states)):
        mark_actions(rules, states[index], masks[index])


@compiled
def _first_illegal(rules: Rules, states: States, actions: Actions) -> int:
    for index in range(len(states)):
        action = actions[index]
        if action != NOBODY and not is_legal(rules, states[index], action):
            return index
    return NOBODY


@compiled
def _apply_all(rules: Rules, states: States, actions: Actions) -> None:
    for index in range(len(states)):
        if actions[index] != NOBODY:
            apply(rules, states[index], actions[index])


@compiled
def _play_rounds(rules: Rules, states: States, decisions: Actions) -> None:
    for index in range(len(states)):
        decisions[index] = play_round(rules, states[index])


@compiled
def _play_matches(rules: Rules, states: States, decisions: Actions) -> None:
    for index in range(len(states)):
        decisions[index] = play_match(rules, states[index])
