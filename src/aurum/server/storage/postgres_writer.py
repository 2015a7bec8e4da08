"""Group commit: changes that wait together are stored together; each is answered afterwards."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import psycopg
from psycopg import errors

from aurum.server.logs import trouble
from aurum.server.storage.postgres_changes import storing
from aurum.server.storage.postgres_connections import (
    AWAY,
    UNKNOWN,
    Connection,
    Connections,
    explained,
    is_lost,
)
from aurum.server.storage.rows import Change, StoredEntry
from aurum.server.storage.store import Conflict, StorageTrouble, UnknownOutcome

GROUP_LIMIT = 200
"""Changes in one statement; the notification that names their tables has 8,000 bytes at most."""

PATIENCE = 3.0
"""Seconds to wait for a database that does not answer, before the players are told."""

LONG_PATIENCE = 8.0
"""The same when a statement was sent and its connection broke: it may have been carried out."""

PAUSE = 0.1

_STORED = """
SELECT seq, at, command, body FROM entries
WHERE table_code = %s AND seq BETWEEN %s AND %s ORDER BY seq
"""


class _Waiting(NamedTuple):
    change: Change
    answer: asyncio.Future[None]


class _Again(Exception):
    """Not this time; try once more."""


class Writer:
    """Stores changes one group after the other."""

    def __init__(self, connections: Connections, process: str) -> None:
        self._connections = connections
        self._process = process
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, change: Change) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(change, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await answer

    async def close(self) -> None:
        """Finish what is waiting."""
        while self._task is not None:
            await self._task

    async def _work(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:GROUP_LIMIT]
                del self._waiting[:GROUP_LIMIT]
                await self._store_group(group)
        finally:
            self._task = None

    async def _store_group(self, group: list[_Waiting], *, is_unsure: bool = False) -> None:
        """All in one statement; if one of them does not fit, each in its own."""
        changes = [waiting.change for waiting in group]
        attempt = _Attempt(self._connections, self._process, changes, is_unsure)
        found = await _outcome(attempt)
        if isinstance(found, Conflict) and len(group) > 1:
            for waiting in group:
                await self._store_group([waiting], is_unsure=attempt.is_unsure)
            return
        for waiting in group:
            if waiting.answer.done():
                continue
            if found is None:
                waiting.answer.set_result(None)
            else:
                waiting.answer.set_exception(found)


async def _outcome(attempt: _Attempt) -> StorageTrouble | None:
    """What became of the changes; an unforeseen error is one of its answers too."""
    try:
        return await attempt.outcome()
    except Exception as error:  # noqa: BLE001 -- the waiting caller must be answered
        trouble("store-failed", error)
        return UnknownOutcome(UNKNOWN)


class _Attempt:
    """One group from its first try to a known outcome, over as many connections as it takes."""

    def __init__(
        self, connections: Connections, process: str, changes: list[Change], is_unsure: bool
    ) -> None:
        self._connections = connections
        self._process = process
        self._changes = changes
        self.is_unsure = is_unsure
        self._trouble: StorageTrouble | None = None
        self._in_the_way: BaseException | None = None
        self._began = asyncio.get_running_loop().time()

    async def outcome(self) -> StorageTrouble | None:
        """None when everything is stored."""
        while not await self._is_done():
            if self._is_over:
                found = UnknownOutcome(UNKNOWN) if self.is_unsure else StorageTrouble(AWAY)
                found.__cause__ = self._in_the_way
                trouble("commit-unknown" if self.is_unsure else "database-away", found)
                return found
            await asyncio.sleep(PAUSE)
        return self._trouble

    async def _is_done(self) -> bool:
        try:
            if not (self.is_unsure and await self._is_settled()):
                await self._store()
        except _Again as error:
            self._in_the_way = error.__cause__
            return False
        except StorageTrouble as error:
            self._trouble = error
        return True

    @property
    def _is_over(self) -> bool:
        patience = LONG_PATIENCE if self.is_unsure else PATIENCE
        return asyncio.get_running_loop().time() - self._began > patience

    async def _store(self) -> None:
        sql, parameters = storing(self._changes, self._process)
        connection: Connection | None = None
        try:
            async with self._connections.one() as connection:
                await connection.execute(sql.encode(), parameters)
        except psycopg.Error as error:
            self.is_unsure |= connection is not None and is_lost(error, connection)
            if self._may_pass(error, connection):
                raise _Again from error
            raise explained(error) from error

    def _may_pass(self, error: psycopg.Error, connection: Connection | None) -> bool:
        """Whether to try once more.

        After a lost answer, what is in the way may be the change itself, stored late: look again.
        """
        if isinstance(error, errors.UniqueViolation):
            return self.is_unsure
        if isinstance(error, errors.DeadlockDetected | errors.SerializationFailure):
            return True
        return connection is None or is_lost(error, connection)

    async def _is_settled(self) -> bool:
        """Look in the log: True if everything is there; what is missing is tried again."""
        missing: list[Change] = []
        for change in self._changes:
            stored = await self._stored(change)
            if not stored:
                missing.append(change)
            elif stored != list(change.entries):
                raise Conflict("The log has moved on meanwhile.")
        self._changes = missing
        return not missing

    async def _stored(self, change: Change) -> list[StoredEntry]:
        where = (change.table, change.entries[0].seq, change.entries[-1].seq)
        try:
            async with self._connections.one() as connection:
                cursor = await connection.execute(_STORED, where)
                return [StoredEntry(*row) for row in await cursor.fetchall()]
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            raise _Again from error
