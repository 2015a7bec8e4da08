"""The game needs nothing but Python, and every package has its place in the import contracts."""

import ast
import sys
import tomllib
from collections.abc import Iterator

import pytest

from tests.project.repository import ROOT, SOURCE

ALLOWED = sys.stdlib_module_names | {"aurum"}


def imported(source: str) -> Iterator[str]:
    """The top names that a module imports from elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def test_the_game_imports_only_the_standard_library():
    foreign = {
        f"{path.name}: {name}"
        for path in (SOURCE / "game").rglob("*.py")
        for name in imported(path.read_text(encoding="utf-8"))
        if name not in ALLOWED
    }
    assert foreign == set()


@pytest.mark.parametrize("line", ["import numpy as np", "def f():\n    from numpy import array"])
def test_a_foreign_import_is_noticed(line: str):
    assert set(imported(line)) - ALLOWED == {"numpy"}


def test_every_package_has_a_layer():
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = config["tool"]["importlinter"]["contracts"][0]
    layered = {name.strip() for layer in contract["layers"] for name in layer.split("|")}
    packages = {f"aurum.{init.parent.name}" for init in SOURCE.glob("*/__init__.py")}
    modules = {f"aurum.{path.stem}" for path in SOURCE.glob("[a-z]*.py")}  # not __init__
    assert packages | modules == layered
