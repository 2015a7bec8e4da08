"""A table in the store: read from its snapshot and its log, and a decided step as it is kept.

The log is read by pages, so that nobody waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from aurum.server.storage.rows import (
    Change,
    FinishedMatch,
    Listing,
    Played,
    Snapshot,
    StoredEntry,
)
from aurum.server.storage.store import StorageTrouble, Store
from aurum.table.commands import Draft
from aurum.table.log_entries import (
    Acted,
    Committed,
    Entry,
    Repeated,
    Resumed,
    Revealed,
    Started,
    Undone,
    read_entry,
    read_snapshot,
    write_entry,
    write_snapshot,
)
from aurum.table.match_record import game_line, match_record
from aurum.table.messages import encode
from aurum.table.room_view import room_line
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


def is_plain_move(draft: Draft) -> bool:
    """Whether the draft is a move that neither ends a match nor touches the room."""
    return (
        draft.table.lesson is None  # whose step the room tells
        and len(draft.entries) == 1
        and type(draft.entries[0][0]) is Acted
        and draft.table.state == "playing"
    )


def is_torn(entries: list[Entry]) -> bool:
    """Whether a new match began in what was read at once: only a fresh view can tell all that."""
    is_new = any(type(entry) is Started for entry in entries[1:])
    return is_new or any(type(entry) in (Resumed, Repeated) for entry in entries)


def change_of(draft: Draft) -> Change:
    """The entries of the draft, with everything that must be stored in the same transaction."""
    entries = tuple(
        [
            StoredEntry(seq, draft.now, command, write_entry(entry))
            for seq, (entry, command) in enumerate(draft.entries, draft.before + 1)
        ]
    )
    code = draft.table.code
    if is_plain_move(draft) or _is_seed(draft):
        return Change(code, entries, None)
    return Change(code, entries, _listing(draft.table), _finished(draft), _snapshot(draft))


def _is_seed(draft: Draft) -> bool:
    """Whether somebody only sent a seed or a commitment to one: no list of tables tells of it."""
    return len(draft.entries) == 1 and type(draft.entries[0][0]) in (Committed, Revealed)


def _listing(table: Table) -> Listing:
    line = encode(room_line(table, 0)).decode()
    guests = tuple(seat.guest for seat in table.seats if seat.guest is not None)
    return Listing(table.state, table.options.listed, line, guests, table.host)


def _finished(draft: Draft) -> FinishedMatch | None:
    play = draft.table.play
    if play is None or not play.is_over or type(draft.entries[-1][0]) is not Acted:
        return None
    return FinishedMatch(play.id, draft.now, match_record(play), _players(draft.table, draft.now))


def _players(table: Table, now: int) -> tuple[Played, ...]:
    """The people at the table, each with the match as their list of games shows it."""
    play = table.play
    assert play is not None
    people = [(seat, table.seats[seat].guest) for seat in sorted(table.persons)]
    return tuple(
        Played(guest, encode(game_line(play, seat, now)).decode())
        for seat, guest in people
        if guest
    )


def _snapshot(draft: Draft) -> Snapshot | None:
    """One for each match: what earlier ones left behind."""
    for seq, (entry, _) in enumerate(draft.entries, draft.before + 1):
        if type(entry) is Started:
            return snapshot_before(seq, draft.now, draft.table)
    return None
