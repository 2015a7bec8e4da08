"""A wheel holds everything that playing needs."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.repository import ROOT

pytestmark = pytest.mark.xdist_group("wheel")  # one is built for all of them


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder: Path = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return zipfile.ZipFile(next(folder.glob("*.whl")))


@pytest.mark.parametrize(
    "file",
    [
        "aurum/game/rules.py",
        "aurum/py.typed",
        "aurum/server/page/index.html",
        "aurum/texts/en/game.ftl",
        "aurum/texts/ru/page.ftl",
    ],
)
def test_the_wheel_holds(wheel: zipfile.ZipFile, file: str):
    assert file in wheel.namelist()


def test_the_page_in_the_wheel_is_whole(wheel: zipfile.ZipFile):
    page = {name for name in wheel.namelist() if name.startswith("aurum/server/page/")}
    built = ROOT / "src" / "aurum" / "server" / "page"
    there = {
        path.relative_to(ROOT / "src").as_posix() for path in built.rglob("*") if path.is_file()
    }
    assert page == there


def test_the_wheel_holds_nothing_of_the_workshop(wheel: zipfile.ZipFile):
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert tops == {"aurum", f"aurum_cards-{version(wheel)}.dist-info"}


def version(wheel: zipfile.ZipFile) -> str:
    return Path(str(wheel.filename)).name.split("-")[1]
