"""The log of a table: what was decided, in the past tense, as it is stored for ever.

A table is the fold of its entries. Nothing here says what follows from an entry; the game and the
table work that out again, so the log holds each fact once. The log is secret: it holds seeds.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from aurum.table.wire.room import Occupant, Options

By = Literal["person", "bot", "sit-in", "clock"]


class Occupancy(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: nobody, a guest, or a bot of some level."""

    kind: Occupant
    guest: str | None = None
    name: str | None = None
    level: str | None = None


class Fact(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Common ground of all entries; the tag is stored, so it never changes."""


class Opened(Fact, frozen=True, tag="opened"):
    options: Options
    host: str
    seats: tuple[Occupancy, ...]


class Seated(Fact, frozen=True, tag="seated"):
    """A seat changed hands. `host` is who is host from now on.

    `removed` is the guest whom the host took the seat from, and who may not sit here again.
    """

    seat: int
    occupancy: Occupancy
    host: str | None
    vacated: int | None = None
    removed: str | None = None


class Started(Fact, frozen=True, tag="started"):
    match: str


class Resumed(Fact, frozen=True, tag="resumed"):
    """A match that was played elsewhere goes on here, from its record."""

    match: str
    record: str


class Repeated(Fact, frozen=True, tag="repeated"):
    """The cards of the match `origin` are played once more, from a moment of its record on.

    `seat` is the chair of the person; all later rounds have the record's cards too.
    """

    match: str
    record: str
    origin: str
    seat: int
    round: int = 0
    ply: int = 0


class Sealed(Fact, frozen=True, tag="sealed"):
    """The server's seed of a hand, and one for every seat that brings none of its own."""

    hand: int
    server_seed: str
    spare: tuple[str, ...]


class Committed(Fact, frozen=True, tag="committed"):
    seat: int
    commitment: str


class Revealed(Fact, frozen=True, tag="revealed"):
    seat: int
    seed: str


class Waived(Fact, frozen=True, tag="waived"):
    """These seats sent nothing in time; the server's spare seeds stand in for theirs."""

    seats: tuple[int, ...]


class Dealt(Fact, frozen=True, tag="dealt"):
    """The hand was dealt from the seeds above."""

    hand: int


class Acted(Fact, frozen=True, tag="acted"):
    seat: int
    action: str
    by: By = "person"


class Undone(Fact, frozen=True, tag="undone"):
    """Only the first `kept` actions of the round stand."""

    kept: int


class Hinted(Fact, frozen=True, tag="hinted"):
    """The seat was given a hint about its open question, as far as it pressed."""

    seat: int
    press: int


class Objected(Fact, frozen=True, tag="objected"):
    """The coach objected to an action that the seat was about to take."""

    seat: int
    action: str


class Voted(Fact, frozen=True, tag="voted"):
    seat: int


class Taught(Fact, frozen=True, tag="taught"):
    """The table is for a lesson: everybody but the learner moves by its script."""

    lesson: str


class Stepped(Fact, frozen=True, tag="stepped"):
    """The lesson has come to this step (from 0), or to what the step says when it is done."""

    step: int
    is_after: bool = False


class TableSnapshot(Struct, frozen=True, omit_defaults=True):
    """A table between two matches. With it, the log before need not be read any more."""

    options: Options
    host: str | None
    seats: tuple[Occupancy, ...]
    finished: tuple[str, ...] = ()
    results: dict[str, int] = {}
    removed: tuple[str, ...] = ()


Entry = (
    Opened
    | Seated
    | Started
    | Resumed
    | Repeated
    | Sealed
    | Committed
    | Revealed
    | Waived
    | Dealt
    | Acted
    | Undone
    | Hinted
    | Objected
    | Voted
    | Taught
    | Stepped
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_snapshot_decoder: msgspec.json.Decoder[TableSnapshot] = msgspec.json.Decoder(TableSnapshot)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> Entry:
    return _decoder.decode(text)


def write_snapshot(snapshot: TableSnapshot) -> str:
    return _encoder.encode(snapshot).decode()


def read_snapshot(text: str) -> TableSnapshot:
    return _snapshot_decoder.decode(text)
