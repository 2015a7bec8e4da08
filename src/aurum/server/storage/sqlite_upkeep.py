"""What SQLite keeps only for a while: presence, due moments; and what is deleted in the end."""

from __future__ import annotations

from collections.abc import Collection

from aurum.server.storage.circles import EMPTY_CIRCLES, EMPTY_MS
from aurum.server.storage.old_rows import OLD_GUESTS, OLD_LOGS, OLD_TABLES, moments
from aurum.server.storage.queries import BUDGET_MS
from aurum.server.storage.rows import Due, Present, Retention, Tidied, Wanted
from aurum.server.storage.sqlite_connection import Database, as_json

_NOBODY = -1  # a primary key has no NULL: the seat of spectators

_LEASE = """
UPDATE due SET leased = ?, process = ? WHERE rowid IN (
    SELECT rowid FROM due
    WHERE at <= ? AND leased <= ? AND kind IN (SELECT value FROM json_each(?))
    AND (kind = 'bot' OR table_code IN (SELECT value FROM json_each(?)) OR at <= ?)
    ORDER BY at LIMIT ?
) RETURNING table_code, kind, at
"""
_PRESENT = """
SELECT table_code, seat, sum(connections), min(since) FROM present
WHERE table_code IN (SELECT value FROM json_each(?)) AND expires > ? AND process <> ?
GROUP BY table_code, seat ORDER BY table_code, seat
"""
_OLD_TABLES = f"""
SELECT code FROM tables WHERE {OLD_TABLES}
AND code NOT IN (SELECT value FROM json_each(?)) LIMIT ?
"""  # noqa: S608 -- made of constants, as the next two
_OLD_LOGS = f"SELECT table_code, seq FROM snapshots WHERE {OLD_LOGS} LIMIT ?"  # noqa: S608
_OLD_GUESTS = f"SELECT id FROM guests WHERE {OLD_GUESTS} LIMIT ?"  # noqa: S608
_GUEST_PARTS = (
    "DELETE FROM played WHERE guest IN (SELECT value FROM json_each(?))",
    "DELETE FROM daily_attempts WHERE guest IN (SELECT value FROM json_each(?))",
    "DELETE FROM circle_members WHERE guest IN (SELECT value FROM json_each(?))",
    "DELETE FROM guests WHERE id IN (SELECT value FROM json_each(?))",
)
_TABLE_PARTS = (
    "DELETE FROM seats WHERE table_code = ?",
    "DELETE FROM due WHERE table_code = ?",
    "DELETE FROM snapshots WHERE table_code = ?",
    "DELETE FROM tables WHERE code = ?",
)
_DELETE_ENTRIES = "DELETE FROM entries WHERE table_code = ? AND seq <= ?"
_EVERYTHING = 2**62


def keep_present(database: Database, process: str, rows: list[Present], expires: int) -> None:
    database.execute("DELETE FROM present WHERE process = ?", (process,))
    lines = [
        (process, row.table, _NOBODY if row.seat is None else row.seat, *row[2:], expires)
        for row in rows
    ]
    sql = (
        "INSERT INTO present (process, table_code, seat, connections, since, expires) "
        "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 "
        "FROM json_each(?)"
    )
    database.execute(sql, (as_json(lines),))


def present(
    database: Database, tables: Collection[str], now: int, besides: str | None
) -> list[Present]:
    rows = database.execute(_PRESENT, (as_json([*tables]), now, besides or "")).fetchall()
    return [Present(code, None if seat == _NOBODY else seat, *rest) for code, seat, *rest in rows]


def release(database: Database, process: str) -> None:
    database.execute("DELETE FROM present WHERE process = ?", (process,))
    database.execute("UPDATE due SET leased = 0, process = NULL WHERE process = ?", (process,))


def lease_due(database: Database, wanted: Wanted, process: str, until: int) -> list[Due]:
    names, known = as_json([*wanted.kinds]), as_json([*wanted.known])
    late = wanted.now - wanted.patience
    given = (until, process, wanted.now, wanted.now, names, known, late, wanted.limit)
    rows = database.execute(_LEASE, given).fetchall()
    return sorted((Due(*row) for row in rows), key=lambda due: due.at)


def tidy(database: Database, retention: Retention) -> Tidied:
    """Delete what is kept no longer; first what others refer to."""
    expired = "DELETE FROM moving_codes WHERE expires <= ?"
    codes = database.execute(expired, (retention.now,)).rowcount
    database.execute("DELETE FROM budgets WHERE at <= ?", (retention.now - BUDGET_MS,))
    tables, entries = _tidy_tables(database, retention)
    entries += _tidy_logs(database, retention)
    guests = _tidy_guests(database, retention)
    database.execute(EMPTY_CIRCLES, (retention.now - EMPTY_MS,))
    return Tidied(guests, tables, entries, codes)


def _tidy_guests(database: Database, retention: Retention) -> int:
    """Guests who have not been here for long, with their lists of games and circles."""
    rows = database.execute(_OLD_GUESTS, (retention.guests, retention.limit)).fetchall()
    names = as_json([row[0] for row in rows])
    for part in _GUEST_PARTS:
        database.execute(part, (names,))
    return len(rows)


def _tidy_tables(database: Database, retention: Retention) -> tuple[int, int]:
    busy = as_json([*retention.busy])
    found = database.execute(_OLD_TABLES, (*moments(retention), busy, retention.limit))
    codes = [row[0] for row in found.fetchall()]
    entries = 0
    for code in codes:
        entries += database.execute(_DELETE_ENTRIES, (code, _EVERYTHING)).rowcount
        for part in _TABLE_PARTS:
            database.execute(part, (code,))
    return len(codes), entries


def _tidy_logs(database: Database, retention: Retention) -> int:
    """The logs of earlier matches, which a snapshot has replaced."""
    found = database.execute(_OLD_LOGS, (retention.logs, retention.limit)).fetchall()
    entries = 0
    for code, seq in found:
        entries += database.execute(_DELETE_ENTRIES, (code, seq)).rowcount
        database.execute("UPDATE snapshots SET trimmed = seq WHERE table_code = ?", (code,))
    return entries
