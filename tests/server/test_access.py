"""Who may ask: hosts, origins, readers of the metrics; cookies, and the end of an identity."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from aurum.server.rate_limits import Bucket, Rates, network_of
from aurum.server.settings import Limits, unlimited_rates
from tests.server.player import Player
from tests.server.running import Running, running

HTTPS = {"x-forwarded-proto": "https", "host": "aurum.example"}
PUBLIC = {"public_url": "https://aurum.example", "trusted_proxies": ("127.0.0.1",)}


async def asked(
    data: Path, scenario: Callable[[Running, httpx.AsyncClient], Awaitable[None]], **changes: Any
) -> None:
    async with (
        running(data, **changes) as server,
        httpx.AsyncClient(base_url=server.address) as client,
    ):
        await scenario(server, client)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:1", 200),
        ("127.0.0.1:8040", 200),
        ("[::1]:8040", 200),
        ("aurum.example", 200),
        ("card.example:99", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("aurum.example.evil.example", 421),
        ("", 421),
    ],
)
async def test_only_names_of_ours_lead_here(host: str, status: int, tmp_path: Path):
    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/v1/about", headers={"host": host})
        assert answer.status_code == status

    await asked(
        tmp_path, scenario, public_url="https://aurum.example", allowed_hosts=("card.example",)
    )


@pytest.mark.parametrize("path", ["/health", "/ready"])
async def test_a_proxy_asks_after_the_process_by_any_name(path: str, tmp_path: Path):
    """Caddy sends the address of the process as it knows it, such as the name of a container."""

    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        answer = await client.get(path, headers={"host": "one:8040"})
        assert answer.json() == {"status": "ok"}
        for other in ("/metrics", "/api/v1/about", "/"):
            assert (await client.get(other, headers={"host": "one:8040"})).status_code == 421

    await asked(tmp_path, scenario)


async def test_a_proxy_that_sends_another_host_is_told_what_to_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """nginx without `proxy_set_header Host` sends the name of its upstream block."""

    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/v1/about", headers={"host": "upstream"})
        assert answer.json()["reason"]["text"] == (
            "This server does not go by the name 'upstream': a proxy must pass on the name that "
            "people type (the header Host), and the server must be told it with --public-url or "
            "--allowed-host."
        )
        by_page = {"host": "127.0.0.1:8040", "origin": "https://aurum.example"}
        answer = await client.post("/api/v1/me", json={}, headers=by_page)
        assert answer.status_code == 403
        assert "start the server with --public-url" in answer.json()["reason"]["text"]

    await asked(tmp_path, scenario)
    fields = [record.__dict__.get("fields", {}) for record in caplog.records]
    assert any("pass on the name" in field.get("advice", "") for field in fields)
    assert "upstream" not in caplog.text  # a client's text


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("aurum.example", "https://aurum.example", 200),
        ("aurum.example", "http://aurum.example", 403),
        ("aurum.example", "https://aurum.example:8443", 403),
        ("localhost:5", "http://localhost:5", 200),
        ("localhost:5", "https://localhost:5", 403),
        ("localhost:5", "null", 403),
        ("aurum.example", "https://club.example", 200),
    ],
)
async def test_the_whole_origin_counts(host: str, origin: str, status: int, tmp_path: Path):
    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        headers = {"host": host, "origin": origin}
        answer = await client.post("/api/v1/me", json={}, headers=headers)
        assert answer.status_code == status

    await asked(
        tmp_path,
        scenario,
        public_url="https://aurum.example",
        origins=("https://club.example",),
    )


@pytest.mark.parametrize("path", ["/metrics", "/ready"])
async def test_metrics_are_for_this_machine_and_named_addresses(path: str, tmp_path: Path):
    far = {"x-forwarded-for": "203.0.113.9"}

    async def alone(_: Running, client: httpx.AsyncClient) -> None:
        assert (await client.get(path)).status_code == 200
        assert (await client.get(path, headers=far)).status_code == 403

    async def behind_a_proxy(_: Running, client: httpx.AsyncClient) -> None:
        assert (await client.get(path)).status_code == 200
        assert (await client.get(path, headers=far)).status_code == 403
        named = {"x-forwarded-for": "198.51.100.7"}
        assert (await client.get(path, headers=named)).status_code == 200

    await asked(tmp_path / "a", alone)
    await asked(
        tmp_path / "b",
        behind_a_proxy,
        trusted_proxies=("127.0.0.1",),
        metrics_readers=("198.51.100.0/24",),
    )


async def test_by_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path):
    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/v1/me", json={}, headers=HTTPS)
        (cookie,) = answer.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-aurum=")
        attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= attributes
        assert not any(part.startswith("domain") for part in attributes)
        assert "includeSubDomains" in answer.headers["strict-transport-security"]

    await asked(
        tmp_path, scenario, trusted_proxies=("127.0.0.1",), allowed_hosts=("aurum.example",)
    )


async def test_a_cookie_of_the_old_name_still_works_and_is_replaced(tmp_path: Path):
    async def scenario(_: Running, client: httpx.AsyncClient) -> None:
        first = await client.post("/api/v1/me", json={"name": "Ada"}, headers=HTTPS)
        token = first.headers["set-cookie"].partition("=")[2].partition(";")[0]
        client.cookies.clear()
        old = {**HTTPS, "cookie": f"aurum={token}"}
        again = await client.post("/api/v1/me", json={}, headers=old)
        assert again.json()["name"] == "Ada"
        cookies = again.headers.get_list("set-cookie")
        assert any(cookie.startswith(f"__Host-aurum={token}") for cookie in cookies)
        assert any(cookie.startswith('aurum=""') for cookie in cookies)

    await asked(tmp_path, scenario, **PUBLIC)


async def with_two_sockets(server: Running) -> tuple[Player, Player]:
    ada, bob = Player(server.address, 1), Player(server.address, 2)
    await ada.post("/me", {"name": "Ada"})
    await bob.post("/me", {"name": "Bob"})
    code = await ada.create(["me", "open", "random"], start=False)
    await ada.follow()
    await bob.join(code)
    await bob.follow(code)
    return ada, bob


async def test_a_moved_identity_ends_its_old_sockets_at_once(tmp_path: Path):
    async def scenario(server: Running, _: httpx.AsyncClient) -> None:
        ada, bob = await with_two_sockets(server)
        moving = await ada.post("/me/moving-code", {})
        new = Player(server.address, 3)
        taken = asyncio.create_task(new.post("/me/take", {"code": moving["code"]}))
        with suppress(ConnectionClosed):  # the old device goes on, before, while and after
            for number in range(50):
                await ada.send({"type": "place", "id": f"p{number}", "seat": 2, "level": None})
                await asyncio.sleep(0)
        await taken
        with pytest.raises(ConnectionClosed, match="4401"):
            await ada.until("nothing that is ever said")
        stored = len(await server.services.store.log(ada.code))
        await new.follow(ada.code)
        assert new.seat == 0
        assert len(await server.services.store.log(ada.code)) == stored
        for player in (ada, bob, new):
            await player.__aexit__()

    await asked(tmp_path, scenario)


async def test_logging_out_ends_token_and_sockets(tmp_path: Path):
    async def scenario(server: Running, _: httpx.AsyncClient) -> None:
        ada, bob = await with_two_sockets(server)
        token = ada.http.cookies["aurum"]
        answer = await ada.http.post("/me/log-out", json={})
        assert answer.status_code == 200
        assert "aurum" not in ada.http.cookies
        with pytest.raises(ConnectionClosed, match="4401"):
            await ada.until("nothing that is ever said")
        old = await ada.http.get("/me", headers={"cookie": f"aurum={token}"})
        assert old.status_code == 401
        assert (await bob.http.get("/me")).status_code == 200
        for player in (ada, bob):
            await player.__aexit__()

    await asked(tmp_path, scenario)


async def test_who_guesses_too_much_does_not_hear_of_a_hit_but_a_seat_gets_in(tmp_path: Path):
    limits = replace(unlimited_rates(Limits()), wrong_codes_per_minute=3)

    async def scenario(server: Running, client: httpx.AsyncClient) -> None:
        ada, bob = await with_two_sockets(server)
        await bob.disconnect()
        eve = Player(server.address, 3)
        await eve.post("/me", {})
        wrong = [f"/tables/AAAA-BBBB-{number:04d}" for number in range(4)]
        answers = [(await eve.http.get(path)).status_code for path in wrong]
        assert answers == [404, 404, 404, 429]
        assert (await eve.http.get(f"/tables/{ada.code}")).status_code == 429
        moving = await ada.post("/me/moving-code", {})
        taken = await eve.http.post("/me/take", json={"code": moving["code"]})
        assert taken.status_code == 429
        with pytest.raises(ConnectionClosed, match="4429"):
            await eve.follow(ada.code)
        assert (await bob.http.get(f"/tables/{ada.code}")).status_code == 200
        await bob.follow(ada.code)
        for player in (ada, bob, eve):
            await player.__aexit__()

    await asked(tmp_path, scenario, limits=limits)


async def test_right_codes_cost_nothing(tmp_path: Path):
    limits = replace(unlimited_rates(Limits()), wrong_codes_per_minute=2)

    async def scenario(server: Running, _: httpx.AsyncClient) -> None:
        ada, bob = await with_two_sockets(server)
        for _n in range(10):
            assert (await ada.http.get(f"/tables/{ada.code}")).status_code == 200
        for player in (ada, bob):
            await player.__aexit__()

    await asked(tmp_path, scenario, limits=limits)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_household_counts_as_one_address(address: str, network: str):
    assert network_of(address) == network


def test_a_bucket_gives_its_burst_then_its_rate():
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    bucket.give_back()
    assert bucket.take(0.5)
    assert bucket.take(100, count=3)
    assert not bucket.take(100, count=0.5)


def test_quiet_keys_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("aurum.server.rate_limits.FORGET_ABOVE", 100)
    now = [0.0]
    rates = Rates(1, 2, lambda: now[0])
    for number in range(102):
        now[0] = number
        rates.take(str(number))
    now[0] += 1
    rates.take("another")
    assert len(rates._buckets) < 10
