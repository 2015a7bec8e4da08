"""A PostgreSQL of the suite's own: in a temporary directory, on a free port, never as root."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

USER, PASSWORD = "aurum", "sesame"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # the machine under a test does not lose its power
    "synchronous_commit": "on",
    "shared_buffers": "32MB",
    "max_connections": "200",
    "log_min_messages": "fatal",
}
NOT_ROOT = ("postgres", "nobody")
START_SECONDS = 60


class PostgresServer:
    """One cluster with as many databases as there are tests."""

    def __init__(self, **settings: str) -> None:
        self._settings = SETTINGS | settings
        self._bin = bin_directory()
        self._as = _other_user()
        self.directory = Path(tempfile.mkdtemp(prefix="aurum-postgres-"))
        self.data = self.directory / "data"
        self.port = free_port()
        self._process: subprocess.Popen[Any] | None = None
        self._create()
        self.start()

    def address(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def database(self, options: str = "") -> Iterator[str]:
        """A new empty database; it is dropped with whatever still uses it."""
        name = f"test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name} {options}")
        try:
            yield self.address(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = [str(self._bin / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        with (self.directory / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *options], stdout=log, stderr=log, **self._as
            )
        self._wait()

    def admit(self, network: str) -> None:
        """Let other hosts connect, by password."""
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write(f"host all all {network} scram-sha-256\n")
        self.run("SELECT pg_reload_conf()")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections at once, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.directory, ignore_errors=True)

    def _create(self) -> None:
        password = self.directory / "password"
        password.write_text(PASSWORD)
        if self._as:
            for path in (self.directory, password):
                shutil.chown(path, self._as["user"], self._as["group"])
        command = [str(self._bin / "initdb"), "-D", str(self.data), "-U", USER]
        options = [
            f"--pwfile={password}",
            "-A",
            "scram-sha-256",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        done = subprocess.run(
            [*command, *options], capture_output=True, text=True, check=False, **self._as
        )
        assert done.returncode == 0, f"initdb failed: {done.stderr}"

    def _wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while True:
            assert self._process is not None
            log = self.directory / "log"
            assert self._process.poll() is None, f"postgres ended: {log.read_text()}"
            with suppress(psycopg.OperationalError):
                self.run("SELECT 1")
                return
            assert time.monotonic() < deadline, f"postgres does not answer: {log.read_text()}"
            time.sleep(0.05)


def bin_directory() -> Path:
    """Where `initdb` and `postgres` are; Debian keeps them off the PATH."""
    found: list[Path] = []
    if shutil.which("pg_config"):
        told = subprocess.run(["pg_config", "--bindir"], stdout=subprocess.PIPE, check=True)
        found.append(Path(told.stdout.decode().strip()))
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    found += [Path(on_path).parent] if on_path else []
    for directory in found:
        if (directory / "initdb").exists() and (directory / "postgres").exists():
            return directory
    raise AssertionError("no PostgreSQL on this machine: run scripts/postgresql.sh")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _other_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root, so root starts it as somebody else."""
    if os.getuid() != 0:
        return {}
    for name in NOT_ROOT:
        with suppress(KeyError):
            person = pwd.getpwnam(name)
            return {"user": person.pw_uid, "group": person.pw_gid, "extra_groups": []}
    raise AssertionError(f"root needs one of the users {NOT_ROOT} to start PostgreSQL as")
