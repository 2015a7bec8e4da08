"""What a host can see: every alarm of the guide is a metric, and the log names causes."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path

import httpx
import psycopg
import pytest

from aurum.server.logs import ALARMS, counted, note, set_up_logs, trouble
from aurum.server.storage.postgres_connections import explained
from aurum.server.storage.sqlite_connection import Driver, SqliteConnection
from aurum.server.storage.store import StorageTrouble
from tests.server.running import running

ROOT = Path(__file__).resolve().parents[2]
SQLITE = Driver((sqlite3.Error,), (sqlite3.IntegrityError,))


def alarms_of_the_guide() -> tuple[set[str], set[str]]:
    """Metrics and events that the guide tells hosts to watch."""
    guide = (ROOT / "docs" / "operations.md").read_text()
    watch = guide.split("Set an alarm for", 1)[1].split("\n## ", 1)[0]
    listed = watch.split("a line in the log:", 1)[-1].split("The line says why", 1)[0]
    events = re.findall(r"`([a-z]+(?:-[a-z]+)+)`", listed)
    return {*re.findall(r"aurum_\w+", watch)}, {*events}


async def test_every_alarm_of_the_guide_is_a_metric(tmp_path: Path):
    metrics, events = alarms_of_the_guide()
    assert len(metrics) >= 3
    assert events == {*ALARMS}
    async with running(tmp_path) as server, httpx.AsyncClient() as client:
        text = (await client.get(f"{server.address}/metrics")).text
    for name in metrics:
        assert re.search(rf"^{name}(_count)?[ {{]", text, re.MULTILINE), name
    for event in events:
        assert f'aurum_trouble_total{{event="{event}"}}' in text


def test_every_alarm_is_a_line_that_somebody_writes():
    source = "".join(file.read_text() for file in (ROOT / "src/aurum/server").rglob("*.py"))
    for event in ALARMS:
        assert re.search(rf'(note|trouble)\(\s*"[^)]*?{event}"|"{event}" if|else "{event}"', source)


def test_lines_that_are_left_out_are_counted(capsys: pytest.CaptureFixture[str]):
    set_up_logs("info")
    before = counted["store-lost"]
    for _ in range(100):
        note("store-lost", logging.ERROR)
    assert counted["store-lost"] == before + 100
    assert capsys.readouterr().err.count("store-lost") < 100


def logged(error: Exception, capsys: pytest.CaptureFixture[str]) -> str:
    set_up_logs("info")
    trouble("command-failed", error)
    return str(json.loads(capsys.readouterr().err.splitlines()[-1])["error"])


def failing(statement: str, file: Path, prepared: str = "") -> StorageTrouble:
    database = sqlite3.connect(file, isolation_level=None)
    try:
        database.executescript(prepared)
        with pytest.raises(StorageTrouble) as failed:
            SqliteConnection(database, SQLITE).rows(statement)
    finally:
        database.close()
    return failed.value


def test_sqlite_names_its_cause(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """Real errors: no page is free, the file is read only, its pages are overwritten."""
    file = tmp_path / "some.db"
    full = "CREATE TABLE t (secret); PRAGMA max_page_count = 3;"
    fill = "INSERT INTO t SELECT zeroblob(99999)"
    assert logged(failing(fill, file, full), capsys).endswith("OperationalError SQLITE_FULL")
    only = failing("INSERT INTO t VALUES ('sesame')", file, "PRAGMA query_only = 1;")
    said = logged(only, capsys)
    assert said.endswith("OperationalError SQLITE_READONLY")
    assert "sesame" not in said
    file.write_bytes(b"no database, and long enough to be read as one" * 99)
    assert "SQLITE_NOTADB" in logged(failing("SELECT * FROM t", file), capsys)


def chained(trouble: StorageTrouble, cause: Exception) -> StorageTrouble:
    trouble.__cause__ = cause
    return trouble


def test_postgresql_and_the_system_name_their_causes(
    database: str, capsys: pytest.CaptureFixture[str]
):
    with psycopg.connect(database) as connection, pytest.raises(psycopg.Error) as failed:
        connection.execute("SELECT 'sesame'::int")
    said = logged(chained(explained(failed.value), failed.value), capsys)
    assert said.endswith("because of InvalidTextRepresentation SQLSTATE 22P02")
    assert "sesame" not in said
    full = OSError(28, "No space left on device", "/secret/place")
    said = logged(chained(StorageTrouble("full"), full), capsys)
    assert said.endswith("because of OSError ENOSPC")
