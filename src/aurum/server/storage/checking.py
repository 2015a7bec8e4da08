"""Reading everything that a store has, and naming what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from aurum.game import AurumError, BadRecord, audit, parse_record
from aurum.server.logs import fingerprint
from aurum.server.storage.schema import entries, matches, snapshots
from aurum.table.log_entries import read_entry, read_snapshot
from aurum.table.table import Table

BATCH = 2000
Line = tuple[str, int, int, str | None, str]
"""Table, place, time, command and body of an entry."""

UNREADABLE = (msgspec.MsgspecError, ValueError)
UNPLAYABLE = (AurumError, AssertionError, LookupError, TypeError, AttributeError, ValueError)


class Checked(NamedTuple):
    tables: int
    entries: int
    matches: int
    mistakes: list[str]


class _Kept(NamedTuple):
    """A snapshot, and up to where the log has been deleted."""

    seq: int
    body: str
    trimmed: int


def check_store(connection: Connection) -> Checked:
    """Every entry and every record; a table is named by its fingerprint, as in the server's log."""
    lines, codes = 0, 0
    mistakes: list[str] = []
    kept = _snapshots(connection)
    for code, log in groupby(_lines(connection), key=lambda line: line[0]):
        codes += 1
        found = list(log)
        lines += len(found)
        mistakes += (
            f"table {fingerprint(code)}: {mistake}" for mistake in _mistakes(found, kept.get(code))
        )
    records = 0
    for name, record in connection.execute(select(matches.c.id, matches.c.record)):
        records += 1
        mistakes += _wrong_record(name, record)
    return Checked(codes, lines, records, mistakes)


def _snapshots(connection: Connection) -> dict[str, _Kept]:
    """What stands for the beginnings of logs, some of which have been deleted."""
    wanted = select(snapshots.c.table_code, snapshots.c.seq, snapshots.c.body, snapshots.c.trimmed)
    return {row[0]: _Kept(row[1], row[2], row[3]) for row in connection.execute(wanted)}


def _lines(connection: Connection) -> Iterator[Line]:
    columns = (
        entries.c.table_code,
        entries.c.seq,
        entries.c.at,
        entries.c.command,
        entries.c.body,
    )
    rows = connection.execution_options(yield_per=BATCH).execute(
        select(*columns).order_by(entries.c.table_code, entries.c.seq)
    )
    for row in rows:
        yield row[0], row[1], row[2], row[3], row[4]


def _mistakes(log: list[Line], kept: _Kept | None) -> Iterator[str]:
    """Read the entries, and play them as a server does: what follows a wrong one is not looked at.

    Where the beginning was deleted, the snapshot that replaced it is where playing begins.
    """
    table: Table | None = Table(log[0][0])
    if kept is not None and kept.trimmed:
        try:
            table = Table.restored(log[0][0], kept.seq, read_snapshot(kept.body))
        except UNREADABLE as error:
            yield f"the snapshot of its first {kept.seq} entries cannot be read: {error}"
            table = None
    for place, (_, seq, at, command, body) in enumerate(log, kept.trimmed + 1 if kept else 1):
        if seq != place:
            yield f"entry {place} is missing"
            return
        try:
            entry = read_entry(body)
        except UNREADABLE as error:
            yield f"entry {seq} cannot be read: {error}"
            return
        if table is None or seq <= table.seq:
            continue
        try:
            table.apply(entry, command, at)
        except UNPLAYABLE as error:
            yield f"entry {seq} cannot be played: {_said(error)}"
            return


def _said(error: Exception) -> str:
    """A game's error says what is wrong; another one at least has a kind."""
    if isinstance(error, AurumError):
        return str(error)
    return f"{type(error).__name__} {error}".rstrip()


def _wrong_record(name: str, record: str) -> Iterator[str]:
    try:
        audit(parse_record(record.encode()))
    except BadRecord as error:
        yield f"match {name}: {error}"
