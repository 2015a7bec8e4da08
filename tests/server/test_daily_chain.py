"""One chain of daily deals in the store: for all processes, backups and copies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Self

import pytest

from aurum.cli import main
from aurum.daily.chain import new_host
from aurum.daily.chain_files import read_host, write_host
from aurum.server import daily_chain
from aurum.server.daily_chain import store_dealer
from aurum.server.storage.chain_file import CHAIN_FILE
from aurum.server.storage.data_directory import FILE
from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.store import StorageTrouble, Store
from tests.server.crashing import SERVE, ServerProcess
from tests.server.player import Player
from tests.server.stores import With
from tests.server.test_daily import a_line

TODAY = datetime.now(UTC).date() - timedelta(days=9)  # a chain that has begun
TIMES = 5


def a_folder(tmp_path: Path, name: str) -> tuple[Path, str]:
    """A data directory of an earlier version, and the anchor of its chain."""
    folder, host = tmp_path / name, new_host(TODAY)
    write_host(host, folder / CHAIN_FILE)
    return folder, host.chain.anchor


async def anchor(store: Store, folder: Path) -> str:
    return (await store_dealer(store, folder, TODAY)).host(TODAY).chain.anchor


async def test_the_first_chain_stays_however_many_come_at_once(with_store: With, tmp_path: Path):
    async def come(store: Store) -> None:
        folders = [a_folder(tmp_path, str(number)) for number in range(TIMES)]
        found = await asyncio.gather(*(anchor(store, folder) for folder, _ in folders))
        assert len({*found}) == 1
        assert found[0] in [kept for _, kept in folders]

    async def come_back(store: Store) -> None:
        kept = await store.daily_chain()
        assert await store.keep_daily_chain("another") == kept
        assert await anchor(store, tmp_path) == await anchor(store, a_folder(tmp_path, "9")[0])

    await with_store(come)
    await with_store(come_back)


async def test_processes_that_start_at_once_keep_one_chain(database: str, tmp_path: Path):
    prepare(database)
    stores = [PostgresStore(database) for _ in range(TIMES)]
    try:
        found = await asyncio.gather(*(anchor(store, tmp_path) for store in stores))
    finally:
        for store in stores:
            await store.close()
    assert len({*found}) == 1


async def test_a_chain_that_the_last_process_overwrites_is_noticed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The planted fault of the test above: each process deals from what it wrote itself."""

    async def own(_: Store, body: str) -> str:
        return body

    monkeypatch.setattr(PostgresStore, "keep_daily_chain", own)
    with pytest.raises(AssertionError):
        await test_processes_that_start_at_once_keep_one_chain(database, tmp_path)


