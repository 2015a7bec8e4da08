"""How changes of tables are written to SQLite, inside a transaction.

One statement serves any number of rows: between statements the interpreter may be taken away.
"""

from __future__ import annotations

from aurum.server.storage.rows import Change, Due, Lease, Snapshot
from aurum.server.storage.sqlite_connection import Database, as_json
from aurum.server.storage.store import Conflict

_INSERT_ENTRIES = """
INSERT INTO entries (table_code, seq, at, command, body)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
"""
_COUNT_TABLES = """
SELECT count(*) FROM tables WHERE code IN (SELECT value FROM json_each(?))
"""
_UPSERT_TABLES = """
INSERT INTO tables (code, state, listed, line, touched, host)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
FROM json_each(?) WHERE true
ON CONFLICT (code) DO UPDATE SET state = excluded.state, listed = excluded.listed,
    line = excluded.line, touched = excluded.touched, host = excluded.host
"""
_DELETE_SEATS = "DELETE FROM seats WHERE table_code IN (SELECT value FROM json_each(?))"
_INSERT_SEATS = """
INSERT INTO seats (guest, table_code) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
"""
_INSERT_MATCH = "INSERT INTO matches (id, table_code, finished, record) VALUES (?, ?, ?, ?)"
_INSERT_PLAYED = "INSERT INTO played (guest, match_id, finished, line) VALUES (?, ?, ?, ?)"
_UPSERT_SNAPSHOT = """
INSERT INTO snapshots (table_code, seq, at, body, trimmed) VALUES (?, ?, ?, ?, 0)
ON CONFLICT (table_code) DO UPDATE SET seq = excluded.seq, at = excluded.at, body = excluded.body
WHERE excluded.seq > snapshots.seq
"""
_DELETE_DUE = "DELETE FROM due WHERE table_code = ?"
_INSERT_DUE = "INSERT INTO due (table_code, kind, at, leased, process) VALUES (?, ?, ?, ?, ?)"
_GROWN = "SELECT 1 FROM entries WHERE table_code = ? AND seq > ? LIMIT 1"
_LEASES = "SELECT kind, at, leased, process FROM due WHERE table_code = ?"


def insert_changes(database: Database, changes: list[Change]) -> None:
    """All of them; `Conflict` if one continues a table that has been deleted."""
    insert_entries(database, changes)
    seen = [change for change in changes if change.listing is not None]
    if seen:
        _update_tables(database, seen)
    for change in changes:
        _add_rest(database, change)


def insert_entries(database: Database, changes: list[Change]) -> None:
    entries = [(change.table, *entry) for change in changes for entry in change.entries]
    database.execute(_INSERT_ENTRIES, (as_json(entries),))


def put_snapshot(database: Database, table: str, snapshot: Snapshot) -> None:
    """Keep the snapshot, unless a newer one is there."""
    row = (table, snapshot.seq, snapshot.at, snapshot.body)
    database.execute(_UPSERT_SNAPSHOT, row)


def set_due(database: Database, table: str, seq: int, moments: tuple[Due, ...]) -> None:
    """Replace what is due at a table; a moment that stays the same stays leased."""
    if database.execute(_GROWN, (table, seq)).fetchone():
        return
    rows = database.execute(_LEASES, (table,)).fetchall()
    leases = {(kind, at): Lease(process, until) for kind, at, until, process in rows}
    _put_due(database, table, {due: leases.get((due.kind, due.at)) for due in moments})


def _put_due(database: Database, table: str, moments: dict[Due, Lease | None]) -> None:
    database.execute(_DELETE_DUE, (table,))
    for due, lease in moments.items():
        process, until = lease or (None, 0)
        database.execute(_INSERT_DUE, (*due, until, process))


def _update_tables(database: Database, changes: list[Change]) -> None:
    """The last word on every table, and exactly those seats that people have now."""
    begun = {change.table for change in changes if change.entries[0].seq == 1}
    old = {change.table for change in changes} - begun
    if old and database.execute(_COUNT_TABLES, (as_json([*old]),)).fetchone()[0] < len(old):
        raise Conflict("The table is not there any more.")
    latest = {change.table: change for change in changes}
    database.execute(_UPSERT_TABLES, (as_json([_table_row(c) for c in latest.values()]),))
    database.execute(_DELETE_SEATS, (as_json([*latest]),))
    seats = [(guest, c.table) for c in latest.values() if c.listing for guest in c.listing.guests]
    database.execute(_INSERT_SEATS, (as_json(seats),))


def _table_row(change: Change) -> tuple[str, str, int, str, int, str | None]:
    listing = change.listing
    assert listing is not None
    row = (change.table, listing.state, int(listing.listed), listing.line)
    return (*row, change.entries[-1].at, listing.host)


def _add_rest(database: Database, change: Change) -> None:
    if change.finished is not None:
        match = change.finished
        database.execute(_INSERT_MATCH, (match.id, change.table, match.at, match.record))
        for guest, line in match.players:
            database.execute(_INSERT_PLAYED, (guest, match.id, match.at, line))
    if change.snapshot is not None:
        put_snapshot(database, change.table, change.snapshot)
    if change.due is not None:
        leases = {due: change.lease if due.kind == "bot" else None for due in change.due}
        _put_due(database, change.table, leases)
