"""Bots at the table: they think in threads, and their failures stop nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, ParamSpec, TypeVar

from aurum.engine.file import EngineFailed
from aurum.game import AurumError, View
from aurum.roster import STEADY_LEVEL, SUBSTITUTE_LEVEL
from aurum.server.fair_queue import Asker, Bounds, FairQueue
from aurum.server.logs import note, trouble
from aurum.server.thoughts import think, think_steadily, try_engine
from aurum.work_threads import WorkThreads

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0
"""Seconds beyond its budget for which a bot waits for its turn; then a simple one plays."""

LONGEST_THOUGHT = 60.0
"""Seconds after which a thought is given up. Its own limits, and the watch of the engine, end it
long before."""


class Unanswered(Exception):
    """A thought failed."""


class BotPool:
    """The threads that think. `random` needs no thought and is answered on the spot.

    Who may think next is for the queue to say; here it is thought.
    """

    def __init__(self, threads: int, bounds: Bounds | None = None) -> None:
        self._queue = FairQueue(threads, bounds, kept=1 if threads > 1 else 0)
        self._threads = WorkThreads(threads, "bots")
        self._substitute = WorkThreads(1, "substitute")
        self._thoughts: set[asyncio.Future[Any]] = set()

    def begin(self) -> None:
        """Load the engine now, and say in the log if that fails: simple bots will play then."""
        self._threads.submit(try_engine).add_done_callback(_tell_failure)

    async def choose(self, level: str, view: View, seconds: float, host: str = "") -> str:
        """A legal action: the bot's own, else a simpler bot's, else any.

        Hosts take turns, so that many tables of one delay those of the others by one move at most.
        """
        if level == "random":
            return _any(view)
        action = await self._ask_in_turn(level, view, seconds, host)
        if action is None:
            action = await self._ask(self._substitute, SUBSTITUTE_LEVEL, view, seconds)
        return _any(view) if action is None else action

    async def choose_steadily(self, view: View, host: str = "") -> str:
        """The steady bot's action; if it fails a simpler one's, which is steady as well."""
        asker = Asker(host, pays=False)
        return await self._in_turn(asker, lambda: self._steadily(view), first=True)

    async def _steadily(self, view: View) -> str:
        try:
            return await self._thought(self._threads, think_steadily, view)
        except Exception as error:  # noqa: BLE001 -- whatever a bot does, the match goes on
            trouble("bot-failed", error, bot=STEADY_LEVEL)
        return await self._thought(self._substitute, think_steadily, view, SUBSTITUTE_LEVEL)

    async def _ask_in_turn(self, level: str, view: View, seconds: float, host: str) -> str | None:
        asker = Asker(host, pays=False)
        thought = partial(self._ask, self._threads, level, view, seconds)
        try:
            return await self._in_turn(asker, thought, first=True, patience=seconds + PATIENCE)
        except TimeoutError:
            note("bots-busy", logging.WARNING, bot=level)
            return None

    async def work(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Other thinking than a move's, such as a hint; or raise `Unanswered` or `NotNow`.

        It leaves a thread to the bots.
        """
        return await self._in_turn(asker, partial(self._helped, partial(work, *args, **kwargs)))

    async def work_for_move(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what a person's move waits for: it takes its turn as a bot's thought."""
        thought = partial(self._helped, partial(work, *args, **kwargs))
        return await self._in_turn(asker, thought, first=True)

    async def _in_turn(
        self,
        asker: Asker,
        thought: Callable[[], Awaitable[T]],
        *,
        first: bool = False,
        patience: float | None = None,
    ) -> T:
        """Think when it is the asker's turn; to the end, for a thread is busy until then."""
        async with asyncio.timeout(patience):
            turn = await self._queue.enter(asker, first=first)
        thinking = asyncio.ensure_future(thought())
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._thoughts.discard)
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        thinking.add_done_callback(lambda _: self._queue.leave(turn))
        return await asyncio.shield(thinking)

    async def _helped(self, work: Callable[[], T]) -> T:
        try:
            return await self._thought(self._threads, work)
        except Exception as error:
            if isinstance(error, AurumError) and not isinstance(error, EngineFailed):
                raise  # the question makes no sense
            trouble("hint-failed", error)
            raise Unanswered from error

    async def _ask(
        self, threads: WorkThreads, level: str, view: View, seconds: float
    ) -> str | None:
        """The bot's choice; None if it failed, whatever that was."""
        try:
            seed = secrets.randbits(63)
            action = await self._thought(threads, think, level, view, seconds, seed)
        except Exception as error:  # noqa: BLE001 -- whatever a bot does, the match goes on
            trouble("bot-failed", error, bot=level)
            return None
        return _legal(level, action, view)

    async def _thought(
        self, threads: WorkThreads, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        future = threads.submit(partial(work, *args, **kwargs))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
        except TimeoutError:
            threads.give_up(future)
            raise

    def close(self) -> None:
        """Nobody waits for what is being thought."""
        for thinking in self._thoughts:
            thinking.cancel()
        self._threads.close()
        self._substitute.close()


def _legal(level: str, action: str, view: View) -> str | None:
    if action in {str(legal) for legal in view.legal}:
        return action
    note("bot-illegal", logging.WARNING, bot=level)
    return None


def _any(view: View) -> str:
    return str(secrets.choice(view.legal))


def _tell_failure(tried: Future[None]) -> None:
    """The sentences of EngineFailed are our own, so that they may be written down."""
    failure = None if tried.cancelled() else tried.exception()
    if failure is not None:
        why = str(failure) if isinstance(failure, EngineFailed) else type(failure).__name__
        note("engine-failed", logging.ERROR, why=why, bots=SUBSTITUTE_LEVEL)
