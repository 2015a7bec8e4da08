"""Every store there is, opened on a directory, for the tests that all of them must pass."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from aurum.server.storage.data_directory import DataDirectory, open_store
from aurum.server.storage.postgres_opening import open_postgres
from aurum.server.storage.rows import Change, Listing, StoredEntry
from aurum.server.storage.store import Store

ADDRESS = "address"
OpenStore = Callable[[], AbstractAsyncContextManager[Store]]


@contextlib.asynccontextmanager
async def sqlite_store(path: Path) -> AsyncIterator[Store]:
    directory = DataDirectory(path)
    store = open_store(directory)
    try:
        yield store
    finally:
        await store.close()
        directory.release()


@contextlib.asynccontextmanager
async def postgres_store(path: Path) -> AsyncIterator[Store]:
    """The database whose address stands in the directory."""
    store = open_postgres((path / ADDRESS).read_text())
    try:
        yield store
    finally:
        await store.close()


STORES: dict[str, Callable[[Path], AbstractAsyncContextManager[Store]]] = {
    "sqlite": sqlite_store,
    "postgres": postgres_store,
}
"""By name: what opens the store that belongs to a directory, again if it was opened before."""


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
