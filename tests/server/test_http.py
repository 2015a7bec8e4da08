"""The HTTP side: identities, tables, problems, documents."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from aurum.cli import main
from aurum.server.identity import hashed
from aurum.server.security_headers import HEADERS
from aurum.texts import guest_names
from tests.server.player import Player
from tests.server.running import Running, running

Scenario = Callable[[Running, Player], Coroutine[Any, Any, None]]


async def played(path: Path, scenario: Scenario, **settings: Any) -> None:
    async with running(path, **settings) as server, Player(server.address) as ada:
        await scenario(server, ada)


async def test_the_token_is_in_a_cookie_that_scripts_cannot_read_and_only_its_hash_is_stored(
    tmp_path: Path,
):
    async def scenario(server: Running, ada: Player) -> None:
        answer = await ada.http.post("/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ada.http.cookies["aurum"] not in answer.text
        token = ada.http.cookies["aurum"]
        assert len(token) >= 43
        rows = await server.services.store._read("SELECT * FROM guests")  # type: ignore[attr-defined]
        assert token not in str(rows)
        assert hashed(token) in str(rows)

    await played(tmp_path, scenario)


async def test_behind_https_the_cookie_insists_on_it(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        answer = await ada.http.post("/me", json={})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers

    await played(tmp_path, scenario, public_url="https://aurum.example")


@pytest.mark.parametrize("language", ["en", "de", "fr", "ru"])
async def test_a_guest_without_a_name_gets_one_in_the_own_language(tmp_path: Path, language: str):
    async def scenario(server: Running, ada: Player) -> None:
        ada.http.cookies.clear()  # a stranger again
        wish = {"accept-language": f"{language};q=0.9, en;q=0.5"}
        answer = await ada.http.post("/me", json={}, headers=wish)
        word, number = answer.json()["name"].split()
        assert word in guest_names(language)
        assert 10 <= int(number) <= 99

    await played(tmp_path, scenario)


async def test_an_identity_moves_to_another_device(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        await ada.post("/me", {"name": "Ada"})
        code = await ada.create(["me", "open", "random"], start=False)
        moving = await ada.post("/me/moving-code", {})
        async with Player(server.address) as phone:
            me = await phone.post("/me/take", {"code": moving["code"]})
            assert me["name"] == "Ada"
            assert [table["code"] for table in me["tables"]] == [code]
            await phone.follow(code)
            assert phone.seat == 0
            again = await phone.http.post("/me/take", json={"code": moving["code"]})
            assert again.status_code == 404
            assert (await ada.http.get("/me")).status_code == 401
            with pytest.raises(ConnectionClosed, match="4401"):
                await ada.follow(code)

    await played(tmp_path, scenario)


async def test_names_cannot_break_a_screen(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        assert (await ada.post("/me", {"name": " A\n\u202e\u0000 da "}))["name"] == "A da"
        kept = await ada.post("/me", {"name": "\u200b\n"})
        assert kept["name"] == "A da"
        assert (await ada.http.post("/me", json={"name": "x" * 25})).status_code == 422

    await played(tmp_path, scenario)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seats": ["me", "random"]}, "unreadable"),
        ({"seats": ["me", "random", "random", "random"]}, "seat-count"),
        ({"seats": ["me", "me", "random"]}, "two-seats"),
        ({"seats": ["open", "random", "random"], "start": True}, "seats-open"),
        ({"seats": ["random"] * 3, "start": True}, "no-person"),
        ({"options": {"rules": {"edition": "klingon"}}}, "not-possible"),
        ({"options": {"rules": {"players": 5}}}, "not-possible"),
        ({"options": {"clock": "never"}}, "unreadable"),
    ],
    ids=str,
)
async def test_tables_that_cannot_be_are_refused_in_words(
    tmp_path: Path, body: dict[str, Any], code: str
):
    async def scenario(server: Running, ada: Player) -> None:
        answer = await ada.http.post("/tables", json=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"]["code"] == code
        assert answer.json()["reason"]["text"].endswith(".")

    await played(tmp_path, scenario)


async def test_full_tables_unknown_codes_and_finished_matches(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        code = await ada.create(["me", "random", "random"], start=False)
        async with Player(server.address) as ben:
            full = await ben.http.post(f"/tables/{code}/join", json={})
            assert (full.status_code, full.json()["reason"]["code"]) == (409, "table-full")
            none = await ben.http.post("/tables/AAAA-AAAA-AAAA/join", json={})
            assert (none.status_code, none.json()["reason"]["code"]) == (404, "no-such-table")
        await ada.follow()
        await ada.command("start")
        await ada.play_on()
        late = await ada.command(
            "act", match=ada.update["match"], seq=ada.update["seq"], action="keep"
        )
        assert late["reason"]["code"] == "match-over"

    await played(tmp_path, scenario)


async def test_the_lobby_shows_listed_tables_only(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        await ada.create(["me", "open", "open"], start=False)
        shown = await ada.create(["me", "open", "open"], start=False, listed=True)
        await ada.follow()  # without its host it would not be shown
        tables = (await ada.http.get("/tables")).json()["tables"]
        assert [table["code"] for table in tables] == [shown]
        assert tables[0]["open_seats"] == 2

    await played(tmp_path, scenario)


async def test_records_can_be_shown_or_are_refused_with_the_place_of_the_mistake(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.play_on()
        match = ada.update["match"]
        record = (await ada.http.get(f"/matches/{match}/record")).json()
        address = f"{server.address}/m/{match}"
        assert await asyncio.to_thread(main, ["verify", address]) == 0
        assert await asyncio.to_thread(main, ["verify", f"{address}x"]) == 1
        shown = await ada.post("/replay", {"record": record, "seat": 2})
        assert shown["frames"][3]["hands"][0] is None
        record["rounds"][0]["actions"][4] = "0 play Au8"
        bad = await ada.http.post("/replay", json={"record": record})
        assert bad.status_code == 422
        assert "round 0, action 4" in bad.json()["reason"]["text"]

    await played(tmp_path, scenario)


async def test_every_answer_carries_the_security_headers(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        for path in ("/about", "/nothing", "/openapi.json", "/docs", "/../../", "/../../x.js"):
            answer = await ada.http.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
        assert "unsafe" not in HEADERS["content-security-policy"]

    await played(tmp_path, scenario)


async def test_health_readiness_and_metrics(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.play_on(moves=2)
        root = server.address
        assert (await ada.http.get(f"{root}/health")).json() == {"status": "ok"}
        assert (await ada.http.get(f"{root}/ready")).json() == {"status": "ok"}
        metrics = (await ada.http.get(f"{root}/metrics")).text
        assert "aurum_connections 1" in metrics
        assert "aurum_tables_in_memory 1" in metrics
        assert 'aurum_command_seconds_bucket{le="+Inf"}' in metrics
        assert ada.code not in metrics

    await played(tmp_path, scenario)


async def test_the_interface_documents_itself(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        document = (await ada.http.get("/openapi.json")).json()
        assert "/api/v1/tables/{code}/join" in document["paths"]
        sockets = (await ada.http.get("/asyncapi.json")).json()
        assert "Act" in sockets["components"]["messages"]
        page = (await ada.http.get("/docs")).text
        assert "<script" not in page
        editions = (await ada.http.get("/editions")).json()["editions"]
        russian = next(e for e in editions if e["id"] == "russian")
        assert "tie-three" in russian["differs"]

    await played(tmp_path, scenario)


async def test_an_abandoned_table_leaves_memory_and_comes_back(tmp_path: Path):
    async def scenario(server: Running, ada: Player) -> None:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.play_on(moves=3)
        while not ada.is_asked():
            await ada.receive()
            await ada.answer_seeds()
        seen = {key: ada.update.get(key) for key in ("seq", "view", "own")}
        await ada.disconnect()
        house = server.services.live_tables
        patience, house._idle_ms = house._idle_ms, 0
        while ada.code in house.tables:
            house.evict()
            await asyncio.sleep(0.01)
        house._idle_ms = patience  # else the sweep may be quicker than whoever comes back
        await ada.follow()
        again = await ada.until("update")
        assert {key: again.get(key) for key in seen} == seen
        await ada.play_on()

    await played(tmp_path, scenario)
