"""`aurum play` on a server: the list of tables, and a seat at one of them."""

from __future__ import annotations

from aurum.game import Record
from aurum.table.wire.room import RoomLine
from aurum.table.wire.words import TABLE_PATH
from aurum.terminal.autosave import record_keeper
from aurum.terminal.fair_seeds import Deals
from aurum.terminal.http_client import Door, Ticket, address_of, plain_server
from aurum.terminal.identity import Identities
from aurum.terminal.play import run_screen
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
    keeper = record_keeper(wishes.record) if wishes.record else None
    keep = keeper.write if keeper else _forget
    code = run_screen(wishes, lambda: RemoteTable(ticket, keep, Deals.of_this_user()))
    speak = texts(wishes.spoken)
    if keeper and keeper.last:
        print(speak("recorded", file=str(keeper.path)))
    print(speak("come-back", command=f"aurum play --join {ticket.address}"))
    return code


def _ticket(wishes: Wishes, identities: Identities) -> Ticket:
    if wishes.join:
        server, code = address_of(wishes.join, wishes.server)
        return Door(server, identities).join(wishes.name, code, watch=wishes.watch)
    return Door(plain_server(wishes.server), identities).create(wishes.name, table_wish(wishes))


def _forget(_: Record) -> None:
    """Nobody asked for a record."""
