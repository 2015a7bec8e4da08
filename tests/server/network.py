"""Hosts of their own for server processes: network namespaces, each with two cables.

People come over the front cable, the database is behind the back one. Cutting the back cable drops
what is sent, as a broken switch does: nobody is told, and connections hang.
"""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
from pathlib import Path

from tests.server.crashing import ServerProcess
from tests.server.fleet import Fleet
from tests.server.postgres import PASSWORD, USER, PostgresServer

SLOW = ("tbf", "rate", "256kbit", "burst", "8kb", "latency", "2s")


class Host:
    """A namespace with its cables; the near ends are in the namespace of the test."""

    def __init__(self, label: str, number: int) -> None:
        self.name = f"aurum-{label}-{number}"
        self.front = f"10.213.{number}"
        self.back = f"10.214.{number}"
        self._cable = f"b{label}{number}"
        _ip("netns", "add", self.name)
        _ip("-n", self.name, "link", "set", "lo", "up")
        self._lay(f"f{label}{number}", self.front)
        self._lay(self._cable, self.back)

    @property
    def program(self) -> tuple[str, ...]:
        """`aurum serve` on this host."""
        inside = ("ip", "netns", "exec", self.name, sys.executable, "-m", "aurum", "serve")
        return (*inside, "--host", f"{self.front}.2", "--allowed-host", f"{self.front}.2")

    def cut(self) -> None:
        _ip("link", "set", self._cable, "down")

    def heal(self) -> None:
        _ip("link", "set", self._cable, "up")

    def slow_down(self) -> None:
        subprocess.run(["tc", "qdisc", "add", "dev", self._cable, "root", *SLOW], check=True)

    def speed_up(self) -> None:
        subprocess.run(["tc", "qdisc", "del", "dev", self._cable, "root"], check=True)

    def close(self) -> None:
        _ip("netns", "del", self.name)  # its cables go with it

    def _lay(self, cable: str, network: str) -> None:
        far = f"{cable}x"
        _ip("link", "add", cable, "type", "veth", "peer", "name", far, "netns", self.name)
        _ip("addr", "add", f"{network}.1/30", "dev", cable)
        _ip("link", "set", cable, "up")
        _ip("-n", self.name, "addr", "add", f"{network}.2/30", "dev", far)
        _ip("-n", self.name, "link", "set", far, "up")


class SpreadFleet(Fleet):
    """Every process on a host of its own."""

    def __init__(
        self, postgres: PostgresServer, database: str, directory: Path, count: int
    ) -> None:
        need_namespaces()
        label = secrets.token_hex(2)
        self.hosts: list[Host] = []
        self._postgres = postgres
        try:
            self.hosts += [Host(label, number) for number in range(count)]
            super().__init__(database, directory, count)
        except BaseException:
            self.close()
            raise

    def _started(self, number: int) -> ServerProcess:
        host = self.hosts[number]
        name = self.database.rpartition("/")[2]
        there = f"{host.back}.1:{self._postgres.port}/{name}"
        program = (*host.program, "--store", f"postgresql://{USER}:{PASSWORD}@{there}")
        return ServerProcess(self._directory, program)

    def close(self) -> None:
        if hasattr(self, "processes"):
            super().close()
        for host in self.hosts:
            host.close()


def need_namespaces() -> None:
    """Say what is missing; nothing is skipped in silence."""
    assert os.getuid() == 0, "network namespaces need root: run `make soak` as root"
    for tool, package in (("ip", "iproute2"), ("tc", "iproute2")):
        assert shutil.which(tool), f"network namespaces need `{tool}` (Debian: {package})"


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"ip {' '.join(words)}: {done.stderr}"
