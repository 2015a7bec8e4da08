"""The layout of the engine's records as a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_HEAD = """# Records of the engine

`aurum schema` writes this page, and [the same as JSON](layout.json). All numbers are little-endian;
tables lie row by row. How a host asks is told in [the engine](../engine.md#how-a-host-asks).
"""


def layout_table(layout: Mapping[str, Any]) -> str:
    """Codes, kinds of questions and every record."""
    parts = [
        _HEAD,
        _table(("code", "number"), layout["codes"].items()),
        _table(("step", "number"), layout["steps"].items()),
        _table(
            ("kind", "name", "question", "answer"),
            ((kind["number"], kind["name"], kind["question"], kind["answer"])
             for kind in layout["kinds"]),
        ),
    ]  # fmt: skip
    for name, one in layout["records"].items():
        rows = (
            (field["name"], field["offset"], field["size"], _type(field)) for field in one["fields"]
        )
        parts.append(f"## {name}\n\n{one['size']:,} bytes.\n")
        parts.append(_table(("field", "offset", "bytes", "type"), rows))
    return "\n".join(parts)


def _type(field: Mapping[str, Any]) -> str:
    return " x ".join(str(part) for part in (*field["shape"], field["type"]))


def _table(head: tuple[str, ...], rows: Any) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(str(cell) for cell in line)} |\n" for line in lines)
