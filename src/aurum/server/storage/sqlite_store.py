"""The embedded store: one SQLite file, write-ahead log, synchronous=FULL.

One connection writes and another one reads, each in a thread of its own, so that long reads never
delay an acknowledgement.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TypeVar

from aurum.server.storage import sqlite_upkeep as upkeep
from aurum.server.storage.database_thread import Connection, DatabaseThread
from aurum.server.storage.queries import Queries
from aurum.server.storage.rows import (
    Change,
    Due,
    Guest,
    Notice,
    Present,
    Retention,
    Sizes,
    Snapshot,
    Tidied,
    Wanted,
)
from aurum.server.storage.sqlite_changes import (
    insert_changes,
    insert_entries,
    put_snapshot,
    set_due,
)
from aurum.server.storage.sqlite_connection import Database, Driver, SqliteConnection, as_json
from aurum.server.storage.statements import Row

T = TypeVar("T")

_HEADS = """
SELECT table_code, max(seq) FROM entries
WHERE table_code IN (SELECT value FROM json_each(?)) GROUP BY table_code
"""
_MOVED_GUEST = """
SELECT guests.id, name FROM moving_codes JOIN guests ON guests.id = guest
WHERE code_hash = ? AND expires > ?
"""


class SqliteStore(Queries):
    """A `Store` for one process. Without a `reader`, the writing connection reads too."""

    is_shared = False

    def __init__(self, database: Database, driver: Driver, reader: Database | None = None) -> None:
        self._connection = SqliteConnection(database, driver)
        self._reading = self._connection if reader is None else SqliteConnection(reader, driver)
        self._writer = DatabaseThread(Connection(self._store, self._connection.close))
        self._reader = (
            self._writer
            if reader is None
            else DatabaseThread(Connection(self._refuse, self._reading.close), "aurum-reader")
        )

    async def append(self, change: Change) -> None:
        await self._writer.append(change)

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write(lambda database: put_snapshot(database, table, snapshot))

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        return await self._write(lambda database: _move(database, code_hash, token_hash, now))

    def subscribe(self, heard: Callable[[Notice], None]) -> None:
        """There is no other process to hear from: the data directory belongs to this one alone."""

    async def notify(self, notice: Notice) -> None:
        """There is no other process to tell."""

    async def keep_present(self, process: str, rows: list[Present], expires: int) -> None:
        await self._write(lambda database: upkeep.keep_present(database, process, rows, expires))

    async def present(
        self, tables: Collection[str], now: int, besides: str | None = None
    ) -> list[Present]:
        return await self._write(lambda database: upkeep.present(database, tables, now, besides))

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        return {code: seq for code, seq in await self._read(_HEADS, as_json([*tables]))}  # noqa: C416 -- rows are not pairs

    async def release(self, process: str) -> None:
        await self._write(lambda database: upkeep.release(database, process))

    async def set_due(self, table: str, seq: int, moments: tuple[Due, ...]) -> None:
        await self._write(lambda database: set_due(database, table, seq, moments))

    async def lease_due(self, wanted: Wanted, process: str, until: int) -> list[Due]:
        return await self._write(
            lambda database: upkeep.lease_due(database, wanted, process, until)
        )

    async def tidy(self, retention: Retention) -> Tidied:
        return await self._write(lambda database: upkeep.tidy(database, retention))

    async def sizes(self) -> Sizes:
        rows = await self._read("SELECT file FROM pragma_database_list WHERE name = 'main'")
        file = Path(rows[0][0])
        parts = (file, file.with_name(f"{file.name}-wal"))
        used = sum(part.stat().st_size for part in parts if part.exists())
        return Sizes(used, shutil.disk_usage(file.parent).free)

    async def check(self) -> None:
        await self._change("SELECT 1 FROM tables LIMIT 1")
        await self._read("SELECT 1 FROM tables LIMIT 1")

    @property
    def is_alive(self) -> bool:
        return self._writer.is_alive and self._reader.is_alive

    async def close(self) -> None:
        if self._reader is not self._writer:
            await self._reader.close()
        await self._writer.close()

    async def _read(self, sql: str, *parameters: Any) -> list[Row]:
        rows: list[Row] = await self._reader.call(lambda: self._reading.rows(sql, *parameters))
        return rows

    async def _change(self, sql: str, *parameters: Any) -> list[Row]:
        rows: list[Row] = await self._writer.call(lambda: self._connection.rows(sql, *parameters))
        return rows

    async def _note(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._change(sql, *parameters)

    async def _write(self, work: Callable[[Database], T]) -> T:
        """Some statements in one transaction."""
        connection = self._connection
        result: T = await self._writer.call(
            lambda: connection.transaction(lambda: work(connection.database))
        )
        return result

    def _store(self, changes: list[Change]) -> None:
        """One statement is its own transaction; three would wait three times for Python."""
        connection = self._connection
        if all(change.is_only_entries for change in changes):
            connection.careful(lambda: insert_entries(connection.database, changes))
        else:
            connection.transaction(lambda: insert_changes(connection.database, changes))

    @staticmethod
    def _refuse(changes: list[Change]) -> None:
        raise AssertionError(f"{len(changes)} changes were sent to the connection that only reads")


def _move(database: Database, code_hash: str, token_hash: str, now: int) -> Guest | None:
    rows = database.execute(_MOVED_GUEST, (code_hash, now)).fetchall()
    if not rows:
        return None
    found = Guest(*rows[0])
    database.execute("DELETE FROM moving_codes WHERE guest = ?", (found.id,))
    change = "UPDATE guests SET token_hash = ?, moved = ? WHERE id = ?"
    database.execute(change, (token_hash, now, found.id))
    return found
