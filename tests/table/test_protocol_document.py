"""docs/protocol.md names fields, messages and codes that are on the wire, and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from aurum.table.messages import ServerMessage
from aurum.table.wire.commands import ClientMessage
from tests.project.repository import documents

MADE = re.compile(r"<!-- made .*?<!-- end of what is made -->", re.DOTALL)
EXAMPLE = re.compile(r"^(client|server) +(\{.*\})$", re.MULTILINE)
PATH = re.compile(r"`([a-z_]+(?:\[i\])?(?:\.[a-z_]+(?:\[i\])?)*)`")
TEXTS = "src/aurum/texts/en/reasons.ftl"


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """The structs that a value of this type may be or hold directly."""
    match kind:
        case inspect.StructType():
            yield kind
        case inspect.UnionType(types):
            for one in types:
                yield from structs(one)
        case inspect.VarTupleType(item) | inspect.Metadata(item):
            yield from structs(item)


@cache
def messages() -> dict[str, inspect.StructType]:
    """Every message by its tag."""
    found = structs(inspect.type_info(ServerMessage | ClientMessage))
    return {str(one.tag): one for one in found}


@cache
def fields() -> dict[str, list[inspect.StructType]]:
    """Every field of the wire, with the structs that it leads to."""
    known: dict[str, list[inspect.StructType]] = {}
    left, seen = [*messages().values()], set[type]()
    while left:
        struct = left.pop()
        if struct.cls in seen:
            continue
        seen.add(struct.cls)
        for one in struct.fields:
            led = [*structs(one.type)]
            known.setdefault(one.encode_name, []).extend(led)
            left += led
    return known


def is_on_the_wire(path: str) -> bool:
    """Whether a path of fields leads somewhere; one word may also be a message, stage or code."""
    first, *rest = path.replace("[i]", "").split(".")
    if not rest:
        return first in {*fields(), *messages()} or is_code(first)
    found = fields().get(first, [])
    for name in rest[:-1]:
        found = [s for one in found for f in one.fields if f.encode_name == name
                 for s in structs(f.type)]  # fmt: skip
    return any(field.encode_name == rest[-1] for one in found for field in one.fields)


@cache
def codes() -> str:
    from tests.project.repository import ROOT

    return (ROOT / TEXTS).read_text(encoding="utf-8")


def is_code(word: str) -> bool:
    return re.search(rf"^reason-{word} =", codes(), re.MULTILINE) is not None


def unknown(text: str) -> list[str]:
    told = MADE.sub("", text.partition("## The socket")[2])
    return [path for path in PATH.findall(told) if not is_on_the_wire(path)]


def wrong_examples(text: str) -> list[str]:
    """Fields in the examples that their messages do not have."""
    return [
        f"{tag}.{key}"
        for _, line in EXAMPLE.findall(text)
        for tag in re.findall(r'^\{"type": "([a-z]+)"', line)
        for key in re.findall(r'"(\w+)":', re.sub(r"\[.*\]", "", line))
        if key != "type" and key not in {field.encode_name for field in messages()[tag].fields}
    ]


def test_every_field_and_message_that_the_protocol_names_exists():
    text = documents()["docs/protocol.md"]
    assert unknown(text) == []
    assert wrong_examples(text) == []
    assert len(PATH.findall(text)) > 50


def test_what_a_client_sends_in_the_example_is_read_by_the_server():
    sent = [
        line for who, line in EXAMPLE.findall(documents()["docs/protocol.md"]) if who == "client"
    ]
    read: list[Any] = [
        msgspec.json.decode(line.replace("…", "0" * 22), type=ClientMessage) for line in sent
    ]
    assert [type(one).__name__ for one in read] == ["Follow", "Act"]


@pytest.mark.parametrize(
    "wrong", ["room.seeds.deadline", "sit_in_at", "deadlines", "room.seats[i].sit_in_at", "whisper"]
)
def test_a_field_that_does_not_exist_is_noticed(wrong: str):
    text = documents()["docs/protocol.md"]
    assert unknown(f"{text}\n`{wrong}`") == [wrong]


def test_an_example_with_a_field_that_does_not_exist_is_noticed():
    assert wrong_examples('server  {"type": "update", "sequence": 12}') == ["update.sequence"]
