"""What one guest may do at tables is limited for the guest, whatever the sockets."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.flooded import only, plays_on, with_a_host
from tests.server.player import Player
from tests.server.running import Running
from tests.server.wire import followed


async def test_sockets_of_one_guest_at_one_table_are_few_and_the_oldest_goes(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        lines = [await followed(host) for _ in range(4)]
        await host.follow()
        assert await lines[0].close_code() == 4409
        live_table = server.services.live_tables.tables[host.code]
        async with asyncio.timeout(30):
            while len(live_table.subscribers.followers) > 4:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        for line in lines:
            await line.close()

    await with_a_host(tmp_path, only(), scenario)


async def test_emotes_are_one_a_second_for_a_seat_whatever_the_sockets(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        second = Player(server.address)
        second.http.cookies = host.http.cookies
        await second.follow(host.code)
        await host.follow()
        assert (await host.command("say", emote="hello"))["type"] == "done"
        answer = await second.command("say", emote="hello")
        assert answer["reason"]["code"] == "emote-too-soon"
        await second.__aexit__()

    await with_a_host(tmp_path, only(emotes_per_second=0.01), scenario)


async def test_messages_of_one_guest_count_together_on_all_sockets(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        second = Player(server.address)
        second.http.cookies = host.http.cookies
        await second.follow(host.code)
        await host.follow()
        for number in range(20):
            await host.send({"type": "ping", "id": f"p{number}"})
        await host.until("pong", id="p19")
        await second.send({"type": "ping", "id": "late"})
        assert (await second.until("refused"))["reason"]["code"] == "too-fast"
        await second.__aexit__()

    await with_a_host(tmp_path, only(messages_per_second=0.01, message_burst=20), scenario)


async def test_undos_are_limited(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        await host.follow()
        await host.play_on(moves=1)
        fields = {"match": host.update["match"], "seq": 1}
        codes = [(await host.command("undo", **fields)).get("reason", {}) for _ in range(4)]
        assert [reason.get("code") for reason in codes].count("undo-too-often") == 2

    await with_a_host(tmp_path, only(undos_per_minute=2), scenario)


async def test_changes_of_seats_are_limited(tmp_path: Path):
    async def scenario(_: Running, host: Player) -> None:
        await host.create(["me", "open", "open"], start=False)
        await host.follow()
        levels = ["random", None] * 4
        answers = [await host.command("place", seat=1, level=level) for level in levels]
        codes = [answer.get("reason", {}).get("code") for answer in answers]
        assert codes == [None] * 3 + ["seatings-too-often"] * 5
        assert host.room["seats"][1]["kind"] == "bot"

    await with_a_host(tmp_path, only(seatings_per_minute=3), scenario)


async def test_watchers_never_keep_a_player_out(tmp_path: Path):
    limits = replace(only(), watchers_per_table=3, watchers_per_address=3)

    async def scenario(server: Running, host: Player) -> None:
        watchers = [Player(server.address, seed) for seed in range(4)]
        for watcher in watchers:
            await watcher.post("/me", {})
        for watcher in watchers[:3]:
            await watcher.follow(host.code)
        with pytest.raises(ConnectionClosed, match="4429"):
            await watchers[3].follow(host.code)
        await plays_on(host)
        for watcher in watchers:
            await watcher.__aexit__()

    await with_a_host(tmp_path, limits, scenario)


async def test_who_comes_and_goes_is_slowed_down(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        for _ in range(3):
            await host.follow()
            await host.disconnect()
        with pytest.raises(ConnectionClosed, match="4429"):
            await host.follow()

    await with_a_host(tmp_path, only(entries_per_minute=3), scenario)


async def test_tables_of_one_guest_are_limited(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        body = {"seats": ["me", "random", "random"]}
        answers = [(await host.http.post("/tables", json=body)).status_code for _ in range(3)]
        assert answers == [201, 429, 429]  # one was made before

    await with_a_host(tmp_path, only(openings_per_guest=2), scenario)


async def test_uploads_have_a_rate_of_their_own(tmp_path: Path):
    async def scenario(server: Running, host: Player) -> None:
        answers = [await host.http.post("/replay", json={"record": {}}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [422, 422, 429, 429]
        assert answers[-1].headers["retry-after"] == "1"
        assert (await host.http.get("/tables")).status_code == 200

    await with_a_host(tmp_path, only(uploads_per_minute=1, upload_burst=2), scenario)
