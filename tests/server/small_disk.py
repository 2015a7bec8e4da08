"""A database on a disk that a test can fill: a small file system where root may mount one.

Elsewhere a trigger raises the error that PostgreSQL itself raises then.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

import psycopg

from tests.server.postgres import PostgresServer

MEGABYTES = 24
_FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE 'No space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()
"""
_ROOM = "DROP TRIGGER full_disk ON entries; DROP FUNCTION full_disk()"


class SmallDisk(NamedTuple):
    """The address of a database, and the directory that it fills; None: it is a trigger."""

    address: str
    directory: Path | None

    def full(self) -> AbstractContextManager[None]:
        """No room is left until the block ends."""
        return _triggered(self.address) if self.directory is None else _filled(self.directory)


@contextlib.contextmanager
def small_disk(postgres: PostgresServer) -> Iterator[SmallDisk]:
    directory = postgres.directory / f"small-{secrets.token_hex(4)}"
    directory.mkdir()
    if not _mounted(directory):
        with postgres.database() as address:
            yield SmallDisk(address, None)
        return
    try:
        name = directory.name.replace("-", "_")
        postgres.run(f"CREATE TABLESPACE {name} LOCATION '{directory}'")
        with postgres.database(f"TABLESPACE {name}") as address:
            yield SmallDisk(address, directory)
        postgres.run(f"DROP TABLESPACE {name}")
    finally:
        subprocess.run(["umount", directory], check=True)


def _mounted(directory: Path) -> bool:
    if os.getuid() != 0:
        return False
    owner = directory.parent.stat()
    options = f"size={MEGABYTES}m,mode=0700,uid={owner.st_uid},gid={owner.st_gid}"
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(directory)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


@contextlib.contextmanager
def _filled(directory: Path) -> Iterator[None]:
    junk = directory / "junk"
    with junk.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        junk.unlink()


@contextlib.contextmanager
def _triggered(address: str) -> Iterator[None]:
    with psycopg.connect(address, autocommit=True) as database:
        database.execute(_FULL)
        try:
            yield
        finally:
            database.execute(_ROOM)
