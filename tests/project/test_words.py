"""What may not stand in any file: hosts of registries, paths of one machine, empty names."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.repository import ROOT, modules, texts

# Written in pieces, so that this file does not contain what it looks for.
HOSTS = ("pypi" + ".org", "python" + "hosted.org", "registry.npm" + "js", "registry.yarn" + "pkg")
PLACES = tuple(
    f"{place}/".lower() for place in (ROOT, ROOT.parent, Path.home()) if len(place.parts) > 2
)
ASKED_FOR = {"get_game", "get_type"}  # OpenSpiel calls our states by these names
EMPTY_NAMES = re.compile(r"(Manager|Helper|Utils?|Base)$|^(get|handle)_")


def mentions(words: tuple[str, ...]) -> list[str]:
    return [
        f"{name}: {word}"
        for name, text in texts().items()
        for word in words
        if word in text.lower()
    ]


def test_no_file_names_a_package_registry():
    assert mentions(HOSTS) == []


def test_no_file_names_a_place_of_one_machine():
    assert mentions(PLACES) == []


@pytest.mark.parametrize(
    "lock", ["requirements.txt", "requirements-dev.txt", "web/package-lock.json"]
)
def test_locks_do_not_say_where_packages_come_from(lock: str):
    text = texts()[lock]
    assert '"resolved"' not in text
    assert "--index-url" not in text


def definitions(source: str) -> Iterator[str]:
    """The names that we chose: not those of methods that override somebody else's."""
    nodes = list(ast.walk(ast.parse(source)))
    foreign = {
        id(part)
        for node in nodes
        if isinstance(node, ast.ClassDef) and node.bases
        for part in node.body
    }
    for node in nodes:
        if (
            isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and id(node) not in foreign
        ):
            yield node.name


def test_names_say_what_a_thing_is():
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in modules()
        for name in definitions(path.read_text(encoding="utf-8"))
        if EMPTY_NAMES.search(name) and name not in ASKED_FOR
    ]
    assert found == []


@pytest.mark.parametrize(
    "name", ["TableManager", "get_card", "handle_message", "CardUtils", "BotBase"]
)
def test_names_that_say_nothing_are_noticed(name: str):
    assert EMPTY_NAMES.search(name)


@pytest.mark.parametrize("name", ["Table", "target_of", "database", "handles", "Basement"])
def test_names_that_say_something_are_left_alone(name: str):
    assert not EMPTY_NAMES.search(name)


def test_no_module_is_longer_than_400_lines():
    long = {
        str(path.relative_to(ROOT)): lines
        for path in modules()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}
