"""OpenSpiel's own ISMCTSBot on one round of Aurum, to compare ours with (extra `openspiel`).

The algorithm is OpenSpiel's Python code, unchanged. Only what it searches in is ours: a state in
OpenSpiel's terms around the kernel, and a playout by the kernel, which plays the same random moves
as OpenSpiel's evaluator, only faster.
"""

from __future__ import annotations

from random import Random
from typing import Any, Self

import numpy as np

from aurum.bots.protocol import Bot, Clock
from aurum.bots.yardsticks.ismcts import EXPLORATION, ismcts_root
from aurum.bots.yardsticks.tree import knowledge, mixed
from aurum.game import Action, View, numbered_action
from aurum.kernel.layout import BID, PLAY, Rules, States
from aurum.kernel.playout import play_round
from aurum.kernel.random_numbers import following
from aurum.kernel.rounds import apply, legal_action, legal_count
from aurum.kernel.sampling import resample
from aurum.kernel.tables import tables
from aurum.thinking.round_share import round_share


class OpenSpielBot(Bot):
    """The yardstick as the field has it."""

    def __init__(self, simulations: int = 1_000) -> None:
        self.simulations = simulations
        self.name = f"openspiel:{simulations}"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        if len(view.legal) == 1:
            return view.legal[0]
        visits = self.visits(view, rng)
        most = max(visits.values())
        return rng.choice([action for action, n in visits.items() if n == most])

    def visits(self, view: View, rng: Random) -> dict[Action, int]:
        """How often each action was visited in the root."""
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        seed = np.random.RandomState(rng.getrandbits(32))
        root = SpielRound(tables(view.ruleset), ismcts_root(view, rng))
        bot = ISMCTSBot(root, _RandomPlayout(), EXPLORATION, self.simulations, random_state=seed)
        bot.set_resampler(lambda state, player: state.another_world(player))
        bot.run_search(root)
        children = bot._root_node.child_info  # noqa: SLF001 - it has no other door to the counts
        found = {numbered_action(int(a)): int(child.visits) for a, child in children.items()}
        return dict(sorted(found.items(), key=lambda item: str(item[0])))


class SpielRound:
    """One round as an OpenSpiel state: what ISMCTSBot asks of a state, and nothing else."""

    def __init__(self, rules: Rules, states: States, public: int = 1) -> None:
        self.rules, self.states, self.public = rules, states, public

    @property
    def state(self) -> Any:
        return self.states[0]

    def get_game(self) -> Self:
        return self

    def get_type(self) -> Any:
        import pyspiel

        return _GameType(
            pyspiel.GameType.Dynamics.SEQUENTIAL,
            pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        )

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return not BID <= self.state.phase <= PLAY

    def current_player(self) -> int:
        return int(self.state.seat)

    def legal_actions(self) -> list[int]:
        count = legal_count(self.rules, self.state)
        return [legal_action(self.rules, self.state, n) for n in range(count)]

    def apply_action(self, action: int) -> None:
        hidden = self.state.phase == BID and self.rules.face_down
        self.public = mixed(self.public, -1 if hidden else int(action))
        apply(self.rules, self.state, int(action))

    def information_state_string(self) -> str:
        return str(knowledge(self.rules, self.state, self.public))

    def returns(self) -> list[float]:
        sides = (int(self.rules.side[seat]) for seat in range(self.rules.seats))
        return [round_share(self.rules, self.state, side) for side in sides]

    def another_world(self, player: int) -> SpielRound:
        """A state that the player cannot tell from this one."""
        self.state.chance = following(int(self.state.chance))
        other = self.states.copy()
        resample(self.rules, other[0], player)
        return SpielRound(self.rules, other, self.public)


class _GameType:
    def __init__(self, dynamics: Any, information: Any) -> None:
        self.dynamics, self.information = dynamics, information


class _RandomPlayout:
    """OpenSpiel's RandomRolloutEvaluator with one rollout, on the kernel."""

    def prior(self, state: SpielRound) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: SpielRound) -> list[float]:
        play_round(state.rules, state.state)
        return state.returns()
