"""Bots at the table: they think in processes of their own, and their failures stop nothing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from aurum.bots.protocol import Bot, Clock
from aurum.bots.registry import make_bot
from aurum.extras import is_installed
from aurum.game import AurumError, View
from aurum.processes import end, workers_of
from aurum.roster import QUICK_LEVELS, STEADY_LEVEL, SUBSTITUTE_LEVEL
from aurum.server.compiling_progress import CompilingProgress
from aurum.server.fair_queue import Asker, Bounds, FairQueue
from aurum.server.logs import note

P = ParamSpec("P")
T = TypeVar("T")

GRACE = 5.0
"""Seconds beyond its budget after which a bot is not waited for any longer."""

WORK_SECONDS, FIRST_WORK_SECONDS = 20.0, 240.0
"""The longest that somebody waits for a hint; and for the very first, which may have to compile."""

HINTS_SECONDS = 5.0
"""After which hints get ready at a table where nothing else has to: somebody stays and plays."""

LOADING_GRACE = 2.0
"""Seconds for which bots that are still loading are waited for, once and not for every question;
afterwards a simpler bot answers without delay."""


def think(level: str, view: View, seconds: float, seed: int) -> str:
    """One decision, in a worker process.

    A question with one answer takes as long as others do, or its time would tell that it was one.
    """
    began = time.perf_counter()
    action = str(_bot(level).choose(view, Clock(seconds), Random(seed)))
    took = time.perf_counter() - began
    if len(view.legal) > 1:
        _usual[level] = took
    else:
        time.sleep(min(seconds, max(0.0, _usual.get(level, 0.0) - took)))
    return action


def think_steadily(view: View) -> str:
    """One decision that depends on the view alone, in any process or thread."""
    from aurum.again.steady import STRICT, steady

    return str(steady(STRICT).answer(view))


_bots: dict[str, Bot] = {}
_usual: dict[str, float] = {}  # how long this worker thought about the last free choice


_progress: CompilingProgress | None = None  # of this worker and its fellows


def _bot(level: str) -> Bot:
    """The bot of this worker; it keeps no memory between decisions, so one serves all tables."""
    if level not in _bots:
        if level not in QUICK_LEVELS and _progress is not None:
            _progress.watch()
        bot = make_bot(level)
        bot.prepare()
        _bots[level] = bot
    return _bots[level]


def warm_up(levels: tuple[str, ...], *, hints: bool, first: bool) -> None:
    """Load and compile what thinking needs before the first question; then what hints need.

    One worker does that for hints: whichever has compiled the bots, else the first.
    """
    for level in levels:
        _bot(level)
    if hints and _progress is not None:
        _progress.tell_bots_ready()
        if _progress.is_ours(first=first):
            warm_up_hints()


def warm_up_hints() -> None:
    from aurum.analysis.preparing import prepare

    if _progress is not None:
        _progress.watch()
    prepare()


def help_out(work: Callable[[], T]) -> T:
    """Any thinking that is not about a move; the first may have to compile."""
    if _progress is not None:
        _progress.watch()
    return work()


class Unanswered(Exception):
    """A process died or hung while it thought."""


class BotPool:
    """The pool of processes. `random` needs no thought and is answered on the spot.

    Who may think next is for the queue to say; here it is thought.
    """

    def __init__(self, workers: int, bounds: Bounds | None = None) -> None:
        self._workers = workers
        self._queue = FairQueue(workers, bounds, kept=1 if workers > 1 else 0)
        self._thoughts: set[asyncio.Future[Any]] = set()
        self._pool: ProcessPoolExecutor | None = None
        self._replaced: list[BaseProcess] = []  # workers of pools that failed; some may hang
        self._has_answered = False
        self._has_helped = False
        self._waited_since: float | None = None
        self._warmed: set[str] = set()
        self._warming: list[Future[None]] = []
        self._helping: list[Future[Any]] = []  # until the first hint is there
        self._progress: CompilingProgress | None = None
        self._hints_wanted = False
        self._hints_later: asyncio.TimerHandle | None = None
        self.on_loading: Callable[[], None] = _nobody_told

    def warm_up(self, levels: Iterable[str], *, hints: bool = False) -> None:
        """Let the processes load these bots, and what hints need, before they are asked for it."""
        new = tuple(sorted({*levels} - {*QUICK_LEVELS} - self._warmed))
        hints = hints and not self._hints_wanted and is_installed("bots")
        self._hints_wanted |= hints
        if new:
            self._warm_up_bots(new, hints=hints)
        elif hints:
            loop = asyncio.get_running_loop()
            self._hints_later = loop.call_later(HINTS_SECONDS, self._warm_up_hints)

    def _warm_up_bots(self, new: tuple[str, ...], *, hints: bool) -> None:
        self._warmed.update(new)
        self._warming = [f for f in self._warming if not f.done()]
        self._warming += [
            self._submit(warm_up, new, hints=hints, first=n == 0) for n in range(self._workers)
        ]
        if self._progress is not None:
            self._progress.want_bots()
        self.on_loading()

    def _warm_up_hints(self) -> None:
        if not self._has_helped:
            self._helping.append(self._submit(warm_up_hints))
            self.on_loading()

    @property
    def is_preparing(self) -> bool:
        """Whether bots or hints are being loaded."""
        waited = (*self._warming, *([] if self._has_helped else self._helping))
        return not all(future.done() for future in waited)

    @property
    def percent(self) -> int | None:
        """How much of what is being loaded has been compiled; None if nothing had to be."""
        return None if self._progress is None else self._progress.percent

    @property
    def bots_ready(self) -> bool:
        """Whether nothing but hints is being loaded."""
        ready = self._progress is not None and self._progress.bots_ready
        return ready or all(future.done() for future in self._warming)

    async def choose(self, level: str, view: View, seconds: float, host: str = "") -> str:
        """A legal action: the bot's own, else a simpler bot's, else any.

        Hosts take turns, so that many tables of one delay those of the others by one move at most.
        """
        if level == "random":
            return _any(view)
        if level in QUICK_LEVELS and self.is_preparing:  # it need not wait for what is compiled
            action = await self._ask_here(level, view, seconds)
        else:
            action = await self._ask_in_turn(level, view, seconds, host)
        if action is None:
            action = await self._ask_here(SUBSTITUTE_LEVEL, view, seconds)
        return _any(view) if action is None else action

    async def choose_steadily(self, view: View, host: str = "") -> str:
        """The steady bot's action: the same in every process, so no simpler bot stands in."""
        asker = Asker(host, pays=False)
        return await self._in_turn(asker, lambda: self._steadily(view), first=True)

    async def _steadily(self, view: View) -> str:
        try:
            thought = asyncio.wrap_future(self._submit(think_steadily, view))
            action = await asyncio.wait_for(thought, FIRST_WORK_SECONDS)
        except Exception as error:  # noqa: BLE001 -- the pool may be what failed
            note("bot-failed", logging.WARNING, bot=STEADY_LEVEL, error=type(error).__name__)
            self._mend(error)
            return await asyncio.to_thread(think_steadily, view)
        self._has_answered = True
        return action

    async def _ask_in_turn(self, level: str, view: View, seconds: float, host: str) -> str | None:
        asker = Asker(host, pays=False)
        thought = partial(self._ask, level, view, seconds)
        try:
            return await self._in_turn(asker, thought, first=True, patience=seconds + GRACE)
        except TimeoutError:
            note("bots-busy", logging.WARNING, bot=level)
            return None

    async def work(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Other thinking than a move's, such as a hint; or raise `Unanswered` or `NotNow`.

        It leaves a process to the bots.
        """
        return await self._in_turn(asker, partial(self._helped, partial(work, *args, **kwargs)))

    async def work_for_move(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what a person's move waits for: it takes its turn as a bot's thought."""
        thought = partial(self._helped, partial(work, *args, **kwargs))
        return await self._in_turn(asker, thought, first=True)

    async def work_patiently(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for what may have to compile code of its own: it is waited for until then."""
        thought = partial(self._helped, partial(work, *args, **kwargs), FIRST_WORK_SECONDS)
        return await self._in_turn(asker, thought)

    async def _in_turn(
        self,
        asker: Asker,
        thought: Callable[[], Awaitable[T]],
        *,
        first: bool = False,
        patience: float | None = None,
    ) -> T:
        """Think when it is the asker's turn; to the end, for a process is busy until then."""
        async with asyncio.timeout(patience):
            turn = await self._queue.enter(asker, first=first)
        thinking = asyncio.ensure_future(thought())
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._thoughts.discard)
        thinking.add_done_callback(lambda done: done.cancelled() or done.exception())
        thinking.add_done_callback(lambda _: self._queue.leave(turn))
        return await asyncio.shield(thinking)

    async def _helped(self, thinking: Callable[[], T], patience: float | None = None) -> T:
        try:
            return await self._patiently(self._submit(help_out, thinking), patience)
        except AurumError:
            raise  # the question makes no sense
        except Exception as error:
            note("hint-failed", logging.WARNING, error=type(error).__name__)
            self._mend(error)
            raise Unanswered from error

    async def _patiently(self, future: Future[T], patience: float | None) -> T:
        if patience is None:
            patience = WORK_SECONDS if self._has_helped else FIRST_WORK_SECONDS
        if not self._has_helped:
            self._helping.append(future)
            self.on_loading()
        answer = await asyncio.wait_for(asyncio.wrap_future(future), patience)
        self._has_helped = True
        self._helping.clear()
        return answer

    def close(self) -> None:
        """End every worker at once, even one that compiles."""
        for thinking in self._thoughts:
            thinking.cancel()
        self._drop()
        end(self._replaced)

    def _drop(self) -> None:
        """Abandon the pool; the next question starts another."""
        if self._pool is not None:
            self._replaced = [
                *filter(BaseProcess.is_alive, self._replaced),
                *workers_of(self._pool),
            ]
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._progress = None
            self._has_answered = self._hints_wanted = False
            self._warmed.clear()
            self._warming.clear()
            self._helping.clear()
        if self._hints_later is not None:
            self._hints_later.cancel()

    @property
    def _is_loading(self) -> bool:
        return not self._has_answered or not self.bots_ready

    def _grace(self) -> float:
        """How long a bot is waited for beyond its budget."""
        now = time.monotonic()
        if not self._is_loading:
            self._waited_since = None
            return GRACE
        if self._waited_since is None:
            self._waited_since = now
        return max(0.0, self._waited_since + LOADING_GRACE - now)

    async def _ask(self, level: str, view: View, seconds: float) -> str | None:
        """The bot's choice; None if it failed, whatever that was."""
        try:
            thought = self._submit(think, level, view, seconds, secrets.randbits(63))
            patience = seconds + self._grace()
            action = await asyncio.wait_for(asyncio.wrap_future(thought), patience)
        except Exception as error:  # noqa: BLE001 -- whatever a bot does, the match goes on
            note("bot-failed", logging.WARNING, bot=level, error=type(error).__name__)
            self._mend(error)
            return None
        self._has_answered = True
        return _legal(level, action, view)

    async def _ask_here(self, level: str, view: View, seconds: float) -> str | None:
        """A simple bot thinks in a thread, because the pool may be busy or broken."""
        try:
            action = await asyncio.to_thread(think, level, view, seconds, secrets.randbits(63))
        except Exception as error:  # noqa: BLE001 -- as above
            note("bot-failed", logging.WARNING, bot=level, error=type(error).__name__)
            return None
        return _legal(level, action, view)

    def _submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._progress = CompilingProgress(context)
            self._pool = ProcessPoolExecutor(
                self._workers, context, initializer=_begin, initargs=(self._progress,)
            )
        return self._pool.submit(work, *args, **kwargs)

    def _mend(self, error: Exception) -> None:
        """A dead pool is replaced, and one that hangs; a pool still loading is left alone."""
        hangs = isinstance(error, TimeoutError) and not self._is_loading
        if hangs or isinstance(error, BrokenExecutor):
            self._drop()


def _legal(level: str, action: str, view: View) -> str | None:
    if action in {str(legal) for legal in view.legal}:
        return action
    note("bot-illegal", logging.WARNING, bot=level)
    return None


def _any(view: View) -> str:
    return str(secrets.choice(view.legal))


def _nobody_told() -> None:
    """Where nobody waits for news of loading."""


def _begin(progress: CompilingProgress) -> None:
    """Ctrl-C is for the server, which ends its pool itself; a server that is killed cannot."""
    global _progress  # noqa: PLW0603 - a worker has one pool
    _progress = progress
    end_with_the_server()


def end_with_the_server() -> None:
    """For a worker process when it begins: Ctrl-C is not for it, and it outlives no server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
