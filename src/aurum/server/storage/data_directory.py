"""Opening the database file: who may have it, whether it is sound, and which version it is."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import IO

from aurum.file_locks import lock
from aurum.server.storage.sqlite_connection import Driver
from aurum.server.storage.sqlite_store import SqliteStore
from aurum.server.storage.store import StorageTrouble

FILE = "aurum.db"
LOCK = "aurum.lock"
HEAD = "0007"
KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", HEAD)
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)
CHECK_LIMIT = 256 * 2**20  # bytes; a larger file is not read through at every start


class DataDirectory:
    """A directory that belongs to this process alone until `release`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _locked(path)

    @property
    def file(self) -> Path:
        return self.path / FILE

    def release(self) -> None:
        self._lock.close()


def open_store(directory: DataDirectory) -> SqliteStore:
    """The store in this directory, created or brought up to date if need be."""
    try:
        database = open_database(directory.file)
        reader = _open_reader(directory.file)
    except sqlite3.Error as error:
        raise unusable(directory.file, error) from error
    return SqliteStore(database, Driver((sqlite3.Error,), (sqlite3.IntegrityError,)), reader)


def open_database(file: Path) -> sqlite3.Connection:
    """A connection for the worker thread, on a file of the present version."""
    with contextlib.suppress(OSError):  # SQLite will say what is wrong
        file.touch(mode=0o600)
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            database.execute(pragma)
        _check(database, file)
        _bring_up_to_date(database, file)
    except BaseException:
        database.close()
        raise
    return database


def _open_reader(file: Path) -> sqlite3.Connection:
    """A second connection that can only read, so that it never writes back the write-ahead log."""
    reader = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    reader.execute("PRAGMA busy_timeout = 5000")
    reader.execute("PRAGMA query_only = ON")
    return reader


def _check(database: sqlite3.Connection, file: Path) -> None:
    if file.stat().st_size > CHECK_LIMIT:
        return
    found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def _bring_up_to_date(database: sqlite3.Connection, file: Path) -> None:
    version = _version(database)
    if version == HEAD:
        return
    if version is not None and version not in KNOWN:
        raise StorageTrouble(
            f"{file} was written by a newer Aurum (schema {version}, this one knows {HEAD}): "
            "use that newer version, or another data directory."
        )
    from aurum.server.storage.migrate import migrate

    migrate(database)


def _version(database: sqlite3.Connection) -> str | None:
    has_table = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if database.execute(has_table).fetchone() is None:
        return None
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if row is None else str(row[0])


def unusable(file: Path, error: sqlite3.Error) -> StorageTrouble:
    return StorageTrouble(
        f"{file} cannot be used as a database: {error}. If the disk is full, free some space; if "
        "the file is damaged, move it away and put a backup in its place (docs/operations.md)."
    )


def _create(path: Path) -> None:
    """Make the directory for this user alone; one that is there keeps the rights it has."""
    if not path.is_dir():
        path.mkdir(parents=True, mode=0o700, exist_ok=True)
        path.chmod(0o700)


def _locked(path: Path) -> IO[bytes]:
    """The open lock file; the system releases the lock when the process ends."""
    try:
        _create(path)
        file = (path / LOCK).open("ab")
    except OSError as error:
        raise StorageTrouble(
            f"The data directory {path} cannot be written: {error.strerror}. "
            "Name another one with --data or AURUM_DATA."
        ) from error
    try:
        lock(file)
    except OSError as error:
        file.close()
        raise StorageTrouble(
            f"Another Aurum server is using the data directory {path}. "
            "Stop it, or name another directory with --data or AURUM_DATA."
        ) from error
    return file
