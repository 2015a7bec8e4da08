"""What CONTRIBUTING says about adding things is true: a copy of the source gets a toy of each kind.

The changes are made to as many files as CONTRIBUTING counts, or fewer, and the toy then works in
commands, on the wire and in what the page is made from.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.repository import ROOT, SOURCE


class Copy:
    """A copy of the source to change, and to run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "aurum"
        without = shutil.ignore_patterns("__pycache__", "*.npz", "page")
        shutil.copytree(SOURCE, self.root, ignore=without)
        self.changed: set[str] = set()

    def change(self, file: str, old: str, new: str) -> None:
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")
        self.changed.add(file)

    def run(self, *arguments: str) -> str:
        """What `python …` prints with this source."""
        env = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, env=env, cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def source(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_a_bot_level_is_a_line_of_the_roster_and_its_texts(source: Copy):
    source.change(
        "roster.py",
        "ROSTER = (\n",
        'ROSTER = (\n    HouseBot("toy", "aurum.bots.random_bot:RandomBot"),\n',
    )
    assert "toy, random" in source.run("-m", "aurum", "play", "--help")
    names = source.run("-m", "aurum", "simulate", "--bots", "toy", "--seed", "1")
    assert json.loads(names)["names"] == ["toy"] * 3
    made = (
        "import msgspec; from aurum.table.wire.http import CreateTable;"
        "from aurum.table.wire_typescript import typescript;"
        "wish = {'seats': ['me', 'toy', 'open']};"
        "print(msgspec.convert(wish, CreateTable).seats);"
        "print(typescript())"
    )
    said = source.run("-c", made)
    assert "('me', 'toy', 'open')" in said
    assert 'export const BOT_LEVELS = ["toy", "random"' in said
    assert len(source.changed) <= 3


def test_a_language_is_a_line_and_its_texts(source: Copy):
    source.change(
        "languages.py",
        '        Language("en", "English", "english"),\n',
        '        Language("en", "English", "english"),\n        Language("xx", "Toy", "german"),\n',
    )
    shutil.copytree(source.root / "texts" / "en", source.root / "texts" / "xx")
    toy = source.root / "texts" / "xx" / "game.ftl"
    text = toy.read_text(encoding="utf-8").replace("metal-Bi = Bismuth", "metal-Bi = Toyium")
    toy.write_text(text, encoding="utf-8")
    said = source.run(
        "-c",
        "from aurum.texts import texts, default_edition; from aurum.cli.schema import _languages;"
        "print(texts('xx')('metal-Bi'), default_edition('xx'), _languages())",
    )
    assert said.startswith("Toyium german ")
    assert '"xx": "Toy"' in said
    assert "xx" in source.run("-m", "aurum", "play", "--help")
    assert source.changed == {"languages.py"}


def test_a_variant_is_carried_by_records_commands_and_the_wire(source: Copy):
    source.change(
        "game/rulesets.py",
        '    scoring: str = "nuggets"  # R11.2\n\n',
        '    scoring: str = "nuggets"  # R11.2\n    toy: bool = False\n\n',
    )
    source.change(
        "table/wire/events.py",
        '    scoring: Scoring = "nuggets"\n',
        '    scoring: Scoring = "nuggets"\n    toy: bool = False\n',
    )
    source.change(
        "cli/options.py",
        '    "scoring": Annotated[\n',
        '    "toy": Annotated[bool, typer.Option("--toy")],\n    "scoring": Annotated[\n',
    )
    record = source.run("-m", "aurum", "simulate", "--bots", "random", "--seed", "1", "--toy")
    assert json.loads(record)["rules"]["toy"] is True
    file = source.folder / "game.jsonl"
    file.write_text(record)
    assert "1 match," in source.run("-m", "aurum", "check", str(file))
    old = sorted((ROOT / "tests" / "golden").glob("*.jsonl"))
    count = sum(len(one.read_text(encoding="utf-8").splitlines()) for one in old)
    said = source.run("-m", "aurum", "check", *map(str, old))
    assert f"checked {count} matches," in said, "records from before there was the field"
    said = source.run(
        "-c",
        "from aurum.table.table import shared_ruleset; from aurum.table.wire.events import Rules;"
        "from aurum.table.wire_events import rules_of;"
        "print(rules_of(shared_ruleset(Rules(toy=True))))",
    )
    assert "toy=True" in said
    kept = source.run(
        "-c",
        "from pathlib import Path;"
        "from aurum.terminal.settings import keep_settings, named, read_settings;"
        "print(named(read_settings(keep_settings({'toy': True}, Path('settings.toml')))))",
    )
    assert "'toy': True" in kept
    assert source.changed == {"game/rulesets.py", "table/wire/events.py", "cli/options.py"}
