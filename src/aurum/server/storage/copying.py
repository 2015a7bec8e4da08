"""Copying everything from one store to another, engine to engine, and proving that it arrived."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, create_engine, func, insert, select
from sqlalchemy.pool import StaticPool

from aurum.daily.chain_files import host_text
from aurum.server.storage.chain_file import chain_beside
from aurum.server.storage.data_directory import FILE, open_database, unusable
from aurum.server.storage.schema import (
    budgets,
    daily_chain,
    entries,
    guests,
    matches,
    metadata,
    present,
    tables,
)
from aurum.server.storage.store import StorageTrouble
from aurum.server.storage.store_location import is_postgres, need_driver

BATCH = 2000
COPIED = tuple(table for table in metadata.sorted_tables if table not in (present, budgets))
"""All but who is connected at this moment, and who has tried how often."""


class Copied(NamedTuple):
    tables: int
    entries: int
    matches: int
    guests: int


@contextmanager
def connected(place: str) -> Iterator[Connection]:
    """A transaction on a store that has been brought up to date; committed if all goes well."""
    if is_postgres(place):
        with _on_postgres(place) as connection:
            yield connection
    else:
        with _on_sqlite(sqlite_file(place)) as connection:
            yield connection


def sqlite_file(place: str) -> Path:
    """The file that a directory, or the name of a file, stands for."""
    path = Path(place)
    return path / FILE if path.is_dir() or path.suffix != ".db" else path


def shown_place(place: str) -> str:
    if is_postgres(place):
        from aurum.server.storage.postgres_connections import shown

        return shown(place)
    return str(sqlite_file(place))


def copy_store(
    source: Connection, target: Connection, progress: Callable[[str, int], None]
) -> Copied:
    """Everything, into an empty store; `StorageTrouble` if one log differs afterwards."""
    for table in COPIED:
        if target.execute(select(func.count()).select_from(table)).scalar_one():
            raise StorageTrouble(
                f"The target is not empty (table {table.name!r} has rows): copy into a new "
                "directory or database."
            )
    counts = {table.name: _copy_table(source, target, table, progress) for table in COPIED}
    if (wrong := differing(source, target)) is not None:
        raise StorageTrouble(f"The log of table {wrong} arrived differently; nothing was kept.")
    kinds = (tables, entries, matches, guests)
    return Copied(*(counts[table.name] for table in kinds))


def take_chain(source: Connection, place: str) -> None:
    """The chain that an earlier version kept beside a database goes along with it."""
    if is_postgres(place) or source.execute(select(daily_chain)).first() is not None:
        return
    if (host := chain_beside(sqlite_file(place).parent)) is not None:
        source.execute(insert(daily_chain).values(id=1, body=host_text(host)))


def differing(source: Connection, target: Connection) -> str | None:
    """The first table whose log is not the same in both stores."""
    left, right = dict(log_hashes(source)), dict(log_hashes(target))
    return next((code for code in {*left, *right} if left.get(code) != right.get(code)), None)


def log_hashes(connection: Connection) -> Iterator[tuple[str, str]]:
    """SHA-256 of every table's log."""
    columns = (entries.c.table_code, entries.c.seq, entries.c.at, entries.c.command, entries.c.body)
    rows = connection.execution_options(yield_per=BATCH).execute(
        select(*columns).order_by(entries.c.table_code, entries.c.seq)
    )
    code, running = None, hashlib.sha256()
    for row in rows:
        if row[0] != code:
            if code is not None:
                yield code, running.hexdigest()
            code, running = row[0], hashlib.sha256()
        running.update(repr(tuple(row[1:])).encode())
    if code is not None:
        yield code, running.hexdigest()


def _copy_table(
    source: Connection, target: Connection, table: Table, progress: Callable[[str, int], None]
) -> int:
    rows = source.execution_options(yield_per=BATCH).execute(select(table))
    count = 0
    for batch in rows.mappings().partitions(BATCH):
        target.execute(insert(table), [dict(row) for row in batch])
        count += len(batch)
        progress(table.name, count)
    return count


@contextmanager
def _on_sqlite(file: Path) -> Iterator[Connection]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        database = open_database(file)
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    try:
        engine = create_engine("sqlite://", creator=lambda: database, poolclass=StaticPool)
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
    finally:
        database.close()


@contextmanager
def _on_postgres(address: str) -> Iterator[Connection]:
    need_driver()
    import psycopg

    from aurum.server.storage.migrate import postgres_engine
    from aurum.server.storage.postgres_connections import cannot_connect, conninfo
    from aurum.server.storage.postgres_opening import prepare

    prepare(address)
    try:
        with psycopg.connect(conninfo(address)) as database:
            database.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            with postgres_engine(database).begin() as connection:
                yield connection
    except psycopg.Error as error:
        raise cannot_connect(address, error) from error


def in_use(connection: Connection, now: int) -> bool:
    """Whether people are connected through some process at this moment."""
    found: Any = connection.execute(
        select(func.count()).select_from(present).where(present.c.expires > now)
    )
    return bool(found.scalar_one())
