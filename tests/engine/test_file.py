"""An engine file that is missing, damaged, or of another version: one sentence says so."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

ROOT = Path(__file__).parents[2]
ASK = """
from aurum.engine.host import EngineFailed, in_wasm
from aurum.engine.questions.choice import Choice
{before}
try:
    print("code", in_wasm(Choice())[0])
except EngineFailed as error:
    print(error)
"""


class Installation:
    """A copy of the package whose engine a test may spoil."""

    def __init__(self, folder: Path) -> None:
        unused = shutil.ignore_patterns("__pycache__", "page", "*.npz", "*.ftl")
        shutil.copytree(ROOT / "src" / "aurum", folder / "aurum", ignore=unused)
        self.folder = folder
        self.file = folder / "aurum" / "engine" / "aurum.wasm"

    def asked(self, before: str = "") -> str:
        """What is said when somebody asks a question, here without meaning."""
        done = subprocess.run(
            [sys.executable, "-c", ASK.format(before=before)],
            env={"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        return done.stdout.strip()


@pytest.fixture
def installation(tmp_path: Path) -> Installation:
    return Installation(tmp_path)


def test_a_sound_file_answers(installation: Installation):
    assert installation.asked() == "code -2"


def test_a_missing_file(installation: Installation):
    installation.file.unlink()
    said = installation.asked()
    assert said == f"the engine is missing ({installation.file}): install Aurum again"


def test_a_file_cut_short(installation: Installation):
    content = installation.file.read_bytes()
    for length in (0, 1, 8, 100, len(content) // 2, len(content) - 1):
        installation.file.write_bytes(content[:length])
        said = installation.asked()
        assert said == f"the engine is damaged ({installation.file}): install Aurum again", length


def test_one_wrong_bit_anywhere(installation: Installation):
    content, rng = bytearray(installation.file.read_bytes()), Random(1)
    for place in [0, len(content) - 1, *(rng.randrange(len(content)) for _ in range(6))]:
        content[place] ^= 1
        installation.file.write_bytes(content)
        assert "the engine is damaged" in installation.asked(), place
        content[place] ^= 1


def test_a_file_of_another_version(installation: Installation):
    """Another version of the program has a field more."""
    source = installation.folder / "aurum" / "engine" / "questions" / "choice.py"
    text = source.read_text(encoding="utf-8")
    assert "    noise: float\n" in text
    source.write_text(text.replace("    noise: float\n", "    noise: float\n    more: int\n"))
    said = installation.asked()
    place = f"({installation.file})"
    assert said == f"the engine is of another version than the program {place}: install Aurum again"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux bounds address space")
def test_too_little_memory(installation: Installation):
    limit = "import resource; resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))"
    assert installation.asked(limit).startswith("there is too little memory for the engine: ")
