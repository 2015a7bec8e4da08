"""Bots at the table: they think in processes of their own, and their failures stop nothing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from typing import ParamSpec, TypeVar

from aurum.bots.protocol import Bot, Clock
from aurum.bots.registry import make_bot
from aurum.game import View
from aurum.server.logs import note

P = ParamSpec("P")
T = TypeVar("T")

GRACE = 5.0
"""Seconds beyond its budget after which a bot is not waited for any longer."""

FALLBACK = "apprentice"


def think(level: str, view: View, seconds: float, seed: int) -> str:
    """One decision, in a worker process."""
    bot = _bot(level)
    return str(bot.choose(view, Clock(seconds), Random(seed)))


_bots: dict[str, Bot] = {}


def _bot(level: str) -> Bot:
    """The bot of this worker; it keeps no memory between decisions, so one serves all tables."""
    if level not in _bots:
        _bots[level] = make_bot(level)
    return _bots[level]


def warm_up(levels: tuple[str, ...]) -> None:
    """Load what thinking needs before the first question."""
    for level in levels:
        _bot(level)


class Thinkers:
    """The pool of processes. `random` needs no thought and is answered on the spot."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self, levels: tuple[str, ...]) -> None:
        self._submit(warm_up, levels)

    async def choose(self, level: str, view: View, seconds: float) -> str:
        """A legal action: the bot's own, else a simpler bot's, else any."""
        if level == "random":
            return _any(view)
        for name in dict.fromkeys((level, FALLBACK)):
            action = await self._ask(name, view, seconds)
            if action is not None:
                return action
        return _any(view)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, level: str, view: View, seconds: float) -> str | None:
        try:
            thought = self._submit(think, level, view, seconds, secrets.randbits(63))
            action = await asyncio.wait_for(asyncio.wrap_future(thought), seconds + GRACE)
        except Exception as error:  # noqa: BLE001 -- whatever a bot does, the match goes on
            note("bot-failed", logging.WARNING, bot=level, error=type(error).__name__)
            self._restart(error)
            return None
        if action in {str(legal) for legal in view.legal}:
            return action
        note("bot-illegal", logging.WARNING, bot=level)
        return None

    def _submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_quiet)
        return self._pool.submit(work, *args, **kwargs)

    def _restart(self, error: Exception) -> None:
        """A pool whose process died or hangs is replaced by a new one."""
        if isinstance(error, (TimeoutError, OSError, RuntimeError)):
            self.close()
            self._pool = None


def _any(view: View) -> str:
    return str(secrets.choice(view.legal))


def _quiet() -> None:
    """Ctrl-C is for the server; it ends its thinkers itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
