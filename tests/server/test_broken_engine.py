"""Whatever is wrong with the engine: one line says it, simple bots play, and the match goes on."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from aurum.engine.file import DIGEST
from tests.project.repository import SOURCE
from tests.server.player import Player
from tests.server.test_hints import hint, until_asked

pytestmark = pytest.mark.timeout(300)
MEMORY = 1_500_000  # kilobytes of address space: enough for a server, too little for an instance


def installed(folder: Path, damage: Callable[[Path], None]) -> Path:
    """The package with an engine of its own, on which damage is done; the rest are links."""
    package = folder / "installed" / "aurum"
    package.mkdir(parents=True)
    for path in SOURCE.iterdir():
        if path.name != "engine":
            (package / path.name).symlink_to(path)
    shutil.copytree(SOURCE / "engine", package / "engine")
    damage(package / "engine" / "aurum.wasm")
    return package.parent


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:100_000])


def flip_a_bit(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)


def make_older(file: Path) -> None:
    """A sound file that was made for other records."""
    content = file.read_bytes()
    whole = content[: -2 * DIGEST] + bytes(DIGEST)
    file.write_bytes(whole + hashlib.sha256(whole).digest())


@contextmanager
def serving(place: Path, home: Path, said: list[str], *before: str) -> Iterator[str]:
    """The address of `aurum serve`; what it logged is in `said` afterwards."""
    command = [sys.executable, "-m", "aurum", "serve", "--port", "0", "--no-bot-pace"]
    server = subprocess.Popen(
        [*before, *command, "--data", str(home)],
        env=os.environ | {"PYTHONPATH": str(place)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address is not None
        yield address[0]
    finally:
        server.terminate()
        said += server.communicate()[1].splitlines()


async def played(address: str) -> None:
    """Bots that need the engine sit there; a hint is refused, and the match goes on."""
    async with Player(address) as ada:
        await ada.create(["me", "adept", "master"])
        await ada.follow()
        await until_asked(ada)
        assert (await hint(ada, 1))["reason"]["code"] == "hint-failed"
        assert await ada.play_on(moves=4) == 4


def lines_about_engine(said: list[str]) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in said]
    return [one for one in found if one["event"] == "engine-failed"]


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (Path.unlink, "the engine is missing"),
        (cut_short, "the engine is damaged"),
        (flip_a_bit, "the engine is damaged"),
        (make_older, "the engine is of another version"),
    ],
)
async def test_a_match_goes_on_without_an_engine(
    tmp_path: Path, damage: Callable[[Path], None], what: str
):
    place, said = installed(tmp_path, damage), list[str]()
    with serving(place, tmp_path / "data", said) as address:
        await played(address)
    (line,) = lines_about_engine(said)
    assert line["why"].startswith(what)
    assert line["why"].endswith("install Aurum again")


@pytest.mark.skipif(sys.platform != "linux", reason="a limit of the address space is needed")
async def test_a_match_goes_on_where_memory_is_too_small_for_the_engine(tmp_path: Path):
    said = list[str]()
    limited = ("bash", "-c", f'ulimit -v {MEMORY}; exec "$@"', "bash")
    with serving(SOURCE.parent, tmp_path / "data", said, *limited) as address:
        await played(address)
    (line,) = lines_about_engine(said)
    assert "memory" in line["why"]


async def test_a_sound_engine_is_not_complained_about(tmp_path: Path):
    place, said = installed(tmp_path, lambda _: None), list[str]()
    with serving(place, tmp_path / "data", said) as address:
        async with Player(address) as ada:
            await ada.create(["me", "adept", "master"])
            await ada.follow()
            await until_asked(ada)
            assert (await hint(ada, 1))["type"] == "advice"
    assert not [line for line in said if "failed" in line]
