"""A SQLite connection whose errors are told in the store's own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from aurum.server.storage.statements import Row
from aurum.server.storage.store import Conflict, StorageTrouble

T = TypeVar("T")


class Database(Protocol):
    """The part of a DB-API connection in autocommit mode that is used here."""

    def execute(self, sql: str, parameters: tuple[Any, ...] = (), /) -> Any: ...

    def close(self) -> None: ...


class Driver(NamedTuple):
    """What a driver raises: `errors` are all of them, `conflicts` those of a unique key."""

    errors: tuple[type[Exception], ...]
    conflicts: tuple[type[Exception], ...]


class SqliteConnection:
    """One connection, used by one thread at a time."""

    def __init__(self, database: Database, driver: Driver) -> None:
        self.database = database
        self._driver = driver

    def rows(self, sql: str, *parameters: Any) -> list[Row]:
        return self.careful(lambda: self.database.execute(sql, parameters).fetchall())

    def transaction(self, work: Callable[[], T]) -> T:
        """Everything or nothing. IMMEDIATE, because a deferred one ignores the busy timeout."""

        def run() -> T:
            self.database.execute("BEGIN IMMEDIATE")
            try:
                result = work()
                self.database.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
            return result

        return self.careful(run)

    def close(self) -> None:
        self.database.close()

    def _roll_back(self) -> None:
        try:
            self.database.execute("ROLLBACK")
        except self._driver.errors:
            return  # SQLite has already rolled back, as it does when the disk is full

    def careful(self, work: Callable[[], T]) -> T:
        """Do it; a driver's error becomes one of the store's."""
        try:
            return work()
        except self._driver.conflicts as error:
            raise Conflict("The log has moved on meanwhile.") from error
        except self._driver.errors as error:
            raise StorageTrouble(f"The database could not do it: {error}.") from error


def as_json(rows: Sequence[str | tuple[Any, ...]]) -> str:
    """Values for `json_each`: one statement for any number of them."""
    return msgspec.json.encode(rows).decode()
