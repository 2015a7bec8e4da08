"""Threads that work beside an event loop. A program that ends waits for none of them."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Interrupted(Exception):
    """Something ended a thread's work from outside."""


class _Job(Generic[T]):
    """Work, and where its result goes."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.result: Future[T] = Future()
        self.is_given_up = False

    def carry_out(self) -> None:
        if not self.result.set_running_or_notify_cancel():
            return
        try:
            self.result.set_result(self._work())
        except Exception as error:  # noqa: BLE001 - raised again where the result is awaited
            self.result.set_exception(error)
        except BaseException as error:  # noqa: BLE001 - an event loop would end with this one
            interrupted = Interrupted(type(error).__name__)
            interrupted.__cause__ = error
            self.result.set_exception(interrupted)


class WorkThreads:
    """At most so many threads, begun when there is work.

    With a `niceness` the system lets all others go first, where it can do that for one thread.
    """

    def __init__(self, count: int, name: str, niceness: int = 0) -> None:
        self._count, self._name, self._niceness = count, name, niceness
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._open: dict[Future[Any], _Job[Any]] = {}
        self._begun = 0
        self.is_closed = False

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Have the work done by the next free thread."""
        job = _Job(work)
        self._open[job.result] = job
        job.result.add_done_callback(lambda result: self._open.pop(result, None))
        self._jobs.put(job)
        if self._begun < self._count:
            self._begin_thread()
        return job.result

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work; the event loop goes on meanwhile."""
        return await asyncio.wrap_future(self.submit(partial(work, *args, **kwargs)))

    def give_up(self, result: Future[Any]) -> None:
        """Work that does not end keeps its thread; another thread takes its place."""
        job = self._open.pop(result, None)
        if job is not None and not result.cancel():
            job.is_given_up = True
            self._begin_thread()

    def close(self) -> None:
        """Begin nothing more. Work that asks `is_closed` comes to an end."""
        self.is_closed = True
        for result in list(self._open):
            result.cancel()
        for _ in range(self._begun):
            self._jobs.put(None)

    def _begin_thread(self) -> None:
        self._begun += 1
        threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def _run(self) -> None:
        if self._niceness and sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self._niceness)
        while (job := self._jobs.get()) is not None:
            job.carry_out()
            if job.is_given_up:
                return
