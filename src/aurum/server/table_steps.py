"""The steps of one table: one after the other, and each is finished once it was begun."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

Work = Coroutine[Any, Any, object]


class _Step(NamedTuple):
    work: Work
    done: asyncio.Future[None] | None  # None if nobody waits for it


class Steps:
    """Steps run in one task of the table, so they go on when the caller is cancelled.

    One task does all that wait: a task and a lock for each step would cost twice as much. A step
    must not wait for another one of the same table.
    """

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._waiting: deque[_Step] = deque()  # the first one is under way
        self._task: asyncio.Task[None] | None = None

    @property
    def are_under_way(self) -> bool:
        return self._task is not None

    def begin(self, work: Work) -> None:
        """Do this when its turn comes; nobody waits for it."""
        self._add(_Step(work, None))

    async def do(self, work: Work) -> None:
        """Do this when its turn comes, and wait for it; or raise what it raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._add(_Step(work, done))
        await done

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def _add(self, step: _Step) -> None:
        self._waiting.append(step)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._do(self._waiting[0])
                self._waiting.popleft()
        finally:
            self._task = None
            self._abandon()

    async def _do(self, step: _Step) -> None:
        done = step.done
        try:
            await step.work
        except Exception as error:  # noqa: BLE001 -- the caller gets it, and the other steps go on
            self._failed(error)
            if done is not None and not done.done():
                done.set_exception(error)
        else:
            if done is not None and not done.done():
                done.set_result(None)

    def _abandon(self) -> None:
        """Let go of what is left when the event loop itself ends."""
        for step in self._waiting:
            step.work.close()
            if step.done is not None:
                step.done.cancel()
        self._waiting.clear()
