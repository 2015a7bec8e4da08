"""The example for nginx sends the sockets of one table to one server, and spreads the rest."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest

from aurum.table.wire.words import socket_path
from tests.server.nginx import nginx

CODES = [f"{first}{second}QF-2M9X-RBT4" for first in "ABCDEF" for second in "GHJ"]


class Named(BaseHTTPRequestHandler):
    """Answers with the port that was reached."""

    def do_GET(self) -> None:
        name = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def servers() -> Iterator[list[ThreadingHTTPServer]]:
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(2):
            server = stack.enter_context(ThreadingHTTPServer(("127.0.0.1", 0), Named))
            Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.shutdown)
            made.append(server)
        yield made


def addresses(servers: list[ThreadingHTTPServer]) -> list[str]:
    return [f"http://127.0.0.1:{server.server_address[1]}" for server in servers]


def reached(front: str, paths: list[str]) -> list[str]:
    with httpx.Client(base_url=front) as client:
        return [client.get(path).raise_for_status().text for path in paths]


def test_a_table_has_one_server_and_all_servers_have_tables(
    servers: list[ThreadingHTTPServer], tmp_path: Path
):
    with nginx(tmp_path, addresses(servers), spread=False) as front:
        paths = [socket_path(code) for code in CODES]
        first, again = reached(front, paths), reached(front, paths)
        assert first == again
        assert len(set(first)) == 2
        assert len(set(reached(front, ["/api/v1/about"] * 30))) == 2


def test_when_its_server_is_gone_a_table_is_found_at_the_other(
    servers: list[ThreadingHTTPServer], tmp_path: Path
):
    with nginx(tmp_path, addresses(servers), spread=False) as front:
        paths = [socket_path(code) for code in CODES]
        assert len(set(reached(front, paths))) == 2
        gone = servers[0]
        gone.shutdown()
        gone.server_close()
        assert set(reached(front, paths)) == {str(servers[1].server_address[1])}
