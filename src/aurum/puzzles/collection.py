"""The file of puzzles: a first line with counts and a checksum, then one puzzle per line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from aurum.game import AurumError, InvalidNotation
from aurum.puzzles.puzzle import Kind, Puzzle

FORMAT, VERSION = "aurum-puzzles", 1
FILE = "puzzles.jsonl"
REMEDY = "install Aurum again"


class DamagedPuzzles(AurumError):
    """The file of puzzles has been changed or cut."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package."""
    try:
        text = (files("aurum.puzzles") / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedPuzzles(f"the file of puzzles cannot be read ({error}); {REMEDY}") from error
    return read_puzzles(text)


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles in such a file; if it is damaged, the error says how in one sentence."""
    first, _, body = text.partition("\n")
    head = _object(first, 1)
    if head.get("format") != FORMAT:
        raise DamagedPuzzles(f"this is not a file of puzzles: its first line has no {FORMAT!r}")
    if head.get("version") != VERSION:
        raise DamagedPuzzles(
            f"the puzzles have version {head.get('version')}; this program reads {VERSION}"
        )
    if head.get("sha256") != _digest(body):
        raise DamagedPuzzles(f"the file of puzzles is damaged: its checksum is wrong; {REMEDY}")
    lines = enumerate(body.splitlines(), 2)
    return tuple(_puzzle(_object(line, number), number) for number, line in lines)


def written(found: Iterable[Puzzle]) -> str:
    """The text of such a file."""
    listed = sorted(found, key=lambda puzzle: puzzle.id)
    body = "".join(json.dumps(puzzle.as_json()) + "\n" for puzzle in listed)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "certain": sum(puzzle.kind is Kind.CERTAIN for puzzle in listed),
        "best-chance": sum(puzzle.kind is Kind.BEST_CHANCE for puzzle in listed),
        "sha256": _digest(body),
    }
    return json.dumps(head) + "\n" + body


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise DamagedPuzzles(
            f"the file of puzzles is damaged in line {number}; {REMEDY}"
        ) from error
    if not isinstance(data, dict):
        raise DamagedPuzzles(f"the file of puzzles is damaged in line {number}; {REMEDY}")
    return data


def _puzzle(data: dict[str, Any], number: int) -> Puzzle:
    try:
        return Puzzle.parse(data)
    except InvalidNotation as error:
        raise DamagedPuzzles(f"line {number} of the puzzles: {error}") from error
