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
from aurum.server.storage.rows import (
    Change,
    Due,
    DueKind,
    FinishedMatch,
    Guest,
    ListedTable,
    Notice,
    Place,
    Present,
    Retention,
    Sizes,
    Snapshot,
    StoredEntry,
    Tidied,
)
from aurum.server.storage.sqlite_changes import insert_changes, put_snapshot, set_due
from aurum.server.storage.sqlite_connection import Database, Driver, Row, SqliteConnection, as_json

T = TypeVar("T")

FIRST_PAGE = Place(2**62, "")
SEEN_EVERY = 24 * 3600 * 1000  # it is enough to know on which day a guest was here last

_LISTED = """
SELECT code, touched, line FROM tables
WHERE listed = 1 AND state <> 'over' AND (touched, code) < (?, ?)
ORDER BY touched DESC, code DESC LIMIT ?
"""
_TABLES_OF = """
SELECT code, touched, line FROM seats JOIN tables ON code = table_code
WHERE guest = ? AND (touched, code) < (?, ?) ORDER BY touched DESC, code DESC LIMIT ?
"""
_HEADS = """
SELECT table_code, max(seq) FROM entries
WHERE table_code IN (SELECT value FROM json_each(?)) GROUP BY table_code
"""
_MOVED_GUEST = """
SELECT guests.id, name FROM moving_codes JOIN guests ON guests.id = guest
WHERE code_hash = ? AND expires > ?
"""


class SqliteStore:
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

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        sql = (
            "SELECT seq, at, command, body FROM entries "
            "WHERE table_code = ? AND seq > ? ORDER BY seq"
        )
        return [StoredEntry(*row) for row in await self._read(sql, table, after)]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._read("SELECT seq, at, body FROM snapshots WHERE table_code = ?", table)
        return Snapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write(lambda database: put_snapshot(database, table, snapshot))

    async def command(self, table: str, command: str) -> int | None:
        sql = "SELECT seq FROM entries WHERE table_code = ? AND command = ?"
        rows = await self._read(sql, table, command)
        return rows[0][0] if rows else None

    async def record(self, match: str) -> FinishedMatch | None:
        rows = await self._read("SELECT id, finished, record FROM matches WHERE id = ?", match)
        return FinishedMatch(*rows[0]) if rows else None

    async def listed(self, limit: int, before: Place | None = None) -> list[ListedTable]:
        return [ListedTable(*row) for row in await self._read(_LISTED, *_page(before), limit)]

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[ListedTable]:
        rows = await self._read(_TABLES_OF, guest, *_page(before), limit)
        return [ListedTable(*row) for row in rows]

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None:
        sql = "INSERT INTO guests (id, name, token_hash, created, seen) VALUES (?, ?, ?, ?, ?)"
        await self._change(sql, guest.id, guest.name, token_hash, now, now)

    async def guest(self, token_hash: str, now: int) -> Guest | None:
        sql = "SELECT id, name, seen FROM guests WHERE token_hash = ?"
        rows = await self._read(sql, token_hash)
        if not rows:
            return None
        guest, name, seen = rows[0]
        if seen < now - SEEN_EVERY:
            await self._change("UPDATE guests SET seen = ? WHERE id = ?", now, guest)
        return Guest(guest, name)

    async def rename(self, guest: str, name: str) -> None:
        await self._change("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None:
        sql = "INSERT INTO moving_codes (code_hash, guest, expires) VALUES (?, ?, ?)"
        await self._change(sql, code_hash, guest, expires)

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

    async def lease_due(
        self, kinds: tuple[DueKind, ...], process: str, now: int, until: int, limit: int
    ) -> list[Due]:
        return await self._write(
            lambda database: upkeep.lease_due(database, kinds, process, now, until, limit)
        )

    async def settle_due(self, due: Due) -> None:
        await self._write(lambda database: upkeep.settle_due(database, due))

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

    async def _write(self, work: Callable[[Database], T]) -> T:
        """Some statements in one transaction."""
        connection = self._connection
        result: T = await self._writer.call(
            lambda: connection.transaction(lambda: work(connection.database))
        )
        return result

    def _store(self, changes: list[Change]) -> None:
        self._connection.transaction(lambda: insert_changes(self._connection.database, changes))

    @staticmethod
    def _refuse(changes: list[Change]) -> None:
        raise AssertionError(f"{len(changes)} changes were sent to the connection that only reads")


def _page(before: Place | None) -> Place:
    return FIRST_PAGE if before is None else before


def _move(database: Database, code_hash: str, token_hash: str, now: int) -> Guest | None:
    rows = database.execute(_MOVED_GUEST, (code_hash, now)).fetchall()
    if not rows:
        return None
    found = Guest(*rows[0])
    database.execute("DELETE FROM moving_codes WHERE guest = ?", (found.id,))
    database.execute("UPDATE guests SET token_hash = ? WHERE id = ?", (token_hash, found.id))
    return found
