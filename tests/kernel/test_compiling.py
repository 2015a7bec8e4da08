"""Compiling: equal without the JIT, kept on disk, made anew when sources change, and told."""

import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest

from aurum.kernel.compiled import lock_file, package_of, source_stamp
from tests.kernel.digest import digest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.timeout(900)  # processes of their own that compile
PROGRAM = """
import time, {package}.double as double
print(double.double(21), sum(double.double.stats.cache_hits.values()))
"""
SOURCE = """
from aurum.kernel import compiled
from {package}.times import times

@compiled
def double(number):
    return times(number)
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


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of somebody else with a compiled function that calls one from another file."""
    package = tmp_path / "borrower"
    package.mkdir()
    (package / "__init__.py").write_text("")
    write_times(package, 2)
    (package / "double.py").write_text(SOURCE.format(package=package.name))
    return package


def write_times(package: Path, factor: int) -> None:
    text = "from aurum.kernel import compiled\n@compiled\ndef times(number):\n    return number * "
    (package / "times.py").write_text(text + f"{factor}\n")


def use(package: Path) -> list[str]:
    """What the function returns, and how often it came from the cache."""
    path = os.pathsep.join([str(ROOT / "src"), str(package.parent)])
    environment = {"PYTHONPATH": path, "NUMBA_CACHE_DIR": str(package.parent / "cache")}
    return run("-c", PROGRAM.format(package=package.name), **environment).stdout.split()


def test_compiled_code_is_kept_and_made_anew_when_a_called_function_changes(package: Path):
    assert use(package) == ["42", "0"]
    assert use(package) == ["42", "1"]
    write_times(package, 3)
    assert use(package) == ["63", "0"]


def test_one_process_compiles_for_all(package: Path):
    """Both begin with nothing; the second one waits and loads what the first one kept."""
    with ThreadPoolExecutor(2) as pool:
        said = sorted(pool.map(use, [package, package]))
    assert said == [["42", "0"], ["42", "1"]]


def test_another_installation_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """It compiles other code; one at low priority would keep all others waiting."""
    ours = lock_file.__wrapped__()
    monkeypatch.setitem(lock_file.__wrapped__.__globals__, "_ROOT", tmp_path)
    assert lock_file.__wrapped__() != ours


def test_only_what_python_calls_is_kept(package: Path):
    use(package)
    kept = {file.name.partition("-")[0] for file in (package.parent / "cache").rglob("*.nbi")}
    assert kept == {"double.double"}


def test_what_an_older_version_kept_and_nobody_can_read_is_made_anew(package: Path):
    assert use(package) == ["42", "0"]
    for index in (package.parent / "cache").rglob("*.nbi"):
        version = pickle.dumps(numba.__version__)
        index.write_bytes(version + b"caurum.kernel\nNo_longer_there\n.")
    assert use(package) == ["42", "0"]
    assert use(package) == ["42", "1"]


def test_compiling_is_told_once_and_loading_is_not(tmp_path: Path):
    program = "from aurum import kernel; kernel.following(1); kernel.below(1, 2)"
    first = run("-c", program, NUMBA_CACHE_DIR=str(tmp_path))
    assert (
        first.stderr
        == "aurum: compiling the bots, once; this takes about a quarter of a minute ...\n"
    )
    assert run("-c", program, NUMBA_CACHE_DIR=str(tmp_path)).stderr == ""


def test_the_message_can_go_elsewhere(tmp_path: Path):
    program = (
        "from aurum import kernel; kernel.tell_compiling(lambda text: print('told:', text))\n"
        "kernel.following(1)"
    )
    done = run("-c", program, NUMBA_CACHE_DIR=str(tmp_path))
    assert done.stdout.startswith("told: compiling")
    assert done.stderr == ""


def test_a_place_that_cannot_be_written_is_no_obstacle(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    program = "from aurum import kernel; print(kernel.below(kernel.following(1), 1))"
    done = run("-c", program, NUMBA_CACHE_DIR=str(blocked), TMPDIR=str(tmp_path))
    assert done.stdout == "0\n"


def test_a_subpackage_is_stamped_with_its_whole_package():
    """A change in `thinking` must reach what `bots/search` compiled with it."""
    bots = ROOT / "src" / "aurum" / "bots"
    assert package_of(bots / "search" / "rollouts.py") == bots
    assert source_stamp(bots) != source_stamp(bots.parent / "kernel")


CONSTANTS = """
import gc
before = gc.get_threshold()
from aurum.kernel.compiled import compiled, inner

@inner
def _times(number, factor):
    return number * factor

@compiled
def sums(number):
    return _times(number, 2) + _times(number, 3) + _times(number, number)

print(sums(5), len(_times.signatures), gc.get_threshold() == before)
"""


def test_a_function_is_compiled_once_whatever_constants_it_is_called_with(tmp_path: Path):
    """And afterwards garbage is collected as before."""
    program = tmp_path / "constants.py"
    program.write_text(CONSTANTS)
    done = run(str(program), NUMBA_CACHE_DIR=str(tmp_path))
    assert done.stdout.split() == ["50", "1", "True"]
