"""One guest, or one address, does too much of something: it is bounded, and the others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from aurum.server.fair_queue import NotNow
from aurum.server.frames import FrameCounter
from aurum.server.replay_thread import Replays
from aurum.server.settings import Limits
from aurum.table.commands import Visitor
from aurum.table.wire.http import CreateTable, Joined
from tests.server.crashing import SERVE, ServerProcess
from tests.server.flooded import meanwhile, only, plays_on, turned_away, with_a_host
from tests.server.player import Player
from tests.server.running import Running
from tests.server.wire import CONTINUED, PING, TEXT, Wire, followed, following, frame, raw

HALF_A_BODY = (
    b"POST /api/v1/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
MATCH = "AAAAAAAAAAAAAAAAAAAAAA"


FLOODS = {
    "pings": (frame(b"", PING) * 40_000, "frames"),
    "empty texts": (frame(b"") * 40_000, "frames"),
    "empty fragments": (frame(b"{", last=False) + frame(b"", CONTINUED, last=False) * 200, None),
    "bytes": (frame(b" " * 16_000) * 100, "bytes"),
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_frames_ends_the_connection_and_nobody_elses(kind: str, tmp_path: Path):
    data, limit = FLOODS[kind]

    async def scenario(server: Running, host: Player) -> None:
        async with Player(server.address, 2) as mallory:
            mallory.code = host.code
            async with following(mallory) as line:
                await line.flood(data)
                assert await line.is_ended()
            assert turned_away(server, limit or "fragments") == 1
            await plays_on(host)

    await with_a_host(tmp_path, Limits(heartbeat_seconds=600), scenario)


async def test_a_server_that_does_not_count_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: frames are not counted, so pings are answered without end."""
    monkeypatch.setattr(FrameCounter, "count", lambda *_: 0)

    async def scenario(server: Running, host: Player) -> None:
        async with Player(server.address, 2) as mallory:
            mallory.code = host.code
            async with following(mallory) as line:
                await line.flood(frame(b"", PING) * 3_000)
                heard = 0
                while heard < 3_000:
                    heard += (await line.frame())[0] != TEXT
            assert turned_away(server, "frames") == 0

    await with_a_host(tmp_path, Limits(heartbeat_seconds=600), scenario)


async def test_frames_of_one_guest_count_together_on_all_sockets(tmp_path: Path):
    limits = only(frames_per_guest=0.001, shared_burst=300_000)  # 300 in all

    async def scenario(server: Running, host: Player) -> None:
        lines = [await followed(host) for _ in range(3)]
        for line in lines:
            await line.flood(frame(b"", PING) * 120)
        ended = [asyncio.create_task(line.is_ended()) for line in lines]
        done, waiting = await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
        assert done
        for task in waiting:
            task.cancel()
        assert turned_away(server, "frames") >= 1
        for line in lines:
            await line.close()

    await with_a_host(tmp_path, limits, scenario)


async def test_what_a_client_does_not_read_is_not_kept(tmp_path: Path):
    """Pongs are written whether or not there is room; beyond a bound the connection is aborted."""
    limits = only(unread_bytes=64 * 1024)

    async def scenario(server: Running, host: Player) -> None:
        async with Player(server.address, 2) as mallory:
            mallory.code = host.code
            async with following(mallory, receive_buffer=4096) as line:
                burst = frame(b"x" * 125, PING) * 2_000
                for _ in range(60):
                    await line.flood(burst)
                    await asyncio.sleep(0)
                    if turned_away(server, "unread"):
                        break
                assert turned_away(server, "unread") == 1
            await plays_on(host)

    await with_a_host(tmp_path, limits, scenario)


@contextlib.asynccontextmanager
async def idle_sockets(address: str, count: int, words: bytes) -> AsyncIterator[list[Wire]]:
    lines = [await raw(address) for _ in range(count)]
    for line in lines:
        line.writer.write(words)
    try:
        yield lines
    finally:
        for line in lines:
            await line.close()


