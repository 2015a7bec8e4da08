"""How the records of all questions lie in memory, for hosts in other languages and for the build.

The engine file carries the digest of the layout that it was built with.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
from collections.abc import Iterator
from typing import Any

from aurum.engine import records
from aurum.engine.kinds import KINDS

_CODES = ("DONE", "MORE", "BAD_KIND", "BAD_RULES", "BAD_STATE", "BAD_QUESTION", "BAD_ORDER")
_STEPS = ("BEGIN", "GO_ON", "FINISH")
_NUMBERS = {ctypes.c_int64: "int64", ctypes.c_double: "float64", ctypes.c_uint8: "uint8"}


def layout() -> dict[str, Any]:
    """Codes, steps, kinds of questions, and every record with its fields; offsets are in bytes."""
    asked = [kind.question for kind in KINDS] + [kind.answer for kind in KINDS]
    found: dict[str, Any] = {}
    for declared in asked:
        found |= {one.__name__: one for one in _with_parts(declared)}
    return {
        "codes": {name: getattr(records, name) for name in _CODES},
        "steps": {name: getattr(records, name) for name in _STEPS},
        "kinds": [
            {
                "number": kind.number,
                "name": kind.name,
                "question": kind.question.__name__,
                "answer": kind.answer.__name__,
            }
            for kind in KINDS
        ],
        "records": {
            name: {"size": ctypes.sizeof(one), "fields": list(_fields(one))}
            for name, one in sorted(found.items())
        },
    }


def layout_digest() -> bytes:
    """32 bytes that change with the layout."""
    return hashlib.sha256(json.dumps(layout(), sort_keys=True).encode()).digest()


def _with_parts(declared: type[records.Record]) -> Iterator[type[records.Record]]:
    yield declared
    for _, kind in _declared(declared):
        element, _ = _element(kind)
        if issubclass(element, records.Record):
            yield from _with_parts(element)


def _fields(declared: type[records.Record]) -> Iterator[dict[str, Any]]:
    for name, kind in _declared(declared):
        place = getattr(declared, name)
        element, shape = _element(kind)
        yield {
            "name": name,
            "offset": place.offset,
            "size": place.size,
            "type": _NUMBERS.get(element, element.__name__),
            "shape": shape,
        }


def _declared(declared: type[records.Record]) -> list[tuple[str, Any]]:
    return [(name, kind) for name, kind, *_ in declared._fields_]


def _element(kind: Any) -> tuple[Any, list[int]]:
    """What an array is made of, and its shape; for a single field the shape is empty."""
    shape = []
    while issubclass(kind, ctypes.Array):
        shape.append(kind._length_)
        kind = kind._type_
    return kind, shape
