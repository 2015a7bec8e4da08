"""A site as a host sets it up: servers as the unit starts them, behind a proxy, by deploy/."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from aurum.server.storage.postgres_opening import prepare
from bench.server.processes import ROOT, free_port
from tests.server.fronts import FRONTS, NAME, Front
from tests.server.shipped import replaced, unit

UNIT = "aurum@.service"
START_SECONDS = 60


class SiteServer:
    """One server on a port of its own, which it keeps."""

    def __init__(self, port: int, address: str, database: str, data: Path) -> None:
        self.port = port
        command, environment = unit(UNIT)
        told = replaced(
            "\n".join(f"{name}={value}" for name, value in environment.items()),
            {"%i": str(port), "https://aurum.example": address, "%S": str(data)},
        )
        own = dict(line.split("=", 1) for line in told.splitlines())
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("AURUM_")}
        self._environment = inherited | own | {"AURUM_STORE": database, "AURUM_LOG_LEVEL": "error"}
        self._command = [sys.executable, "-m", *command[0].rsplit("/", 1)[-1:], *command[1:]]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, env=self._environment, stdout=subprocess.DEVNULL
        )

    def wait(self) -> None:
        """Until it is well, as a host who restarts one after the other does."""
        deadline = time.monotonic() + START_SECONDS
        while not self._is_well():
            assert self._process is not None
            assert self._process.poll() is None, "the server did not start"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def _is_well(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5).is_success
        except httpx.HTTPError:
            return False


class Site:
    def __init__(self, front: Front, servers: list[SiteServer]) -> None:
        self.front = front
        self.servers = servers

    def restart_one_after_the_other(self) -> None:
        """As the guide says: stop one, start it, wait for its health, go on with the next."""
        for server in self.servers:
            server.stop()
            server.start()
            server.wait()


@contextlib.contextmanager
def site(kind: str, database: str, count: int, fault: Callable[[str], str] = str) -> Iterator[Site]:
    """`kind` is one of `FRONTS`; a planted `fault` changes its file."""
    prepare(database)
    port = free_port()
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        folder = Path(place)
        servers = [
            SiteServer(free_port(), f"https://{NAME}:{port}", database, folder)
            for _ in range(count)
        ]
        for server in servers:
            server.start()
            stack.callback(server.stop, signal.SIGKILL)
        for server in servers:
            server.wait()
        ports = [server.port for server in servers]
        yield Site(stack.enter_context(FRONTS[kind](folder, ports, port, fault)), servers)
