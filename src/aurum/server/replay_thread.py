"""Replays are made one at a time beside the event loop; the addresses that ask take turns."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aurum.server.fair_queue import FairQueue
from aurum.server.problems import too_busy
from aurum.server.settings import Limits

P = ParamSpec("P")
T = TypeVar("T")


class Replays:
    """One thread with a short queue: a replay costs as much processor time as a hundred moves."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._queue = FairQueue(1)
        self._under_way: Counter[str] = Counter()

    async def make(
        self, network: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of the work, for somebody from this network; or 429 at once."""
        if self._is_full(network):
            raise too_busy()
        self._under_way[network] += 1
        try:
            await self._queue.enter(network)
        except asyncio.CancelledError:
            self._forget(network)
            raise
        future = self._thread.submit(work, *args, **kwargs)
        # Also when who asked has gone: the thread is busy until the work is done.
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: self._tell(loop, network))
        return await asyncio.wrap_future(future)

    def _is_full(self, network: str) -> bool:
        own, all_ = self._under_way[network], self._under_way.total()
        return own > self._limits.waiting_replays or all_ > self._limits.waiting_replays_in_all

    def _tell(self, loop: asyncio.AbstractEventLoop, network: str) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._done, network)

    def _done(self, network: str) -> None:
        self._forget(network)
        self._queue.leave()

    def _forget(self, network: str) -> None:
        self._under_way[network] -= 1
        if not self._under_way[network]:
            del self._under_way[network]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
