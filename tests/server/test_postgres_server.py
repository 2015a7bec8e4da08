"""The PostgreSQL that the suite starts: real, its own, and gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import psycopg
import pytest

from tests.server.postgres import PASSWORD, PostgresServer

ROOT = Path(__file__).resolve().parents[2]


def test_every_test_has_a_database_of_its_own(postgres: PostgresServer, database: str):
    with psycopg.connect(database) as mine, postgres.database() as other:
        mine.execute("CREATE TABLE here (n int)")
        mine.commit()
        with psycopg.connect(other) as theirs, pytest.raises(psycopg.errors.UndefinedTable):
            theirs.execute("SELECT * FROM here")


def test_it_wants_the_password_and_commits_durably(database: str):
    with psycopg.connect(database) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    with pytest.raises(psycopg.OperationalError, match="password"):
        psycopg.connect(database.replace(PASSWORD, "wrong"))


PROGRAMS = {"postgresql.sh": "postgresql", "nginx.sh": "nginx-light", "caddy.sh": "caddy"}


def test_what_is_missing_is_said_instead_of_installed(tmp_path: Path):
    """`NO_INSTALL=1 make test` names the package and fails; nothing is skipped in silence."""
    for tool in ("bash", "dirname", "grep", "id"):
        (tmp_path / tool).symlink_to(f"/usr/bin/{tool}")
    shutil.copy(ROOT / "scripts" / "system_package.sh", tmp_path)
    for script, package in PROGRAMS.items():
        text = (ROOT / "scripts" / script).read_text()
        emptied = tmp_path / script
        emptied.write_text(text.replace("/usr/lib/postgresql", "/none").replace("/usr/sbin", "/no"))
        done = subprocess.run(
            ["/usr/bin/bash", emptied],
            env={"PATH": str(tmp_path), "NO_INSTALL": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert package in done.stderr
        assert "NO_INSTALL" in done.stderr
        found = subprocess.run(
            [ROOT / "scripts" / script], env=os.environ | {"NO_INSTALL": "1"}, check=False
        )
        assert found.returncode == 0
