"""What the server needs of a store, whether one process uses it or many.

The log of a table is the truth. Everything else a store keeps can be worked out again from it, or
is short-lived: presence and leases only spare work, and no promise depends on them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from aurum.server.storage.circles import CircleStore
from aurum.server.storage.rows import (
    Attempt,
    Change,
    Due,
    FinishedMatch,
    Guest,
    ListedTable,
    Notice,
    Place,
    PlayedMatch,
    Present,
    Retention,
    Sizes,
    Snapshot,
    StoredEntry,
    Tidied,
    Token,
    Wanted,
)


class StorageTrouble(Exception):
    """The store could not do it; nothing of it was stored. The text says what to do."""


class Conflict(StorageTrouble):
    """The change was made on an outdated log: somebody else has written meanwhile."""


class UnknownOutcome(StorageTrouble):
    """The answer to a commit was lost: look in the log whether the change is there."""


class Store(CircleStore, Protocol):
    """Durable memory. When `append` returns, the change survives a power cut.

    Times are milliseconds of wall time. Every method may raise `StorageTrouble`.
    """

    is_shared: bool
    """Whether other processes write to it too."""

    async def append(self, change: Change) -> None:
        """Store the change as a whole, or raise: `Conflict`, `UnknownOutcome`, or another trouble.

        A change that does not begin a table raises `Conflict` if the table is not there any more.
        """
        ...

    async def log(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after that place; empty if there are none."""
        ...

    async def log_page(self, table: str, after: int = 0) -> list[StoredEntry]:
        """The next entries of a long log; empty after the last one."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table: its log is read from there."""
        ...

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot made while reading, unless a newer one is there."""
        ...

    async def command(self, table: str, command: str) -> int | None:
        """Where in the log this command was carried out, if it was."""
        ...

    async def record(self, match: str) -> FinishedMatch | None: ...

    async def played_by(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[PlayedMatch]:
        """Finished matches of the guest, newest first, from `before` on."""
        ...

    async def records_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[FinishedMatch]:
        """The same with their records."""
        ...

    async def attempts_of(self, guest: str) -> list[Attempt]:
        """The guest's first attempts at daily deals, oldest first."""
        ...

    async def keep_attempt(self, guest: str, attempt: Attempt) -> None:
        """Keep how an attempt stands. A finished one stays, and so does one that it continues."""
        ...

    async def daily_chain(self) -> str | None:
        """The chain of the daily deals with its secret, which all processes deal from."""
        ...

    async def keep_daily_chain(self, body: str) -> str:
        """Keep the chain unless there is one; what is kept now."""
        ...

    async def open_day(self, day: int) -> None:
        """A server was there on this day, counted from 1970."""
        ...

    async def open_days(self, until: int, limit: int) -> list[int]:
        """The newest such days up to `until`, newest first."""
        ...

    async def review(self, match: str) -> dict[int, str]:
        """The rounds of a match that have been reviewed."""
        ...

    async def keep_review(self, match: str, number: int, body: str) -> None:
        """Keep the review of a round; one that a power cut takes is worked out again."""
        ...

    async def listed(self, limit: int, before: Place | None = None) -> list[ListedTable]:
        """Listed tables that are not over, newest first, from `before` on."""
        ...

    async def tables_of(
        self, guest: str, limit: int, before: Place | None = None
    ) -> list[ListedTable]:
        """Tables where the guest has a seat, newest first, from `before` on."""
        ...

    async def gathering_of(self, host: str, touched: int, now: int) -> list[str]:
        """Listed tables of this host that wait for players, with somebody there or just made.

        `touched`: since when is that just now.
        """
        ...

    async def add_guest(self, guest: Guest, token_hash: str, now: int) -> None: ...

    async def guest(self, token_hash: str, now: int) -> Guest | None:
        """Whose token this is; the guest has been seen `now`."""
        ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def add_moving_code(self, code_hash: str, guest: str, expires: int) -> None: ...

    async def move(self, code_hash: str, token_hash: str, now: int) -> Guest | None:
        """Use up the code: its guest now has this token and no other. None: no such code."""
        ...

    async def moved_since(self, at: int) -> list[Token]:
        """Guests who have got another token since then."""
        ...

    async def spend(self, key: str, rate: float, burst: float, now: int) -> bool:
        """Use one of a budget that all processes share; False if nothing is left of it.

        It fills again by `rate` a millisecond, up to `burst`.
        """
        ...

    async def give_back(self, key: str) -> None:
        """One of the budget was used for nothing."""
        ...

    def subscribe(self, heard: Callable[[Notice], None]) -> None:
        """Call `heard` on the event loop for every notice of another process, if none is lost.

        A notice is a hint, never the truth: the log is.
        """
        ...

    async def notify(self, notice: Notice) -> None:
        """Tell the other processes something that is not kept (an emote, a moved identity)."""
        ...

    async def keep_present(self, process: str, rows: list[Present], expires: int) -> None:
        """Replace everything this process said about who is connected through it."""
        ...

    async def present(
        self, tables: Collection[str], now: int, besides: str | None = None
    ) -> list[Present]:
        """Who is connected to these tables, through all processes whose word has not expired.

        `besides`: what this process said is left out.
        """
        ...

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """How far the logs of these tables go."""
        ...

    async def set_due(self, table: str, seq: int, moments: tuple[Due, ...]) -> None:
        """Replace what is due at a table, where that changes without an entry of the log.

        `seq`: how far the log went when that was worked out; if it has grown, nothing is replaced.
        A moment that stays the same stays leased.
        """
        ...

    async def lease_due(self, wanted: Wanted, process: str, until: int) -> list[Due]:
        """Take moments that are due, and keep other processes off them `until` then.

        A lease spares double work, no more: what follows is decided by `append`.
        """
        ...

    async def release(self, process: str) -> None:
        """The process ends: others may have what it leased, and nobody is connected through it."""
        ...

    async def settle_due(self, due: Due) -> None:
        """Forget a moment that has been dealt with; one that was set meanwhile stays."""
        ...

    async def old(self, retention: Retention) -> Tidied:
        """What `tidy` would find by now, without a limit; `retention.busy` is counted, too."""
        ...

    async def tidy(self, retention: Retention) -> Tidied:
        """Delete what is kept no longer, at most `retention.limit` of each kind at a time."""
        ...

    async def sizes(self) -> Sizes: ...

    async def check(self) -> None:
        """Raise `StorageTrouble` if the store cannot answer."""
        ...

    @property
    def is_alive(self) -> bool:
        """False if the store will never answer again, so that the process should be restarted."""
        ...

    async def close(self) -> None: ...
