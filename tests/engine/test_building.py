"""The engine file is what `make engine` makes, wherever it is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "engine.py"
FILE = ROOT / "src" / "aurum" / "engine" / "aurum.wasm"


def test_the_file_is_not_older_than_its_sources():
    done = subprocess.run([sys.executable, SCRIPT, "--check"], check=False, capture_output=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.soak
@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="built with 3.11")
def test_building_again_elsewhere_gives_the_same_bytes(tmp_path: Path):
    subprocess.run([sys.executable, SCRIPT, tmp_path / "again.wasm"], check=True, cwd=tmp_path)
    assert (tmp_path / "again.wasm").read_bytes() == FILE.read_bytes()
