"""Bots by name: those of the roster, and outside programs."""

from __future__ import annotations

from importlib import import_module

from aurum.bots.protocol import Bot
from aurum.extras import demand
from aurum.game import AurumError
from aurum.roster import ROSTER, HouseBot

COMMANDS = ("cmd:", "cmd!:")
_BY_NAME = {bot.name: bot for bot in ROSTER}


class UnknownBot(AurumError):
    """A name that is not in the registry."""


def make_bot(name: str) -> Bot:
    """The bot of that name, ready to play.

    ``cmd:…`` is an outside program (docs/bots.md); ``cmd!:…`` forfeits when it fails. A number
    after a colon sets the effort: ``master:60000`` decisions in playouts, ``ismcts:5000`` or
    ``openspiel:1000`` simulations.
    """
    if name.startswith(COMMANDS):
        from aurum.bots.external.program_bot import OutsideBot

        return OutsideBot(name)
    plain, colon, number = name.partition(":")
    known = _BY_NAME.get(plain)
    if known is None or not _is_well_called(known, colon, number):
        raise UnknownBot(f"{name!r} is not a bot; {_who_there_is()}")
    return _made(known, int(number) if colon else None)


def _is_well_called(bot: HouseBot, colon: str, number: str) -> bool:
    if not colon:
        return not bot.number_needed
    return bot.effort and number.isdecimal() and int(number) > 0


def _made(bot: HouseBot, effort: int | None) -> Bot:
    """The bot itself; its module is imported only now."""
    if bot.extra:
        demand(bot.extra, f"the bot {bot.name}")
    module, _, maker = bot.maker.partition(":")
    make = getattr(import_module(module), maker)
    made: Bot = make() if effort is None else make(effort)
    return made


def _who_there_is() -> str:
    names = [bot.name for bot in ROSTER if not bot.number_needed]
    numbered = [bot.name for bot in ROSTER if bot.effort]
    return (
        f"the bots are {', '.join(names)}, cmd:PROGRAM, "
        f"and {', '.join(numbered)} with ':' and a number"
    )
