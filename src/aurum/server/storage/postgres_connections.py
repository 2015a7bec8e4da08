"""A few connections that are used again; a broken one is thrown away and made anew on demand.

After an outage the next request connects at once. (A pool that waits longer after every failed
attempt would keep players waiting when the database is back.)
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from selectors import EVENT_READ, DefaultSelector
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from aurum.server.logs import note
from aurum.server.storage.postgres_trouble import explained, is_lost

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
    """At most `MOST` at a time; whoever comes later waits."""

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
