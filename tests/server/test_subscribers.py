"""Messages to one client: in order always, and never without end."""

from __future__ import annotations

import asyncio

import pytest

from aurum.server.subscribers import Subscriber
from aurum.table.commands import Visitor
from aurum.table.wire.view import Reason


class Line:
    """A connection that can be full, or gone."""

    def __init__(self) -> None:
        self.has_room = asyncio.Event()
        self.has_room.set()
        self.is_gone = False
        self.sent: list[bytes] = []

    def write(self, message: bytes) -> bool:
        if self.has_room.is_set() and not self.is_gone:
            self.sent.append(message)
            return True
        return False

    async def send(self, message: bytes) -> None:
        await self.has_room.wait()
        if self.is_gone:
            raise ConnectionError("gone")
        self.sent.append(message)


async def pumped(limit: int = 10) -> tuple[Line, Subscriber, asyncio.Task[int]]:
    line = Line()
    follower = Subscriber(Visitor("guest", "Ada"), line.write, line.send, limit)
    pump = asyncio.create_task(follower.pump())
    await asyncio.sleep(0)
    return line, follower, pump


async def test_what_has_to_wait_keeps_its_order():
    line, follower, pump = await pumped()
    line.has_room.clear()
    for number in range(5):
        follower.push(b"%d" % number)
    await asyncio.sleep(0.01)
    assert line.sent == []
    line.has_room.set()
    follower.push(b"5")
    while len(line.sent) < 6:  # noqa: ASYNC110 -- the pump needs its turns
        await asyncio.sleep(0)
    assert line.sent == [b"%d" % number for number in range(6)]
    pump.cancel()


async def test_a_message_is_written_at_once_if_nothing_waits():
    line, follower, pump = await pumped()
    follower.push(b"1")
    assert line.sent == [b"1"]
    pump.cancel()


async def test_who_reads_too_slowly_is_dismissed():
    line, follower, pump = await pumped(limit=3)
    line.has_room.clear()
    for _ in range(5):
        follower.push(b"x")
    assert follower.close_code == 4413
    line.has_room.set()
    assert await pump == 4413


async def test_a_connection_that_is_gone_ends_the_pump_and_not_who_pushes():
    line, follower, pump = await pumped()
    line.is_gone = True
    follower.push(b"1")
    with pytest.raises(ConnectionError):
        await pump


async def test_a_dismissal_comes_after_what_was_pushed():
    line, follower, pump = await pumped()
    line.has_room.clear()
    follower.push(b"1")
    follower.push(b"2")
    follower.dismiss(4401, Reason("", "moved", ""))
    follower.push(b"3")
    line.has_room.set()
    assert await pump == 4401

    assert line.sent[:2] == [b"1", b"2"]
    assert b"farewell" in line.sent[2]
    assert len(line.sent) == 3
