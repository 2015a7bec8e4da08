"""Keeping a match on disk after every decision, so that nothing is lost whenever it stops."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from aurum.game import AurumError, BadRecord, Record, audit, parse_record


class Unsavable(AurumError):
    """The file cannot be written, or there is something in it that would be lost."""


class Keeper:
    """Writes a record as the last line of a file; earlier lines are earlier matches."""

    def __init__(self, path: Path, earlier: tuple[str, ...] = ()) -> None:
        self.path = path
        self.last: Record | None = None
        self._earlier = list(earlier)

    def keep(self, record: Record) -> None:
        """Put the record on disk in one step: a reader finds the old one or the new one, whole."""
        if self.last is not None and self.last.winners is not None and record.winners is None:
            self._earlier.append(str(self.last))
        self.last = record
        text = "".join(f"{line}\n" for line in (*self._earlier, str(record)))
        part = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(self.path)
        except OSError as error:
            raise Unsavable(f"{self.path} cannot be written: {error.strerror}") from error


def new_keeper(path: Path) -> Keeper:
    """A keeper for a new file; what is already there is never overwritten."""
    if path.exists() and path.stat().st_size:
        raise Unsavable(
            f"{path} already holds a record; go on with it (--resume {path}) or name another file"
        )
    _make_folder(path.parent)
    return Keeper(path)


def resumed(path: Path) -> tuple[Record, Keeper]:
    """The last record of a file, checked against the rules, and a keeper that goes on with it."""
    lines = _lines(path)
    number = len(lines)
    try:
        record = parse_record(lines[-1])
        audit(record)
    except BadRecord as error:
        raise Unsavable(f"{path}, line {number}: {error}") from error
    if record.winners is not None:
        raise Unsavable(
            f"{path}, line {number}: this match is over; there is nothing to go on with"
        )
    return record, Keeper(path, tuple(lines[:-1]))


def _lines(path: Path) -> list[str]:
    try:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    except OSError as error:
        raise Unsavable(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Unsavable(f"{path} is not text, so it is no record") from error
    if not lines:
        raise Unsavable(f"{path} is empty; a record was expected")
    return lines


def default_path(seed: str) -> Path:
    """Where a match is kept if no file was named."""
    return Path(platformdirs.user_state_path("aurum")) / "matches" / f"{seed}.jsonl"


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unsavable(f"{folder} cannot be made: {error.strerror}") from error
