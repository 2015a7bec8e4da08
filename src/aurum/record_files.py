"""Files of records: one JSON object on each line, or one object over the whole file."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from aurum.game import Record, parse_record

STDIO = "-"
BOM = b"\xef\xbb\xbf"

Line = tuple[int, bytes]  # its number in the file, counted from 1, and its text


def read_records(name: str | Path) -> Iterator[tuple[int, Record]]:
    """Every record of a file with its line number; an error raises `BadRecord`."""
    return ((number, parse_record(text)) for number, text in read_objects(name))


def read_objects(name: str | Path) -> Iterator[Line]:
    """The text of every object in a file, with the number of its first line; `-` is stdin.

    The text is not checked; it may be anything.
    """
    return objects_in(read_lines(name))


def read_lines(name: str | Path) -> Iterator[Line]:
    """The lines that are not blank, with their numbers; `-` is stdin."""
    if str(name) == STDIO:
        yield from _numbered(sys.stdin.buffer)
        return
    with Path(name).open("rb") as file:
        yield from _numbered(file)


def objects_in(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines one by one, or joined into one if they are JSON only together."""
    rest = iter(lines)
    first = next(rest, None)
    if first is None:
        return
    number, text = first[0], first[1].removeprefix(BOM)
    if text.rstrip().endswith(b"}") or not text.lstrip().startswith(b"{"):
        yield from chain([(number, text)], rest)
        return
    following = list(rest)
    whole = b"".join([text, *(line for _, line in following)])
    if text.strip() == b"{" or (following and _is_json(whole)):
        yield number, whole
    else:
        yield from chain([(number, text)], following)


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _numbered(file: Iterable[bytes]) -> Iterator[Line]:
    return ((number, line) for number, line in enumerate(file, 1) if line.strip())
