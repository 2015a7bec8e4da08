"""The store for many processes: one PostgreSQL, no owner of a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Any

from aurum.server.storage import postgres_upkeep as upkeep
from aurum.server.storage.postgres_changes import Statement, keeping_snapshot, setting_due
from aurum.server.storage.postgres_connections import Connections
from aurum.server.storage.postgres_notices import CHANNEL, Listener, letter
from aurum.server.storage.postgres_writer import Writer
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

FIRST_PAGE = Place(2**62, "")
SEEN_EVERY = 24 * 3600 * 1000  # it is enough to know on which day a guest was here last

_LISTED = """
SELECT code, touched, line FROM tables
WHERE listed AND state <> 'over' AND (touched, code) < (%s, %s)
ORDER BY touched DESC, code DESC LIMIT %s
"""
_TABLES_OF = """
SELECT code, touched, line FROM seats JOIN tables ON code = table_code
WHERE guest = %s AND (touched, code) < (%s, %s) ORDER BY touched DESC, code DESC LIMIT %s
"""
# The code goes with all other codes of its guest; whoever comes second finds none.
_MOVE = """
WITH used AS (
    DELETE FROM moving_codes WHERE code_hash = %s AND expires > %s RETURNING guest
), others AS (
    DELETE FROM moving_codes WHERE guest IN (SELECT guest FROM used) AND code_hash <> %s
)
UPDATE guests SET token_hash = %s WHERE id IN (SELECT guest FROM used) RETURNING id, name
"""


class PostgresStore:
    """A `Store` that other processes use at the same time."""

    is_shared = True
    is_alive = True  # a lost connection is made again

    def __init__(self, address: str) -> None:
        self._process = secrets.token_hex(4)
        self._connections = Connections(address)
        # What need not survive a power cut waits for no disk: presence, leases, hints.
        self._passing = Connections(address, most=2, durable=False)
        self._writer = Writer(self._connections, self._process)
        self._listener: Listener | None = None

    async def append(self, change: Change) -> None:
        await self._writer.append(change)

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        sql = (
            "SELECT seq, at, command, body FROM entries "
            "WHERE table_code = %s AND seq > %s ORDER BY seq"
        )
        return [StoredEntry(*row) for row in await self._rows(sql, table, after)]

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._rows("SELECT seq, at, body FROM snapshots WHERE table_code = %s", table)
        return Snapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._run(keeping_snapshot(table, snapshot))

    async def command(self, table: str, command: str) -> int | None:
        sql = "SELECT seq FROM entries WHERE table_code = %s AND command = %s"
        rows = await self._rows(sql, table, command)
        return rows[0][0] if rows else None

    async def record(self, match: str) -> FinishedMatch | None:
        rows = await self._rows("SELECT id, finished, record FROM matches WHERE id = %s", match)
        return FinishedMatch(*rows[0]) if rows else None

    async def listed(self, limit: int, before: Place | None = None) -> list[ListedTable]:
        rows = await self._rows(_LISTED, *(before or FIRST_PAGE), limit)
        return [ListedTable(*row) for row in rows]

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[ListedTable]:
        rows = await self._rows(_TABLES_OF, guest, *(before or FIRST_PAGE), limit)
        return [ListedTable(*row) for row in rows]

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None:
        sql = "INSERT INTO guests (id, name, token_hash, created, seen) VALUES (%s, %s, %s, %s, %s)"
        await self._rows(sql, guest.id, guest.name, token_hash, now, now)

    async def guest(self, token_hash: str, now: int) -> Guest | None:
        sql = "SELECT id, name, seen FROM guests WHERE token_hash = %s"
        rows = await self._rows(sql, token_hash)
        if not rows:
            return None
        guest, name, seen = rows[0]
        if seen < now - SEEN_EVERY:
            await self._rows("UPDATE guests SET seen = %s WHERE id = %s", now, guest)
        return Guest(guest, name)

    async def rename(self, guest: str, name: str) -> None:
        await self._rows("UPDATE guests SET name = %s WHERE id = %s", name, guest)

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None:
        sql = "INSERT INTO moving_codes (code_hash, guest, expires) VALUES (%s, %s, %s)"
        await self._rows(sql, code_hash, guest, expires)

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        rows = await self._rows(_MOVE, code_hash, now, code_hash, token_hash)
        return Guest(*rows[0]) if rows else None

    def subscribe(self, heard: Callable[[Notice], None]) -> None:
        self._listener = Listener(self._connections, self._process, heard)

    async def notify(self, notice: Notice) -> None:
        await self._passing.rows(
            f"SELECT pg_notify('{CHANNEL}', %s)", letter(self._process, [notice])
        )

    async def keep_present(self, process: str, rows: list[Present], expires: int) -> None:
        sql, parameters = upkeep.keeping_present(process, rows, expires)
        await self._passing.rows(sql, *parameters)

    async def present(
        self, tables: Collection[str], now: int, besides: str | None = None
    ) -> list[Present]:
        rows = await self._rows(upkeep.PRESENT, [*tables], now, besides or "")
        return [Present(code, upkeep.seat(number), count) for code, number, count in rows]

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        rows = await self._rows(upkeep.HEADS, [*tables])
        return {code: seq for code, seq in rows}  # noqa: C416 -- rows are not pairs

    async def release(self, process: str) -> None:
        await self._passing.rows(upkeep.RELEASE, process, process)

    async def set_due(self, table: str, seq: int, moments: tuple[Due, ...]) -> None:
        if not await self._rows(upkeep.GROWN, table, seq):
            await self._run(setting_due(table, moments))

    async def lease_due(
        self, kinds: tuple[DueKind, ...], process: str, now: int, until: int, limit: int
    ) -> list[Due]:
        rows = await self._passing.rows(upkeep.LEASE, until, process, now, now, [*kinds], limit)
        return sorted((Due(*row) for row in rows), key=lambda due: due.at)

    async def settle_due(self, due: Due) -> None:
        await self._passing.rows(
            "DELETE FROM due WHERE table_code = %s AND kind = %s AND at = %s", *due
        )

    async def tidy(self, retention: Retention) -> Tidied:
        return await self._connections.attempt(
            lambda connection: upkeep.tidy(connection, retention)
        )

    async def sizes(self) -> Sizes:
        rows = await self._rows("SELECT pg_database_size(current_database())")
        return Sizes(rows[0][0], None)

    async def check(self) -> None:
        await self._rows("SELECT 1 FROM tables LIMIT 1")

    async def close(self) -> None:
        await self._writer.close()
        if self._listener is not None:
            await self._listener.close()
        await self._connections.close()
        await self._passing.close()

    async def _rows(self, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
        return await self._connections.rows(sql, *parameters)

    async def _run(self, statement: Statement) -> None:
        await self._connections.rows(statement.sql, *statement.parameters)
