"""What the server needs of a store. Written so that any transactional database can give it."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class StoredEntry(NamedTuple):
    """One line of a table's log."""

    seq: int
    at: int
    command: str | None
    body: str


class FinishedMatch(NamedTuple):
    id: str
    at: int
    record: str


class Listing(NamedTuple):
    """A table from outside: how a list of tables shows it (`line`), and who has a seat."""

    state: str
    listed: bool
    line: str
    guests: tuple[str, ...]


class Change(NamedTuple):
    """One step of a table, stored as a whole or not at all.

    A plain move has no `listing`, because from outside it changes nothing. `(table, seq)` and
    `(table, command)` are unique, so nothing can be booked twice.
    """

    table: str
    entries: tuple[StoredEntry, ...]
    listing: Listing | None
    finished: FinishedMatch | None = None


class Guest(NamedTuple):
    id: str
    name: str


class StorageTrouble(Exception):
    """The store could not do it; nothing of it was stored. The text says what to do."""


class Conflict(StorageTrouble):
    """The change was made on an outdated log: somebody else has written meanwhile."""


class Store(Protocol):
    """Durable memory. When `append` returns, the change survives a power cut."""

    async def append(self, change: Change) -> None: ...

    async def log(self, table: str) -> list[StoredEntry]:
        """The whole log of a table; empty if there is no such table."""
        ...

    async def record(self, match: str) -> FinishedMatch | None: ...

    async def listed(self, limit: int) -> list[str]:
        """The lines of listed tables that are not over, newest first."""
        ...

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The lines of tables where the guest has a seat, newest first."""
        ...

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None: ...

    async def guest(self, token_hash: str) -> Guest | None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None: ...

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        """Use up the code: its guest now has this token and no other. None: no such code."""
        ...

    async def check(self) -> None:
        """Raise `StorageTrouble` if the store cannot answer."""
        ...

    async def close(self) -> None: ...
