"""How changes of tables are written to PostgreSQL: one statement for a whole group of them.

The statement is a transaction of its own, so one round trip and one sync to disk serve all. Rows
go in by `unnest` in the order of their keys, so that two processes that store the same tables
never wait for each other in a circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from aurum.server.storage.postgres_notices import CHANNEL, hint
from aurum.server.storage.rows import Change, Due, Lease, Snapshot

Row = tuple[Any, ...]

_ENTRIES = """entered AS (
    INSERT INTO entries (table_code, seq, at, command, body)
    SELECT * FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[], %s::text[])
        AS new (table_code, seq, at, command, body) ORDER BY 1, 2
)"""
_LISTING = """listing AS (
    INSERT INTO tables (code, state, listed, line, touched, host)
    SELECT * FROM unnest(%s::text[], %s::text[], %s::bool[], %s::text[], %s::bigint[], %s::text[])
        AS new (code, state, listed, line, touched, host) ORDER BY 1
    ON CONFLICT (code) DO UPDATE SET state = excluded.state, listed = excluded.listed,
        line = excluded.line, touched = excluded.touched, host = excluded.host
), stood AS (
    DELETE FROM seats WHERE table_code = ANY(%s::text[])
        AND (guest, table_code) NOT IN (SELECT * FROM unnest(%s::text[], %s::text[]))
), seated AS (
    INSERT INTO seats (guest, table_code)
    SELECT * FROM unnest(%s::text[], %s::text[]) AS new (guest, table_code) ORDER BY 1, 2
    ON CONFLICT DO NOTHING
), gone AS (
    SELECT count(*) AS tables FROM unnest(%s::text[]) AS old (code)
    WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.code = old.code)
)"""
_MATCHES = """finished AS (
    INSERT INTO matches (id, table_code, finished, record)
    SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[], %s::text[])
        AS new (id, table_code, finished, record) ORDER BY 1
)"""
_PLAYED = """listed_as_played AS (
    INSERT INTO played (guest, match_id, finished, line)
    SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[], %s::text[])
        AS new (guest, match_id, finished, line) ORDER BY 1, 2
)"""
_SNAPSHOTS = """snapshot AS (
    INSERT INTO snapshots (table_code, seq, at, body, trimmed)
    SELECT new.*, 0 FROM unnest(%s::text[], %s::int[], %s::bigint[], %s::text[])
        AS new (table_code, seq, at, body) ORDER BY 1
    ON CONFLICT (table_code) DO UPDATE SET seq = excluded.seq, at = excluded.at,
        body = excluded.body WHERE excluded.seq > snapshots.seq
)"""
_DUE = """settled AS (
    DELETE FROM due WHERE table_code = ANY(%s::text[])
        AND (table_code, kind) NOT IN (SELECT * FROM unnest(%s::text[], %s::text[]))
), planned AS (
    INSERT INTO due (table_code, kind, at, leased, process)
    SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[], %s::bigint[], %s::text[])
        AS new (table_code, kind, at, leased, process) ORDER BY 1, 2
    ON CONFLICT (table_code, kind) DO UPDATE SET at = excluded.at, leased = excluded.leased,
        process = excluded.process
)"""
_UNLESS_SAME = " WHERE due.at <> excluded.at"
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', %s)"
# A change must not bring a deleted table back to life. Dividing by zero undoes the statement.
_NOTIFY_UNLESS_GONE = f"{_NOTIFY}, 1 / (CASE WHEN gone.tables = 0 THEN 1 ELSE 0 END) FROM gone"


class Statement(NamedTuple):
    sql: str
    parameters: list[Any]


def storing(changes: Sequence[Change], process: str) -> Statement:
    """The statement that stores all of these changes, or none, and tells other processes."""
    rows = [(change.table, *entry) for change in changes for entry in change.entries]
    parts, parameters = [_ENTRIES], _columns(rows, 5)
    listed = {change.table: change for change in changes if change.listing is not None}
    for sql, values in (
        (_LISTING, _listing(listed) if listed else None),
        (_MATCHES, _matches(changes)),
        (_PLAYED, _played(changes)),
        (_SNAPSHOTS, _snapshots({c.table: c.snapshot for c in changes if c.snapshot})),
        (_DUE, _due({c.table: (c.due, c.lease) for c in changes if c.due is not None})),
    ):
        if values is not None:
            parts.append(sql)
            parameters += values
    news = {change.table: change.entries[-1].seq for change in changes}
    end = _NOTIFY_UNLESS_GONE if listed else _NOTIFY
    return Statement(f"WITH {', '.join(parts)} {end}", [*parameters, hint(process, news)])


def keeping_snapshot(table: str, snapshot: Snapshot) -> Statement:
    values = _snapshots({table: snapshot})
    assert values is not None
    return Statement(f"WITH {_SNAPSHOTS} SELECT 1", values)


def setting_due(table: str, moments: tuple[Due, ...]) -> Statement:
    values = _due({table: (moments, None)})
    assert values is not None
    kept = f"{_DUE.removesuffix(')')}{_UNLESS_SAME})"  # a moment that stays the same stays leased
    return Statement(f"WITH {kept} SELECT 1", values)


def _listing(changes: dict[str, Change]) -> list[Any]:
    """The last word on every table, and exactly those seats that people have now."""
    rows, seats = [], []
    for table, change in changes.items():
        listing = change.listing
        assert listing is not None
        at = change.entries[-1].at
        rows.append((table, listing.state, listing.listed, listing.line, at, listing.host))
        seats += [(guest, table) for guest in sorted({*listing.guests})]
    pairs = _columns(seats, 2)
    old = [table for table, change in changes.items() if change.entries[0].seq > 1]
    return [*_columns(rows, 6), [*changes], *pairs, *pairs, old]


def _matches(changes: Iterable[Change]) -> list[Any] | None:
    found = [(change.table, change.finished) for change in changes if change.finished]
    rows = [(match.id, table, match.at, match.record) for table, match in found]
    return _columns(rows, 4) if rows else None


def _played(changes: Iterable[Change]) -> list[Any] | None:
    matches = [change.finished for change in changes if change.finished]
    rows = [(guest, match.id, match.at, line) for match in matches for guest, line in match.players]
    return _columns(rows, 4) if rows else None


def _snapshots(snapshots: dict[str, Snapshot]) -> list[Any] | None:
    rows = [(table, *snapshot) for table, snapshot in snapshots.items()]
    return _columns(rows, 4) if rows else None


def _due(due: dict[str, tuple[tuple[Due, ...], Lease | None]]) -> list[Any] | None:
    if not due:
        return None
    planned = [(moment, lease) for moments, lease in due.values() for moment in moments]
    columns = _columns([(*moment, *_leased(moment, lease)) for moment, lease in planned], 5)
    return [[*due], *columns[:2], *columns]


def _leased(due: Due, lease: Lease | None) -> tuple[int, str | None]:
    return (0, None) if lease is None or due.kind != "bot" else (lease.until, lease.process)


def _columns(rows: Sequence[Row], width: int) -> list[Any]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
