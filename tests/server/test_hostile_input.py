"""Whatever is sent: a typed error each, no crash, no change, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aurum.server.settings import Limits, unlimited_rates
from aurum.table.messages import ClientMessage
from tests.server.crashing import Tireless
from tests.server.hostility import (
    KINDS,
    Attack,
    Attacker,
    deep_nesting,
    malformed_json,
    verdict,
    wrong_types,
)
from tests.server.player import Player
from tests.server.running import Running, running
from tests.server.stores import stored_logs
from tests.sizes import sized


async def begun(address: str) -> Player:
    """A person who has been dealt cards and then only waits."""
    victim = Player(address, 1)
    await victim.post("/me", {"name": "Victim"})
    await victim.create(["me", "random", "random"])
    await victim.follow()
    while not victim.is_asked():
        await victim.answer_seeds()
        await victim.receive()
    return victim


async def attacked(
    server: Running, victim: Player, kinds: Mapping[Attack, set[str]] = KINDS, *, each: int
) -> list[str]:
    """Every kind, many times, a few at once; what was not answered as it should be."""
    wrong: list[str] = []
    attackers = [Attacker(server.address, victim, seed) for seed in range(5)]
    for attacker in attackers:
        await attacker.prepare()
    for kind, answers in kinds.items():
        for _ in range(each // len(attackers)):
            got = await asyncio.gather(*(kind(attacker) for attacker in attackers))
            wrong += [f"{kind.__name__}: {one}" for one in got if one not in answers]
    for attacker in attackers:
        await attacker.close()
    return wrong


@sized("each", 20, 100)
async def test_attacks_of_twenty_kinds(tmp_path: Path, caplog: pytest.LogCaptureFixture, each: int):
    caplog.set_level(logging.ERROR, "aurum")

    async def scenario() -> tuple[str, int]:
        async with running(tmp_path) as server:
            victim = await begun(server.address)
            bystander = Tireless(server.address, 2)
            await bystander.post("/me", {})
            await bystander.create(["me", "random", "random"])
            await bystander.follow()
            playing = asyncio.create_task(bystander.play_for_ever())
            before = len(await server.services.store.log(victim.code))
            assert await attacked(server, victim, each=each) == []
            assert len(await server.services.store.log(victim.code)) == before
            assert not playing.done(), "the bystander was disturbed"
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            answer = await victim.act(victim.legal()[0])
            assert answer["type"] == "update"
            assert (await victim.http.get("/about")).is_success
            await victim.__aexit__()
            await bystander.__aexit__()
            return bystander.code, len(bystander.acknowledged)

    code, moves = await scenario()
    assert len(KINDS) >= 20
    assert moves > each // 2
    assert code in stored_logs(tmp_path)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_a_reader_that_trusts_its_input_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault: an error that nobody foresaw ends the connection instead of a refusal."""
    monkeypatch.setattr("aurum.server.socket.decode_message", _trusting)
    monkeypatch.setattr("aurum.server.socket_reader.decode_message", _trusting)
    planted: dict[Attack, set[str]] = {
        kind: KINDS[kind] for kind in (malformed_json, deep_nesting, wrong_types)
    }

    async def scenario() -> list[str]:
        async with running(tmp_path) as server:
            victim = await begun(server.address)
            wrong = await attacked(server, victim, planted, each=5)
            await victim.__aexit__()
            return wrong

    kinds = {mistake.split(":")[0] for mistake in (await scenario())}
    assert kinds == {"malformed_json", "deep_nesting", "wrong_types"}


def _trusting(data: str | bytes) -> ClientMessage:
    message: ClientMessage = msgspec.convert(json.loads(data), type=ClientMessage, strict=False)
    return message


async def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path):
    limits = replace(unlimited_rates(Limits()), messages_per_second=10, message_burst=20)

    async with running(tmp_path, limits=limits) as server:
        victim = await begun(server.address)
        flooder = Attacker(server.address, victim, 1)
        await flooder.prepare()
        await flooder.guest.follow(victim.code)
        socket = flooder.guest.socket
        assert socket is not None
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                await flooder.guest.send({"type": "ping", "id": f"p{number}"})
        answers = set()
        while "closed-4429" not in answers:
            answers.add(await verdict(socket))
        assert "too-fast" in answers
        assert (await victim.act(victim.legal()[0]))["type"] == "update"
        await flooder.close()
        await victim.__aexit__()


async def test_a_slow_reader_is_dropped_and_may_resume(tmp_path: Path):
    limits = unlimited_rates(Limits(queued_messages=20))

    async with running(tmp_path, limits=limits) as server:
        victim = await begun(server.address)
        sleeper = Player(server.address, 3)
        await sleeper.post("/me", {})
        await sleeper.follow(victim.code)
        live_table = await server.services.live_tables.table(victim.code)
        assert live_table is not None
        follower = next(f for f in live_table.subscribers.followers if f.seat is None)
        assert sleeper.socket is not None
        sleeper.socket.transport.pause_reading()
        while follower.close_code is None:
            live_table.subscribers.broadcast(
                b'{"type":"said","seat":0,"emote":"hello"}' + b" " * 60_000
            )
            await asyncio.sleep(0)
        assert follower.close_code == 4413
        assert (await victim.act(victim.legal()[0]))["type"] == "update"
        sleeper.socket.transport.abort()
        await sleeper.follow(victim.code, match=victim.update["match"], since=0)
        assert (await sleeper.until("update"))["seq"] >= victim.update["seq"]
        await sleeper.__aexit__()
        await victim.__aexit__()


async def test_one_address_cannot_take_all_connections(tmp_path: Path):
    limits = Limits(connections_per_address=3)

    async with running(tmp_path, limits=limits) as server:
        victim = await begun(server.address)
        others = [Player(server.address, seed) for seed in range(3)]
        for other in others:
            await other.post("/me", {})
        for other in others[:2]:
            await other.follow(victim.code)
        with pytest.raises(InvalidStatus, match="429"):
            await others[2].follow(victim.code)
        for player in (*others, victim):
            await player.__aexit__()


async def test_guessing_codes_is_slow_work(tmp_path: Path):
    limits = Limits(wrong_codes_per_minute=5)

    async with running(tmp_path, limits=limits) as server, Player(server.address) as eve:
        codes = [f"AAAA-BBBB-{number:04d}" for number in range(8)]
        answers = [(await eve.http.get(f"/tables/{code}")).status_code for code in codes]
        assert answers == [404] * 5 + [429] * 3