@pytest.mark.parametrize(
    ("words", "part"),
    [(HALF_A_HEAD, "request"), (b"", "request"), (HALF_A_BODY, "body")],
)
async def test_what_is_half_sent_is_not_waited_for(words: bytes, part: str, tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        with meanwhile(server, **{f"{part}_seconds": 0.2}):
            async with idle_sockets(server.address, 5, words) as lines:
                assert all([await line.is_ended() for line in lines])
        assert turned_away(server, f"{part}-timeout") == 5
        await plays_on(host)

    await with_a_host(tmp_path, only(), scenario)


async def test_a_connection_may_rest_between_requests_but_not_within_one(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        with meanwhile(server, request_seconds=2, keep_alive_seconds=600):
            line = await raw(server.address)
            for pause in (2.2, 0):
                line.writer.write(HEALTH)
                assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
                await asyncio.sleep(pause)
            line.writer.write(HALF_A_HEAD)
            assert await line.is_ended()
        assert turned_away(server, "request-timeout") == 1
        await line.close()

    await with_a_host(tmp_path, only(), scenario)


async def test_a_connection_that_rests_for_ever_is_closed(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        with meanwhile(server, keep_alive_seconds=0.2):
            line = await raw(server.address)
            line.writer.write(HEALTH)
            await line.answer()
            assert await line.is_ended()
        await line.close()

    await with_a_host(tmp_path, only(), scenario)


async def test_a_slow_answer_is_not_a_slow_request(tmp_path: Path):
    """The time for a body ends when the body is here, however long the answer takes."""

    async def scenario(server: Running, host: Player) -> None:
        house = server.services.live_tables
        create = house.create

        async def slowly(visitor: Visitor, wish: CreateTable) -> Joined:
            await asyncio.sleep(2.5)
            return await create(visitor, wish)

        house.create = slowly  # type: ignore[method-assign]
        with meanwhile(server, request_seconds=2, body_seconds=2):
            async with Player(server.address, 2) as other:
                await other.create(["me", "random", "random"])

    await with_a_host(tmp_path, only(), scenario)


async def test_who_waits_makes_room_for_who_comes(tmp_path: Path):
    limits = only(connections_per_address=20, request_seconds=600)

    async def scenario(server: Running, host: Player) -> None:
        async with idle_sockets(server.address, 60, HALF_A_HEAD):
            async with httpx.AsyncClient(base_url=server.address) as other:
                assert (await other.get("/health")).status_code == 200
            await plays_on(host)
            assert len(server.server.connections) <= 20

    await with_a_host(tmp_path, limits, scenario)


async def test_when_all_are_busy_the_newest_is_told_so(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        await host.http.aclose()
        lines = [await followed(host) for _ in range(3)]
        refused = await raw(server.address)
        answer = await refused.reader.read()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"]["code"] == (
            "too-many-connections"
        )
        assert b"content-security-policy: " in answer
        assert b"retry-after: 1" in answer
        for line in (*lines, refused):
            await line.close()

    await with_a_host(tmp_path, only(connections_per_address=3), scenario)


async def test_a_server_that_is_full_says_that_it_cannot_serve(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        await host.http.aclose()
        lines = [await followed(host) for _ in range(3)]
        refused = await raw(server.address)
        assert (await refused.reader.read()).startswith(b"HTTP/1.1 503 ")
        for line in (*lines, refused):
            await line.close()

    await with_a_host(tmp_path, only(connections=3), scenario)


async def test_who_connects_again_and_again_is_turned_away_at_once(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        await host.follow()
        lines = [await raw(server.address) for _ in range(30)]
        async with asyncio.timeout(30):
            answer = await lines[-1].reader.read()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert turned_away(server, "arrivals") >= 30 - 10
        assert (await host.command("say", emote="hello"))["type"] == "done"
        for line in lines:
            await line.close()

    await with_a_host(tmp_path, only(arrivals_per_second=0.001, arrival_burst=10), scenario)


async def test_eleven_hundred_idle_connections_and_few_descriptors(tmp_path: Path):
    """The server may open 400 files; it stays reachable, also from the address that idles."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if most != resource.RLIM_INFINITY else 4096
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    few = ("bash", "-c", 'ulimit -n 400; exec "$@"', "serve", *SERVE)
    server = ServerProcess(tmp_path, (*few, "--connections-per-address", "100000"))

    async def scenario() -> None:
        async with (
            idle_sockets(server.address, 1_100, HALF_A_HEAD),
            httpx.AsyncClient(base_url=server.address, timeout=30) as client,
        ):
            for _ in range(5):
                assert (await client.get("/health")).status_code == 200

    try:
        await scenario()
    finally:
        server.end()


class Held:
    """Work that is done when the test says so, and writes down whose it was."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._go_on = asyncio.Event()
        self.done: list[str] = []

    def work(self, whose: str) -> str:
        asyncio.run_coroutine_threadsafe(self._go_on.wait(), self._loop).result(30)
        self.done.append(whose)
        return whose

    def go_on(self) -> None:
        self._go_on.set()


async def test_few_replays_of_one_address_wait_and_one_that_was_given_up_makes_room():
    replays, held = Replays(Limits(waiting_replays=1)), Held()
    first, second = (asyncio.create_task(replays.make("a", held.work, "a")) for _ in range(2))
    await asyncio.sleep(0)
    with pytest.raises(NotNow) as refused:
        await replays.make("a", held.work, "a")
    assert refused.value.why == "crowded"
    second.cancel()
    await asyncio.wait([second])
    third = asyncio.create_task(replays.make("a", held.work, "a"))
    await asyncio.sleep(0)
    held.go_on()
    assert await first == await third == "a"
    replays.close()


async def test_the_addresses_that_ask_for_replays_take_turns():
    replays, held = Replays(Limits(waiting_replays=4, waiting_replays_in_all=6)), Held()
    asked = [asyncio.create_task(replays.make(one, held.work, one)) for one in "aaaaabb"]
    await asyncio.sleep(0)
    with pytest.raises(NotNow):
        await replays.make("c", held.work, "c")  # seven are under way in all
    held.go_on()
    await asyncio.gather(*asked)
    assert held.done[1] == "b"
    replays.close()


async def test_replays_of_one_address_have_a_rate(tmp_path: Path):
    """Each of these is made from a whole record; `record` only reads it."""
    limits = only(replays_per_second=0.001, replay_burst=5)

    async def scenario(_: Running, host: Player) -> None:
        async def asked(path: str) -> int:
            return (await host.http.get(f"/matches/{MATCH}{path}")).status_code

        paths = ["", "/replay", f"/comparison/{MATCH}", "/guess"]
        assert [await asked(path) for path in paths] == [404] * 4
        guess = {"seat": 0, "decision": 0, "action": "bid P5"}
        assert (await host.http.post(f"/matches/{MATCH}/guess", json=guess)).status_code == 404
        assert [await asked(path) for path in paths] == [429] * 4
        assert await asked("/record") == 404

    await with_a_host(tmp_path, limits, scenario)


@pytest.mark.skipif(sys.platform != "linux", reason="addresses of a whole network on loopback")
async def test_who_idles_at_one_address_is_not_in_the_way_of_another(tmp_path: Path):
    """127.0.0.2 has taken all its connections; 127.0.0.1 has not."""
    limits = only(connections_per_address=2)

    async def scenario(server: Running, host: Player) -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=transport, base_url=server.address) as other:
            assert (await other.get("/health")).status_code == 200
            connections = server.server.connections
            assert connections._by_network["127.0.0.2"] == 1
        await plays_on(host)

    await with_a_host(tmp_path, limits, scenario)
