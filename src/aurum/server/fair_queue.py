"""Who may think next: whoever has used least lately, however much others ask for.

How it is thought, and where, is no business of this queue.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Literal

from aurum.server.shares import Clock, Shares

LONGEST = 5.0
"""Seconds that one thought costs at most: what takes longer was held up by the machine."""

IN_A_ROW = 3
"""So many moves go before help that waits; then one who waits for help has a turn."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wants something worked out, and from where.

    One `line` has one thought under way and one waiting: a newer one replaces that. Without a line
    each question stands for itself. `pays`: only while the budget lasts.
    """

    network: str
    guest: str = ""
    line: Hashable = None
    pays: bool = True

    @property
    def accounts(self) -> tuple[str, ...]:
        return (self.network, self.guest) if self.guest else (self.network,)


@dataclass(frozen=True, slots=True)
class Bounds:
    """How many may wait, from one network and in all; seconds that may have been used lately."""

    waiting: float = math.inf
    waiting_in_all: float = math.inf
    network_seconds: float = math.inf
    guest_seconds: float = math.inf


class NotNow(Exception):
    """There is no turn for this question: its budget is spent, too many wait, or a newer one came.

    It may be asked again after these seconds.
    """

    def __init__(self, why: Literal["spent", "crowded", "replaced"], seconds: float = 1.0) -> None:
        super().__init__(why)
        self.why = why
        self.seconds = seconds


class Turn:
    """A place that somebody waits for, or has."""

    def __init__(self, asker: Asker, *, first: bool, number: int) -> None:
        self.asker, self.first, self.number = asker, first, number
        self.given: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.end: Callable[[], None] | None = None  # while it has a place


class FairQueue:
    """Lets a limited number in. Moves go `first`; only they may have the places that are kept."""

    def __init__(
        self,
        places: int,
        bounds: Bounds | None = None,
        *,
        kept: int = 0,
        clock: Clock = time.monotonic,
    ) -> None:
        self._places, self._kept = places, kept
        self._bounds = bounds or Bounds()
        self._shares = Shares(LONGEST, clock)
        self._waiting: list[Turn] = []
        self._under_way: set[Turn] = set()
        self._numbers = itertools.count()
        self._in_a_row = 0

    async def enter(self, asker: Asker, *, first: bool = False) -> Turn:
        """Wait for a turn, which the caller must `leave`; or raise `NotNow`."""
        self._check_budget(asker)
        self._replace(asker.line)
        self._check_room(asker.network)
        turn = Turn(asker, first=first, number=next(self._numbers))
        self._waiting.append(turn)
        self._let_in()
        try:
            has_place = await turn.given
        except asyncio.CancelledError:
            self._give_up(turn)
            raise
        if not has_place:
            raise NotNow("replaced")
        return turn

    def leave(self, turn: Turn) -> None:
        """Charge for the turn and give its place to the next; a second time does nothing."""
        if turn.end is not None:
            turn.end()
            turn.end = None
            self._under_way.remove(turn)
            self._let_in()

    def _check_budget(self, asker: Asker) -> None:
        if asker.pays:
            bounds = self._bounds.network_seconds, self._bounds.guest_seconds
            pairs = zip(asker.accounts, bounds, strict=False)
            wait = max(self._shares.until_below(*pair) for pair in pairs)
            if wait:
                raise NotNow("spent", wait)

    def _replace(self, line: Hashable) -> None:
        """What still waits in this line is overtaken."""
        for turn in [one for one in self._waiting if line is not None and one.asker.line == line]:
            self._waiting.remove(turn)
            if not turn.given.done():
                turn.given.set_result(False)

    def _check_room(self, network: str) -> None:
        own = sum(turn.asker.network == network for turn in self._waiting)
        if own >= self._bounds.waiting or len(self._waiting) >= self._bounds.waiting_in_all:
            raise NotNow("crowded")

    def _give_up(self, turn: Turn) -> None:
        if turn in self._waiting:
            self._waiting.remove(turn)
        self.leave(turn)  # the place may have been given in the same moment

    def _let_in(self) -> None:
        while (turn := self._next()) is not None:
            self._waiting.remove(turn)
            self._under_way.add(turn)
            turn.end = self._shares.begin(*turn.asker.accounts)
            turn.given.set_result(True)

    def _next(self) -> Turn | None:
        able = [turn for turn in self._waiting if self._may_begin(turn)]
        if not able:
            return None
        turn = min(able, key=self._rank)
        passed = turn.first and not all(one.first for one in able)
        self._in_a_row = self._in_a_row + 1 if passed else 0
        return turn

    def _may_begin(self, turn: Turn) -> bool:
        if turn.given.done() or len(self._under_way) >= self._places:
            return False
        line = turn.asker.line
        if line is not None and any(one.asker.line == line for one in self._under_way):
            return False
        helping = sum(not one.first for one in self._under_way)
        return turn.first or helping < self._places - self._kept

    def _rank(self, turn: Turn) -> tuple[bool, list[float], int]:
        """Least comes first."""
        stands_back = turn.first == (self._in_a_row >= IN_A_ROW)
        used = [self._shares.used(account) for account in turn.asker.accounts]
        return stands_back, used, turn.number
