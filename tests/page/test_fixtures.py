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
