"""One thread that owns the database connection: everything is done there, in order.

Changes that wait together are stored in one transaction (group commit), so that one sync to disk
serves them all. Each caller is answered after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from aurum.server.storage.store import Change, Conflict, StorageTrouble

GROUP_LIMIT = 500


class Connection(NamedTuple):
    """What the worker needs of a database; the SQL lives with whoever builds this."""

    store: Callable[[list[Change]], None]
    close: Callable[[], None]


class _Job(NamedTuple):
    work: Change | Callable[[], Any]
    answer: asyncio.Future[Any]


class Worker:
    """The thread, and the queue in front of it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="aurum-store", daemon=True)
        self._thread.start()

    async def append(self, change: Change) -> None:
        await self._ask(change)

    async def call(self, work: Callable[[], Any]) -> Any:
        """Run something on the connection, between transactions."""
        return await self._ask(work)

    async def close(self) -> None:
        """Finish what is waiting, then close the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, work: Change | Callable[[], Any]) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(_Job(work, answer))
        return answer

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            jobs, goes_on = self._waiting()
            self._answer(self._carry_out(jobs))
        self._connection.close()

    def _waiting(self) -> tuple[list[_Job], bool]:
        """Wait for a job, and take all that wait with it; False when there will be no more."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if self._jobs.empty() or len(jobs) == GROUP_LIMIT:
                return jobs, True
            job = self._jobs.get()
        return jobs, False

    def _carry_out(self, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        changes = [job for job in jobs if isinstance(job.work, Change)]
        calls = [job for job in jobs if not isinstance(job.work, Change)]
        return [*self._store(changes), *((job, _attempt(job.work)) for job in calls)]

    def _store(self, jobs: list[_Job]) -> Iterable[tuple[_Job, Any]]:
        """All in one transaction; if one of them does not fit, each in its own."""
        if not jobs:
            return []
        result = _attempt(lambda: self._connection.store([job.work for job in jobs]))  # type: ignore[misc]
        if not isinstance(result, Conflict) or len(jobs) == 1:
            return [(job, result) for job in jobs]
        return [outcome for job in jobs for outcome in self._store([job])]

    def _answer(self, results: list[tuple[_Job, Any]]) -> None:
        if results and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, results)


def _attempt(work: Any) -> Any:
    try:
        return work()
    except StorageTrouble as trouble:
        return trouble


def _resolve(results: list[tuple[_Job, Any]]) -> None:
    for job, result in results:
        if job.answer.done():
            continue
        if isinstance(result, StorageTrouble):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
