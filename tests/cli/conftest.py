"""Fixtures for the tests of the commands."""

from pathlib import Path

import pytest

from tests.cli.commands import Aurum


@pytest.fixture
def aurum(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Aurum:
    monkeypatch.setenv("NO_COLOR", "1")
    return Aurum(capfd)


@pytest.fixture
def games(aurum: Aurum, tmp_path: Path) -> Path:
    """Three matches of three players."""
    file = tmp_path / "games.jsonl"
    said = aurum("simulate", "--matches", 3, "--seed", 7, "--edition", "german", "--out", file)
    assert (said.code, said.out, said.err) == (0, "", "")
    return file
