"""`random`: any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from aurum.bots.protocol import Bot, Clock
from aurum.game import Action, View


class RandomBot(Bot):
    """The floor under all other bots, and the substitute for one that fails."""

    name = "random"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        return rng.choice(view.legal)
