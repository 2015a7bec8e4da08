"""Compiled code is unpickled, so it is kept only where nobody else could have laid it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from aurum.kernel import cache_folder as module
from aurum.kernel.cache_folder import NotPrivate, made_private

ROOT = Path(__file__).parents[2]
NOBODY = 65534


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_a_folder_that_is_missing_is_made_for_us_alone(tmp_path: Path):
    assert mode_of(made_private(tmp_path / "new" / "cache")) == 0o700


def test_a_folder_that_others_could_only_read_is_closed_to_them(tmp_path: Path):
    folder = tmp_path / "cache"
    folder.mkdir()
    folder.chmod(0o755)
    assert mode_of(made_private(folder)) == 0o700


def open_to_all(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)


def a_link(folder: Path) -> None:
    (folder.parent / "elsewhere").mkdir(mode=0o700)
    folder.symlink_to(folder.parent / "elsewhere")


def of_somebody_else(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    os.chown(folder, NOBODY, NOBODY)


def open_below(folder: Path) -> None:
    """Readable itself, and with a folder that the group may write to."""
    (folder / "compiled" / "kernel").mkdir(parents=True)
    (folder / "compiled" / "kernel").chmod(0o775)
    folder.chmod(0o755)


def a_link_below(folder: Path) -> None:
    (folder / "compiled").mkdir(parents=True)
    (folder / "compiled" / "kernel").symlink_to(folder.parent)
    folder.chmod(0o700)


def a_file_of_somebody_else_below(folder: Path) -> None:
    planted = folder / "compiled" / "kernel" / "planted.nbi"
    planted.parent.mkdir(parents=True)
    planted.write_bytes(b"")
    os.chown(planted, NOBODY, NOBODY)
    folder.chmod(0o700)


needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")


@pytest.mark.parametrize(
    "make",
    [
        open_to_all,
        a_link,
        open_below,
        a_link_below,
        pytest.param(of_somebody_else, marks=needs_root),
        pytest.param(a_file_of_somebody_else_below, marks=needs_root),
    ],
)
def test_a_folder_that_others_have_had_their_hands_in_is_not_used(
    make: Callable[[Path], None], tmp_path: Path
):
    make(tmp_path / "cache")
    with pytest.raises(NotPrivate):
        made_private(tmp_path / "cache")


def test_what_lies_in_a_private_folder_may_have_any_mode(tmp_path: Path):
    """Under a umask of 002 our own code can be written to by a group that cannot reach it."""
    folder = tmp_path / "cache"
    (folder / "compiled").mkdir(parents=True)
    (folder / "compiled").chmod(0o775)
    folder.chmod(0o700)
    assert made_private(folder) == folder


PLANTED = b"cposix\nsystem\n(S'touch %s'\ntR."


def test_a_pickle_that_waits_in_a_shared_folder_is_not_run(tmp_path: Path):
    """Somebody made the folder first, let the bots compile, and laid a pickle in place of code."""
    shared, ran = tmp_path / "shared", tmp_path / "ran"
    open_to_all(shared)
    program = "from aurum.kernel import following; following(1)"
    environment = {"NUMBA_CACHE_DIR": str(shared)}
    assert "NUMBA_CACHE_DIR" in run(program, tmp_path, **environment).stderr
    assert list(shared.iterdir()) == [], "nothing of ours is laid there either"
    made = tmp_path / "home" / ".cache" / "aurum"
    for kept in made.rglob("*.nbi"):
        place = shared / kept.relative_to(made)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(PLANTED % bytes(ran))
    assert len(list(shared.rglob("*.nbi"))) == 1
    run(program, tmp_path, **environment)
    assert not ran.exists()


def run(program: str, tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """With a home of its own."""
    home = tmp_path / "home"
    places = {"HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")} | places | environment,
        capture_output=True,
        text=True,
        check=True,
    )


def test_where_no_folder_is_private_a_new_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """And the processes that we start find it."""
    open_to_all(tmp_path / "cache")
    monkeypatch.setattr(module, "_candidates", lambda: iter([tmp_path / "cache"]))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    folder = module.cache_folder.__wrapped__()
    assert folder.parent == tmp_path
    assert mode_of(folder) == 0o700
    assert os.environ["NUMBA_CACHE_DIR"] == str(folder)
