"""Reading everything that a store has, and naming what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from aurum.game import BadRecord, audit, parse_record
from aurum.server.logs import fingerprint
from aurum.server.storage.schema import entries, matches, snapshots
from aurum.table.log_entries import read_entry

BATCH = 2000
Line = tuple[str, int, str | None, str]


class Checked(NamedTuple):
    tables: int
    entries: int
    matches: int
    mistakes: list[str]


def check_store(connection: Connection) -> Checked:
    """Every entry and every record; a table is named by its fingerprint, as in the server's log."""
    lines, codes = 0, 0
    mistakes: list[str] = []
    begins = _begins(connection)
    for code, log in groupby(_lines(connection), key=lambda line: line[0]):
        codes += 1
        found = list(log)
        lines += len(found)
        mistakes += _mistakes(f"table {fingerprint(code)}", found, begins.get(code, 0))
    records = 0
    for name, record in connection.execute(select(matches.c.id, matches.c.record)):
        records += 1
        mistakes += _wrong_record(name, record)
    return Checked(codes, lines, records, mistakes)


def _begins(connection: Connection) -> dict[str, int]:
    """Up to where logs have been deleted, because a snapshot has replaced them."""
    rows = connection.execute(select(snapshots.c.table_code, snapshots.c.trimmed))
    return {code: trimmed for code, trimmed in rows}  # noqa: C416 -- rows are not pairs


def _lines(connection: Connection) -> Iterator[Line]:
    columns = (entries.c.table_code, entries.c.seq, entries.c.command, entries.c.body)
    rows = connection.execution_options(yield_per=BATCH).execute(
        select(*columns).order_by(entries.c.table_code, entries.c.seq)
    )
    for row in rows:
        yield row[0], row[1], row[2], row[3]


def _mistakes(name: str, log: list[Line], begin: int) -> Iterator[str]:
    for place, (_, seq, _, body) in enumerate(log, begin + 1):
        if seq != place:
            yield f"{name}: entry {place} is missing"
            return
        try:
            read_entry(body)
        except (msgspec.MsgspecError, ValueError) as error:
            yield f"{name}: entry {seq} cannot be read: {error}"


def _wrong_record(name: str, record: str) -> Iterator[str]:
    try:
        audit(parse_record(record.encode()))
    except BadRecord as error:
        yield f"match {name}: {error}"
