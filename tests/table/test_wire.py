"""The wire format: strict on the way in, complete on the way out, and its documents are fresh."""

from __future__ import annotations

import json
import types
from pathlib import Path
from typing import get_args

import jsonschema
import msgspec
import pytest

from aurum.cli.schema import documents, schema, stale, write
from aurum.game import AurumError
from aurum.game import events as game_events
from aurum.table.messages import (
    ClientMessage,
    Event,
    ServerMessage,
    UnreadableMessage,
    decode_message,
    encode,
)
from aurum.table.wire import commands as wire
from aurum.table.wire.words import socket_path
from aurum.table.wire_events import _TELL
from aurum.table.wire_schema import json_schema
from aurum.table.wire_typescript import typescript

ROOT = Path(__file__).resolve().parents[2]
ACT = {"type": "act", "id": "a", "match": "m" * 22, "seq": 1, "action": "keep"}


def test_the_address_of_the_socket_names_two_letters_of_the_code_and_no_more():
    assert socket_path("K7QX-2M4P-9RTW").endswith("?at=K7")


def test_the_generated_documents_are_fresh():
    assert stale(ROOT) == []


def test_a_stale_document_is_noticed_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    with pytest.raises(AurumError, match="is not a checkout of Aurum"):
        schema(tmp_path, check=True)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "protocol.md").touch()
    with pytest.raises(SystemExit):
        schema(tmp_path, check=True)
    assert "out of date" in capsys.readouterr().out
    assert write(tmp_path) == list(documents(tmp_path))
    (tmp_path / "web/src/wire/messages.ts").write_text("old")
    assert stale(tmp_path) == ["web/src/wire/messages.ts"]


def test_a_message_is_read():
    assert decode_message(json.dumps(ACT)) == wire.Act("a", "m" * 22, 1, "keep")


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"type": "fly"},
        {"seq": "1"},
        {"seq": -1},
        {"seq": 1.5},
        {"seq": None},
        {"id": ""},
        {"id": "x" * 41},
        {"id": "a b"},
        {"match": "short"},
        {"action": "x" * 25},
        {"action": 7},
        {"match": None},
    ],
    ids=str,
)
def test_anything_else_is_not(change: dict[str, object]):
    with pytest.raises(UnreadableMessage):
        decode_message(json.dumps(ACT | change))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "NaN",
        '{"type":"act"}',
        '"\\ud800"',
        b"\xff\xfe",
        "[" * 50_000,
        "1e999",
    ],
    ids=lambda text: str(text)[:12],
)
def test_what_is_no_message_is_refused_in_words(text: str | bytes):
    with pytest.raises(UnreadableMessage, match="cannot be read"):
        decode_message(text)


def test_every_event_of_the_game_has_words():
    assert set(_TELL) == set(get_args(game_events.Event))


def test_every_message_is_in_the_schema_and_in_typescript():
    definitions, script = json_schema()["$defs"], typescript()
    for union in (ClientMessage, ServerMessage, Event):
        assert isinstance(union, types.UnionType)
        for struct in get_args(union):
            assert struct.__name__ in definitions
            assert f"export interface {struct.__name__} {{" in script


def test_the_schema_admits_what_the_structs_say():
    validator = jsonschema.Draft202012Validator(
        {"$ref": "#/$defs/ClientMessage", "$defs": json_schema()["$defs"]}
    )
    validator.validate(ACT)
    assert not validator.is_valid(ACT | {"seq": "1"})
    assert not validator.is_valid(ACT | {"extra": 1})


def test_what_is_sent_reads_back():
    for command in (wire.Start("s"), wire.Say("e", "hello"), wire.Place("p", 2, None)):
        assert decode_message(encode(command)) == command
        assert msgspec.json.decode(encode(command))["type"] == type(command).__name__.lower()
