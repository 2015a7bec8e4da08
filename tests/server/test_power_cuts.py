"""Nothing acknowledged is lost when the power fails, and the database is never corrupt."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

import apsw
import pytest

from aurum.server.storage.data_directory import PRAGMAS, open_database
from aurum.server.storage.rows import Change, Listing, StoredEntry
from aurum.server.storage.sqlite_connection import Driver
from aurum.server.storage.sqlite_store import SqliteStore
from tests.server.power import Journal, RecordingVFS, cut, survivors
from tests.sizes import sized

APPENDS = 200
_names = itertools.count()


def change(table: str, seq: int) -> Change:
    entry = StoredEntry(
        seq, seq, f"g:c{seq}", '{"type":"voted","seat":0,"pad":"' + "x" * 300 + '"}'
    )
    return Change(table, (entry,), Listing("playing", False, "{}", ("g",)))


def recorded(
    directory: Path, pragmas: tuple[str, ...], appends: int = APPENDS
) -> tuple[Journal, dict[str, bytes]]:
    """Play on the real store, above a file system that is listened to."""
    file = directory / "aurum.db"
    open_database(file).close()
    start = {"db": file.read_bytes(), "wal": b""}
    journal = Journal()
    vfs = RecordingVFS(journal, f"recording{next(_names)}")
    database = apsw.Connection(str(file), vfs=vfs.vfs)
    for pragma in (*pragmas, "PRAGMA wal_autocheckpoint = 40"):
        database.execute(pragma)
    asyncio.run(_append(database, journal, appends))
    return journal, start


async def _append(database: apsw.Connection, journal: Journal, appends: int) -> None:
    store = SqliteStore(database, Driver((apsw.Error,), (apsw.ConstraintError,)))

    async def one_table(table: str) -> None:
        for seq in range(1, appends // 4 + 1):
            await store.append(change(table, seq))
            journal.acknowledge()

    await asyncio.gather(*(one_table(table) for table in "abcd"))
    await store.close()


def mistakes(directory: Path, journal: Journal, start: dict[str, bytes], cuts: int) -> list[str]:
    rng = random.Random(3)
    found = []
    for _ in range(cuts):
        at = rng.randrange(len(journal.operations))
        files, acknowledged = cut(journal, start, at, rng)
        left = survivors(directory, files)
        if isinstance(left, str) or left < acknowledged:
            found.append(f"cut at {at}: {left} of {acknowledged}")
    return found


@sized("cuts", 50, 150)
def test_power_cuts_lose_nothing(tmp_path: Path, cuts: int):
    journal, start = recorded(tmp_path, PRAGMAS)
    assert {"wal", "db"} <= {o.file for o in journal.operations if o.kind == "sync"}
    assert mistakes(tmp_path, journal, start, cuts) == []


def test_without_syncs_it_is_noticed(tmp_path: Path):
    """The planted fault: kill -9 cannot show it, because the page cache survives."""
    careless = (*PRAGMAS, "PRAGMA synchronous = OFF")
    journal, start = recorded(tmp_path, careless)
    assert mistakes(tmp_path, journal, start, 30)


def test_synchronous_normal_is_not_enough_either(tmp_path: Path):
    careless = (*PRAGMAS, "PRAGMA synchronous = NORMAL")
    journal, start = recorded(tmp_path, careless)
    assert mistakes(tmp_path, journal, start, 30)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_thousand_power_cuts(tmp_path: Path):
    journal, start = recorded(tmp_path, PRAGMAS, appends=1000)
    assert mistakes(tmp_path, journal, start, 1000) == []
