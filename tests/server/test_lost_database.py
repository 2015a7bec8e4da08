"""One process loses its database: its people go on through another one, and it can come back."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aurum.server import other_processes
from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from aurum.table.wire.words import Close
from tests.server.history import History
from tests.server.processes import Guest, play_to, seated, until
from tests.server.relay import relayed
from tests.server.running import Running, running
from tests.server.stores import logs_in


async def health(server: Running, wanted: int) -> None:
    async with asyncio.timeout(90), httpx.AsyncClient() as client:
        while True:
            answer = await client.get(f"{server.address}/health")
            if answer.status_code == wanted:
                return
            await asyncio.sleep(0.1)


async def farewell(player: Guest) -> int:
    """The code by which the player's socket is closed."""
    try:
        async with asyncio.timeout(90):
            while True:
                await player.receive()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def test_a_socket_that_comes_during_an_outage_is_answered_503(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """From the first moment on, before the process knows that it has lost its database."""
    prepare(database)
    async with (
        relayed(database) as relay,
        running(tmp_path, lambda: PostgresStore(relay.address)) as server,
        Guest(server.address) as ada,
    ):
        await ada.create(["me", "random", "random"])
        await relay.cut()
        while not server.services.is_cut:
            server.services.identities._seen.clear()  # as each second, or after 20,000 others
            with pytest.raises(InvalidStatus) as refused:
                await ada.follow()
            answer = refused.value.response
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == "1"
            assert json.loads(answer.body or b"")["reason"]["code"] == "storage-trouble"
        await relay.heal()
        await health(server, 200)
        await ada.follow()
    assert "entry-failed" in caplog.messages
    assert not [one for one in caplog.records if one.name.startswith("uvicorn")]


async def test_a_store_that_fails_after_the_handshake_says_goodbye(
    database: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(other_processes, "BEAT_SECONDS", 600)  # a beat forgets who was seen
    prepare(database)
    async with (
        relayed(database) as relay,
        running(tmp_path, lambda: PostgresStore(relay.address)) as server,
        Guest(server.address) as ada,
    ):
        await ada.create(["me", "random", "random"])
        whose = server.services.identities.whose
        await whose(ada.http.cookies["aurum"])  # it is remembered, so there is a socket
        server.services.live_tables.tables.clear()
        await relay.cut()
        with pytest.raises(ConnectionClosed) as closed:
            await ada.follow()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == Close.FAILED
        assert json.loads(ada.inbox[-1])["reason"]["code"] == "storage-trouble"
    assert not [one for one in caplog.records if one.name.startswith("uvicorn")]


async def test_people_of_a_process_without_a_database_go_on_through_another_one(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(other_processes, "LOST_SECONDS", 1.5)
    prepare(database)

    async def scenario() -> None:
        async with (
            relayed(database) as relay,
            running(tmp_path / "0", lambda: PostgresStore(relay.address)) as first,
            running(tmp_path / "1", lambda: PostgresStore(database)) as second,
            Guest(first.address, 1) as ada,
            Guest(second.address, 2) as bob,
        ):
            await seated(ada, bob)
            await until(ada, lambda: ada.room["seats"][1]["kind"] == "person")
            assert (await ada.command("start"))["type"] == "done"
            await play_to(14, ada, bob)
            await relay.cut()
            assert await farewell(ada) == Close.STOPPING
            await health(first, 503)
            with pytest.raises(InvalidStatus, match="503"):
                await ada.follow()
            await ada.through(second)
            await ada.follow()
            await play_to(24, ada, bob)
            await relay.heal()
            await health(first, 200)
            await ada.through(first)
            await ada.follow()
            await play_to(34, ada, bob)
            logs = await asyncio.to_thread(logs_in, database)
            assert History.of(ada.code).mistakes(logs) == []

    await asyncio.wait_for(scenario(), 240)
