"""The locks hold what pyproject.toml asks for, and playing stays light."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.repository import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
TESTED = ("arena", "ray", "envs", "openspiel", "postgres", "dev")


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
    assert missing(PROJECT["dependencies"], "requirements.txt") == []


def test_the_lock_for_working_is_complete():
    wanted = [*PROJECT["dependencies"], *(line for extra in TESTED for line in EXTRAS[extra])]
    assert missing(wanted, "requirements-dev.txt") == []


def test_the_lock_for_measuring_is_complete():
    wanted = [line for extra in (*TESTED, "bench") for line in EXTRAS[extra]]
    assert missing(wanted, "requirements-bench.txt") == []


def test_the_locks_agree_with_each_other():
    play, work = locked("requirements.txt"), locked("requirements-dev.txt")
    assert {name: work.get(name) for name in play} == play


def test_a_missing_package_is_noticed():
    assert missing(["no-such-package>=1"], "requirements.txt") == ["no-such-package>=1"]
    assert missing(["numpy>=999"], "requirements.txt") == ["numpy>=999"]


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
