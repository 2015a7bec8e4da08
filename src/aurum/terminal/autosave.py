"""Keeps a match on disk after every decision, so that nothing is lost when it stops.

A match of our own is kept as the log of its table, one line for each decision. If a file was asked
for, it holds the record instead. Either can be continued.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec
import platformdirs

from aurum.game import AurumError, Record
from aurum.record_files import objects_in
from aurum.table.log_entries import Entry
from aurum.terminal.own_table import OwnTable

LOG_HEAD = {"format": "aurum-log", "version": 1}


class Unsavable(AurumError):
    """The file cannot be written or read, or writing would destroy what it contains."""


class Keeper(Protocol):
    """Where a match is kept."""

    path: Path
    has_finished: bool  # whether a match has ended while it was kept here
    aside: Path | None  # the file with what could not be read of the match

    @property
    def is_over(self) -> bool | None:
        """Whether the match kept last is over; None before anything was kept."""

    def keep(self, own: OwnTable, entries: Sequence[Entry]) -> None:
        """Write the new decisions to disk."""


class LogKeeper:
    """Appends entries to the log of a table; the first line holds the seed of all chance."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_over: bool | None = None
        self.has_finished = False
        self.aside: Path | None = None

    def keep(self, own: OwnTable, entries: Sequence[Entry]) -> None:
        self.is_over = own.play.is_over
        self.append(own.seed, entries)
        if self.is_over and own.match.winners is not None:
            self.has_finished = True
            keep_last(own.record())

    def append(self, seed: str, entries: Sequence[Entry]) -> None:
        """Add one line, so that a decision and its consequences are kept or lost together."""
        line = msgspec.json.encode(entries) + b"\n"
        head = json.dumps(LOG_HEAD | {"seed": seed}).encode() + b"\n"
        try:
            with self.path.open("ab") as file:
                file.write(line if file.tell() else head + line)
        except OSError as error:
            raise Unsavable(f"{self.path} cannot be written: {error.strerror}") from error


class RecordKeeper:
    """Writes a record as the last line of a file; earlier lines are earlier matches."""

    def __init__(self, path: Path, earlier: tuple[str, ...] = ()) -> None:
        self.path = path
        self.last: Record | None = None
        self.has_finished = False
        self.aside: Path | None = None
        self._earlier = list(earlier)

    @property
    def is_over(self) -> bool | None:
        return None if self.last is None else self.last.winners is not None

    def keep(self, own: OwnTable, _: Sequence[Entry]) -> None:
        self.write(own.record())

    def write(self, record: Record) -> None:
        """Write the record; the earlier ones stay."""
        if self.is_over and record.winners is None:
            self._earlier.append(str(self.last))
        self.last = record
        text = "".join(f"{line}\n" for line in (*self._earlier, str(record)))
        _replace(self.path, text)
        if record.winners is not None:
            self.has_finished = True
            keep_last(record)


def record_keeper(path: Path) -> RecordKeeper:
    """A keeper for a new file; existing files and devices are never overwritten."""
    if path.exists() and not path.is_file():
        raise Unsavable(f"{path} is not a file; name one for the record")
    if path.exists() and path.stat().st_size:
        raise Unsavable(
            f"{path} already holds a record; go on with it (--resume {path}) or name another file"
        )
    _make_folder(path.parent)
    return RecordKeeper(path)


def log_keeper(name: str) -> LogKeeper:
    """A keeper in the folder of unfinished matches."""
    _make_folder(folder())
    return LogKeeper(folder() / f"{name}.jsonl")


def read_lines(path: Path) -> list[str]:
    """The lines of a file that are not blank."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Unsavable(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Unsavable(f"{path} is not text, so it cannot be a record") from error
    numbered = ((n, f"{line}\n".encode()) for n, line in enumerate(text.splitlines(), 1))
    objects = objects_in((n, line) for n, line in numbered if line.strip())
    lines = [line.decode().strip() for _, line in objects]
    if not lines:
        raise Unsavable(f"{path} is empty; a record was expected")
    return lines


def folder() -> Path:
    """The folder of unfinished matches, for when no file was named."""
    return Path(platformdirs.user_state_path("aurum")) / "matches"


def last_match() -> Path:
    """The file of the match that was finished last, here or on a server."""
    return folder().with_name("last.jsonl")


def keep_last(record: Record) -> None:
    """Keep a finished match until the next one is finished, whatever becomes of its file."""
    _make_folder(last_match().parent)
    _replace(last_match(), f"{record}\n")


def _replace(path: Path, text: str) -> None:
    """Write a file in one step: readers find the complete old or the complete new one."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Unsavable(f"{path} cannot be written: {error.strerror}") from error


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unsavable(f"{path} cannot be made: {error.strerror}") from error
