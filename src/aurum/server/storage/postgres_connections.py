"""A few connections that are used again; a broken one is thrown away and replaced on demand.

After an outage the next request connects at once. (A pool that waits longer after every failed
attempt would keep players waiting when the database is back.)

What PostgreSQL says when something is wrong becomes a sentence that says what to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from selectors import EVENT_READ, DefaultSelector
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from aurum.server.logs import note
from aurum.server.storage.store import Conflict, StorageTrouble

T = TypeVar("T")
Connection = psycopg.AsyncConnection[Any]

MOST = 6
"""Connections of one process, the listening one not counted."""

NETWORK: dict[str, str | int | None] = {
    # A cut cable must be noticed in seconds, also by a connection that only waits.
    "connect_timeout": 3,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    "application_name": "aurum",
}
DURABLE = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
)
"""A move that was acknowledged survives a power cut, whatever the server's default is."""

PASSING = "SET synchronous_commit = off"
LIMITS = "SET statement_timeout = 10000"


def conninfo(address: str) -> str:
    """The address with our time limits, where it does not set its own."""
    given = conninfo_to_dict(address)
    return make_conninfo(address, **{k: v for k, v in NETWORK.items() if k not in given})


class Connections:
    """At most `MOST` at a time; later callers wait."""

    def __init__(self, address: str, most: int = MOST, *, durable: bool = True) -> None:
        self._commit = DURABLE if durable else PASSING
        self._conninfo = conninfo(address)
        self._idle: list[Connection] = []
        self._slots = asyncio.Semaphore(most)
        self._is_closed = False

    async def new(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
        try:
            await connection.execute(self._commit.encode())
            await connection.execute(LIMITS)
        except BaseException:
            await connection.close()
            raise
        return connection

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """A connection for one piece of work."""
        async with self._slots:
            connection = await self._kept() or await self.new()
            try:
                yield connection
            except psycopg.Error as error:
                await self._after(error, connection)
                raise
            except BaseException:
                await connection.close()  # cancelled in the middle: its state is not known
                raise
            self._put_back(connection)

    async def attempt(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do something that may be done twice; once more if the connection was a dead one."""
        try:
            try:
                async with self.one() as connection:
                    return await work(connection)
            except (psycopg.OperationalError, psycopg.InterfaceError) as error:
                if error.sqlstate is not None and not error.sqlstate.startswith(("57P", "08")):
                    raise
                async with self.one() as connection:
                    return await work(connection)
        except psycopg.Error as error:
            raise explained(error) from error

    async def rows(self, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and "\0" in value for value in parameters):
            return []  # PostgreSQL has no such text, so nothing can be stored under it

        async def read(connection: Connection) -> list[tuple[Any, ...]]:
            cursor = await connection.execute(sql.encode(), parameters)
            return await cursor.fetchall() if cursor.description else []

        return await self.attempt(read)

    async def close(self) -> None:
        self._is_closed = True
        while self._idle:
            await self._idle.pop().close()

    async def _kept(self) -> Connection | None:
        """An idle connection. One on which the server has spoken meanwhile was told goodbye."""
        while self._idle:
            connection = self._idle.pop()
            if not connection.closed and not _has_news(connection):
                return connection
            await connection.close()
        return None

    async def _after(self, error: psycopg.Error, connection: Connection) -> None:
        if not is_lost(error, connection):
            self._put_back(connection)
            return
        note("database-connection-lost", sqlstate=error.sqlstate)
        await connection.close()
        while self._idle:  # the others have most likely lost theirs too
            await self._idle.pop().close()

    def _put_back(self, connection: Connection) -> None:
        if not self._is_closed and not connection.closed:
            self._idle.append(connection)


def _has_news(connection: Connection) -> bool:
    with DefaultSelector() as selector:
        selector.register(connection.fileno(), EVENT_READ)
        return bool(selector.select(0))


AWAY = "The database does not answer at the moment; the server keeps trying."
UNKNOWN = "The database broke off in the middle; whether this was stored will be seen in a moment."
FULL = "The disk of the database is full. Play goes on as soon as there is room again."
READ_ONLY = "The database takes no changes at the moment (it is read-only)."
REFUSED = "The database could not do it"

_HINTS = (
    (("password", "authentication", "pg_hba"), "Check the user and the password in the address."),
    (("role",), "Check the user in the address, or create it with createuser."),
    (("database", "does not exist"), "Create the database first (createdb), then start again."),
    (
        ("translate host name", "resolve", "refused", "No such file", "timeout", "unreachable"),
        "Check host and port in the address, and that PostgreSQL is running there.",
    ),
    (("too many", "reserved"), "Raise max_connections, or start fewer processes."),
    (("starting up", "shutting down", "recovery"), "Try again when PostgreSQL is ready."),
)


def shown(address: str) -> str:
    """The address without its password, for messages and logs."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "the address given"
    host, port = parts.get("host") or "local socket", parts.get("port") or "5432"
    name, user = parts.get("dbname") or parts.get("user") or "", parts.get("user")
    return f"postgresql://{f'{user}@' if user else ''}{host}:{port}/{name}"


def cannot_connect(address: str, error: psycopg.Error) -> StorageTrouble:
    """For the host, at the start."""
    said = " ".join(str(error).split())
    hint = next(
        (hint for words, hint in _HINTS if any(word in said for word in words)),
        "See docs/operations.md.",
    )
    return StorageTrouble(f"{shown(address)} cannot be used: {said.rstrip('.')}. {hint}")


def explained(error: psycopg.Error) -> StorageTrouble:
    """For players, while the server runs: calm, and without anything of the machine's."""
    match error:
        case errors.UniqueViolation():
            return Conflict("The log has moved on meanwhile.")
        case errors.DivisionByZero():  # see postgres_changes
            return Conflict("The table is not there any more.")
        case errors.DiskFull():
            return StorageTrouble(FULL)
        case errors.ReadOnlySqlTransaction():
            return StorageTrouble(READ_ONLY)
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return StorageTrouble(AWAY)
        case _:
            return StorageTrouble(f"{REFUSED} ({error.sqlstate or type(error).__name__}).")


def is_lost(error: psycopg.Error, connection: psycopg.AsyncConnection[object]) -> bool:
    """Whether the connection broke, so that nobody knows what became of the statement."""
    return connection.closed or isinstance(
        error, errors.AdminShutdown | errors.CrashShutdown | errors.IdleSessionTimeout
    )
