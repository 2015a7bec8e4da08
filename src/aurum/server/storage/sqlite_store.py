"""The embedded store: one SQLite file, one connection, write-ahead log, synchronous=FULL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from aurum.server.storage.database_thread import Connection, Worker
from aurum.server.storage.store import (
    Change,
    Conflict,
    FinishedMatch,
    Guest,
    StorageTrouble,
    StoredEntry,
)

T = TypeVar("T")
Row = tuple[Any, ...]

# One statement for any number of rows: between statements the interpreter may be taken away.
_INSERT_ENTRIES = """
INSERT INTO entries (table_code, seq, at, command, body)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
"""
_UPSERT_TABLES = """
INSERT INTO tables (code, state, listed, line, touched)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
FROM json_each(?) WHERE true
ON CONFLICT (code) DO UPDATE SET state = excluded.state, listed = excluded.listed,
    line = excluded.line, touched = excluded.touched
"""
_INSERT_SEATS = """
INSERT INTO seats (guest, table_code) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
"""
_INSERT_MATCH = "INSERT INTO matches (id, table_code, finished, record) VALUES (?, ?, ?, ?)"


class Database(Protocol):
    """The part of a DB-API connection in autocommit mode that is used here."""

    def execute(self, sql: str, parameters: tuple[Any, ...] = (), /) -> Any: ...

    def close(self) -> None: ...


class SqliteStore:
    """A `Store`. `errors` are what the driver raises, `conflicts` those of a unique key."""

    def __init__(
        self,
        database: Database,
        errors: tuple[type[Exception], ...],
        conflicts: tuple[type[Exception], ...],
    ) -> None:
        self._database = database
        self._errors = errors
        self._conflicts = conflicts
        self._worker = Worker(Connection(self._store, database.close))

    async def append(self, change: Change) -> None:
        await self._worker.append(change)

    async def log(self, table: str) -> list[StoredEntry]:
        sql = "SELECT seq, at, command, body FROM entries WHERE table_code = ? ORDER BY seq"
        return [StoredEntry(*row) for row in await self._rows(sql, table)]

    async def record(self, match: str) -> FinishedMatch | None:
        rows = await self._rows("SELECT id, finished, record FROM matches WHERE id = ?", match)
        return FinishedMatch(*rows[0]) if rows else None

    async def listed(self, limit: int) -> list[str]:
        sql = (
            "SELECT line FROM tables WHERE listed AND state <> 'over' ORDER BY touched DESC LIMIT ?"
        )
        return [row[0] for row in await self._rows(sql, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        sql = (
            "SELECT line FROM seats JOIN tables ON code = table_code WHERE guest = ? "
            "ORDER BY touched DESC LIMIT ?"
        )
        return [row[0] for row in await self._rows(sql, guest, limit)]

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None:
        sql = "INSERT INTO guests (id, name, token_hash, created) VALUES (?, ?, ?, ?)"
        await self._rows(sql, guest.id, guest.name, token_hash, now)

    async def guest(self, token_hash: str) -> Guest | None:
        rows = await self._rows("SELECT id, name FROM guests WHERE token_hash = ?", token_hash)
        return Guest(*rows[0]) if rows else None

    async def rename(self, guest: str, name: str) -> None:
        await self._rows("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None:
        sql = "INSERT INTO moving_codes (code_hash, guest, expires) VALUES (?, ?, ?)"
        await self._rows(sql, code_hash, guest, expires)

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        guest: Guest | None = await self._worker.call(
            lambda: self._transaction(lambda: self._move(code_hash, token_hash, now))
        )
        return guest

    async def check(self) -> None:
        await self._rows("SELECT 1 FROM tables LIMIT 1")

    async def close(self) -> None:
        await self._worker.close()

    async def _rows(self, sql: str, *parameters: Any) -> list[Row]:
        rows: list[Row] = await self._worker.call(
            lambda: self._careful(lambda: self._database.execute(sql, parameters).fetchall())
        )
        return rows

    def _store(self, changes: list[Change]) -> None:
        self._transaction(lambda: self._insert(changes))

    def _insert(self, changes: list[Change]) -> None:
        self._database.execute(_INSERT_ENTRIES, (_entry_rows(changes),))
        if any(change.listing for change in changes):
            self._database.execute(_UPSERT_TABLES, (_table_rows(changes),))
            self._database.execute(_INSERT_SEATS, (_seat_rows(changes),))
        for change in changes:
            if change.finished is not None:
                match = change.finished
                row = (match.id, change.table, match.at, match.record)
                self._database.execute(_INSERT_MATCH, row)

    def _move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        sql = (
            "SELECT guests.id, name FROM moving_codes JOIN guests ON guests.id = guest "
            "WHERE code_hash = ? AND expires > ?"
        )
        rows = self._database.execute(sql, (code_hash, now)).fetchall()
        if not rows:
            return None
        found = Guest(*rows[0])
        self._database.execute("DELETE FROM moving_codes WHERE guest = ?", (found.id,))
        self._database.execute(
            "UPDATE guests SET token_hash = ? WHERE id = ?", (token_hash, found.id)
        )
        return found

    def _transaction(self, work: Callable[[], T]) -> T:
        """Everything or nothing. IMMEDIATE, because a deferred one ignores the busy timeout."""

        def run() -> T:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                result = work()
                self._database.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
            return result

        return self._careful(run)

    def _roll_back(self) -> None:
        try:
            self._database.execute("ROLLBACK")
        except self._errors:
            return  # SQLite has already rolled back by itself, as it does when the disk is full

    def _careful(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except self._conflicts as error:
            raise Conflict(f"The log has moved on meanwhile: {error}.") from error
        except self._errors as error:
            raise StorageTrouble(f"The database could not do it: {error}.") from error


def _entry_rows(changes: list[Change]) -> str:
    return _json([(change.table, *entry) for change in changes for entry in change.entries])


def _table_rows(changes: list[Change]) -> str:
    """The last word on every table."""
    latest = {change.table: (change, change.listing) for change in changes if change.listing}
    return _json(
        [
            (table, listing.state, int(listing.listed), listing.line, change.entries[-1].at)
            for table, (change, listing) in latest.items()
        ]
    )


def _seat_rows(changes: list[Change]) -> str:
    listings = [(change.table, change.listing) for change in changes if change.listing]
    return _json([(guest, table) for table, listing in listings for guest in listing.guests])


def _json(rows: list[tuple[Any, ...]]) -> str:
    return msgspec.json.encode(rows).decode()
