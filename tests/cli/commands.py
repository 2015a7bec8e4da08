"""How the tests run `aurum`: in this process when that will do, else as a real one."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from aurum.cli import main


@dataclass(frozen=True)
class Said:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


class Aurum:
    """``aurum("check", file)`` runs the command and returns what it said."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: object) -> Said:
        self._capture.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = self._capture.readouterr()
        return Said(code, out, err)


def process(*arguments: object, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "aurum", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=False, timeout=120, **options)


def one_sentence(text: str) -> bool:
    """One line, and no trace of our insides."""
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


def change(path: Path, edit: Callable[[dict[str, Any]], object]) -> Path:
    """Rewrite the first record of a file."""
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(first)
    edit(record)
    path.write_text("\n".join([json.dumps(record), *rest]) + "\n", encoding="utf-8")
    return path
