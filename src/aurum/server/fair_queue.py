"""A queue in which everybody gets a turn, no matter how much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class FairQueue:
    """Lets a limited number in; the next place goes to the key that has waited longest for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def enter(self, key: str) -> None:
        """Wait for a place; the caller must `leave` it."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # the place was given in the same moment
            raise

    def leave(self) -> None:
        """Give the place to the next key, which then stands last."""
        while self._waiting:
            key, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[key] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