async def test_a_file_of_an_earlier_version_is_taken_over_once(
    with_store: With, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    folder, own = a_folder(tmp_path, "old")
    other, _ = a_folder(tmp_path, "other")
    before = (folder / CHAIN_FILE).read_bytes()

    async def use(store: Store) -> None:
        assert await anchor(store, folder) == own
        assert await anchor(store, folder) == own
        assert caplog.messages == []
        assert await anchor(store, other) == own, "the store's chain is dealt"

    await with_store(use)
    (line,) = caplog.records
    assert (line.levelno, line.getMessage()) == (logging.WARNING, "daily-chain-differs")
    advice = line.__dict__["fields"]["advice"]
    assert own in advice
    assert str(other / CHAIN_FILE) in advice
    assert (folder / CHAIN_FILE).read_bytes() == before


async def test_a_damaged_file_begins_no_new_chain(
    with_store: With, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / CHAIN_FILE).write_text("{}")

    async def use(store: Store) -> None:
        with pytest.raises(StorageTrouble, match=r"is not a chain.* Put a sound copy"):
            await anchor(store, bad)
        assert await store.daily_chain() is None
        first = await anchor(store, tmp_path)
        assert await anchor(store, bad) == first, "a store with a chain needs no file"

    await with_store(use)
    assert caplog.messages == ["daily-chain-file-unread"]
    assert (bad / CHAIN_FILE).read_text() == "{}"


async def test_a_damaged_chain_in_the_store_is_one_sentence(with_store: With, tmp_path: Path):
    async def use(store: Store) -> None:
        await store.keep_daily_chain("{}")
        with pytest.raises(StorageTrouble, match=r"in the store is not a chain.*Restore a backup"):
            await anchor(store, tmp_path)

    await with_store(use)


def test_a_server_beside_a_damaged_file_says_one_sentence(tmp_path: Path):
    (tmp_path / CHAIN_FILE).write_text("{}")
    command = [*SERVE, "--port", "0", "--data", str(tmp_path), "--log-level", "error"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "move it away to begin a new one" in done.stderr


@contextlib.contextmanager
def serving(data: Path, database: str | None = None) -> Iterator[str]:
    """A process of its own; `database` is its store, if that is not in the directory."""
    program = SERVE if database is None else (*SERVE, "--store", database)
    server = ServerProcess(data, program)
    try:
        yield server.address
    finally:
        server.end(signal.SIGTERM)


class Visitor(Player):
    """A guest with an attempt at today's first deal, who may come to any server of the store."""

    def __init__(self) -> None:
        super().__init__("")
        self.actions: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.anchors: set[str] = set()

    async def __aenter__(self) -> Self:
        return self

    async def plays_at(self, address: str) -> None:
        """One more action there, after all those played elsewhere."""
        self.http.base_url = f"{address}/api/v1"
        await self.post("/me", {})
        day = (await self.http.get("/daily")).json()
        self.anchors.add(day["anchor"])
        answer = await a_line(self, day["date"], *self.actions)
        assert answer.status_code == 200, answer.text
        line = answer.json()
        assert line["counts"]
        self.told.append({key: line[key] for key in ("view", "own")})
        self.actions.append(line["own"]["legal"][0])
        assert (await a_line(self, day["date"], *self.actions)).json()["counts"]
        kept = (await self.http.get("/daily/attempts")).json()["attempts"]
        assert [one["actions"] for one in kept] == [self.actions]


async def test_two_processes_deal_one_hand_and_an_attempt_goes_on_at_the_other(
    database: str, tmp_path: Path
):
    """Each has a data directory of its own, with a chain of its own in it."""
    folders = [a_folder(tmp_path, name) for name in ("one", "two")]
    async with contextlib.AsyncExitStack() as stack:
        one, two = (stack.enter_context(serving(folder, database)) for folder, _ in folders)
        ada, bob = [await stack.enter_async_context(Visitor()) for _ in range(2)]
        await ada.plays_at(one)
        await bob.plays_at(two)
        assert ada.told == bob.told
        for address in (two, one, two):
            await ada.plays_at(address)
    assert ada.anchors == bob.anchors == {folders[0][1]}


async def test_a_restored_backup_and_a_copy_deal_on_from_the_same_anchor(
    database: str, tmp_path: Path
):
    async with Visitor() as ada:
        await _moves(ada, tmp_path, database)
    assert len(ada.anchors) == 1
    backup = str(tmp_path / "again.db")
    assert await asyncio.to_thread(main, ["store", "backup", backup, database]) == 0
    with contextlib.closing(sqlite3.connect(backup)) as rows:
        (body,) = rows.execute("SELECT body FROM daily_chain").fetchone()
    assert all(one in body for one in ada.anchors)


async def _moves(ada: Visitor, tmp_path: Path, database: str) -> None:
    """From SQLite to a restored backup of it, and from there to PostgreSQL."""
    data, restored = tmp_path / "data", tmp_path / "restored"
    with serving(data) as address:
        await ada.plays_at(address)
        backup = str(tmp_path / "backup.db")
        assert await asyncio.to_thread(main, ["store", "backup", backup, str(data)]) == 0
    restored.mkdir()
    shutil.copy(backup, restored / FILE)
    with serving(restored) as address:
        await ada.plays_at(address)
    assert await asyncio.to_thread(main, ["store", "copy", str(restored), database]) == 0
    with serving(tmp_path / "elsewhere", database) as address:
        await ada.plays_at(address)


@pytest.mark.parametrize("is_broken", [False, True])
async def test_a_copy_takes_the_chain_of_a_server_that_never_started_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_broken: bool
):
    """The data of an earlier version is copied by this one; forgetting the file is noticed."""
    folder, own = a_folder(tmp_path, "old")
    (folder / FILE).touch()
    if is_broken:
        monkeypatch.setattr("aurum.server.storage.copying.take_chain", lambda *_: None)
    assert await asyncio.to_thread(main, ["store", "copy", str(folder), database]) == 0
    store = PostgresStore(database)
    try:
        assert (await anchor(store, tmp_path) == own) is not is_broken
    finally:
        await store.close()
    assert read_host(folder / CHAIN_FILE).chain.anchor == own


def test_no_secret_is_logged(caplog: pytest.LogCaptureFixture, tmp_path: Path):
    caplog.set_level(logging.DEBUG, "aurum")
    folder, _ = a_folder(tmp_path, "old")
    daily_chain._compare(folder, new_host(TODAY))
    secret = read_host(folder / CHAIN_FILE).last_secret.hex()
    assert [secret in str(record.__dict__) for record in caplog.records] == [False]
