"""The store for many processes: one PostgreSQL, no owner of a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from aurum.server.storage import postgres_upkeep as upkeep
from aurum.server.storage.postgres_changes import Statement, keeping_snapshot, setting_due
from aurum.server.storage.postgres_connections import Connections
from aurum.server.storage.postgres_notices import CHANNEL, Listener, letter
from aurum.server.storage.postgres_writer import Writer
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
from aurum.server.storage.statements import Row

# The code goes with all other codes of its guest; the second one to use it finds none.
_MOVE = """
WITH used AS (
    DELETE FROM moving_codes WHERE code_hash = %s AND expires > %s RETURNING guest
), others AS (
    DELETE FROM moving_codes WHERE guest IN (SELECT guest FROM used) AND code_hash <> %s
)
UPDATE guests SET token_hash = %s, moved = %s
WHERE id IN (SELECT guest FROM used) RETURNING id, name
"""


class PostgresStore(Queries):
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

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._run(keeping_snapshot(table, snapshot))

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        rows = await self._rows(_MOVE, code_hash, now, code_hash, token_hash, now)
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
        return [Present(code, upkeep.seat(number), *rest) for code, number, *rest in rows]

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        rows = await self._rows(upkeep.HEADS, [*tables])
        return {code: seq for code, seq in rows}  # noqa: C416 -- rows are not pairs

    async def release(self, process: str) -> None:
        await self._passing.rows(upkeep.RELEASE, process, process)

    async def set_due(self, table: str, seq: int, moments: tuple[Due, ...]) -> None:
        if not await self._rows(upkeep.GROWN, table, seq):
            await self._run(setting_due(table, moments))

    async def lease_due(self, wanted: Wanted, process: str, until: int) -> list[Due]:
        known, late = [*wanted.known], wanted.now - wanted.patience
        given = (until, process, wanted.now, wanted.now, [*wanted.kinds], known, late, wanted.limit)
        rows = await self._passing.rows(upkeep.LEASE, *given)
        return sorted((Due(*row) for row in rows), key=lambda due: due.at)

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

    async def _read(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._connections.rows(_marked(sql), *parameters)

    async def _change(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._connections.rows(_marked(sql), *parameters)

    async def _note(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._passing.rows(_marked(sql), *parameters)

    async def _rows(self, sql: str, *parameters: Any) -> list[Row]:
        return await self._connections.rows(sql, *parameters)

    async def _run(self, statement: Statement) -> None:
        await self._connections.rows(statement.sql, *statement.parameters)


@cache
def _marked(sql: str) -> str:
    """A query of all engines, with its parameters marked as psycopg wants them."""
    return sql.replace("?", "%s")
