"""A thread that owns a database connection: everything is done there, in order.

What is asked for in one turn of the event loop is handed over together: waking the thread for each
would make both of them fight for the interpreter. Changes that wait together are stored in one
transaction (group commit), so that one sync to disk serves them all. Each caller is answered after
the commit, and before anything else is read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from aurum.server.logs import trouble
from aurum.server.storage.rows import Change
from aurum.server.storage.store import Conflict, StorageTrouble, UnknownOutcome

GROUP_LIMIT = 500
"""A group of this many changes waits for no more."""


class Connection(NamedTuple):
    """What the thread needs of a database; the SQL belongs to the caller that builds this."""

    store: Callable[[list[Change]], None]
    close: Callable[[], None]


class _Job(NamedTuple):
    work: Change | Callable[[], Any]
    answer: asyncio.Future[Any]


class DatabaseThread:
    """The thread, and the queue in front of it."""

    def __init__(self, connection: Connection, name: str = "aurum-store") -> None:
        self._connection = connection
        self._asked: list[_Job] = []  # in this turn of the loop
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._taken: list[_Job] = []
        self._failure: UnknownOutcome | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        return self._failure is None

    async def append(self, change: Change) -> None:
        await self._ask(change)

    async def call(self, work: Callable[[], Any]) -> Any:
        """Run something on the connection, between transactions."""
        return await self._ask(work)

    async def close(self) -> None:
        """Finish what is waiting, then close the database."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, work: Change | Callable[[], Any]) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = self._loop.create_future()
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(_Job(work, answer))
        return answer

    def _hand_over(self) -> None:
        if self._asked:
            self._jobs.put(self._asked)
            self._asked = []
        if self._failure is not None:
            self._answer([(job, self._failure) for job in self._left()])

    def _run(self) -> None:
        """Work until closed. If the thread itself fails, nobody waits for it for ever."""
        try:
            self._work()
        except BaseException as error:  # noqa: BLE001 -- there is nobody above who could catch it
            trouble("store-thread-died", error)
            self._failure = UnknownOutcome(
                f"The database thread has ended ({type(error).__name__}): restart the server."
            )
            self._answer([(job, self._failure) for job in [*self._taken, *self._left()]])
        finally:
            self._connection.close()

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            goes_on = self._take()
            changes = [job for job in self._taken if isinstance(job.work, Change)]
            if changes:
                self._answer(self._store(changes))
            for job in self._taken:
                if not isinstance(job.work, Change):
                    self._answer([(job, _attempt(job.work))])

    def _take(self) -> bool:
        """Wait for jobs, and take all that wait with them; False when there will be no more."""
        self._taken = []
        jobs = self._jobs.get()
        while jobs is not None:
            self._taken += jobs
            if self._jobs.empty() or len(self._taken) >= GROUP_LIMIT:
                return True
            jobs = self._jobs.get()
        return False

    def _left(self) -> list[_Job]:
        """The jobs that nobody will do any more."""
        left: list[_Job] = []
        while True:
            try:
                jobs = self._jobs.get_nowait()
            except Empty:
                return left
            left += jobs or ()

    def _store(self, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        """All in one transaction; if one of them does not fit, each in its own."""
        result = _attempt(lambda: self._connection.store([job.work for job in jobs]))  # type: ignore[misc]
        if not isinstance(result, Conflict) or len(jobs) == 1:
            return [(job, result) for job in jobs]
        return [outcome for job in jobs for outcome in self._store([job])]

    def _answer(self, results: Iterable[tuple[_Job, Any]]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, results)


def _attempt(work: Any) -> Any:
    """What the work returns, or the trouble it met: an unforeseen one does not stop the thread."""
    try:
        return work()
    except StorageTrouble as error:
        return error
    except BaseException as error:  # noqa: BLE001 -- the waiting caller must be answered
        trouble("store-failed", error)
        return StorageTrouble(f"The database failed unexpectedly ({type(error).__name__}).")


def _resolve(results: Iterable[tuple[_Job, Any]]) -> None:
    for job, result in results:
        if job.answer.done():
            continue
        if isinstance(result, StorageTrouble):
            job.answer.set_exception(result)
        else:
            job.answer.set_result(result)
