"""Where a page thinks: right here, one thought after the other."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from random import Random
from typing import ParamSpec, TypeVar

from aurum.again.steady import STRICT, steady
from aurum.bots.protocol import Bot, Clock
from aurum.bots.registry import make_bot
from aurum.game import View
from aurum.server.fair_queue import Asker

P = ParamSpec("P")
T = TypeVar("T")


class Thoughts:
    """Answers what a server asks its bots. What is posted to the page goes out before it thinks."""

    def __init__(self) -> None:
        self._bots: dict[str, Bot] = {}

    def warm_up(self, levels: Iterable[str], *, hints: bool = False) -> None:
        """Nothing is compiled here."""

    async def choose(self, level: str, view: View, seconds: float, host: str = "") -> str:
        await asyncio.sleep(0)
        if level not in self._bots:
            self._bots[level] = make_bot(level)
        bot = self._bots[level]
        return str(bot.choose(view, Clock(seconds), Random(secrets.randbits(63))))

    async def choose_steadily(self, view: View, host: str = "") -> str:
        await asyncio.sleep(0)
        return str(steady(STRICT).answer(view))

    async def work(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        await asyncio.sleep(0)
        return work(*args, **kwargs)

    work_for_move = work_patiently = work
