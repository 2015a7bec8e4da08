"""The engine file is what `make engine` makes, wherever it is made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "aurum" / "engine" / "aurum.wasm"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What building needs, in another folder."""
    unused = shutil.ignore_patterns("__pycache__", "page", "*.ftl")
    shutil.copytree(ROOT / "src" / "aurum", tmp_path / "src" / "aurum", ignore=unused)
    (tmp_path / "scripts").mkdir()
    for file in ("scripts/engine.py", "requirements-dev.txt"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def engine_script(root: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the script with an order of sets of its own."""
    return subprocess.run(
        [sys.executable, root / "scripts" / "engine.py", *arguments],
        env=os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "77"},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_file_is_not_older_than_its_sources():
    done = engine_script(ROOT, "--check")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "source", ["thinking/choice.py", "kernel/bits.py", "engine/records.py", "engine/file.py"]
)
def test_a_changed_source_makes_the_file_stale(copy: Path, source: str):
    assert engine_script(copy, "--check").returncode == 0
    with (copy / "src" / "aurum" / source).open("a") as file:
        file.write("# changed\n")
    done = engine_script(copy, "--check")
    assert (done.returncode, done.stdout) == (
        1,
        "src/aurum/engine/aurum.wasm is stale: run `make engine` and commit the result\n",
    )


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="built with 3.11")
def test_building_again_elsewhere_gives_the_same_bytes(copy: Path):
    done = engine_script(copy, copy / "again.wasm")
    assert done.returncode == 0, done.stderr
    assert (copy / "again.wasm").read_bytes() == FILE.read_bytes()
