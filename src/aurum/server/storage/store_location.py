"""Where a store is: a directory with a SQLite file, such a file, or an address of PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from aurum.extras import MissingExtra, demand
from aurum.server.settings import Settings
from aurum.server.storage.data_directory import DataDirectory, open_database, open_store, unusable
from aurum.server.storage.store import StorageTrouble, Store

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(place: str) -> bool:
    return place.startswith(SCHEMES)


@contextmanager
def opened(settings: Settings) -> Iterator[Callable[[], Store]]:
    """What opens the store when the loop runs; whether it can be used is known before."""
    if settings.store is not None:
        yield opener(settings.store)
        return
    directory = DataDirectory(settings.data)
    try:
        open_once(directory.file)
        yield lambda: open_store(directory)
    finally:
        directory.release()


def opener(address: str) -> Callable[[], Store]:
    """The same for PostgreSQL alone."""
    need_driver()
    from aurum.server.storage.postgres_opening import prepare
    from aurum.server.storage.postgres_store import PostgresStore

    prepare(address)
    return lambda: PostgresStore(address)


def open_once(file: Path) -> None:
    """Find out before anything else starts whether the database can be used."""
    import sqlite3

    try:
        open_database(file).close()
    except sqlite3.Error as error:
        raise unusable(file, error) from error


def need_driver() -> None:
    try:
        demand("postgres", "PostgreSQL")
    except MissingExtra as error:
        raise StorageTrouble(f"{error}.") from error
