"""Other people at the table (away, back, wanting a rematch), and our own clock."""

from __future__ import annotations

import time
from collections.abc import Iterator

from aurum.table.wire.room import Room, SeatInfo

ON_ITS_WAY = 0.5  # seconds


def presence(before: Room | None, now: Room) -> Iterator[tuple[str, int]]:
    """What changed for people who kept their seats: pairs of message and seat."""
    if before is None:
        return
    for old, new in zip(before.seats, now.seats, strict=True):
        if old.kind == new.kind == "person" and old.name == new.name:
            key = _change(old, new)
            if key is not None:
                yield key, new.seat


def _change(old: SeatInfo, new: SeatInfo) -> str | None:
    if old.away != new.away:
        return "room-away" if new.away else "room-back"
    if new.sit_in and not old.sit_in:
        return "room-sit-in"
    return "room-rematch" if new.rematch and not old.rematch else None


class Clock:
    """How long the table will still wait for us."""

    def __init__(self) -> None:
        self._until: float | None = None

    def take(self, clocks: tuple[int | None, ...] | None, seat: int | None) -> None:
        """The server says how many milliseconds each seat has from now on."""
        left = clocks[seat] if clocks and seat is not None else None
        self._until = None if left is None else time.monotonic() + left / 1000

    @property
    def is_up(self) -> bool:
        """Whether our time is over, give or take what a message needs to arrive."""
        return self._until is not None and time.monotonic() >= self._until - ON_ITS_WAY

    @property
    def seconds_left(self) -> int | None:
        """None without a clock."""
        if self._until is None:
            return None
        return max(0, round(self._until - time.monotonic()))
