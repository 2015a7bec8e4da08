"""Bots whose answers depend only on their view: equal lines of play get equal answers.

Their random numbers come from the view (`view_luck`), and no clock limits their thinking.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import inf
from random import Random

from aurum.again.view_text import view_luck
from aurum.bots import UNLIMITED, Bot, Clock, make_bot
from aurum.bots.registry import COMMANDS
from aurum.engine.host import ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.choice import Choice
from aurum.engine.tables import tables
from aurum.game import Action, AurumError, View, numbered_action
from aurum.roster import STEADY_LEVEL

STRICT = STEADY_LEVEL
"""The network without search."""


class UnsteadyBot(AurumError):
    """A bot whose answers may depend on more than its view."""


class Steady(Bot):
    """A bot that ignores its clock and random numbers and derives its own from the view."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        return self.answer(view)

    def answer(self, view: View) -> Action:
        """The bot's action in this view, which is always the same."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.bot.choose(view, UNLIMITED, view_luck(view))

    def prepare(self) -> None:
        self.bot.prepare()

    def close(self) -> None:
        self.bot.close()


class _Glance(Bot):
    """The network alone."""

    name = STRICT

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:  # noqa: ARG002
        rules, network = tables(view.ruleset), Lessons.ALIKE.number
        question = Choice(rules=rules, state=asked_state(view), network=network)
        return numbered_action(ask(question).action)


@cache
def steady(name: str) -> Steady:
    """The steady bot of a level. Outside programs are refused: they may not be steady."""
    if name.startswith(COMMANDS):
        raise UnsteadyBot(
            f"{name!r} is an outside program; the same deal is played against bots of this house"
        )
    return Steady(_Glance() if name == STRICT else _unhurried(make_bot(name)))


def _unhurried(bot: Bot) -> Bot:
    """A searching bot without a limit on CPU time; only its number of decisions is limited."""
    if hasattr(bot, "depth"):
        bot.depth = replace(bot.depth, seconds=inf)
    return bot
