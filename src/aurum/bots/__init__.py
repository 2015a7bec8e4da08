"""Who can sit down: from random to master."""

from aurum.bots.protocol import UNLIMITED, Bot, Clock
from aurum.bots.registry import BOTS, UnknownBot, make_bot

__all__ = ["BOTS", "UNLIMITED", "Bot", "Clock", "UnknownBot", "make_bot"]
