"""Starting and stopping: the sentences for what goes wrong, and a quiet end when told to stop."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from aurum.server.run import warn
from aurum.server.settings import Settings
from tests.server.crashing import ROOT, ServerProcess
from tests.server.player import Player
from tests.server.stores import stored_logs


def failed(*options: str, **variables: str) -> str:
    """What `aurum serve` says when it cannot start."""
    command = [sys.executable, "-m", "aurum", "serve", *options]
    done = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | variables,
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_in_use(tmp_path: Path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = failed("--port", port, "--data", str(tmp_path))
    assert "--port" in said
    assert port in said


def test_a_data_directory_that_cannot_be_written(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    assert "AURUM_DATA" in failed("--port", "0", AURUM_DATA=str(tmp_path / "file"))


def test_a_damaged_database(tmp_path: Path):
    (tmp_path / "aurum.db").write_bytes(b"not a database at all" * 500)
    assert "docs/operations.md" in failed("--port", "0", "--data", str(tmp_path))


def test_a_database_of_a_newer_version(tmp_path: Path):
    with sqlite3.connect(tmp_path / "aurum.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    assert "newer Aurum" in failed("--port", "0", "--data", str(tmp_path))


def test_a_directory_that_another_server_uses(tmp_path: Path):
    server = ServerProcess(tmp_path)
    try:
        assert "Another Aurum server" in failed("--port", "0", "--data", str(tmp_path))
    finally:
        server.end(signal.SIGTERM)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (("--log-level", "loud"), "log-level"),
        (("--public-url", "aurum.example"), "public-url"),
        (("--host", "no.such.host.invalid"), "not an address"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, options: tuple[str, ...], word: str):
    assert word in failed("--port", "0", "--data", str(tmp_path), *options)


async def test_ctrl_c_saves_everything_and_a_restart_goes_on_in_the_middle_of_a_trick(
    tmp_path: Path,
):
    server = ServerProcess(tmp_path)
    ada = Player(server.address, 4)
    await ada.post("/me", {})
    await ada.create(["me", "random", "random"])
    await ada.follow()
    while not (ada.is_asked() and ada.update["view"]["trick"]["cards"]):
        await ada.answer_seeds()
        if ada.is_asked():
            await ada.act(ada.rng.choice(ada.legal()))
        else:
            await ada.receive()
    seen = {key: ada.update[key] for key in ("match", "seq", "view", "own")}
    server.end(signal.SIGINT)
    assert len(stored_logs(tmp_path)[ada.code]) == seen["seq"]
    server = ServerProcess(tmp_path)
    ada.address, ada.socket = server.address, None
    await ada.follow()
    again = await ada.until("update")
    assert {key: again[key] for key in seen} == seen
    ada.http.base_url = f"{server.address}/api/v1"
    await ada.play_on()
    await ada.__aexit__()
    server.end(signal.SIGTERM)


async def test_the_log_names_no_secret(tmp_path: Path):
    """Everything the server logs at its most talkative, while a match is played."""

    async def scenario() -> tuple[str, Player]:
        server = ServerProcess(
            tmp_path / "data", (sys.executable, str(Path(__file__).with_name("talkative.py")))
        )
        ada = Player(server.address, 4)
        await ada.post("/me", {"name": "Adalbert"})
        await ada.create(["me", "random", "random"])
        await ada.follow()
        await ada.play_on()
        await ada.act("play Bi1", seq=1) if ada.is_asked() else None
        token = ada.http.cookies["aurum"]
        await ada.__aexit__()
        server.end(signal.SIGTERM)
        return token, ada

    log = tmp_path / "log"
    os.environ["AURUM_TEST_LOG"] = str(log)
    token, ada = await scenario()
    text = log.read_text()
    assert "started" in text
    for secret in (token, ada.code, "Adalbert", *ada.update["sheets"][0]["hands"][0]):
        assert f'"{secret}"' not in text
        assert f" {secret} " not in text


@pytest.mark.parametrize(
    ("user", "host", "public", "warnings"),
    [
        (1000, "127.0.0.1", None, []),
        (1000, "localhost", None, []),
        (1000, "::1", None, []),
        (0, "127.0.0.1", None, ["running-as-root"]),
        (1000, "0.0.0.0", None, ["no-https"]),
        (1000, "0.0.0.0", "http://table.example", ["no-https"]),
        (1000, "0.0.0.0", "https://table.example", []),
        (0, "table.example", None, ["running-as-root", "no-https"]),
    ],
)
def test_what_is_unwise_is_written_at_the_start(
    user: int,
    host: str,
    public: str | None,
    warnings: list[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(os, "geteuid", lambda: user)
    warn(Settings(Path("data"), host=host, public_url=public))
    assert [record.message for record in caplog.records] == warnings
    assert all(record.levelname == "WARNING" for record in caplog.records)


def test_a_server_that_listens_to_everybody_warns(tmp_path: Path):
    command = [sys.executable, "-m", "aurum", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--host", "0.0.0.0"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=60)
    assert "no-https" in {json.loads(line)["event"] for line in said.splitlines()}
