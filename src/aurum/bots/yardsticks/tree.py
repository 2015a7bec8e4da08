"""The tree of information-set Monte Carlo tree search, compiled.

Nodes are information sets of the player to move; all players' statistics live in one tree. The
steps are those of OpenSpiel's ISMCTSBot: a new node is evaluated by one random playout, then every
action is tried once in random order, then UCT chooses, and ties fall at random.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from aurum.kernel.compiled import compiled
from aurum.kernel.layout import BASE, BID, PLAY, Rules, State
from aurum.kernel.playout import play_round
from aurum.kernel.random_numbers import below, following
from aurum.kernel.rounds import apply, legal_action, legal_count
from aurum.kernel.sampling import resample
from aurum.thinking.heuristic import heuristic_action
from aurum.thinking.round_share import round_share

NONE = -1
MOST_STEPS = 256  # decisions of one round
TIE = 1e-5
KEY_MULTIPLIER, KEY_STEP, KEY_MASK = 6364136223846793005, 1442695040888963407, (1 << 62) - 1


class Tree(NamedTuple):
    """Nodes found by a hash of what their player knows, each with a list of tried actions."""

    keys: Any  # a hash table: key, and node + 1
    nodes: Any
    visits: Any  # by node
    tried: Any  # by node: actions in its list
    child: Any  # by node: first of its list
    action: Any  # by child, and so on
    child_visits: Any
    child_sum: Any
    sibling: Any
    used: Any  # nodes, children


def new_tree(simulations: int) -> Tree:
    """Room for a node a simulation, and for children, of which one simulation can add several.

    It can, because the same public story leads to one node of the next player from several nodes
    of the last one, who may have held different cards.
    """
    room = simulations + 2
    children = 8 * simulations + MOST_STEPS
    slots = 1 << (2 * room).bit_length()
    return Tree(
        keys=np.zeros(slots, np.int64),
        nodes=np.zeros(slots, np.int64),
        visits=np.zeros(room, np.int64),
        tried=np.zeros(room, np.int64),
        child=np.full(room, NONE, np.int64),
        action=np.zeros(children, np.int64),
        child_visits=np.zeros(children, np.int64),
        child_sum=np.zeros(children, np.float64),
        sibling=np.full(children, NONE, np.int64),
        used=np.zeros(2, np.int64),
    )


@compiled
def mixed(key: int, word: int) -> int:
    """One more word in a key; int64 multiplication wraps in compiled code."""
    key = (key ^ word) * KEY_MULTIPLIER + KEY_STEP
    return (key ^ (key >> 29)) & KEY_MASK


@compiled
def knowledge(rules: Rules, state: State, public: int) -> int:
    """A key of what the seat to move knows: the public story, its own cards, the bids it sees."""
    seat = state.seat
    key = mixed(mixed(public, seat), state.hold[seat] & BASE)
    hidden = state.phase == BID and rules.face_down
    for other in range(rules.seats):
        key = mixed(key, -2 if hidden and other != seat else state.bids[other])
    return key


@compiled
def find_node(tree: Any, key: int) -> int:
    """The node of that key, made if it is new."""
    slot = key & (len(tree.keys) - 1)
    while tree.nodes[slot] != 0:
        if tree.keys[slot] == key:
            return tree.nodes[slot] - 1
        slot = (slot + 1) & (len(tree.keys) - 1)
    node = tree.used[0]
    tree.used[0] += 1
    tree.keys[slot] = key
    tree.nodes[slot] = node + 1
    tree.visits[node] = NONE
    return node


@compiled
def untried_action(rules: Rules, state: State, tree: Any, node: int) -> int:
    """One of the actions that have not been tried, all equally likely."""
    count = legal_count(rules, state)
    state.chance = following(state.chance)
    skip = below(state.chance, count - tree.tried[node])
    for n in range(count):
        action = legal_action(rules, state, n)
        if find_child(tree, node, action) == NONE:
            if skip == 0:
                return action
            skip -= 1
    return NONE


@compiled
def find_child(tree: Any, node: int, action: int) -> int:
    child = tree.child[node]
    while child != NONE and tree.action[child] != action:
        child = tree.sibling[child]
    return child


@compiled
def add_child(tree: Any, node: int, action: int) -> int:
    child = tree.used[1]
    tree.used[1] += 1
    tree.action[child] = action
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    tree.tried[node] += 1
    return child


@compiled
def best_child(state: State, tree: Any, node: int, exploration: float) -> int:
    """UCT: the highest mean with a bonus for few visits; ties fall at random."""
    best, found, level = -1e18, NONE, 0
    child = tree.child[node]
    bonus = log(tree.visits[node])
    while child != NONE:
        visits = tree.child_visits[child]
        value = tree.child_sum[child] / visits + exploration * sqrt(bonus / visits)
        if value > best + TIE:
            best, found, level = value, child, 1
        elif value > best - TIE:
            level += 1
            state.chance = following(state.chance)
            if below(state.chance, level) == 0:
                found = child
        child = tree.sibling[child]
    return found


@compiled
def play_out(rules: Rules, state: State, thumbs: Any) -> None:
    """To the end of the round: at random, or by rules of thumb if their weights are given."""
    if len(thumbs) == 0:
        play_round(rules, state)
        return
    while BID <= state.phase <= PLAY:
        apply(rules, state, heuristic_action(thumbs, rules, state))


@compiled
def simulate(
    rules: Rules, state: State, tree: Any, exploration: float, thumbs: Any, path: Any, seats: Any
) -> None:
    """One walk down the tree from a sampled world, one playout, and the result carried back."""
    public, steps = 1, 0
    while BID <= state.phase <= PLAY:
        node = find_node(tree, knowledge(rules, state, public))
        if tree.visits[node] == NONE:
            tree.visits[node] = 0
            play_out(rules, state, thumbs)
            break
        if tree.tried[node] < legal_count(rules, state):
            child = add_child(tree, node, untried_action(rules, state, tree, node))
        else:
            child = best_child(state, tree, node, exploration)
        tree.visits[node] += 1
        tree.child_visits[child] += 1
        path[steps], seats[steps] = child, state.seat
        steps += 1
        face_down = state.phase == BID and rules.face_down
        public = mixed(public, NONE if face_down else tree.action[child])
        apply(rules, state, tree.action[child])
    for step in range(steps):
        tree.child_sum[path[step]] += round_share(rules, state, rules.side[seats[step]])


@compiled
def grow(
    rules: Rules, root: Any, tree: Any, simulations: int, exploration: float, thumbs: Any
) -> None:
    """Run simulations from the root, each in a world of its own, while there is room."""
    work = np.empty_like(root)
    path, seats = np.empty(MOST_STEPS, np.int64), np.empty(MOST_STEPS, np.int64)
    observer = root[0].seat
    for _ in range(simulations):
        if tree.used[1] + MOST_STEPS > len(tree.action):
            return
        chance = root[0].chance
        work[0] = root[0]
        state = work[0]
        state.chance = following(chance)
        resample(rules, state, observer)
        simulate(rules, state, tree, exploration, thumbs, path, seats)
        root[0].chance = state.chance
