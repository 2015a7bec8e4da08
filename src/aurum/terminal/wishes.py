"""What the person wants: from the command line, the settings, or the defaults."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Literal

import msgspec

from aurum.game import USUAL_VARIANT, AurumError, Variant
from aurum.roster import LEVELS, START_LEVEL, USUAL_LEVEL
from aurum.table.wire.events import Rules
from aurum.table.wire.http import CreateTable
from aurum.table.wire.room import Options
from aurum.table.wire.words import ClockKind, SpectatorMode
from aurum.terminal.assistance import FIRST_MATCHES
from aurum.terminal.settings import Settings, named, read_settings
from aurum.terminal.setup import one_for_each
from aurum.texts import default_edition, system_language

SERVER = "http://127.0.0.1:8040"
OPEN = "open"
PLAIN = "AURUM_PLAIN"
_YES, _NO = {"1", "true", "yes", "on", "y", "t"}, {"0", "false", "no", "off", "n", "f"}


@dataclass(frozen=True)
class Wishes:
    """Everything that a person can ask for; None leaves the choice to us."""

    variant: Variant = USUAL_VARIANT
    bots: str | None = None
    seed: str | None = None
    language: str | None = None
    name: str | None = None
    plain: bool = False
    brief: bool = False
    ask_exchange: bool = False
    by_rank: bool = False
    coach: bool | None = None
    matches: int = 0  # finished so far
    level: str = START_LEVEL  # of the bots that were met last
    wins: int = 0  # against them
    theme: Literal["dark", "light"] | None = None
    pace: float = 0.5
    record: Path | None = None
    resume: str | None = None
    join: str | None = None
    watch: bool = False
    create: bool = False
    tables: bool = False
    server: str = SERVER
    clock: ClockKind = "none"
    spectators: SpectatorMode = "open"
    memory: bool = True
    listed: bool = False
    sit_in: int = 60

    @property
    def spoken(self) -> str:
        return self.language or system_language()

    @property
    def is_coached(self) -> bool:
        """By default, the coach speaks in a player's first matches."""
        if self.coach is not None:
            return self.coach
        return self.matches < FIRST_MATCHES and sys.stdin.isatty()

    @property
    def is_plain(self) -> bool:
        """Plain if the person wants it, or if the terminal cannot move its cursor."""
        able = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        return self.plain or not able


def wished(given: dict[str, Any], settings: Settings | None = None) -> Wishes:
    """The wishes of a command line, in which None means not given."""
    said = plain_by_environment() | {
        name: value for name, value in given.items() if value is not None
    }
    wanted = named(settings or read_settings()) | said
    rules = {field.name: wanted.pop(field.name, None) for field in fields(Variant)}
    rules["edition"] = rules["edition"] or default_edition(
        wanted.get("language") or system_language()
    )
    variant = Variant(**{name: value for name, value in rules.items() if value is not None})
    return Wishes(variant, **wanted)


def plain_by_environment(environment: Mapping[str, str] = os.environ) -> dict[str, bool]:
    """What `AURUM_PLAIN` says about every screen, unless the command line says otherwise."""
    text = environment.get(PLAIN, "").strip().lower()
    if text and text not in _YES | _NO:
        raise AurumError(f"{PLAIN} is {text!r}; 1 means line by line, 0 means the whole screen")
    return {"plain": text in _YES} if text else {}


def checked(wishes: Wishes) -> Wishes:
    """The wishes, if they go together."""
    places = (wishes.join, wishes.create, wishes.resume, wishes.tables)
    if wishes.join is not None and not wishes.join.strip():
        raise AurumError("--join is empty; give the address of a table, or its code with --server")
    if wishes.resume is not None and not wishes.resume.strip():
        raise AurumError("--resume is empty; give a file, or a number of the list")
    if sum(map(bool, places)) > 1:
        raise AurumError("--join, --create, --resume and --tables exclude each other; choose one")
    if wishes.resume and wishes.record:
        raise AurumError("--resume goes on in its own file; leave --record out")
    if wishes.watch and not wishes.join:
        raise AurumError("--watch goes with --join: it names the table to watch")
    return wishes


def table_wish(wishes: Wishes) -> CreateTable:
    """The table to make, with us and bots or open seats; it starts at once if it is full."""
    others = tuple(name.strip() for name in (wishes.bots or USUAL_LEVEL).split(","))
    for name in others:
        if name not in (*LEVELS, OPEN):
            raise AurumError(
                f"{name!r} cannot have a seat on a server; --bots takes {', '.join(LEVELS)} and "
                f"{OPEN}"
            )
    seats = one_for_each(others, wishes.variant.players - 1)
    options = Options(
        Rules(**wishes.variant.as_json()),
        clock=wishes.clock,
        memory=wishes.memory,
        spectators=wishes.spectators,
        listed=wishes.listed,
        sit_in=wishes.sit_in,
    )
    wish = CreateTable(options, ("me", *seats), start=OPEN not in seats)
    try:
        return msgspec.convert(msgspec.to_builtins(wish), CreateTable)
    except msgspec.ValidationError as error:
        raise AurumError(f"such a table cannot be made: {error}") from error
