"""A decided step of a table, as the store keeps it."""

from __future__ import annotations

from aurum.server.storage.rows import (
    Change,
    FinishedMatch,
    Listing,
    Played,
    Snapshot,
    StoredEntry,
)
from aurum.server.table_log import snapshot_before
from aurum.table.commands import Draft
from aurum.table.game_line import game_line
from aurum.table.log_entries import (
    Acted,
    Committed,
    Entry,
    Repeated,
    Resumed,
    Revealed,
    Started,
    write_entry,
)
from aurum.table.match_record import match_record
from aurum.table.messages import encode
from aurum.table.room_view import room_line
from aurum.table.table import Table


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
