"""What stores keep and give back, as plain rows."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple


class StoredEntry(NamedTuple):
    """One line of a table's log."""

    seq: int
    at: int
    command: str | None
    body: str


class Played(NamedTuple):
    """A guest who played a match, and the match as their list of games shows it."""

    guest: str
    line: str


class FinishedMatch(NamedTuple):
    id: str
    at: int
    record: str
    players: tuple[Played, ...] = ()


class PlayedMatch(NamedTuple):
    """A match in a guest's list."""

    id: str
    at: int
    line: str


class Attempt(NamedTuple):
    """The first attempt at a daily deal: the player's actions and, once it is over, the result."""

    day: str
    deal: int
    actions: str
    result: str | None


class Snapshot(NamedTuple):
    """What the log says up to and including `seq`, so that it need not be read."""

    seq: int
    at: int
    body: str


class Listing(NamedTuple):
    """A table from outside: how a list of tables shows it (`line`), and who has a seat."""

    state: str
    listed: bool
    line: str
    guests: tuple[str, ...]
    host: str | None = None


DueKind = Literal["bot", "time"]
"""A bot is asked something; or a clock, a countdown or the time for a seed runs out."""


class Due(NamedTuple):
    """A moment at which some process has to look after a table."""

    table: str
    kind: DueKind
    at: int


class Wanted(NamedTuple):
    """Which moments a process wants to lease: those of these kinds that are due `now`.

    What runs out at tables that it does not know (`known`) is left to others, who know since when
    everybody has been away, unless nobody has taken it for `patience` milliseconds.
    """

    kinds: tuple[DueKind, ...]
    now: int
    limit: int
    known: Collection[str] = ()
    patience: int = 0


class Lease(NamedTuple):
    """Until then this process looks after what is due at a table."""

    process: str
    until: int


class Change(NamedTuple):
    """One step of a table, stored as a whole or not at all.

    A plain move has no `listing`, because from outside it changes nothing. `(table, seq)` and
    `(table, command)` are unique, so nothing can be booked twice. `due` replaces what is due at the
    table; None leaves it. `lease`: the process that stores the change answers for the bots.
    """

    table: str
    entries: tuple[StoredEntry, ...]
    listing: Listing | None
    finished: FinishedMatch | None = None
    snapshot: Snapshot | None = None
    due: tuple[Due, ...] | None = None
    lease: Lease | None = None

    @property
    def is_only_entries(self) -> bool:
        """Whether nothing is stored but lines of the log."""
        return self == Change(self.table, self.entries, None)


class Place(NamedTuple):
    """Where a page of a list ends: the next one begins after it."""

    touched: int
    code: str


class ListedTable(NamedTuple):
    code: str
    touched: int
    line: str

    @property
    def place(self) -> Place:
        return Place(self.touched, self.code)


class Guest(NamedTuple):
    id: str
    name: str


class Token(NamedTuple):
    """The only token that a guest has now, as its hash."""

    guest: str
    token_hash: str


class Notice(NamedTuple):
    """A hint to other processes.

    `seq`: the table's log has grown up to there. `body`: a message that is not kept, as JSON.
    """

    table: str
    seq: int | None = None
    body: str | None = None


class Present(NamedTuple):
    """Connections of one process to a seat of a table; `seat` None: of spectators.

    `since`: when the process first knew of somebody at the table who has not left it empty since.
    """

    table: str
    seat: int | None
    connections: int
    since: int = 0


class Retention(NamedTuple):
    """What is older than these moments goes; records of finished matches always stay.

    `guests`: guests who have no seat. `gathering`, `over`, `playing`: tables nobody has touched.
    `logs`: entries that a snapshot has replaced. `now`: moving codes that have expired. Tables
    where somebody is connected stay, and those in `busy`, the ones in this process's memory.
    """

    now: int
    guests: int
    gathering: int
    over: int
    playing: int
    logs: int
    busy: frozenset[str] = frozenset()
    limit: int = 500


class Tidied(NamedTuple):
    """How many of each were deleted."""

    guests: int = 0
    tables: int = 0
    entries: int = 0
    codes: int = 0


class Sizes(NamedTuple):
    """Bytes on disk; `free` is what the disk still has, None where that is not known."""

    database: int
    free: int | None
