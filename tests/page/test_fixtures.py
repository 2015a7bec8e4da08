"""The recorded moments that the page's own tests are shown are messages of today's wire."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aurum.table.wire.events import Event
from aurum.table.wire.http import Replay
from aurum.table.wire.room import Room
from aurum.table.wire.view import Own, RoundSheet, View
from scripts.page_fixtures import fixtures, mistakes, stale
from tests.project.repository import ROOT

FIXTURES = sorted((ROOT / "web" / "tests" / "fixtures").glob("*.json"))
PARTS: dict[str, Any] = {
    "room": Room,
    "view": View,
    "own": Own | None,
    "sheets": tuple[RoundSheet, ...] | None,
    "events": tuple[Event, ...],
}


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_fixture_is_what_the_server_would_send(path: Path):
    data = json.loads(path.read_text(encoding="utf-8"))
    parts: dict[str, Any] = {"replay": Replay} if "frames" in data else PARTS
    for name, kind in parts.items():
        given = data if name == "replay" else data[name]
        sent = msgspec.to_builtins(msgspec.convert(given, kind))
        assert known(given, sent), f"{name} has something that no client hears of"


def known(given: Any, sent: Any) -> bool:
    """Whether every key of the fixture is one that the wire has."""
    if isinstance(given, dict):
        return all(key in sent and known(value, sent[key]) for key, value in given.items() if value)
    if isinstance(given, list):
        return all(known(a, b) for a, b in zip(given, sent, strict=True))
    return True


def test_a_fixture_that_lacks_something_is_noticed():
    """The planted fault: a view without its trick, and a number for a card."""
    data = json.loads((FIXTURES[0]).read_text(encoding="utf-8"))
    assert mistakes("moment", data) == []
    del data["view"]["trick"]
    data["own"]["hand"][0] = 7
    said = "\n".join(mistakes("moment", data))
    assert "'trick' is a required property" in said
    assert "$.own.hand[0]" in said


def test_the_script_writes_what_is_there():
    wanted = {name: json.dumps(data) + "\n" for name, data in fixtures().items()}
    assert stale(wanted) == []
    wanted["play3"] = wanted.pop("play4")
    assert [file.stem for file in stale(wanted)] == ["play3", "play4"]
