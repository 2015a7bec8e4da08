"""Backup and restore, as docs/operations.md describes them."""

from __future__ import annotations

import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.crashing import ServerProcess
from tests.server.player import Player


async def test_a_backup_of_a_running_server_can_be_restored_and_played_on(tmp_path: Path):
    data, backup = tmp_path / "data", tmp_path / "backup.db"

    server = ServerProcess(data)
    ada = Player(server.address, 5)
    await ada.post("/me", {})
    await ada.create(["me", "random", "random"])
    await ada.follow()
    await ada.play_on(moves=2)
    while not ada.is_asked():
        await ada.answer_seeds()
        await ada.receive()
    with closing(sqlite3.connect(data / "aurum.db")) as database:
        database.execute("VACUUM INTO ?", (str(backup),))
    seen = {key: ada.update[key] for key in ("match", "seq", "view", "own")}
    await ada.act(ada.legal()[0])
    await ada.disconnect()
    server.end(signal.SIGTERM)
    for file in data.glob("aurum.db*"):
        file.unlink()
    shutil.copy(backup, data / "aurum.db")
    server = ServerProcess(data)
    ada.address, ada.update = server.address, {}
    await ada.follow()
    again = await ada.until("update")
    assert {key: again[key] for key in seen} == seen
    await ada.play_on()
    await ada.__aexit__()
    server.end(signal.SIGTERM)
