"""What PostgreSQL keeps only for a while: presence, due moments; and what is deleted in the end."""

from __future__ import annotations

from typing import Any

from aurum.server.storage.circles import EMPTY_CIRCLES, EMPTY_MS
from aurum.server.storage.old_rows import OLD_GUESTS, OLD_LOGS, OLD_TABLES, moments
from aurum.server.storage.postgres_changes import Statement
from aurum.server.storage.postgres_connections import Connection
from aurum.server.storage.queries import BUDGET_MS
from aurum.server.storage.rows import Present, Retention, Tidied

_NOBODY = -1  # a primary key has no NULL: the seat of spectators

_KEEP_PRESENT = """
WITH gone AS (
    DELETE FROM present WHERE process = %s
        AND (table_code, seat) NOT IN (SELECT * FROM unnest(%s::text[], %s::int[]))
)
INSERT INTO present (process, expires, table_code, seat, connections, since)
SELECT %s, %s, new.* FROM unnest(%s::text[], %s::int[], %s::int[], %s::bigint[])
    AS new (table_code, seat, connections, since)
ON CONFLICT (process, table_code, seat) DO UPDATE
SET connections = excluded.connections, since = excluded.since, expires = excluded.expires
"""
PRESENT = """
SELECT table_code, seat, sum(connections)::int, min(since) FROM present
WHERE table_code = ANY(%s::text[]) AND expires > %s AND process <> %s
GROUP BY table_code, seat ORDER BY table_code, seat
"""
GROWN = "SELECT 1 FROM entries WHERE table_code = %s AND seq > %s LIMIT 1"
HEADS = """
SELECT code, seq FROM unnest(%s::text[]) AS wanted (code), LATERAL (
    SELECT seq FROM entries WHERE table_code = code ORDER BY seq DESC LIMIT 1
) AS last
"""
RELEASE = """
WITH gone AS (DELETE FROM present WHERE process = %s)
UPDATE due SET leased = 0, process = NULL WHERE process = %s
"""
LEASE = """
UPDATE due SET leased = %s, process = %s WHERE (table_code, kind) IN (
    SELECT table_code, kind FROM due
    WHERE at <= %s AND leased <= %s AND kind = ANY(%s::text[])
    AND (kind = 'bot' OR table_code = ANY(%s::text[]) OR at <= %s)
    ORDER BY at LIMIT %s FOR UPDATE SKIP LOCKED
) RETURNING table_code, kind, at
"""
_CODES = "DELETE FROM moving_codes WHERE expires <= %s"
_BUDGETS = "DELETE FROM budgets WHERE at <= %s"
_SILENT = "DELETE FROM present WHERE expires <= %s"
_OLD_TABLES = f"""
SELECT code FROM tables WHERE {OLD_TABLES} AND code <> ALL(?::text[])
ORDER BY code LIMIT ? FOR UPDATE SKIP LOCKED
""".replace("?", "%s")  # noqa: S608 -- made of constants, as the next two
_TABLE_PARTS = (
    "DELETE FROM seats WHERE table_code = ANY(%s::text[])",
    "DELETE FROM due WHERE table_code = ANY(%s::text[])",
    "DELETE FROM snapshots WHERE table_code = ANY(%s::text[])",
    "DELETE FROM tables WHERE code = ANY(%s::text[])",
)
_ENTRIES = "DELETE FROM entries WHERE table_code = ANY(%s::text[])"
_OLD_LOGS = f"""
WITH old AS (
    SELECT table_code, seq FROM snapshots WHERE {OLD_LOGS}
    ORDER BY table_code LIMIT ? FOR UPDATE SKIP LOCKED
), marked AS (
    UPDATE snapshots SET trimmed = old.seq FROM old WHERE snapshots.table_code = old.table_code
)
DELETE FROM entries USING old
WHERE entries.table_code = old.table_code AND entries.seq <= old.seq
""".replace("?", "%s")  # noqa: S608
_OLD_GUESTS = f"""
WITH old AS (
    SELECT id FROM guests WHERE {OLD_GUESTS} LIMIT ? FOR UPDATE SKIP LOCKED
), matches_gone AS (
    DELETE FROM played USING old WHERE guest = old.id
), attempts_gone AS (
    DELETE FROM daily_attempts USING old WHERE guest = old.id
), memberships_gone AS (
    DELETE FROM circle_members USING old WHERE guest = old.id
)
DELETE FROM guests USING old WHERE guests.id = old.id
""".replace("?", "%s")  # noqa: S608
_EMPTY_CIRCLES = EMPTY_CIRCLES.replace("?", "%s")


def seat(number: int) -> int | None:
    return None if number == _NOBODY else number


def keeping_present(process: str, rows: list[Present], expires: int) -> Statement:
    tables = [row.table for row in rows]
    seats = [_NOBODY if row.seat is None else row.seat for row in rows]
    rest = [[row.connections for row in rows], [row.since for row in rows]]
    places = [tables, seats]
    return Statement(_KEEP_PRESENT, [process, *places, process, expires, *places, *rest])


async def tidy(connection: Connection, retention: Retention) -> Tidied:
    """Delete what is kept no longer; first what others refer to."""
    async with connection.transaction():
        await _count(connection, _SILENT, retention.now)
        codes = await _count(connection, _CODES, retention.now)
        await _count(connection, _BUDGETS, retention.now - BUDGET_MS)
        tables, entries = await _tidy_tables(connection, retention)
        entries += await _count(connection, _OLD_LOGS, retention.logs, retention.limit)
        guests = await _count(connection, _OLD_GUESTS, retention.guests, retention.limit)
        await _count(connection, _EMPTY_CIRCLES, retention.now - EMPTY_MS)
    return Tidied(guests, tables, entries, codes)


async def _tidy_tables(connection: Connection, retention: Retention) -> tuple[int, int]:
    wanted = (*moments(retention), sorted(retention.busy), retention.limit)
    found = await connection.execute(_OLD_TABLES.encode(), wanted)
    codes = [row[0] for row in await found.fetchall()]
    entries = await _count(connection, _ENTRIES, codes)
    for part in _TABLE_PARTS:
        await _count(connection, part, codes)
    return len(codes), entries


async def _count(connection: Connection, sql: str, *parameters: Any) -> int:
    return (await connection.execute(sql.encode(), parameters)).rowcount
