"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable

from aurum.bots.protocol import Bot
from aurum.game import AurumError


class UnknownBot(AurumError):
    """A name that is not in the registry."""


def _random() -> Bot:
    from aurum.bots.random_bot import RandomBot

    return RandomBot()


def _apprentice() -> Bot:
    from aurum.bots.apprentice import Apprentice

    return Apprentice()


def _adept() -> Bot:
    from aurum.bots.search.search import ADEPT, Searcher

    return Searcher("adept", ADEPT)


def _master() -> Bot:
    from aurum.bots.search.search import MASTER, Searcher

    return Searcher("master", MASTER)


def _policy() -> Bot:
    from aurum.bots.search.search import POLICY, Searcher

    return Searcher("policy", POLICY)


def _instinct() -> Bot:
    from aurum.bots.search.search import INSTINCT, Searcher

    return Searcher("instinct", INSTINCT)


def _ismcts() -> Bot:
    from aurum.bots.yardsticks.ismcts import Ismcts

    return Ismcts()


BOTS: dict[str, Callable[[], Bot]] = {
    "random": _random,
    "apprentice": _apprentice,
    "adept": _adept,
    "master": _master,
}
"""The bots to play against, weakest first. Imports wait until a bot is wanted."""

YARDSTICKS: dict[str, Callable[[], Bot]] = {
    "policy": _policy,
    "instinct": _instinct,
    "ismcts": _ismcts,
}
"""To measure others with: rules of thumb and network without search, the search of the field."""

COMMANDS = ("cmd:", "cmd!:")


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
    made = {**BOTS, **YARDSTICKS}.get(name)
    if made is not None:
        return made()
    if colon and number.isdecimal() and int(number) > 0 and plain in _WITH_EFFORT:
        return _WITH_EFFORT[plain](int(number))
    raise UnknownBot(
        f"{name!r} is not a bot; the bots are {', '.join([*BOTS, *YARDSTICKS])}, "
        f"cmd:PROGRAM, and {', '.join(_WITH_EFFORT)} with ':' and a number"
    )


def _adept_with(decisions: int) -> Bot:
    from aurum.bots.search.search import ADEPT, with_effort

    return with_effort("adept", ADEPT, decisions)


def _master_with(decisions: int) -> Bot:
    from aurum.bots.search.search import MASTER, with_effort

    return with_effort("master", MASTER, decisions)


def _ismcts_with(simulations: int) -> Bot:
    from aurum.bots.yardsticks.ismcts import Ismcts

    return Ismcts(simulations)


def _openspiel_with(simulations: int) -> Bot:
    from importlib.util import find_spec

    if find_spec("pyspiel") is None:
        raise UnknownBot(
            "OpenSpiel is not installed; install it with: pip install 'aurum[openspiel]'"
        )
    from aurum.bots.yardsticks.openspiel import OpenSpielBot

    return OpenSpielBot(simulations)


_WITH_EFFORT: dict[str, Callable[[int], Bot]] = {
    "adept": _adept_with,
    "master": _master_with,
    "ismcts": _ismcts_with,
    "openspiel": _openspiel_with,
}
