"""Proofs about a position: every possible world, every reply, compiled.

Two searches. `forced` knows all cards of one world: can the seat reach the aim whatever the others
do? `assured` knows what the seat knows: it keeps all worlds that fit what was seen, the seat acts
alike in all of them, and the aim must be reached in each. An answer has to be assured; a wrong
action must fail even by `forced`, in some world. So nobody can argue about either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from aurum.bots.beliefs import World
from aurum.bots.search.beliefs import beliefs
from aurum.bots.search.rollouts import deal_world
from aurum.bots.search.root_state import root_state
from aurum.game import Action, View, action_number
from aurum.kernel.compiled import compiled
from aurum.kernel.layout import STATE, Rules
from aurum.kernel.rounds import apply, is_legal, legal_action, legal_count
from aurum.kernel.tables import tables
from aurum.puzzles.goals import FAILED, OPEN, REACHED, Goal, goal, verdict
from aurum.puzzles.puzzle import Aim

UNKNOWN = 3  # the budget was spent
MOST_DEPTH = 200
NONE, GIVEN_UP = -1, -2
WORLD, PLACE, FIRST = range(3)  # of a cursor: where it is, and the first world that is open


@compiled
def forced(rules: Rules, stack: Any, wanted: Goal, budget: Any) -> int:
    """Whether the seat can reach the aim from the first state with all cards open.

    Depth first, with a stack of its own; a state is OPEN until an action settles it.
    """
    tried = np.zeros(len(stack), np.int64)
    depth = 0
    found = verdict(rules, stack[0], wanted)
    while True:
        if found != OPEN:
            if depth == 0:
                return found
            depth -= 1
            found = settled_by(stack[depth].seat == wanted.seat, found)
        elif tried[depth] == legal_count(rules, stack[depth]):
            found = FAILED if stack[depth].seat == wanted.seat else REACHED
        else:
            budget[0] -= 1
            if budget[0] < 0 or depth + 1 >= len(stack):
                return UNKNOWN
            stack[depth + 1] = stack[depth]
            apply(rules, stack[depth + 1], legal_action(rules, stack[depth], tried[depth]))
            tried[depth] += 1
            depth += 1
            tried[depth] = 0
            found = verdict(rules, stack[depth], wanted)


@compiled
def settled_by(own: bool, found: int) -> int:
    """What the result of one action says: a good one settles our choice, a bad one another's."""
    return found if found == (REACHED if own else FAILED) else OPEN


@compiled
def settle_worlds(rules: Rules, states: Any, alive: Any, wanted: Goal) -> int:
    """Drop the worlds in which the aim is reached; the first open one, -1, or -2 for a failure."""
    first = -1
    for world in range(len(alive)):
        if alive[world]:
            found = verdict(rules, states[world], wanted)
            if found == FAILED:
                return -2
            if found == REACHED:
                alive[world] = False
            elif first < 0:
                first = world
    return first


@compiled
def enter(rules: Rules, stack: Any, alive: Any, depth: int, action: int) -> None:
    """Take the action in every world in which it is legal; the others are ruled out by it."""
    for world in range(alive.shape[1]):
        legal = alive[depth, world] and is_legal(rules, stack[depth, world], action)
        alive[depth + 1, world] = legal
        if legal:
            stack[depth + 1, world] = stack[depth, world]
            apply(rules, stack[depth + 1, world], action)


@compiled
def was_seen(rules: Rules, stack: Any, alive: Any, depth: int, world: int, action: int) -> bool:
    """Whether the action is legal in an earlier world too, and so has been tried."""
    for earlier in range(world):
        if alive[depth, earlier] and is_legal(rules, stack[depth, earlier], action):
            return True
    return False


@compiled
def next_action(rules: Rules, stack: Any, alive: Any, depth: int, cursor: Any, own: bool) -> int:
    """The next action that is legal in one of the worlds and was not tried; NONE at the end."""
    while cursor[depth, WORLD] < alive.shape[1]:
        world = cursor[depth, WORLD]
        if alive[depth, world]:
            while cursor[depth, PLACE] < legal_count(rules, stack[depth, world]):
                action = legal_action(rules, stack[depth, world], cursor[depth, PLACE])
                cursor[depth, PLACE] += 1
                if not was_seen(rules, stack, alive, depth, world, action):
                    return action
            if own:  # the seat's own cards are the same in all worlds
                return NONE
        cursor[depth, WORLD] += 1
        cursor[depth, PLACE] = 0
    return NONE


@compiled
def entered(rules: Rules, stack: Any, alive: Any, depth: int, wanted: Goal, cursor: Any) -> int:
    """What is settled already where the worlds have just come to."""
    first = settle_worlds(rules, stack[depth], alive[depth], wanted)
    if first < 0:
        return REACHED if first == -1 else FAILED
    cursor[depth, WORLD] = cursor[depth, FIRST] = first
    cursor[depth, PLACE] = 0
    return OPEN


