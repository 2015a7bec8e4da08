"""`aurum store`: from SQLite to PostgreSQL and back, with every log the same."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from aurum.cli import main
from aurum.server.logs import fingerprint
from aurum.server.storage.copying import connected, differing
from aurum.server.storage.data_directory import DataDirectory
from tests.server.player import Player
from tests.server.postgres import PostgresServer
from tests.server.running import running

pytestmark = pytest.mark.xdist_group("store-command")  # one match is played for all of them


@pytest.fixture(scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> Path:
    """A data directory with a finished match and one that goes on."""
    data = tmp_path_factory.mktemp("played")
    async with running(data) as server, Player(server.address, 3) as ada:
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.play_on()
        await ada.disconnect()
        await ada.create(["me", "random", "random", "random"])
        await ada.follow()
        await ada.play_on(moves=3)
    return data


def test_there_and_back_every_log_is_the_same(
    played: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["store", "copy", str(played), database]) == 0
    said = capsys.readouterr().out
    assert "2 tables" in said
    assert "1 finished match and 1 guest " in said
    assert "every log is the same" in said
    assert main(["store", "check", database]) == 0
    assert ", 0 mistakes" in capsys.readouterr().out
    assert main(["store", "copy", database, str(tmp_path / "back")]) == 0
    with connected(str(played)) as first, connected(str(tmp_path / "back")) as last:
        assert differing(first, last) is None
    assert main(["store", "copy", str(played), database]) == 1
    assert "not empty" in capsys.readouterr().err


def test_one_changed_byte_is_noticed(played: Path, tmp_path: Path):
    shutil.copy(played / "aurum.db", tmp_path / "other.db")
    with closing(sqlite3.connect(tmp_path / "other.db")) as database:
        database.execute("UPDATE entries SET at = at + 1 WHERE seq = 7")
        database.commit()
    with connected(str(played)) as first, connected(str(tmp_path / "other.db")) as last:
        assert differing(first, last) is not None


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
def test_a_backup_of_either_engine_is_one_file_that_passes_the_check(
    played: Path, tmp_path: Path, engine: str, database: str, capsys: pytest.CaptureFixture[str]
):
    place = str(played)
    if engine == "postgres":
        assert main(["store", "copy", place, database]) == 0
        place = database
    file = tmp_path / "backup.db"
    assert main(["store", "backup", str(file), place]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["backup.db"]
    assert file.stat().st_mode & 0o077 == 0, "only the owner may read a backup"
    assert main(["store", "check", str(file)]) == 0
    with connected(str(played)) as first, connected(str(file)) as last:
        assert differing(first, last) is None
    assert main(["store", "backup", str(file), place]) == 1
    assert "is there already" in capsys.readouterr().err


def test_what_is_wrong_is_named(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: PostgresServer
):
    shutil.copy(played / "aurum.db", tmp_path / "bad.db")
    with closing(sqlite3.connect(tmp_path / "bad.db")) as database:
        codes = [row[0] for row in database.execute("SELECT code FROM tables ORDER BY code")]
        database.execute("DELETE FROM entries WHERE table_code = ? AND seq = 2", (codes[0],))
        database.execute(
            "UPDATE entries SET body = '{' WHERE table_code = ? AND seq = 2", (codes[1],)
        )
        wrong = """UPDATE matches SET record = replace(record, '"winners": [', '"winners": [7, ')"""
        database.execute(wrong)
        database.commit()
    assert main(["store", "check", str(tmp_path / "bad.db")]) == 1
    said = capsys.readouterr().out
    assert "entry 2 is missing" in said
    assert "entry 2 cannot be read" in said
    assert "match " in said
    assert ", 3 mistakes" in said
    assert main(["store", "check", str(tmp_path / "none")]) == 1
    assert main(["store", "check", postgres.address("none")]) == 1
    said = capsys.readouterr().err
    assert "is not there" in said
    assert "createdb" in said


def test_an_entry_that_is_json_and_cannot_be_played_is_named(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """One byte of a move was changed; what follows it in the log does not count as wrong, too."""
    shutil.copy(played / "aurum.db", tmp_path / "bad.db")
    with closing(sqlite3.connect(tmp_path / "bad.db")) as database:
        find = """SELECT table_code, min(seq) FROM entries WHERE body LIKE '%"action":"play %'"""
        code, seq = database.execute(find).fetchone()
        database.execute(
            """UPDATE entries SET body = replace(body, '"play ', '"qlay ')
            WHERE table_code = ? AND seq = ?""",
            (code, seq),
        )
        database.commit()
    assert main(["store", "check", str(tmp_path / "bad.db")]) == 1
    said = capsys.readouterr().out
    assert f"table {fingerprint(code)}: entry {seq} cannot be played: " in said
    assert "qlay" in said
    assert ", 1 mistake" in said


def test_a_log_whose_beginning_was_replaced_by_a_snapshot_is_played_from_there(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    shutil.copy(played / "aurum.db", tmp_path / "cut.db")
    with closing(sqlite3.connect(tmp_path / "cut.db")) as database:
        database.execute("UPDATE snapshots SET trimmed = seq")
        database.execute(
            """DELETE FROM entries WHERE seq <=
            (SELECT seq FROM snapshots WHERE snapshots.table_code = entries.table_code)"""
        )
        database.commit()
        assert main(["store", "check", str(tmp_path / "cut.db")]) == 0
        assert ", 0 mistakes" in capsys.readouterr().out
        database.execute("UPDATE snapshots SET body = '{'")
        database.commit()
    assert main(["store", "check", str(tmp_path / "cut.db")]) == 1
    assert "the snapshot of its first" in capsys.readouterr().out


def test_a_store_in_use_is_not_copied(
    played: Path, tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
):
    server = DataDirectory(played)
    try:
        assert main(["store", "copy", str(played), str(tmp_path / "copy")]) == 1
    finally:
        server.release()
    assert "Another Aurum server" in capsys.readouterr().err
    assert main(["store", "copy", str(played), database]) == 0
    with psycopg.connect(database) as connection:
        connection.execute(f"INSERT INTO present VALUES ('p', 'x', 0, 1, {2**50})")
    assert main(["store", "copy", database, str(tmp_path / "copy")]) == 1
    assert "stop its servers first" in capsys.readouterr().err
