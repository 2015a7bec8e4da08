"""The base plays in the terminal; where an extra is missing, one sentence says which."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from aurum.extras import DISTRIBUTION, EXTRAS
from tests.cli.commands import one_sentence
from tests.project.repository import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
POSITION = "english-3-zeros-nuggets"
BLOCKED = sorted({module for modules in EXTRAS.values() for module in modules} | {"uvloop"})


def bare(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """`aurum` where no extra is installed: importing what one brings fails."""
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({BLOCKED!r})); "
        "from aurum.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        text=True,
        check=False,
        input=typed,
        timeout=60,
    )


def test_the_name_is_the_projects():
    assert PROJECT["name"] == DISTRIBUTION
    assert set(EXTRAS) <= set(PROJECT["optional-dependencies"])


@pytest.mark.parametrize(
    "command",
    [
        ("rules", "1"),
        ("editions",),
        ("perft", "--depth", "1"),
        ("simulate", "--bots", "apprentice", "--seed", "1"),
    ],
)
def test_the_base_does(command: tuple[str, ...]):
    said = bare(*command)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout


def test_the_base_plays_in_the_terminal(tmp_path: Path):
    """Somebody plays the first card each time, against the bots that a base has."""
    record = tmp_path / "match.jsonl"
    options = ("--plain", "--seed", "1", "--pace", "0", "--record", str(record))
    said = bare("play", *options, typed="1\n" * 3 + "quit\n")
    assert said.returncode == 0, said.stderr
    assert json.loads(record.read_text())["bots"] == [None, "apprentice", "apprentice"]
    assert bare("replay", str(record)).returncode == 0


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "play"),
        ((), "play"),
        (("store", "check", "x"), "server"),
        (("think", "--store", "postgresql://x"), "postgres"),
        (("arena", "random", "apprentice"), "arena"),
        (("simulate", "--bots", "adept"), "bots"),
        (("play", "--bots", "master"), "bots"),
        (("simulate", "--bots", "openspiel:9"), "openspiel"),
        (("hint", POSITION), "bots"),
        (("review", "x"), "bots"),
    ],
)
def test_a_missing_extra_is_named(command: tuple[str, ...], extra: str):
    said = bare(*command)
    assert (said.returncode, said.stdout) == (1, "")  # before anything begins
    assert one_sentence(said.stderr)
    assert f"pip install '{DISTRIBUTION}[{extra}]'" in said.stderr


def test_a_wrong_store_is_named_before_a_missing_extra():
    said = bare("think", "--store", "sqlite:x")
    assert said.returncode == 2
    assert "must begin with postgresql://" in said.stderr


def test_what_is_missing_is_listed_as_a_sentence():
    assert "the arena needs numpy, scipy and matplotlib: pip" in bare("arena", "random").stderr


@pytest.mark.parametrize(
    ("module", "extra"), [("vector", "bots"), ("aurum_v0", "envs"), ("openspiel", "openspiel")]
)
def test_a_missing_extra_is_an_import_error(module: str, extra: str):
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({BLOCKED!r}))\n"
        f"try:\n    import aurum.envs.{module}\nexcept ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)  # noqa: PLW1510
    assert said.stdout.endswith(f"pip install '{DISTRIBUTION}[{extra}]'\n")
