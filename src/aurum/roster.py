"""The house bots as data: their names, how each is made, and which may sit at a table.

One line here makes a bot known to the registry, the wire, the server, the page, the clients and the
command line. Its code is imported on first use; its name for people is `bot-NAME` in the
texts.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HouseBot:
    """One bot: its name, and `module:callable` that makes it.

    With `effort` the callable takes a number, as in ``master:60000``. `at_tables` bots are offered
    to people; the others serve for measuring. A `rung` is a step of the ladder. `extra` names the
    extra that contains what a bot needs besides the base.
    """

    name: str
    maker: str
    at_tables: bool = True
    rung: bool = False
    extra: str = ""
    effort: bool = False
    number_needed: bool = False  # known only with a number


ROSTER = (
    HouseBot("random", "aurum.bots.random_bot:RandomBot"),
    HouseBot("novice", "aurum.bots.novice:Novice", rung=True),
    HouseBot("apprentice", "aurum.bots.apprentice:Apprentice", rung=True),
    HouseBot("journeyman", "aurum.bots.levels:journeyman", rung=True),
    HouseBot("adept", "aurum.bots.levels:adept", rung=True, effort=True),
    HouseBot("cautious", "aurum.bots.levels:cautious"),
    HouseBot("greedy", "aurum.bots.levels:greedy"),
    HouseBot("daring", "aurum.bots.levels:daring"),
    HouseBot("expert", "aurum.bots.search.efforts:expert", rung=True),
    HouseBot("master", "aurum.bots.search.efforts:master", rung=True, effort=True),
    HouseBot("policy", "aurum.bots.search.efforts:policy", at_tables=False, effort=True),
    HouseBot("instinct", "aurum.bots.search.efforts:instinct", at_tables=False, effort=True),
    HouseBot(
        "ismcts",
        "aurum.bots.yardsticks.ismcts:Ismcts",
        at_tables=False,
        extra="kernel",
        effort=True,
    ),
    HouseBot(
        "ismcts-thumbs",
        "aurum.bots.yardsticks.ismcts:thumbs_ismcts",
        at_tables=False,
        extra="kernel",
        effort=True,
    ),
    HouseBot(
        "openspiel",
        "aurum.bots.yardsticks.openspiel:OpenSpielBot",
        at_tables=False,
        extra="openspiel",
        effort=True,
        number_needed=True,
    ),
)
"""Those to play against come first, weakest first."""

LEVELS = tuple(bot.name for bot in ROSTER if bot.at_tables)
"""The bots that may sit at a table."""

LADDER = tuple(bot.name for bot in ROSTER if bot.rung)
"""The levels to climb, from a first-timer's opponent on; each is a step above the one before."""

USUAL_LEVEL = "adept"
"""Who plays where nobody chose: the other seats of a new table, and for somebody who left."""

STEADY_LEVEL = "instinct"
"""Who plays where equal lines must get equal answers: the network alone, in a fixed order."""

START_LEVEL = "apprentice"
"""Whom somebody meets who plays at once and has not climbed yet."""

SUBSTITUTE_LEVEL = "apprentice"
"""Who makes one move for a person whose time is up, or for a bot that failed."""
