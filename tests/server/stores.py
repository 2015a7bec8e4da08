"""Every store there is, opened on a directory, for the tests that all of them must pass."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import psycopg

from aurum.server.storage.data_directory import FILE, DataDirectory, open_store
from aurum.server.storage.postgres_opening import open_postgres
from aurum.server.storage.rows import Change, Listing, Retention, StoredEntry
from aurum.server.storage.store import Store

Use = Callable[[Store], Coroutine[Any, Any, None]]
With = Callable[[Use], Coroutine[Any, Any, None]]
_ENTRIES = "SELECT table_code, seq, at, command, body FROM entries ORDER BY table_code, seq"

Line = tuple[int, int, str | None, str]
"""Of a log: place, time, command, body."""

ADDRESS = "address"
"""The file in a test's directory that says which database the directory stands for."""


def address_of(path: Path) -> str | None:
    """The database that this directory stands for; None if it is the store itself."""
    file = path / ADDRESS
    return file.read_text() if file.exists() else None


def store_of(directory: DataDirectory) -> Store:
    """The store that belongs to a directory, of whichever kind."""
    address = address_of(directory.path)
    return open_store(directory) if address is None else open_postgres(address)


@contextlib.asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """The store that belongs to a directory, again if it was opened before."""
    directory = DataDirectory(path)
    try:
        store = store_of(directory)
        try:
            yield store
        finally:
            await store.close()
    finally:
        directory.release()


def stored_logs(path: Path) -> dict[str, list[Line]]:
    """The logs of all tables in the store that belongs to this directory."""
    address = address_of(path)
    return _logs(_sqlite_rows(path / FILE)) if address is None else logs_in(address)


def logs_in(address: str) -> dict[str, list[Line]]:
    """The same of a PostgreSQL database."""
    with psycopg.connect(address) as database:
        return _logs(database.execute(_ENTRIES).fetchall())


def _logs(rows: list[Any]) -> dict[str, list[Line]]:
    logs: dict[str, list[Line]] = defaultdict(list)
    for code, *line in rows:
        logs[code].append(tuple(line))
    return logs


def _sqlite_rows(file: Path) -> list[Any]:
    with contextlib.closing(sqlite3.connect(file)) as database:
        return database.execute(_ENTRIES).fetchall()


def change(table: str, seq: int, command: str | None = None, **rest: Any) -> Change:
    """A step of a listed table that is being played, with Ada in a seat."""
    entry = StoredEntry(seq, rest.pop("at", 5), command, "{}")
    shown = Listing(
        rest.pop("state", "playing"),
        rest.pop("listed", True),
        rest.pop("line", "{}"),
        rest.pop("guests", ("ada",)),
    )
    return Change(table, (entry,), shown, **rest)


def plain(table: str, seq: int, command: str | None = None) -> Change:
    """A move: from outside it changes nothing."""
    return Change(table, (StoredEntry(seq, 5, command, "{}"),), None)


def kept_for_ever(**changes: Any) -> Retention:
    return Retention(
        **({"now": 0, "guests": 0, "gathering": 0, "over": 0, "playing": 0, "logs": 0} | changes)
    )
