"""Bots, from random to master."""

from aurum.bots.protocol import UNLIMITED, Bot, Clock
from aurum.bots.registry import UnknownBot, make_bot
from aurum.roster import LEVELS

__all__ = ["LEVELS", "UNLIMITED", "Bot", "Clock", "UnknownBot", "make_bot"]
