"""The scripts behind `make test`: what they install, and who gets a second chance."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.repository import ROOT

NEEDS = {
    "chromium.sh": "The tests of the page need Chromium",
    "tmux.sh": "The tests of the terminal client need tmux",
}


def bare_machine(tmp_path: Path) -> dict[str, str]:
    """A PATH on which nothing is installed but what a script itself needs."""
    for name in ("bash", "dirname", "id"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    return {**os.environ, "PATH": str(tmp_path)}


@pytest.mark.parametrize("script", NEEDS)
def test_without_leave_to_install_a_script_says_what_is_missing(script: str, tmp_path: Path):
    env = bare_machine(tmp_path) | {"NO_INSTALL": "1"}
    command = [str(ROOT / "scripts" / script)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{NEEDS[script]}, and NO_INSTALL is set." in done.stderr
    assert "Debian: " in done.stderr


@pytest.mark.parametrize("script", NEEDS)
def test_where_nothing_can_be_installed_a_script_says_so(script: str, tmp_path: Path):
    env = bare_machine(tmp_path)
    env.pop("NO_INSTALL", None)
    command = [str(ROOT / "scripts" / script)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "cannot be installed from here" in done.stderr


AFTER_A_RUN_WITH_FAILURES = """
def test_once():
    pass  # it failed, and passes now

def test_never():
    raise AssertionError("every time")
"""


FOLDERS_WITHOUT = ("tests/game", "tests/server", "tests/terminal")


def second_chance(root: Path, *failed: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a project of its own, in which these tests have failed."""
    (root / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "second_chance.py", root / "scripts")
    for folder in ("tests/page", *FOLDERS_WITHOUT):
        (root / folder).mkdir(parents=True)
        (root / folder / "test_it.py").write_text(AFTER_A_RUN_WITH_FAILURES)
    cache = root / ".pytest_cache" / "v" / "cache"
    cache.mkdir(parents=True)
    (cache / "lastfailed").write_text(json.dumps(dict.fromkeys(failed, True)))
    command = [sys.executable, str(root / "scripts" / "second_chance.py")]
    env = dict(os.environ, PYTEST_ADDOPTS="-p no:schemathesis")  # it takes seconds to load
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)


def test_a_browser_test_that_passes_alone_is_named_and_green(tmp_path: Path):
    done = second_chance(tmp_path, "tests/page/test_it.py::test_once")
    assert done.returncode == 0, done.stdout
    assert "Needed a second chance:\n  tests/page/test_it.py::test_once" in done.stdout


def test_a_test_of_a_group_is_found_again(tmp_path: Path):
    done = second_chance(tmp_path, "tests/page/test_it.py::test_once@layout")
    assert done.returncode == 0, done.stdout
    assert "Needed a second chance:\n  tests/page/test_it.py::test_once\n" in done.stdout


def test_a_browser_test_that_fails_twice_is_red(tmp_path: Path):
    done = second_chance(tmp_path, "tests/page/test_it.py::test_never")
    assert done.returncode == 1
    assert "Had a second chance:" in done.stdout


def test_other_tests_have_no_second_chance(tmp_path: Path):
    others = [f"{folder}/test_it.py::test_once" for folder in FOLDERS_WITHOUT]
    done = second_chance(tmp_path, "tests/page/test_it.py::test_once", *others)
    assert done.returncode == 1
    named = "\n".join(f"  {test}" for test in others)
    assert f"Failed, without a second chance:\n{named}" in done.stdout
