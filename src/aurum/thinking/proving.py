"""Searching all deals that are possible for a seat at once, compiled.

The seat acts alike in all deals that look alike to it, and has to reach its aim in each; the others
act as they please. In deals that look alike everything open is the same, so a node keeps one state
and the hands by deal. With a single deal it is the search in which everybody sees all cards.

Depth first, with a stack of its own, so that a search can stop between two nodes and go on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aurum.engine.questions.proof import MOST_WORLDS, Wanted
from aurum.kernel.compiled import compiled, inner
from aurum.kernel.copying import copy_record
from aurum.kernel.layout import BASE, RULES, SEATS, STATE
from aurum.kernel.rounds import apply, is_legal, legal_action, legal_count
from aurum.thinking.goals import FAILED, OPEN, REACHED, verdict

UNKNOWN = 3  # the budget was spent
MOST_DEPTH = 64
NONE = -1

SEARCH = np.dtype(
    [
        ("rules", RULES),
        ("wanted", np.dtype(Wanted)),
        ("worlds", np.int64, (MOST_WORLDS, SEATS)),  # the base cards of all seats
        ("first", np.int64),  # of the worlds that are searched
        ("last", np.int64),  # the world after them
        ("left", np.int64),  # states before the search pauses
        ("spent", np.int64),
        ("depth", np.int64),
        ("found", np.int64),
        ("work", STATE),
        ("states", STATE, (MOST_DEPTH,)),  # what is open at a node
        ("holds", np.int64, (MOST_DEPTH, MOST_WORLDS, SEATS)),  # and what is not
        ("alive", np.uint8, (MOST_DEPTH, MOST_WORLDS)),  # worlds that fit it and are not settled
        ("world", np.int64, (MOST_DEPTH,)),  # whose actions are tried
        ("place", np.int64, (MOST_DEPTH,)),  # of the next action among them
    ]
)


@compiled
def begin_search(search: Any, root: Any, action: int, first: int, last: int) -> None:
    """Take this action of the seat in the worlds from `first` to the one before `last`."""
    search.first, search.last, search.spent = first, last, 0
    copy_record(search.states[0], root)
    for world in range(first, last):
        search.alive[0, world] = 1
        for seat in range(search.rules.seats):
            gold = root.hold[seat] & ~BASE
            search.holds[0, world, seat] = gold | search.worlds[world, seat]
    search.depth, search.found = 1, _entered(search, 0, action)


@compiled
def searched(search: Any, budget: int) -> int:
    """REACHED or FAILED, UNKNOWN if the budget is spent; OPEN if the search pauses."""
    while True:
        depth = search.depth
        if search.found != OPEN:
            if depth == 1:
                return search.found
            search.depth = depth - 1
            search.found = _settled_by(_is_own(search, depth - 1), search.found)
            continue
        if search.left <= 0:
            return OPEN
        action = _next_action(search, depth)
        if action == NONE:
            search.found = FAILED if _is_own(search, depth) else REACHED
            continue
        if search.spent + search.last - search.first > budget or depth + 1 >= MOST_DEPTH:
            return UNKNOWN
        search.depth, search.found = depth + 1, _entered(search, depth, action)


@inner
def _is_own(search: Any, depth: int) -> bool:
    return search.states[depth].seat == search.wanted.seat


@inner
def _settled_by(own: bool, found: int) -> int:
    """What the result of one action says: a good one settles our choice, a bad one another's."""
    return found if found == (REACHED if own else FAILED) else OPEN


@inner
def _entered(search: Any, depth: int, action: int) -> int:
    """Take the action in every world in which it is legal; what is settled thereby.

    Worlds in which it is not legal are ruled out by it, and those that reach the aim are done.
    """
    node, work = depth + 1, search.work
    search.world[node], search.place[node] = NONE, 0
    search.spent += search.last - search.first
    for world in range(search.first, search.last):
        search.alive[node, world] = 0
        if search.alive[depth, world] and _is_legal(search, depth, world, action):
            search.left -= 1
            copy_record(work, search.states[depth])
            for seat in range(search.rules.seats):
                work.hold[seat] = search.holds[depth, world, seat]
            apply(search.rules, work, action)
            found = verdict(search.rules, work, search.wanted)
            if found == FAILED:
                return FAILED
            if found == OPEN:
                _keep(search, node, world)
    return REACHED if search.world[node] == NONE else OPEN


@inner
def _keep(search: Any, node: int, world: int) -> None:
    """The world goes on at this node."""
    if search.world[node] == NONE:
        search.world[node] = world
        copy_record(search.states[node], search.work)
    search.alive[node, world] = 1
    for seat in range(search.rules.seats):
        search.holds[node, world, seat] = search.work.hold[seat]


@inner
def _is_legal(search: Any, depth: int, world: int, action: int) -> bool:
    return is_legal(search.rules, _state_in(search, depth, world), action)


@inner
def _state_in(search: Any, depth: int, world: int) -> Any:
    """The state of a node with what the seat to act holds in this world."""
    state = search.states[depth]
    state.hold[state.seat] = search.holds[depth, world, state.seat]
    return state


@inner
def _next_action(search: Any, depth: int) -> int:
    """The next action that is legal in one of the worlds and was not tried; NONE at the end."""
    while search.world[depth] < search.last:
        world = search.world[depth]
        if search.alive[depth, world]:
            count = legal_count(search.rules, _state_in(search, depth, world))
            while search.place[depth] < count:
                state = _state_in(search, depth, world)
                action = legal_action(search.rules, state, search.place[depth])
                search.place[depth] += 1
                if not _was_tried(search, depth, world, action):
                    return action
            if _is_own(search, depth):  # the seat's own cards are the same in all worlds
                return NONE
        search.world[depth] += 1
        search.place[depth] = 0
    return NONE


@inner
def _was_tried(search: Any, depth: int, world: int, action: int) -> bool:
    """Whether the action is legal in an earlier world, too."""
    for earlier in range(search.first, world):
        if search.alive[depth, earlier] and _is_legal(search, depth, earlier, action):
            return True
    return False
