"""Results on disk, one line per deal, so that a stopped contest can continue."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from aurum.arena.contest import BadContest, Contest, contest_from_json
from aurum.arena.deal_games import Result

RESULTS = "results.jsonl"


class Journal:
    """The file of results; its first line says which contest it belongs to."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.path = folder / RESULTS
        folder.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self.path.write_text(json.dumps(contest.as_json()) + "\n", encoding="utf-8")
        self.results = _read(self.path, contest)
        self._file = self.path.open("a", encoding="utf-8")

    def append(self, result: Result) -> None:
        self.results.append(result)
        self._file.write(msgspec.json.encode(result).decode() + "\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _read(path: Path, contest: Contest) -> list[Result]:
    """Read the results so far; an incomplete last line is removed from the file."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    _check_same(path, lines[0] if lines else "", contest)
    whole = [line for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        path.write_text("".join(whole), encoding="utf-8")
    return list(_decoded(path, whole[1:]))


def _decoded(path: Path, lines: list[str]) -> Iterable[Result]:
    for number, line in enumerate(lines, start=2):
        try:
            yield msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError as error:
            raise BadContest(f"{path}:{number}: no result of the arena: {error}") from error


def _check_same(path: Path, header: str, contest: Contest) -> None:
    """Refuse to mix contests; more deals of the same contest are fine."""
    try:
        before = contest_from_json(json.loads(header)).as_json()
    except (ValueError, TypeError, KeyError) as error:
        raise BadContest(f"{path}:1: no contest of the arena: {error}") from error
    now = contest.as_json()
    different = [key for key in now if now[key] != before[key] and key != "deals"]
    if different:
        key = different[0]
        raise BadContest(
            f"{path} holds another contest: {key} is {before[key]!r} there and {now[key]!r} here; "
            "choose another folder with --out"
        )
