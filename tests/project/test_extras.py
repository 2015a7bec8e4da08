"""The base plays in the terminal; where an extra is missing, one sentence says which."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from aurum.extras import DISTRIBUTION, EXTRAS
from aurum.roster import LEVELS
from tests.cli.commands import one_sentence
from tests.project.repository import ROOT
from tests.project.walk import ANSWERS, POSITION
from tests.server.player import Player
from tests.server.test_hints import hint, until_asked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTERNAL = sorted({module for modules in EXTRAS.values() for module in modules} | {"uvloop"})
COMPILED = ["numba", "llvmlite", "numpy", "scipy", "aurum.kernel", "aurum.thinking"]


def without(modules: list[str]) -> list[str]:
    """`aurum` where these modules cannot be imported."""
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({modules!r})); "
        "from aurum.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return [sys.executable, "-c", program]


def bare(
    *arguments: str, typed: str = "", home: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """`aurum` where no extra is installed, nor what the engine is made from."""
    return subprocess.run(
        [*without([*EXTERNAL, *COMPILED]), *arguments],
        capture_output=True,
        text=True,
        check=False,
        input=typed,
        timeout=250,
        env=os.environ if home is None else in_home(home),
    )


def in_home(home: Path) -> dict[str, str]:
    """The environment of somebody whose home is empty."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG", "N"))}
    return kept | {"HOME": str(home), "COLUMNS": "200"}


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


LEAN = {"master": "master:2000"}
"""Levels that would think for a minute in a whole match."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("level", LEVELS)
def test_the_base_plays_a_whole_match_against_every_level(level: str, tmp_path: Path):
    bots = f"{LEAN.get(level, level)},random,random"
    said = bare("simulate", "--bots", bots, "--seed", "1", home=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert json.loads(said.stdout)["winners"] is not None


@pytest.mark.timeout(300)
def test_the_base_explains_and_has_daily_deals_and_puzzles(tmp_path: Path):
    games = str(tmp_path / "games.jsonl")
    assert bare("simulate", "--seed", "1", "--out", games, home=tmp_path).returncode == 0
    position = subprocess.run(
        [sys.executable, "-c", POSITION], capture_output=True, text=True, check=True
    ).stdout.strip()
    said = bare("hint", position, "--json", home=tmp_path)
    assert json.loads(said.stdout)["best"], said.stderr
    said = bare("review", games, "--effort", "0.02", "--language", "en", home=tmp_path)
    assert (said.returncode, "Turning point" in said.stdout) == (0, True), said.stderr
    said = bare("daily", "--plain", "--deal", "1", "--language", "en", typed=ANSWERS, home=tmp_path)
    assert (said.returncode, "of the field" in said.stdout) == (0, True), said.stderr
    puzzle = json.loads(bare("puzzles", "--json", home=tmp_path).stdout.splitlines()[0])
    solved = bare("puzzles", puzzle["id"], "--answer", puzzle["answers"][0], home=tmp_path)
    assert solved.returncode == 0, solved.stderr


@contextmanager
def server_without_compiling(home: Path) -> Iterator[str]:
    """The address of `aurum serve`, whose log must tell of no failure."""
    command = [*without(COMPILED), "serve", "--port", "0", "--no-bot-pace"]
    server = subprocess.Popen(
        command, env=in_home(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address is not None
        yield address[0]
    finally:
        server.terminate()
        _, said = server.communicate()
    assert not re.search("failed|Traceback", said), said


@pytest.mark.timeout(300)
async def test_a_server_without_what_the_engine_is_made_from(tmp_path: Path):
    """Bots answer and a hint is given, from an empty home."""
    with server_without_compiling(tmp_path) as address:
        async with Player(address) as ada:
            await ada.create(["me", "adept", "expert"])
            await ada.follow()
            await until_asked(ada)
            assert (await hint(ada, 1))["type"] == "advice"
            await ada.play_on(moves=4)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "play"),
        ((), "play"),
        (("store", "check", "x"), "server"),
        (("think", "--store", "postgresql://x"), "postgres"),
        (("arena", "random", "apprentice"), "arena"),
        (("simulate", "--bots", "ismcts"), "kernel"),
        (("simulate", "--bots", "openspiel:9"), "openspiel"),
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
    assert (
        "the arena needs numpy, numba, scipy and matplotlib: pip" in bare("arena", "random").stderr
    )


@pytest.mark.parametrize(
    ("module", "extra"), [("vector", "kernel"), ("aurum_v0", "envs"), ("openspiel", "openspiel")]
)
def test_a_missing_extra_is_an_import_error(module: str, extra: str):
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({EXTERNAL!r}))\n"
        f"try:\n    import aurum.envs.{module}\nexcept ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)  # noqa: PLW1510
    assert said.stdout.endswith(f"pip install '{DISTRIBUTION}[{extra}]'\n")
