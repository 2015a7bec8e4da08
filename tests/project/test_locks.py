"""The locks hold what pyproject.toml asks for, and playing stays light."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.repository import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
BASE = PROJECT["dependencies"]


def needed(*extras: str) -> list[str]:
    """What these extras ask for, and the extras that they name."""
    lines = [line for extra in extras for line in EXTRAS[extra]]
    ours = [Requirement(line) for line in lines if line.startswith(PROJECT["name"])]
    others = [line for line in lines if not line.startswith(PROJECT["name"])]
    return others + [line for need in ours for line in needed(*need.extras)]


def locked(name: str) -> dict[str, list[str]]:
    """The versions of each package in a lock (several where Python versions differ)."""
    found: dict[str, list[str]] = {}
    text = (ROOT / name).read_text(encoding="utf-8")
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
        found.setdefault(canonicalize_name(package), []).append(version)
    return found


def missing(wanted: list[str], lock: str) -> list[str]:
    there = locked(lock)
    return [
        line
        for line, need in ((line, Requirement(line)) for line in wanted)
        if not any(map(need.specifier.contains, there.get(canonicalize_name(need.name), [])))
    ]


def test_the_lock_for_playing_is_complete():
    assert missing([*BASE, *needed("play")], "requirements.txt") == []


def test_the_lock_for_working_is_complete():
    assert missing([*BASE, *needed("all", "dev")], "requirements-dev.txt") == []


def test_the_lock_for_measuring_is_complete():
    assert missing(needed("all", "dev", "bench"), "requirements-bench.txt") == []


def test_all_means_all():
    assert set(needed("all")) == set(needed(*(EXTRAS.keys() - {"all", "bench", "dev"})))


def test_the_oldest_versions_are_the_lower_bounds():
    bounds = {
        canonicalize_name(need.name): next(iter(need.specifier)).version
        for need in map(Requirement, [*BASE, *needed("play")])
    }
    old = locked("requirements-lowest-play.txt")
    assert {n: v for n, v in bounds.items() if not old[n][0].startswith(v)} == {}


def test_the_locks_agree_with_each_other():
    play, work = locked("requirements.txt"), locked("requirements-dev.txt")
    assert {name: work.get(name) for name in play} == play


def test_a_missing_package_is_noticed():
    assert missing(["no-such-package>=1"], "requirements.txt") == ["no-such-package>=1"]
    assert missing(["numpy>=999"], "requirements.txt") == ["numpy>=999"]


def test_the_base_is_small():
    there = locked("requirements-lowest.txt")
    assert len(there) <= 30
    assert not {"numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "pydantic"} & set(there)


@pytest.mark.parametrize(
    "heavy", ["torch", "jax", "ray", "matplotlib", "scipy", "open-spiel", "pytest"]
)
def test_playing_needs_nothing_heavy(heavy: str):
    assert heavy not in locked("requirements.txt")


def test_every_package_is_locked_with_hashes():
    for name in ("requirements.txt", "requirements-dev.txt", "requirements-node.txt"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\w)", text.strip()))


@pytest.mark.parametrize(
    "platform", ["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "win32-x64"]
)
def test_the_lock_of_the_page_serves_every_platform(platform: str):
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert f"@rolldown/binding-{platform}" in text
