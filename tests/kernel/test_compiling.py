"""Compiling: equal without the JIT, kept on disk, and made anew when sources change."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from aurum.kernel.compiled import cache_folder, source_stamp
from tests.kernel.digest import digest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.timeout(900)  # processes of their own that compile
PROGRAM = """
import numba
numba.config.CACHE_DIR = {place!r}
from aurum import kernel
print(kernel.following(1), sum(kernel.following.stats.cache_hits.values()), numba.config.CACHE_DIR)
"""


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        | environment,
        capture_output=True,
        text=True,
        check=True,
    )


def test_without_the_jit_the_same_code_runs_as_python():
    done = run("-m", "tests.kernel.digest", "3", NUMBA_DISABLE_JIT="1")
    assert done.stdout.strip() == digest(3)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_the_suite_passes_with_bounds_checking_on():
    """Numba then raises IndexError instead of reading or writing past an array."""
    suites = ["tests/kernel", "tests/envs"]
    run("-m", "pytest", "-q", "-m", "not soak", "--timeout=900", *suites, NUMBA_BOUNDSCHECK="1")


def test_an_out_of_bounds_write_would_be_seen_with_bounds_checking_on(tmp_path: Path):
    program = (
        "from aurum import kernel; from aurum.game import ruleset\n"
        "from aurum.kernel.rounds import lay_bid\n"
        "lay_bid(kernel.blank_state(), 4, 0)"
    )
    with pytest.raises(subprocess.CalledProcessError) as failed:
        run("-c", program, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(tmp_path))
    assert "IndexError" in failed.value.stderr


def use(place: Path) -> list[str]:
    """A number, how often compiled code came from the cache, and where others keep theirs."""
    return run("-c", PROGRAM.format(place=str(place))).stdout.split()


def test_compiled_code_is_kept_below_the_place_that_was_named(tmp_path: Path):
    first, second = use(tmp_path), use(tmp_path)
    assert [first[1], second[1]] == ["0", "1"]
    assert first[0] == second[0]
    assert first[2] == str(tmp_path), "functions of other people are kept where they want"
    (folder,) = tmp_path.iterdir()
    assert folder.name == source_stamp()
    assert folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("package", ["engine", "game", "kernel", "thinking"])
def test_a_change_of_any_source_leads_to_another_folder(tmp_path: Path, package: str):
    """Numba looks only at the file of a function: what that calls may be yesterday's rules."""
    (tmp_path / package / "below").mkdir(parents=True)
    file = tmp_path / package / "below" / "rules.py"
    file.write_text("POINTS = 1")
    before = source_stamp.__wrapped__(tmp_path)
    assert source_stamp.__wrapped__(tmp_path) == before
    file.write_text("POINTS = 2")
    assert source_stamp.__wrapped__(tmp_path) != before


def test_only_the_newest_folders_stay(tmp_path: Path):
    for number in range(30):
        folder = tmp_path / f"{number:020d}"
        folder.mkdir()
        os.utime(folder, (number, number))
    (tmp_path / "other").mkdir()
    own = cache_folder.__wrapped__(tmp_path)
    names = {one.name for one in tmp_path.iterdir()}
    assert names == {own.name, "other", *(f"{number:020d}" for number in range(19, 30))}


def test_a_folder_that_others_can_write_to_is_not_used(tmp_path: Path):
    """What lies in it is run."""
    own = cache_folder.__wrapped__(tmp_path)
    own.chmod(0o777)
    other = cache_folder.__wrapped__(tmp_path)
    assert not other.is_relative_to(tmp_path)
    other.rmdir()


def test_a_place_that_cannot_be_written_is_no_obstacle(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    program = "from aurum import kernel; print(kernel.below(kernel.following(1), 1))"
    done = run("-c", program, NUMBA_CACHE_DIR=str(blocked), TMPDIR=str(tmp_path))
    assert done.stdout == "0\n"
