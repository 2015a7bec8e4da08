"""A real nginx in front of several servers, by the example in deploy/."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.server.postgres import free_port

EXAMPLE = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"


@contextlib.contextmanager
def nginx(directory: Path, addresses: list[str], *, spread: bool = True) -> Iterator[str]:
    """Its address. Here without TLS, and with the servers of the test.

    `spread`: the people of one table are spread over the servers, as a proxy may do that knows
    nothing of tables; the example sends them to the same one.
    """
    port = free_port()
    servers = "".join(
        f"    server {address.removeprefix('http://')} max_fails=1 fail_timeout=2s;\n"
        for address in addresses
    )
    text = re.sub(r"    server 127.*\n(    server 127.*\n)*", servers, EXAMPLE.read_text())
    text = re.sub(r" +ssl_certificate.*\n", "", text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    text = text.replace("Host $host", "Host $http_host")  # the port belongs to the name here
    if spread:
        text, changed = re.subn(r"hash \S+ consistent;", "least_conn;", text)
        assert changed == 1
    temporary = "".join(
        f"{kind}_temp_path {directory}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = directory / "nginx.conf"
    file.write_text(
        f"pid {directory}/pid;\nerror_log {directory}/error;\ndaemon off;\nmaster_process off;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    )
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    process = subprocess.Popen([program, "-p", directory, "-c", file, "-e", f"{directory}/error"])
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 30
        while not _answers(address):
            assert process.poll() is None, (directory / "error").read_text()
            assert time.monotonic() < deadline, "nginx does not answer"
            time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait()


def _answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health").status_code == 200
    except httpx.HTTPError:
        return False
