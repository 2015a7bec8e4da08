"""Aurum: a trick-taking card game where following suit is forbidden.

    >>> import aurum, random
    >>> game = aurum.start("english", players=3, seed=1)
    >>> while not game.is_over:
    ...     events = game.play(random.choice(game.legal))
    >>> print(game)                                             # doctest: +SKIP

`aurum.start` starts a match, `aurum.load` reads the records of a file, `aurum.walk` steps through
a record, `aurum.make_bot` makes an opponent, `aurum.explain` says what to do in a view, and
`aurum.review` says what decided a match. docs/library.md has recipes. The rules are in
`aurum.game`, bots in `aurum.bots`, environments in `aurum.envs`, puzzles in `aurum.puzzles`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aurum.analysis import explain, review
    from aurum.bots import LEVELS, UNLIMITED, Bot, Clock, make_bot
    from aurum.game import (
        EDITIONS,
        Action,
        AurumError,
        Bid,
        Card,
        End,
        IllegalAction,
        Keep,
        Match,
        Metal,
        Phase,
        Play,
        Record,
        Ruleset,
        Swap,
        View,
        parse_action,
        parse_position,
        ruleset,
        view,
        walk,
    )
    from aurum.games import Game, load, seeded_deal, start

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "LEVELS",
    "UNLIMITED",
    "Action",
    "AurumError",
    "Bid",
    "Bot",
    "Card",
    "Clock",
    "End",
    "Game",
    "IllegalAction",
    "Keep",
    "Match",
    "Metal",
    "Phase",
    "Play",
    "Record",
    "Ruleset",
    "Swap",
    "View",
    "explain",
    "load",
    "make_bot",
    "parse_action",
    "parse_position",
    "review",
    "ruleset",
    "seeded_deal",
    "start",
    "view",
    "walk",
]

_FROM_ANALYSIS = frozenset({"explain", "review"})
_FROM_BOTS = frozenset({"LEVELS", "UNLIMITED", "Bot", "Clock", "make_bot"})
_FROM_GAMES = frozenset({"Game", "load", "seeded_deal", "start"})


def __getattr__(name: str) -> Any:
    """Load names on first use, so that `import aurum` costs nothing."""
    if name in __all__:
        return getattr(import_module(_home(name)), name)
    if name in ("analysis", "bots", "envs", "game", "games", "kernel"):
        return import_module(f"aurum.{name}")
    raise AttributeError(f"aurum has no {name!r}; it has {', '.join(__all__)}")


def _home(name: str) -> str:
    if name in _FROM_ANALYSIS:
        return "aurum.analysis"
    if name in _FROM_BOTS:
        return "aurum.bots"
    return "aurum.games" if name in _FROM_GAMES else "aurum.game"


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
