"""The store: everything or nothing, once, and a sentence when something is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from aurum.server.storage.data_directory import HEAD, DataDirectory, open_database, open_store
from aurum.server.storage.migrate import migrate
from aurum.server.storage.schema import metadata
from aurum.server.storage.sqlite_store import SqliteStore
from aurum.server.storage.store import (
    Change,
    Conflict,
    FinishedMatch,
    Guest,
    Listing,
    StorageTrouble,
    StoredEntry,
)


def change(table: str, seq: int, command: str | None = None, **rest: Any) -> Change:
    entry = StoredEntry(seq, 5, command, "{}")
    return Change(
        table, (entry,), Listing("playing", True, rest.pop("line", "{}"), ("ada",)), **rest
    )


class _Released(DataDirectory):
    def close(self) -> None:
        self.release()


def with_store(path: Path, use: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        with contextlib.closing(_Released(path)) as directory:
            store = open_store(directory)
            try:
                await use(store)
            finally:
                await store.close()

    asyncio.run(run())


def test_what_is_stored_is_there_after_closing(tmp_path: Path):
    async def write(store: SqliteStore) -> None:
        await store.append(change("a", 1, "ada:x", line="first"))
        await store.append(change("a", 2, line="second", finished=FinishedMatch("m", 9, "{}")))
        await store.add_guest(Guest("ada", "Ada"), "hash", 1)

    async def read(store: SqliteStore) -> None:
        assert [entry.seq for entry in await store.log("a")] == [1, 2]
        assert await store.tables_of("ada", 5) == ["second"]
        assert await store.listed(5) == ["second"]
        assert await store.record("m") == FinishedMatch("m", 9, "{}")
        assert await store.guest("hash") == Guest("ada", "Ada")
        assert await store.log("b") == []
        assert await store.record("n") is None

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_nothing_is_booked_twice_and_the_rest_of_a_group_is_stored(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 1, "ada:x"))
        answers = await asyncio.gather(
            store.append(change("a", 1)),
            store.append(change("b", 1)),
            store.append(change("a", 2, "ada:x")),
            store.append(change("c", 1)),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None), Conflict, type(None)]
        assert len(await store.log("a")) == len(await store.log("b")) == 1

    with_store(tmp_path, use)


def test_a_change_of_several_entries_is_stored_whole_or_not_at_all(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 3))
        several = tuple(StoredEntry(seq, 5, None, "{}") for seq in (1, 2, 3))
        with pytest.raises(Conflict):
            await store.append(Change("a", several, None))
        assert [entry.seq for entry in await store.log("a")] == [3]

    with_store(tmp_path, use)


def test_a_full_disk_is_said_and_play_goes_on_afterwards(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 1))
        pages = store._database.execute("PRAGMA page_count").fetchone()[0]
        store._database.execute(f"PRAGMA max_page_count = {pages}")
        big = StoredEntry(2, 5, "ada:big", "x" * 500_000)
        with pytest.raises(StorageTrouble, match="full"):
            await store.append(Change("a", (big,), None))
        assert len(await store.log("a")) == 1
        store._database.execute("PRAGMA max_page_count = 1000000")
        await store.append(Change("a", (big,), None))
        assert len(await store.log("a")) == 2

    with_store(tmp_path, use)


def test_a_moving_code_works_once_and_the_old_token_no_more(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.add_guest(Guest("ada", "Ada"), "old", 1)
        await store.add_moving_code("code", "ada", 100)
        assert await store.move("code", "late", 100) is None
        assert await store.move("code", "new", 99) == Guest("ada", "Ada")
        assert await store.move("code", "newer", 99) is None
        assert await store.guest("old") is None
        assert await store.guest("new") == Guest("ada", "Ada")

    with_store(tmp_path, use)


def test_the_migrations_lead_to_the_schema(tmp_path: Path):
    open_database(tmp_path / "aurum.db").close()
    engine = create_engine(f"sqlite:///{tmp_path / 'aurum.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    database = sqlite3.connect(tmp_path / "half.db", isolation_level=None)
    from alembic import op

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(op, "create_index", broken)
    with pytest.raises(RuntimeError, match="killed"):
        migrate(database)
    assert database.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    monkeypatch.undo()
    migrate(database)
    assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
    database.close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    with_store(tmp_path, lambda store: store.append(change("a", 1)))
    with sqlite3.connect(tmp_path / "aurum.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = (tmp_path / "aurum.db").read_bytes()
    with pytest.raises(StorageTrouble, match="newer Aurum"):
        with_store(tmp_path, lambda store: store.check())
    assert (tmp_path / "aurum.db").read_bytes() == before


@pytest.mark.parametrize("damage", ["header", "middle"])
def test_a_damaged_file_is_named(tmp_path: Path, damage: str):
    async def fill(store: SqliteStore) -> None:
        for seq in range(1, 60):
            await store.append(change("a", seq, line="x" * 2000))

    with_store(tmp_path, fill)
    file = tmp_path / "aurum.db"
    content = bytearray(file.read_bytes())
    place = slice(0, 100) if damage == "header" else slice(4096 * 2, 4096 * 8)
    content[place] = bytes(255 for _ in range(place.stop - place.start))
    file.write_bytes(content)
    with pytest.raises(StorageTrouble, match="damaged"):
        with_store(tmp_path, lambda store: store.check())


def test_one_directory_has_one_server(tmp_path: Path):
    first = DataDirectory(tmp_path)
    with pytest.raises(StorageTrouble, match="Another Aurum server"):
        DataDirectory(tmp_path)
    first.release()
    DataDirectory(tmp_path).release()


def test_a_directory_that_cannot_be_written_is_named(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageTrouble, match="cannot be written"):
        DataDirectory(tmp_path / "file" / "data")


class _Windows(ModuleType):
    """The part of `msvcrt` that locks files, for a machine that has none."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.locked: set[tuple[int, int]] = set()

    def locking(self, descriptor: int, mode: int, size: int) -> None:
        assert (mode, size) == (self.LK_NBLCK, 1)
        file = os.fstat(descriptor)
        if (file.st_dev, file.st_ino) in self.locked:
            raise PermissionError(13, "Permission denied")
        self.locked.add((file.st_dev, file.st_ino))


def test_windows_keeps_a_second_server_out_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", _Windows())
    first = DataDirectory(tmp_path)
    with pytest.raises(StorageTrouble, match="Another Aurum server is using the data directory"):
        DataDirectory(tmp_path)
    DataDirectory(tmp_path / "other").release()
    first.release()
