"""`novice`: a first-timer's opponent, who strays from the apprentice's rules of thumb."""

from __future__ import annotations

from random import Random

from aurum.bots.apprentice import action_worths
from aurum.bots.lapses import Lapses
from aurum.bots.protocol import Bot, Clock
from aurum.game import Action, View

THREE = Lapses(noise=0.6, hope=0.09, haste=0.8, forgets=0.6)
FOUR = Lapses(noise=0.7, hope=0.12, haste=0.6, forgets=0.5)


class Novice(Bot):
    """Hopes for too much, spends its gold too early, and forgets what was played."""

    name = "novice"

    def __init__(self, three: Lapses = THREE, four: Lapses = FOUR) -> None:
        self.three, self.four = three, four

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        lapses = self.four if view.ruleset.seats > 3 else self.three
        worths = action_worths(lapses.remembered(view))
        return lapses.chosen(view, view.legal, worths, rng)
