"""The examples in deploy/ before servers that are told what to do: nginx and Caddy as shipped."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from aurum.table.wire.words import socket_path
from tests.server.fronts import FRONTS
from tests.server.postgres import free_port

CODES = [f"{first}{second}QF-2M9X-RBT4" for first in "ABCDEF" for second in "GHJ"]
STORM = 30


class Named(BaseHTTPRequestHandler):
    """Answers with the port that was reached; or is busy, or cannot serve, or cuts the line."""

    def do_GET(self) -> None:
        if self.path == "/cut":
            self.close_connection = True
            return
        name = str(self.connection.getsockname()[1]).encode()
        self.send_response({"/busy": 429, "/trouble": 503}.get(self.path, 200))
        self.send_header("Content-Length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    def log_message(self, *_: object) -> None:
        pass


class Stoppable(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


@pytest.fixture
def servers() -> Iterator[list[Stoppable]]:
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(2):
            server = stack.enter_context(Stoppable(("127.0.0.1", 0), Named))
            Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
            made.append(server)
        yield made


@contextlib.contextmanager
def through(
    kind: str, directory: Path, servers: list[Stoppable], fault: Callable[[str], str] = str
) -> Iterator[httpx.Client]:
    ports = [int(server.server_address[1]) for server in servers]
    with (
        FRONTS[kind](directory, ports, free_port(), fault) as front,
        httpx.Client(base_url=front.address, verify=front.trust, timeout=30) as client,
    ):
        yield client


def reached(client: httpx.Client, paths: list[str]) -> list[str]:
    return [client.get(path).raise_for_status().text for path in paths]


@pytest.mark.parametrize("kind", FRONTS)
def test_a_table_has_one_server_and_all_servers_have_tables(
    kind: str, servers: list[Stoppable], tmp_path: Path
):
    with through(kind, tmp_path, servers) as client:
        paths = [socket_path(code) for code in CODES]
        first, again = reached(client, paths), reached(client, paths)
        assert first == again
        assert len(set(first)) == 2
        assert len(set(reached(client, ["/api/v1/about"] * 30))) == 2


@pytest.mark.parametrize("kind", FRONTS)
def test_when_its_server_is_gone_a_table_is_found_at_the_other(
    kind: str, servers: list[Stoppable], tmp_path: Path
):
    with through(kind, tmp_path, servers) as client:
        paths = [socket_path(code) for code in CODES]
        assert len(set(reached(client, paths))) == 2
        gone = servers[0]
        gone.shutdown()
        gone.server_close()
        assert set(reached(client, paths)) == {str(servers[1].server_address[1])}


def others_after_a_storm(client: httpx.Client, path: str) -> list[int]:
    """What somebody else is answered while one client gets that answer again and again."""
    answers = []
    for _ in range(STORM):
        with contextlib.suppress(httpx.HTTPError):
            client.get(path)
        answers.append(client.get("/api/v1/about").status_code)
    return answers


@pytest.mark.parametrize("path", ["/busy", "/trouble", "/cut"])
@pytest.mark.parametrize("kind", FRONTS)
def test_what_one_client_is_answered_takes_no_server_from_the_others(
    kind: str, path: str, servers: list[Stoppable], tmp_path: Path
):
    with through(kind, tmp_path, servers) as client:
        assert others_after_a_storm(client, path) == [200] * STORM


def judged_by_answers(text: str) -> str:
    """The planted fault: a server that answers 503, or none, is left out for a while."""
    passive = "lb_try_duration 0\n\t\tfail_duration 3s\n\t\tunhealthy_status 503\n"
    return text.replace("max_fails=0", "max_fails=1 fail_timeout=2s").replace(
        "lb_try_duration 5s\n", passive
    )


@pytest.mark.parametrize("kind", FRONTS)
def test_a_proxy_that_judges_servers_by_their_answers_is_caught(
    kind: str, servers: list[Stoppable], tmp_path: Path
):
    with through(kind, tmp_path, servers, judged_by_answers) as client:
        assert {502, 503} & {*others_after_a_storm(client, "/trouble")}


@pytest.mark.parametrize("kind", FRONTS)
def test_people_who_type_http_are_led_to_https(kind: str, tmp_path: Path):
    with FRONTS[kind](tmp_path, [free_port()], free_port()) as front:
        answer = httpx.get(f"{front.plain}/t/abc")
        assert answer.status_code in (301, 308)
        assert answer.headers["location"].startswith("https://localhost")
        assert answer.headers["location"].endswith("/t/abc")
