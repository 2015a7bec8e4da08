"""`aurum play` from its options to its end."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from aurum.game import AurumError, Record
from aurum.roster import USUAL_LEVEL
from aurum.table.wire.events import Rules
from aurum.table.wire.http import CreateTable
from aurum.table.wire.room import Options
from aurum.terminal.autosave import Keeper, record_keeper
from aurum.terminal.client import Client
from aurum.terminal.colours import wished_theme
from aurum.terminal.deals import Deals
from aurum.terminal.http_client import Door, Ticket, address_of, plain_server
from aurum.terminal.identity import Identities
from aurum.terminal.local import LocalTable
from aurum.terminal.plain import plain
from aurum.terminal.remote import RemoteTable
from aurum.terminal.session import Session
from aurum.terminal.setup import new_match, old_match
from aurum.texts import default_edition, system_language, texts

INTERRUPTED = 130


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; None leaves it to us."""

    players: int = 3
    edition: str | None = None
    bots: str | None = None
    seed: str | None = None
    language: str | None = None
    zeros: bool | None = None
    scoring: Literal["nuggets", "points"] = "nuggets"
    name: str | None = None
    plain: bool = False
    ask_exchange: bool = False
    theme: Literal["dark", "light"] | None = None
    pace: float = 0.5
    record: Path | None = None
    resume: Path | None = None
    join: str | None = None
    create: bool = False
    server: str = ""

    @property
    def spoken(self) -> str:
        return self.language or system_language()

    @property
    def book(self) -> str:
        return self.edition or default_edition(self.spoken)

    @property
    def is_plain(self) -> bool:
        """Without a terminal that can move its cursor there is only one way."""
        able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        return self.plain or not able


def play_match(wishes: Wishes) -> int:
    """Play until the person leaves; returns the exit code."""
    _check(wishes)
    if wishes.join or wishes.create:
        return _play_far(wishes)
    return _play_here(wishes)


def _check(wishes: Wishes) -> None:
    if sum(map(bool, (wishes.join, wishes.create, wishes.resume))) > 1:
        raise AurumError("--join, --create and --resume exclude each other; choose one")
    if wishes.resume and wishes.record:
        raise AurumError("--resume goes on in its own file; leave --record out")


def _play_here(wishes: Wishes) -> int:
    if wishes.resume:
        own, keeper = old_match(wishes.resume, wishes.bots)
    else:
        own, keeper = new_match(
            edition=wishes.book,
            players=wishes.players,
            zeros=wishes.zeros,
            scoring=wishes.scoring,
            bots=wishes.bots,
            seed=wishes.seed,
            name=wishes.name,
            record=wishes.record,
        )
    pace = 0.0 if wishes.is_plain else wishes.pace
    code = _run(wishes, lambda: LocalTable(own, pace))
    _say_where(wishes, keeper)
    return code


def _say_where(wishes: Wishes, keeper: Keeper) -> None:
    """Where the match is kept; one that is over stays only if a file was asked for."""
    speak = texts(wishes.spoken)
    if keeper.is_over is None:
        return
    if not keeper.is_over:
        command = f"aurum play --resume {shlex.quote(str(keeper.path))}"
        print(speak("saved", file=str(keeper.path), command=command))
    elif wishes.record or wishes.resume:
        print(speak("recorded", file=str(keeper.path)))
    else:
        keeper.path.unlink(missing_ok=True)


def _play_far(wishes: Wishes) -> int:
    identities = Identities()
    ticket = _ticket(wishes, identities)
    keeper = record_keeper(wishes.record) if wishes.record else None
    keep = keeper.write if keeper else _forget
    code = _run(wishes, lambda: RemoteTable(ticket, keep, Deals.of_this_user()))
    speak = texts(wishes.spoken)
    if keeper and keeper.last:
        print(speak("recorded", file=str(keeper.path)))
    print(speak("come-back", command=f"aurum play --join {ticket.address}"))
    return code


def _ticket(wishes: Wishes, identities: Identities) -> Ticket:
    if wishes.join:
        server, code = address_of(wishes.join, wishes.server)
        return Door(server, identities).join(wishes.name, code)
    return Door(plain_server(wishes.server), identities).create(wishes.name, table_wish(wishes))


def table_wish(wishes: Wishes) -> CreateTable:
    """The table to make: us, and bots or open seats; it starts at once if nobody is missing."""
    others = (wishes.bots or USUAL_LEVEL).split(",")
    seats = others * (wishes.players - 1) if len(others) == 1 else others
    rules = Rules(wishes.book, wishes.players, wishes.zeros, wishes.scoring)
    wish = CreateTable(Options(rules), ("me", *seats), start="open" not in seats)
    try:
        return msgspec.convert(msgspec.to_builtins(wish), CreateTable)
    except msgspec.ValidationError as error:
        raise AurumError(f"such a table cannot be made: {error}") from error


def _forget(_: Record) -> None:
    """Nobody asked for a record."""


def _run(wishes: Wishes, sit: Callable[[], Client]) -> int:
    """Run the chosen screen; an interrupt leaves the table like any other way of leaving."""
    try:
        asyncio.run(_session(wishes, sit))
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


async def _session(wishes: Wishes, sit: Callable[[], Client]) -> None:
    client = sit()
    session = Session(client, texts(wishes.spoken), ask_exchange=wishes.ask_exchange)
    try:
        await _screen(wishes, session)()
    finally:
        await client.close()


def _screen(wishes: Wishes, session: Session) -> Callable[[], Awaitable[None]]:
    if wishes.is_plain:
        return plain(session).run
    from aurum.terminal.app import TableApp

    return TableApp(session, wishes.theme or wished_theme()).play
