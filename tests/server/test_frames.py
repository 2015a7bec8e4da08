"""However a client cuts its frames, it is heard; what is no message is refused as always."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from aurum.server.frames import FrameCounter, text_frame
from tests.server.player import Player
from tests.server.running import running
from tests.server.wire import CONTINUED, PING, PONG, Wire, following, frame


def ping(name: str) -> bytes:
    return json.dumps({"type": "ping", "id": name}).encode()


@contextlib.asynccontextmanager
async def wire(data: Path) -> AsyncIterator[Wire]:
    """Shake hands with a server, and follow a table there."""
    async with running(data) as server, Player(server.address, 1) as player:
        await player.create(["me", "random", "random"])
        async with following(player) as line:
            yield line


A, B = ping("a"), ping("b")
LONG = json.dumps({"type": "ping", "id": "a"}).encode() + b" " * 300
HEARD = {
    "two frames at once": (frame(A) + frame(B),),
    "a frame byte by byte": (*(frame(A)[at : at + 1] for at in range(len(frame(A)))), frame(B)),
    "one and a half": (frame(A) + frame(B)[:9], frame(B)[9:]),
    "a fragmented message": (frame(A[:5], last=False), frame(A[5:], CONTINUED), frame(B)),
    "a ping of the protocol between": (frame(A), frame(b"?", PING), frame(B)),
    "a ping within a fragmented message": (
        frame(A[:5], last=False) + frame(b"?", PING) + frame(A[5:], CONTINUED),
        frame(B),
    ),
    "a medium frame": (frame(LONG), frame(B)),
    "a medium frame in halves": (frame(LONG)[:200], frame(LONG)[200:], frame(B)),
    "an answer to no ping": (frame(b"!", PONG), frame(A), frame(B)),
}
REFUSED = {
    "not UTF-8": (frame(b"\xff\xfe"), 1007),
    "without a mask": (frame(A, masked=False), 1002),
    "a text within a fragmented message": (frame(A[:5], last=False) + frame(A), 1002),
    "an unknown kind": (frame(A, 5), 1002),
    "reserved bits": (bytes((frame(A)[0] | 0x40,)) + frame(A)[1:], 1002),
    "too large": (frame(b" " * 20_000), 1009),
}


@pytest.mark.parametrize("kind", HEARD)
async def test_a_message_is_heard_however_it_is_cut(kind: str, tmp_path: Path) -> None:
    async with wire(tmp_path) as line:
        await line.send(*HEARD[kind])
        assert await line.pongs(2) == ["a", "b"]


@pytest.mark.parametrize("kind", REFUSED)
async def test_what_is_no_message_closes_the_connection(kind: str, tmp_path: Path) -> None:
    async with wire(tmp_path) as line:
        await line.send(REFUSED[kind][0])
        assert await line.close_code() == REFUSED[kind][1]


FRAMES = st.lists(
    st.tuples(st.sampled_from([0, 1, 2, 8, 9, 10]), st.booleans(), st.integers(0, 400)), max_size=12
)


@given(FRAMES, st.lists(st.integers(1, 60), max_size=40))
def test_every_frame_is_counted_once_however_the_stream_is_cut(
    frames: list[tuple[int, bool, int]], cuts: list[int]
) -> None:
    data = b"".join(frame(b"x" * size, kind, last=last) for kind, last, size in frames)
    counter, counted = FrameCounter(), 0
    for cut in [*cuts, len(data)]:
        counted += counter.count(data[:cut], 1000)
        data = data[cut:]
    assert counted == len(frames)
    open_ones = 0
    for kind, last, _ in frames:
        if kind < 8:
            open_ones = 0 if last else open_ones + 1
    assert counter.fragments == open_ones


def test_counting_ends_soon_after_the_limit() -> None:
    pings = frame(b"", PING) * 40_000
    assert FrameCounter().count(pings, 250) == 251


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_the_library_reads_our_frames(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost"), state=OPEN)
    client.receive_data(text_frame(b"x" * size) + text_frame(b"end"))
    heard = client.events_received()
    assert [(f.opcode, f.fin, f.data) for f in heard if isinstance(f, Frame)] == [
        (Opcode.TEXT, True, b"x" * size),
        (Opcode.TEXT, True, b"end"),
    ]
