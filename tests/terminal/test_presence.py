"""What is told about other people, and the clock."""

import time
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from aurum.table.wire.replies import RoomChanged
from aurum.table.wire.room import Options, Room, SeatInfo
from aurum.terminal.presence import Clock, presence
from tests.terminal.tables import Sitting, host

ROOM = Room(
    "K7QF-2M9X-RBT4",
    "playing",
    Options(),
    (SeatInfo(0, "person", "Ada"), SeatInfo(1, "person", "Ben"), SeatInfo(2, "bot", level="adept")),
    0,
)


def changed(**facts: Any) -> Room:
    return replace(ROOM, seats=(ROOM.seats[0], replace(ROOM.seats[1], **facts), ROOM.seats[2]))


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        (ROOM, changed(away=True), "Ben is away."),
        (changed(away=True), ROOM, "Ben is back."),
        (changed(away=True), changed(away=True, sit_in="adept"), "A bot plays for Ben"),
        (ROOM, changed(rematch=True), "Ben would like a rematch."),
    ],
)
async def test_what_others_do_is_told(before: Room, now: Room, said: str):
    table = Sitting(host())
    for room in (ROOM, before, now):
        await table.session.hear(RoomChanged(room, 0))
    assert table.said[-1].startswith(said)
    await table.client.close()


async def test_who_comes_for_the_first_time_is_not_back():
    table = Sitting(host())
    for room in (changed(away=True), ROOM, changed(away=True), ROOM):
        await table.session.hear(RoomChanged(room, 0))
    assert table.said == ["Ben is here.", "Ben is away.", "Ben is back."]
    await table.client.close()


def test_nothing_is_told_where_nothing_changed():
    assert list(presence(ROOM, ROOM)) == []
    assert list(presence(None, changed(away=True))) == []
    assert list(presence(ROOM, changed(name="Eve", away=True))) == []


@dataclass
class Watch:
    """A clock that tests can turn."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_clock_counts_down_whatever_the_time_of_day_is(monkeypatch: pytest.MonkeyPatch):
    watch, clock = Watch(), Clock()
    monkeypatch.setattr(time, "monotonic", watch)
    clock.take((None, 20_000), 1)
    seen = []
    for step in (0, 12.4, 100):
        watch.now += step
        seen.append(clock.seconds_left)
    assert seen == [20, 8, 0]


@pytest.mark.parametrize(("clocks", "seat"), [(None, 1), ((None, 5), 0), ((None, 5), None)])
def test_without_a_clock_nothing_is_counted(
    clocks: tuple[int | None, ...] | None, seat: int | None
):
    clock = Clock()
    clock.take(clocks, seat)
    assert clock.seconds_left is None
