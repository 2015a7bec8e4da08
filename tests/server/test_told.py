"""Every stored move is told, whatever becomes of the connection that sent it: on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from aurum.server.live_table import LiveTable
from aurum.server.storage.rows import Change
from aurum.table.wire.words import STRIKES
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.wire import Wire, following, frame

NONSENSE = frame(b"{}")


class Gate:
    """Holds back the real store's answers to commits; `reached`: one has been stored."""

    def __init__(self, server: Running) -> None:
        self.reached, self._open = asyncio.Event(), asyncio.Event()
        self._store, self._append = server.services.store, server.services.store.append
        self._store.append = self._held  # type: ignore[method-assign]

    async def _held(self, change: Change) -> None:
        await self._append(change)
        self.reached.set()
        await self._open.wait()

    def open(self) -> None:
        self._store.append = self._append  # type: ignore[method-assign]
        self._open.set()


@contextlib.asynccontextmanager
async def dealt(data: Path) -> AsyncIterator[tuple[Running, list[Player]]]:
    """Three people whose hand has been dealt; each has heard the latest."""
    async with running(data) as server, contextlib.AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(server.address, n)) for n in range(3)]
        code = await players[0].create(["me", "open", "open"], start=False)
        for player in players[1:]:
            await player.join(code)
        for player in players:
            await player.follow(code)
        await players[0].command("start")
        await asyncio.gather(*map(_asked, players))
        yield server, players


async def _asked(player: Player) -> None:
    while not player.is_asked():
        await player.answer_seeds()
        await player.receive()


def bid_of(player: Player) -> bytes:
    """The frame with a legal bid of this player."""
    own = player.update["own"]
    bid = {"type": "act", "id": "bid", "match": player.update["match"]}
    return frame(json.dumps({**bid, "seq": own["asked"], "action": own["legal"][0]}).encode())


async def _killed(server: Running, _: Player, line: Wire) -> None:
    """The connection breaks."""
    connections = server.server.connections
    before = len(connections)
    line.writer.transport.abort()
    while len(connections) == before:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


async def _logged_out(server: Running, player: Player, _: Wire) -> None:
    """The server closes the connection, and ends whatever reads it."""
    live = server.services.live_tables.tables[player.code]
    seat = player.seat
    await player.post("/me/log-out", {})
    async with asyncio.timeout(30):
        while any(one.seat == seat for one in live.subscribers.followers):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


Ended = Callable[[Running, Player, Wire], Awaitable[None]]


async def bids_and_is_gone(server: Running, player: Player, ended: Ended) -> None:
    """The connection ends when its step is in the log and nobody has been told."""
    async with following(player) as line:
        gate = Gate(server)
        line.writer.write(bid_of(player))
        await asyncio.wait_for(gate.reached.wait(), 30)
        await ended(server, player, line)
        gate.open()


async def untold(server: Running, players: list[Player], seconds: float = 60) -> list[int]:
    """Who of these has not heard of the last entry of the log so long after it was stored."""
    live = next(iter(server.services.live_tables.tables.values()))
    await live.finish()
    last = len(await server.services.store.log(live.table.code))

    async def hears(player: Player) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while player.update["seq"] < last:
                    await player.receive()
        return bool(player.update["seq"] == last)

    heard = await asyncio.gather(*map(hears, players))
    return [place for place, has_heard in enumerate(heard) if not has_heard]


@pytest.mark.parametrize("ended", [_killed, _logged_out])
async def test_a_bid_whose_connection_ends_is_told_to_all_others(tmp_path: Path, ended: Ended):
    async with dealt(tmp_path) as (server, (ada, *others)):
        before = ada.update["seq"]
        await bids_and_is_gone(server, ada, ended)
        assert await untold(server, others) == []
        assert others[0].update["seq"] == before + 1
        assert others[0].update["view"]["seats"][0]["placed"] is True


async def test_a_step_that_ends_with_its_connection_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: the reader of the connection carries the step out itself."""

    async def bare(_: LiveTable, work: Coroutine[Any, Any, None]) -> None:
        await work

    async with dealt(tmp_path) as (server, (ada, *others)):
        monkeypatch.setattr(LiveTable, "_finished", bare)
        await bids_and_is_gone(server, ada, _logged_out)
        assert await untold(server, others, seconds=2) == [0, 1]


@pytest.mark.parametrize("nonsense_first", [STRIKES - 1, STRIKES])
async def test_nonsense_and_a_bid_in_one_packet(tmp_path: Path, nonsense_first: int):
    """Who is dismissed for nonsense is not heard any more; what was heard before is told."""
    async with dealt(tmp_path) as (server, (ada, *others)):
        before = ada.update["seq"]
        async with following(ada) as line:
            line.writer.write(NONSENSE * nonsense_first + bid_of(ada) + NONSENSE)
            assert await line.is_ended()
        assert await untold(server, [ada, *others]) == []
        assert others[0].update["seq"] == before + (nonsense_first < STRIKES)
