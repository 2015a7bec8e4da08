"""The bots of the table: those of the registry, pairs of partners, and search on the rival network.

Opponents are known to the arena only. A searching bot is handed a view, which has no names.
"""

from dataclasses import replace
from random import Random

from aurum.bots import Bot, Clock, make_bot
from aurum.bots.search.efforts import ONE_MODEL
from aurum.game import Action, View
from bench.strength.rival import Rival


class Pair(Bot):
    """Two bots as partners: one in the first seat of a team, the other in the second."""

    def __init__(self, name: str, members: tuple[Bot, Bot]) -> None:
        self.name, self.members = name, members

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        assert isinstance(view.observer, int)
        return self.members[view.observer // 2].choose(view, clock, rng)

    def prepare(self) -> None:
        for member in self.members:
            member.prepare()

    def close(self) -> None:
        for member in self.members:
            member.close()


def player(name: str) -> Bot:
    """``master+novice`` are partners, ``rival:60000`` searches on the rival network."""
    first, plus, second = name.partition("+")
    if plus:
        return Pair(name, (player(first), player(second)))
    if name.startswith("rival:"):
        return Rival(name, replace(ONE_MODEL, decisions=int(name.partition(":")[2])))
    return make_bot(name)
