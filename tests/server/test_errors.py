"""Every error is a JSON problem with the security headers, and every line of the log is JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from aurum.server.logs import _Calm, set_up_logs
from aurum.server.run import check_sqlite
from aurum.server.security_headers import HEADERS
from aurum.server.settings import Limits, unlimited_rates
from aurum.server.storage.store import StorageTrouble
from tests.server.crashing import ServerProcess
from tests.server.player import Player
from tests.server.running import running
from tests.server.wire import HANDSHAKE, raw

LONG = "a" * 300


def is_problem(answer: httpx.Response, status: int) -> bool:
    problem = answer.json()
    there = {name: answer.headers.get(name) for name in HEADERS}
    assert there == HEADERS, "security headers are missing"
    return bool(answer.status_code == problem["status"] == status and problem["reason"]["code"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (f"/{LONG}.js", 404),
        (f"/assets/{LONG * 10}.css", 404),
        ("/assets/%00.js", 404),
        ("/..%2f..%2fsettings.py", 404),
        ("/.vite/manifest.json", 404),
        (f"/api/v1/{LONG}", 404),
        (f"/api/v1/tables/{LONG}", 404),
    ],
)
async def test_odd_paths_are_problems(path: str, status: int, tmp_path: Path):
    async with running(tmp_path) as server, httpx.AsyncClient() as client:
        assert is_problem(await client.get(f"{server.address}{path}"), status)


async def test_a_long_path_of_the_page_is_an_address_like_any_other(tmp_path: Path):
    async with running(tmp_path) as server, httpx.AsyncClient() as client:
        assert (await client.get(f"{server.address}/{LONG}")).status_code == 200


async def test_an_error_that_nobody_foresaw_is_a_problem_too(tmp_path: Path):
    async with running(tmp_path) as server, httpx.AsyncClient() as client:
        server.server.metrics.text = lambda: 1 / 0  # type: ignore[method-assign, assignment, return-value]
        assert is_problem(await client.get(f"{server.address}/metrics"), 500)
        assert (await client.get(f"{server.address}/api/v1/about")).status_code == 200


REFUSED = {
    "not http": (b"\x16\x03\x01 not http at all\r\n\r\n", 400),
    "no colon": (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
    "long head": (b"GET / HTTP/1.1\r\nX: " + b"y" * 100_000, 400),
    "old sockets": (HANDSHAKE.replace(b"Version: 13", b"Version: 7") + b"\r\n", 400),
    "no such socket": (HANDSHAKE.replace(b"/socket", b"/sockets") + b"\r\n", 404),
    "foreign page": (HANDSHAKE + b"Origin: http://evil.example\r\n\r\n", 403),
}


@pytest.mark.parametrize("kind", REFUSED)
async def test_what_a_library_refuses_is_a_problem_too(kind: str, tmp_path: Path):
    sent, status = REFUSED[kind]

    async def scenario() -> bytes:
        async with running(tmp_path) as server:
            line = await raw(server.address)
            await line.flood(sent)
            try:
                return await asyncio.wait_for(line.reader.read(), 60)
            finally:
                await line.close()

    head, _, body = (await scenario()).partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode())
    problem = json.loads(body)
    assert problem["status"] == status
    assert problem["reason"]["code"]
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in head


async def test_pages_and_handshakes_are_counted_too(tmp_path: Path):
    limits = replace(unlimited_rates(Limits()), requests_per_second=0.001, request_burst=3)

    async with running(tmp_path, limits=limits) as server, httpx.AsyncClient() as client:
        answers = [await client.get(f"{server.address}/") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert is_problem(answers[-1], 429)
        with pytest.raises(InvalidStatus, match="429"):
            await connect(server.address.replace("http", "ws") + "/api/v1/socket")


async def test_every_line_of_the_log_is_json_and_names_no_secret(tmp_path: Path):
    """A server that is talked to in every wrong way, at its most talkative."""
    log = tmp_path / "log"
    os.environ["AURUM_TEST_LOG"] = str(log)
    program = (sys.executable, str(Path(__file__).with_name("talkative.py")))

    async def scenario() -> str:
        server = ServerProcess(tmp_path / "data", program)
        async with Player(server.address) as ada:
            await ada.create(["me", "random", "random"])
            await ada.follow()
            for _ in range(100):
                line = await raw(server.address)
                await line.flood(b"rubbish " + ada.code.encode() + b"\r\n\r\n")
                await line.close()
            host = {"host": f"{ada.code}.example"}
            await ada.http.get("/about", headers=host)
            await ada.http.get(f"{server.address}/{LONG}.js")
            assert ada.socket is not None
            await ada.socket.send(b"\xff" * 20)
            moving = await ada.post("/me/moving-code", {})
            await ada.post("/me/take", {"code": moving["code"]})
            token = ada.http.cookies["aurum"]
        server.end(signal.SIGTERM)
        return f"{token} {ada.code} {moving['code']}"

    secrets = (await scenario()).split()
    text = log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
    events = [line["event"] for line in lines]
    assert "identity-moved" in events
    assert {"limit": "foreign-host", "address": "127.0.0.1"}.items() <= next(
        line.items() for line in lines if line.get("limit") == "foreign-host"
    )
    assert 0 < events.count("Invalid HTTP request received.") < 60, "a flood of lines"
    for secret in secrets:
        assert secret not in text


def test_lines_of_one_kind_are_few_and_the_next_says_how_many_were_not_written():
    now = [0.0]
    calm = _Calm(lambda: now[0])

    def line() -> logging.LogRecord:
        return logging.LogRecord("aurum", logging.WARNING, "", 0, "turned-away", None, None)

    assert sum(calm.filter(line()) for _ in range(100)) == 20
    now[0] = 60.0
    late = line()
    assert calm.filter(late)
    assert late.__dict__["fields"] == {"unwritten": 80}


def test_set_up_logs_takes_the_libraries_lines():
    before = {
        name: (logging.getLogger(name).handlers, logging.getLogger(name).level)
        for name in ("", "aurum", "uvicorn.error")
    }
    try:
        logging.getLogger("uvicorn.error").addHandler(logging.StreamHandler())
        set_up_logs("info")
        assert logging.getLogger("uvicorn.error").handlers == []
        assert len(logging.getLogger().handlers) == 1
    finally:
        logging.captureWarnings(capture=False)
        for name, (handlers, level) in before.items():
            logging.getLogger(name).handlers = handlers
            logging.getLogger(name).setLevel(level)


def test_an_old_sqlite_is_named_before_anything_starts():
    check_sqlite((3, 38, 0))
    with pytest.raises(StorageTrouble, match=r"3\.34\.1.*3\.38\.0"):
        check_sqlite((3, 34, 1))
