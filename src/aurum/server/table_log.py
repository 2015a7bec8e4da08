"""Reading a table from the store: its snapshot, then its log by pages, so that nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from aurum.server.storage.rows import Snapshot, StoredEntry
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.log_entries import (
    Entry,
    Started,
    Undone,
    read_entry,
    read_snapshot,
    write_snapshot,
)
from aurum.table.table import Table

SLICE = 40
"""Entries booked before others get their turn: about two milliseconds."""

WORTH_A_SNAPSHOT = 200
"""Entries of earlier matches that are read once, and then replaced by a snapshot."""

DAMAGED = (msgspec.MsgspecError, AssertionError, ValueError, KeyError, IndexError)


async def load_table(store: Store, code: str) -> Table | None:
    """The table with this code; None if there is none."""
    kept = await store.snapshot(code)
    begun = 0 if kept is None else kept.seq
    found: Snapshot | None = None
    try:
        table = Table(code) if kept is None else _restored(code, kept)
        while page := await store.log_page(code, table.seq):
            found = await _fold(table, page) or found
    except DAMAGED as error:
        raise StorageTrouble("The log of this table is damaged.") from error
    if table.seq == begun:
        return None
    if found is not None and found.seq - begun >= WORTH_A_SNAPSHOT:
        await store.keep_snapshot(code, found)
    return table


def apply_tail(table: Table, tail: Iterable[StoredEntry]) -> list[Entry]:
    """Book what others have stored meanwhile."""
    return [_apply(table, line) for line in tail]


def snapshot_before(started: int, at: int, table: Table) -> Snapshot:
    """What the log says before the match that began at `started` and is on the table now."""
    return Snapshot(started - 1, at, write_snapshot(table.snapshot()))


async def _fold(table: Table, page: list[StoredEntry]) -> Snapshot | None:
    """Book a page, slice by slice; the table as it was before its last match, if one began."""
    found: Snapshot | None = None
    cost = 0
    for line in page:
        entry = _apply(table, line)
        if type(entry) is Started:
            found = snapshot_before(line.seq, line.at, table)
        cost += entry.kept + 1 if type(entry) is Undone else 1
        if cost >= SLICE:
            cost = 0
            await asyncio.sleep(0)
    return found


def _apply(table: Table, line: StoredEntry) -> Entry:
    assert line.seq == table.seq + 1, "the log has a gap"
    entry = read_entry(line.body)
    table.apply(entry, line.command, line.at)
    return entry


def _restored(code: str, kept: Snapshot) -> Table:
    return Table.restored(code, kept.seq, read_snapshot(kept.body))
