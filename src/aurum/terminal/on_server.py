"""`aurum play` on a server: the list of tables, and a seat at one of them."""

from __future__ import annotations

import contextlib

from aurum.game import Record
from aurum.table.wire.room import RoomLine
from aurum.table.wire.words import TABLE_PATH
from aurum.terminal.autosave import RecordKeeper, Unsavable, keep_last, record_keeper
from aurum.terminal.fair_seeds import Deals
from aurum.terminal.holding import held
from aurum.terminal.http_client import Door, Ticket, address_of, plain_server
from aurum.terminal.identity import Identities
from aurum.terminal.play import kept_as_last, run_screen
from aurum.terminal.remote_table import RemoteTable
from aurum.terminal.wishes import Wishes, table_wish
from aurum.texts import Texts, texts


def open_tables(wishes: Wishes) -> list[str]:
    """One line for each table that the server lists or where we sit."""
    speak = texts(wishes.spoken)
    door = Door(plain_server(wishes.server), Identities())
    lines = [_table_line(line, door.server, speak) for line in door.tables()]
    return lines or [speak("tables-none")]


def _table_line(line: RoomLine, server: str, speak: Texts) -> str:
    names = ", ".join(name or speak("seat-open") for name in line.names)
    rules = line.options.rules
    return speak(
        "tables-line",
        address=f"{server}{TABLE_PATH}{line.code}",
        state=speak(f"table-{line.state}"),
        edition=speak(f"edition-{rules.edition}"),
        names=names,
        open=line.open_seats,
    )


def play_there(wishes: Wishes) -> int:
    identities = Identities()
    ticket = _ticket(wishes, identities)
    if wishes.record is None:
        keeper: RecordKeeper | LastKeeper = LastKeeper()
        code = _play_at(wishes, ticket, keeper)
    else:
        keeper = record_keeper(wishes.record)
        with held(keeper.path):
            code = _play_at(wishes, ticket, keeper)
    speak = texts(wishes.spoken)
    if keeper.has_finished:
        print(kept_as_last(speak))
    if isinstance(keeper, RecordKeeper) and keeper.last:
        print(speak("recorded", file=str(keeper.path)))
    print(speak("come-back", command=f"aurum play --join {ticket.address}"))
    return code


def _play_at(wishes: Wishes, ticket: Ticket, keeper: RecordKeeper | LastKeeper) -> int:
    deals = Deals.of_this_user()
    return run_screen(wishes, lambda: RemoteTable(ticket, keeper.write, deals))


def _ticket(wishes: Wishes, identities: Identities) -> Ticket:
    if wishes.join:
        server, code = address_of(wishes.join, wishes.server)
        return Door(server, identities).join(wishes.name, code, watch=wishes.watch)
    return Door(plain_server(wishes.server), identities).create(wishes.name, table_wish(wishes))


class LastKeeper:
    """Keeps what has been finished, where nobody asked for a record."""

    def __init__(self) -> None:
        self.has_finished = False

    def write(self, record: Record) -> None:
        if record.winners is not None:
            with contextlib.suppress(Unsavable):  # the server has the match, too
                keep_last(record)
                self.has_finished = True
