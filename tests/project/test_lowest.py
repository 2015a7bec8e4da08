"""The oldest versions that pyproject.toml admits are enough."""

import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.project.repository import ROOT

INSTALL = ("install", "--quiet", "--no-compile", "--require-hashes", "-r")


class Old:
    """An environment with those versions; `aurum` in it is that of this checkout."""

    def __init__(self, folder: Path, lock: str) -> None:
        venv.create(folder)
        self.python = str(folder / "bin" / "python")
        self.home = folder / "home"
        pip = [sys.executable, "-m", "pip", "--python", self.python]
        subprocess.run([*pip, *INSTALL, str(ROOT / lock)], check=True)

    @property
    def environment(self) -> dict[str, str]:
        places = {"PYTHONPATH": str(ROOT / "src"), "HOME": str(self.home)}
        return {**os.environ, **places, "LANGUAGE": "en", "XDG_CACHE_HOME": str(self.home)}

    def aurum(self, *arguments: str, typed: str = "") -> str:
        return subprocess.run(
            [self.python, "-m", "aurum", *arguments],
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout


def test_the_base_plays_with_the_oldest_versions(tmp_path: Path):
    old = Old(tmp_path / "venv", "requirements-lowest.txt")
    assert "simulate" in old.aurum("--help")
    assert "R1.1" in old.aurum("rules", "--language", "de")
    games = tmp_path / "games.jsonl"
    old.aurum("simulate", "--bots", "apprentice", "--seed", "1", "--out", str(games))
    assert "1 match," in old.aurum("check", str(games))
    assert old.aurum("replay", str(games))
    assert "quit" in old.aurum("play", "--plain", "--seed", "1", typed="help\nquit\n")


@pytest.mark.soak
def test_everything_plays_with_the_oldest_versions(tmp_path: Path):
    old = Old(tmp_path / "venv", "requirements-lowest-play.txt")
    assert old.aurum("simulate", "--bots", "adept:200", "--seed", "1")
    serve = [old.python, "-m", "aurum", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(serve, env=old.environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        with urllib.request.urlopen(address, timeout=10) as page:
            assert b"Aurum" in page.read()
    finally:
        server.terminate()
        server.wait(30)
