"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from aurum.bots.protocol import Bot
from aurum.game import AurumError


class UnknownBot(AurumError):
    """A name that is not in the registry."""


def _random() -> Bot:
    from aurum.bots.chance import RandomBot

    return RandomBot()


def _apprentice() -> Bot:
    from aurum.bots.apprentice import Apprentice

    return Apprentice()


def _adept() -> Bot:
    from aurum.bots.search import adept

    return adept()


def _master() -> Bot:
    from aurum.bots.search import master

    return master()


BOTS: dict[str, Callable[[], Bot]] = {
    "random": _random,
    "apprentice": _apprentice,
    "adept": _adept,
    "master": _master,
}
"""The bots that come with Aurum, weakest first. Imports wait until a bot is wanted."""


def make_bot(name: str) -> Bot:
    """The bot of that name, ready to play."""
    if name in BOTS:
        return BOTS[name]()
    raise UnknownBot(f"{name!r} is not a bot; the bots are {', '.join(BOTS)}")
