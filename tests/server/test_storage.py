"""The store: everything or nothing, once, and a sentence when something is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from aurum.server.storage import queries, sqlite_store
from aurum.server.storage.data_directory import HEAD, DataDirectory, open_database, open_store
from aurum.server.storage.database_thread import DatabaseThread
from aurum.server.storage.migrate import migrate
from aurum.server.storage.rows import Change, StoredEntry
from aurum.server.storage.schema import metadata
from aurum.server.storage.sqlite_store import SqliteStore
from aurum.server.storage.store import StorageTrouble, UnknownOutcome
from tests.server.stores import change


class _Released(DataDirectory):
    def close(self) -> None:
        self.release()


async def with_store(path: Path, use: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    with contextlib.closing(_Released(path)) as directory:
        store = open_store(directory)
        try:
            await use(store)
        finally:
            await store.close()


async def test_a_full_disk_is_said_and_play_goes_on_afterwards(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 1))
        pages = store._connection.database.execute("PRAGMA page_count").fetchone()[0]
        store._connection.database.execute(f"PRAGMA max_page_count = {pages}")
        big = StoredEntry(2, 5, "ada:big", "x" * 500_000)
        with pytest.raises(StorageTrouble, match="full"):
            await store.append(Change("a", (big,), None))
        assert len(await store.log("a")) == 1
        store._connection.database.execute("PRAGMA max_page_count = 1000000")
        await store.append(Change("a", (big,), None))
        assert len(await store.log("a")) == 2

    await with_store(tmp_path, use)


async def test_an_unforeseen_error_is_answered_and_the_thread_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def use(store: SqliteStore) -> None:
        def broken(*_: Any) -> None:
            raise MemoryError

        with monkeypatch.context() as patch:
            patch.setattr(sqlite_store, "insert_changes", broken)
            with pytest.raises(StorageTrouble, match="MemoryError"):
                await asyncio.wait_for(store.append(change("a", 1)), 60)
        await store.append(change("a", 1))
        assert store.is_alive

    await with_store(tmp_path, use)


async def test_a_thread_that_dies_answers_everybody_and_is_known_to_be_dead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def use(store: SqliteStore) -> None:
        def dead(*_: Any) -> None:
            raise MemoryError

        monkeypatch.setattr(DatabaseThread, "_store", dead)
        waiting = [store.append(change(name, 1)) for name in "abc"]
        answers = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
        assert [type(answer) for answer in answers] == [UnknownOutcome] * 3
        assert not store.is_alive
        with pytest.raises(StorageTrouble, match="restart"):
            await asyncio.wait_for(store.append(change("d", 1)), 60)

    await with_store(tmp_path, use)


async def test_a_commit_is_answered_before_reads_of_the_same_batch(tmp_path: Path):
    order: list[str] = []

    async def use(store: SqliteStore) -> None:
        slow = threading.Event()

        async def said(name: str, work: Coroutine[Any, Any, Any]) -> None:
            await work
            order.append(name)

        def read() -> None:
            slow.wait(10)

        first = asyncio.create_task(store._writer.call(read))
        await asyncio.sleep(0)
        batch = [
            asyncio.create_task(said("read", store._writer.call(lambda: time.sleep(0.3)))),
            asyncio.create_task(said("commit", store.append(change("a", 1)))),
        ]
        await asyncio.sleep(0.05)
        slow.set()
        await asyncio.gather(first, *batch)
        assert order == ["commit", "read"]

    await with_store(tmp_path, use)


async def test_reading_does_not_wait_for_the_writer(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 1))
        held = threading.Event()
        busy = asyncio.create_task(store._writer.call(lambda: held.wait(120)))
        await asyncio.sleep(0)
        assert len(await asyncio.wait_for(store.log("a"), 60)) == 1
        held.set()
        await busy

    await with_store(tmp_path, use)


async def test_the_lobby_is_found_by_its_index(tmp_path: Path):
    async def use(store: SqliteStore) -> None:
        await store.append(change("a", 1))
        plan = await store._read("EXPLAIN QUERY PLAN " + queries._LISTED, 1, "", 100)
        said = " ".join(str(row) for row in plan)
        assert "tables_in_lobby" in said
        assert "SCAN tables" not in said.replace("SCAN tables USING INDEX", "")
        assert "TEMP B-TREE" not in said

    await with_store(tmp_path, use)


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path):
    with contextlib.closing(sqlite3.connect(tmp_path / "aurum.db", isolation_level=None)) as old:
        migrate(old, "0001")
        old.execute("INSERT INTO guests VALUES ('ada', 'hash', 'Ada', 7)")
        old.execute("INSERT INTO entries VALUES ('a', 1, 5, NULL, '{}')")

    async def use(store: SqliteStore) -> None:
        assert await store.guest("hash", 7) is not None
        assert len(await store.log("a")) == 1
        assert await store.snapshot("a") is None

    await with_store(tmp_path, use)


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


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    await with_store(tmp_path, lambda store: store.append(change("a", 1)))
    with sqlite3.connect(tmp_path / "aurum.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = (tmp_path / "aurum.db").read_bytes()
    with pytest.raises(StorageTrouble, match="newer Aurum"):
        await with_store(tmp_path, lambda store: store.check())
    assert (tmp_path / "aurum.db").read_bytes() == before


@pytest.mark.parametrize("damage", ["header", "middle"])
async def test_a_damaged_file_is_named(tmp_path: Path, damage: str):
    async def fill(store: SqliteStore) -> None:
        for seq in range(1, 60):
            await store.append(change("a", seq, line="x" * 2000))

    await with_store(tmp_path, fill)
    file = tmp_path / "aurum.db"
    content = bytearray(file.read_bytes())
    place = slice(0, 100) if damage == "header" else slice(4096 * 2, 4096 * 8)
    content[place] = bytes(255 for _ in range(place.stop - place.start))
    file.write_bytes(content)
    with pytest.raises(StorageTrouble, match="damaged"):
        await with_store(tmp_path, lambda store: store.check())


def test_one_directory_has_one_server(tmp_path: Path):
    first = DataDirectory(tmp_path)
    with pytest.raises(StorageTrouble, match="Another Aurum server"):
        DataDirectory(tmp_path)
    first.release()
    DataDirectory(tmp_path).release()


async def test_a_directory_that_was_there_keeps_its_rights_and_the_file_is_private(tmp_path: Path):
    shared, own = tmp_path / "shared", tmp_path / "deep" / "own"
    shared.mkdir()
    shared.chmod(0o1777)
    for path in (shared, own):
        await with_store(path, lambda store: store.append(change("a", 1)))
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (shared, own, shared / "aurum.db")]
    assert modes == [0o1777, 0o700, 0o600]


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
