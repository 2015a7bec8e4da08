"""Starting a coroutine at once; only what has to wait is left for a task.

Python 3.12 has this as `asyncio.eager_task_factory`. Sending to a connection that has room never
waits, so a task that is woken for it would cost more than the sending itself.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any


def begin(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run as far as it goes without waiting. None if it is done, else the rest to be awaited."""
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return _rest(coroutine, awaited)


@types.coroutine
def _rest(coroutine: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Hand what is awaited to the event loop, and what comes of it to the coroutine."""
    while True:
        try:
            try:
                heard = yield awaited
            except BaseException as error:  # noqa: BLE001 -- the coroutine decides what it means
                awaited = coroutine.throw(error)
            else:
                awaited = coroutine.send(heard)
        except StopIteration:
            return
