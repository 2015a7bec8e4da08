"""Replays are made one at a time beside the event loop; when too many wait, a guest is told so."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aurum.server.problems import too_busy

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """One thread with a short queue: a replay costs as much processor time as a hundred moves."""

    def __init__(self, waiting: int) -> None:
        self._most = waiting + 1
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._under_way = 0

    async def make(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work; or 503 at once."""
        if self._under_way >= self._most:
            raise too_busy()
        self._under_way += 1
        loop = asyncio.get_running_loop()
        future = self._thread.submit(work, *args, **kwargs)
        # Also when who asked has gone: the thread is busy until the work is done.
        future.add_done_callback(lambda _: self._tell(loop))
        return await asyncio.wrap_future(future)

    def _tell(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._done)

    def _done(self) -> None:
        self._under_way -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
