"""Replays are made one at a time beside the event loop; the addresses that ask take turns."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aurum.server.fair_queue import Asker, Bounds, FairQueue, Turn
from aurum.server.settings import Limits

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """One thread with a short queue: a replay costs as much processor time as a hundred moves."""

    def __init__(self, limits: Limits) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._queue = FairQueue(1, Bounds(limits.waiting_replays, limits.waiting_replays_in_all))

    async def make(
        self, network: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of the work, for somebody from this network; or `NotNow`."""
        turn = await self._queue.enter(Asker(network))
        future = self._thread.submit(work, *args, **kwargs)
        # Also when who asked has gone: the thread is busy until the work is done.
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: self._tell(loop, turn))
        return await asyncio.wrap_future(future)

    def _tell(self, loop: asyncio.AbstractEventLoop, turn: Turn) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._queue.leave, turn)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
