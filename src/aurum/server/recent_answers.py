"""Answers to the newest questions are kept, so that nothing is thought about twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class RecentAnswers(Generic[T]):
    """Also those that are still being worked out; what failed is worked out again."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def answer(self, question: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is known, or what the work finds out. It goes on for others who wait for it."""
        task = self._tasks.get(question)
        if task is None or _has_failed(task):
            task = self._tasks[question] = asyncio.create_task(work())
            task.add_done_callback(_has_failed)  # nobody may wait for it any more
        self._tasks.move_to_end(question)
        while len(self._tasks) > self._size:
            self._tasks.popitem(last=False)
        return await asyncio.shield(task)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