@compiled
def assured(rules: Rules, stack: Any, alive: Any, wanted: Goal, budget: Any) -> int:
    """Whether the seat reaches the aim in all these worlds by acting on what it sees."""
    cursor = np.zeros((len(stack), 3), np.int64)
    depth = 0
    found = entered(rules, stack, alive, 0, wanted, cursor)
    while True:
        if found != OPEN:
            if depth == 0:
                return found
            depth -= 1
            found = settled_by(stack[depth, cursor[depth, FIRST]].seat == wanted.seat, found)
            continue
        own = stack[depth, cursor[depth, FIRST]].seat == wanted.seat
        action = next_action(rules, stack, alive, depth, cursor, own)
        if action == NONE:
            found = FAILED if own else REACHED
            continue
        budget[0] -= alive.shape[1]
        if budget[0] < 0 or depth + 1 >= len(stack):
            return UNKNOWN
        enter(rules, stack, alive, depth, action)
        depth += 1
        found = entered(rules, stack, alive, depth, wanted, cursor)


@compiled
def begin(rules: Rules, root: Any, hands: Any, action: int, stack: Any) -> None:
    """The state after the action in this world, on the bottom of the stack."""
    stack[0] = root[0]
    deal_world(rules, stack[0], hands)
    apply(rules, stack[0], action)


@compiled
def count_forced(
    rules: Rules, root: Any, hands: Any, action: int, wanted: Goal, limit: int, results: Any
) -> None:
    """By world: whether the aim can be forced after the action, with all cards open."""
    stack = np.empty(MOST_DEPTH, root.dtype)
    budget = np.zeros(1, np.int64)
    for world in range(len(hands)):
        begin(rules, root, hands[world], action, stack)
        budget[0] = limit
        results[world] = forced(rules, stack, wanted, budget)
        if results[world] == UNKNOWN:
            return


@compiled
def first_failure(
    rules: Rules, root: Any, hands: Any, action: int, wanted: Goal, limit: int
) -> int:
    """The first world in which the aim cannot be forced; NONE, or GIVEN_UP at the limit."""
    stack = np.empty(MOST_DEPTH, root.dtype)
    budget = np.zeros(1, np.int64)
    for world in range(len(hands)):
        begin(rules, root, hands[world], action, stack)
        budget[0] = limit
        found = forced(rules, stack, wanted, budget)
        if found != REACHED:
            return world if found == FAILED else GIVEN_UP
    return NONE


@compiled
def prove_assured(
    rules: Rules, root: Any, hands: Any, action: int, wanted: Goal, limit: int
) -> tuple[int, int]:
    """Whether the action assures the aim, and what it cost to find out."""
    worlds = len(hands)
    stack = np.empty((MOST_DEPTH, worlds), root.dtype)
    alive = np.zeros((MOST_DEPTH, worlds), np.bool_)
    budget = np.full(1, limit, np.int64)
    for world in range(worlds):
        stack[0, world] = root[0]
        deal_world(rules, stack[0, world], hands[world])
        apply(rules, stack[0, world], action)
        alive[0, world] = True
    found = assured(rules, stack, alive, wanted, budget)
    return found, limit - budget[0]


@dataclass(frozen=True, slots=True)
class Refutation:
    """Why an action is wrong: in how many worlds it can fail, and one of them."""

    action: Action
    worlds: int
    example: World


@dataclass(frozen=True, slots=True)
class Proof:
    """The only action that assures the aim, and the refutations of all others."""

    answer: Action
    worlds: int
    cost: int  # states looked at in proving the answer
    refuted: tuple[Refutation, ...]


_Asked = tuple[Any, Any, Any, int, Goal, int]


class Prover:
    """All possible worlds of a view, and the proofs in them."""

    def __init__(self, view: View, budget: int) -> None:
        self.view, self.budget = view, budget
        self.rules = tables(view.ruleset)
        self.root = np.array(root_state(view), STATE).view(np.recarray)
        self.beliefs = beliefs(view)
        self.hands = self.beliefs.all_masks()
        assert isinstance(view.observer, int)
        self.seat = view.observer

    def proof(self, aim: Aim) -> Proof | None:
        """The proof that one action alone assures the aim; None if there is none in budget."""
        answer = self._only_sound(aim)
        if answer is None:
            return None
        found, cost = prove_assured(*self._asked(answer, aim, strict=True))
        others = [action for action in self.view.legal if action != answer]
        results = [self._worlds(action, aim) for action in others]
        if found != REACHED or any((result == UNKNOWN).any() for result in results):
            return None
        refuted = map(self._refutation, others, results)
        return Proof(answer, len(self.hands), int(cost), tuple(refuted))

    def _only_sound(self, aim: Aim) -> Action | None:
        """The one action after which the aim can be forced in every world, if it is one."""
        sound = []
        for action in self.view.legal:
            failure = first_failure(*self._asked(action, aim, strict=False))
            sound += [action] if failure == NONE else []
            if failure == GIVEN_UP or len(sound) > 1:
                return None
        return sound[0] if sound else None

    def _asked(self, action: Action, aim: Aim, *, strict: bool) -> _Asked:
        wanted = goal(aim, self.seat, len(self.view.tricks), strict)
        return self.rules, self.root, self.hands, action_number(action), wanted, self.budget

    def _worlds(self, action: Action, aim: Aim) -> Any:
        results = np.full(len(self.hands), REACHED, np.int64)
        count_forced(*self._asked(action, aim, strict=False), results)
        return results

    def _refutation(self, action: Action, results: Any) -> Refutation:
        failures = np.flatnonzero(results == FAILED)
        worlds = list(self.beliefs.worlds())
        return Refutation(action, len(failures), worlds[int(failures[0])])
