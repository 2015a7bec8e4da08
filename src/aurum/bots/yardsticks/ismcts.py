"""`ismcts`: information-set MCTS with random playouts, the yardstick of the field."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from aurum.bots.protocol import Bot, Clock
from aurum.bots.search.time_limit import Limit
from aurum.bots.yardsticks.tree import NONE, Tree, find_node, grow, knowledge, new_tree
from aurum.game import Action, View, numbered_action
from aurum.kernel.convert import from_view
from aurum.kernel.layout import STATE
from aurum.kernel.tables import tables
from aurum.thinking.heuristic_weights import tuned_weights

EXPLORATION = 1.0  # the constant of UCT, for results from 0 to 1
SIMULATIONS = 20_000
STEP = 1_000  # simulations between two looks at the clock


class Ismcts(Bot):
    """Cowling, Powley and Whitehouse (2012), in the steps of OpenSpiel's ISMCTSBot."""

    def __init__(self, simulations: int = SIMULATIONS, *, by_thumbs: bool = False) -> None:
        self.simulations, self.by_thumbs = simulations, by_thumbs
        name = "ismcts-thumbs" if by_thumbs else "ismcts"
        self.name = name if simulations == SIMULATIONS else f"{name}:{simulations}"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        visits = self.visits(view, clock, rng)
        most = max(visits.values())
        return rng.choice([action for action, n in visits.items() if n == most])

    def visits(self, view: View, clock: Clock, rng: Random) -> dict[Action, int]:
        """How often each action was visited in the root."""
        limit = Limit(None, clock.seconds)
        root, rules = ismcts_root(view, rng), tables(view.ruleset)
        tree, done = new_tree(self.simulations), 0
        key = knowledge(rules, root[0], 1)
        thumbs = tuned_weights(view.ruleset.seats) if self.by_thumbs else np.zeros(0)
        while done < self.simulations and (not done or limit.leaves_time()):
            step = min(STEP, self.simulations - done)
            grow(rules, root, tree, step, EXPLORATION, thumbs)
            done += step
        return _root_visits(tree, find_node(tree, key))


def thumbs_ismcts(simulations: int = SIMULATIONS) -> Ismcts:
    """The same with rules of thumb instead of chance in the playouts."""
    return Ismcts(simulations, by_thumbs=True)


def ismcts_root(view: View, rng: Random) -> Any:
    """The state of the view as an array of one; a bid that others laid face down stays laid."""
    root = np.zeros(1, STATE).view(np.recarray)
    root[0] = from_view(view)
    state = root[0]
    state.seat = view.observer
    state.chance = rng.randrange(1, 1 << 60)
    return root


def _root_visits(tree: Tree, node: int) -> dict[Action, int]:
    found = {}
    child = int(tree.child[node])
    while child != NONE:
        found[numbered_action(int(tree.action[child]))] = int(tree.child_visits[child])
        child = int(tree.sibling[child])
    return dict(sorted(found.items(), key=lambda item: str(item[0])))
