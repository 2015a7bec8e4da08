"""`aurum` itself."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from aurum import __version__
from aurum.cli import COMMANDS, HIDDEN
from aurum.game import EDITIONS
from aurum.game.edition_table import rows
from aurum.game.editions import TOPICS
from tests.cli.commands import Aurum, one_sentence

OURS = ["simulate", "check", "replay", "editions", "perft", "verify"]


def test_help_names_every_command(aurum: Aurum):
    said = aurum("--help")
    assert said.code == 0
    assert all((f"\n  {name} " in said.out) == (name not in HIDDEN) for name in COMMANDS)


@pytest.mark.parametrize("name", OURS)
def test_every_command_helps(aurum: Aurum, name: str):
    said = aurum(name, "--help")
    assert said.code == 0
    assert f"aurum {name}" in said.out


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_exists(name: str):
    module, _, attribute = COMMANDS[name][0].partition(":")
    assert callable(getattr(importlib.import_module(module), attribute))


def test_version(aurum: Aurum):
    assert aurum("--version").out == f"aurum {__version__}\n"


def test_an_unknown_command_is_one_sentence(aurum: Aurum):
    said = aurum("frobnicate")
    assert said.code == 2
    assert "No such command 'frobnicate'" in said.err
    assert one_sentence(said.err)


def test_a_missing_argument_is_one_sentence(aurum: Aurum):
    said = aurum("check")
    assert said.code == 2
    assert one_sentence(said.err)


def test_help_does_not_load_what_it_does_not_need():
    program = (
        "import sys; from aurum.cli import main; main(['--help']); "
        "print(sorted({'numpy', 'numba', 'textual', 'starlette'} & set(sys.modules)))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout.splitlines()[-1] == "[]"


def test_editions_as_a_table(aurum: Aurum):
    said = aurum("editions")
    assert said.code == 0
    assert all(name in said.out for name in EDITIONS)
    assert "silent" in said.out


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_editions_break_no_word(aurum: Aurum, monkeypatch: pytest.MonkeyPatch, columns: int):
    monkeypatch.setenv("COLUMNS", str(columns))
    said = aurum("editions").out.split()
    wanted = {word for row in rows() for answer in row.said for word in answer.split()}
    assert {word for word in wanted if not any(found.startswith(word) for found in said)} == set()


def test_editions_as_json(aurum: Aurum):
    books = json.loads(aurum("editions", "--json").out)
    assert list(books) == list(EDITIONS)
    assert books["english"]["tie_three"] is None
    assert books["russian"]["tie_three"] == ["exact bid", "all tied"]
    assert books["english"]["played"]["3"]["match"] == "best of three, final bid"
    assert {topic.field for topic in TOPICS} <= set(books["french"])


def test_the_page_of_editions_is_fresh(aurum: Aurum):
    page = Path(__file__).parents[2] / "docs" / "editions.md"
    assert page.read_text(encoding="utf-8") == aurum("editions", "--markdown").out


def test_help_loads_nothing_heavy():
    code = (
        "import sys; from aurum.cli import main; main(['--help']); "
        "sys.exit(bool({'rich', 'numpy', 'numba', 'msgspec', 'fluent'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
