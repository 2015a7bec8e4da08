"""The levels that decide at a glance: the trained network, with people's mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from aurum.bots.lapses import Lapses
from aurum.bots.protocol import Bot, Clock
from aurum.bots.search.efforts import thumbs
from aurum.engine.host import ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.choice import Choice, Chosen
from aurum.engine.tables import tables
from aurum.game import Action, View, numbered_action


@dataclass(frozen=True, slots=True)
class Level:
    """How a level strays with three players and with four: noise weighs more in a team."""

    three: Lapses
    four: Lapses

    def lapses(self, players: int) -> Lapses:
        return self.four if players > 3 else self.three


class LevelBot(Bot):
    """The network's choice, as well as the level lets it."""

    def __init__(self, name: str, level: Level) -> None:
        self.name, self.level = name, level

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        if len(view.legal) == 1:
            return view.legal[0]
        lapses = self.level.lapses(view.ruleset.seats)
        chosen: Chosen = ask(glance(view, lapses, rng.getrandbits(62)))
        return numbered_action(chosen.action)


def glance(view: View, lapses: Lapses, seed: int) -> Choice:
    """The question what a player who strays so far does at a glance."""
    return Choice(
        seed=seed,
        rules=tables(view.ruleset),
        state=asked_state(view),
        network=Lessons.ALIKE.number,
        noise=lapses.noise,
        hope=lapses.hope,
        haste=lapses.haste,
        greed=lapses.greed,
        forgets=lapses.forgets,
    )


JOURNEYMAN = Level(Lapses(noise=0.185, forgets=0.3), Lapses(noise=0.14, forgets=0.3))
ADEPT = Level(Lapses(noise=0.05, forgets=0.15), Lapses(noise=0.03, forgets=0.1))
# Three ways to play as well as `adept`.
CAUTIOUS = Level(Lapses(noise=0.04, hope=-0.12), Lapses(noise=0.01, hope=-0.06))
GREEDY = Level(Lapses(haste=-0.25, greed=0.05), Lapses(haste=-0.35, greed=0.1))
DARING = Level(Lapses(noise=0.04, hope=0.12, haste=0.1), Lapses(noise=0.01, hope=0.07, haste=0.08))


def journeyman() -> LevelBot:
    return LevelBot("journeyman", JOURNEYMAN)


def adept(decisions: int | None = None) -> Bot:
    """With a number it is the search on rules of thumb that once had this name."""
    return LevelBot("adept", ADEPT) if decisions is None else thumbs("adept", decisions)


def cautious() -> LevelBot:
    """Bids low, and keeps to it."""
    return LevelBot("cautious", CAUTIOUS)


def greedy() -> LevelBot:
    """Is out for gold, and parts with it unwillingly."""
    return LevelBot("greedy", GREEDY)


def daring() -> LevelBot:
    """Bids high, and plays its gold for it."""
    return LevelBot("daring", DARING)
