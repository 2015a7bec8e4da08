"""The log of a table of one's own in a file: as far as it can be read, and mended."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from aurum.table.log_entries import Entry
from aurum.table.table import Table
from aurum.terminal.autosave import Unsavable
from aurum.terminal.own_table import CODE, ME

_entries: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


@dataclass(frozen=True)
class KeptLog:
    """The longest sound part of a log, which begins a file."""

    path: Path
    seed: str
    entries: Sequence[Entry]
    size: int  # of the sound part, in bytes
    is_damaged: bool  # whether whole lines follow that do not fit

    def mend(self) -> Path | None:
        """Cut the file after the sound part; a damaged rest is kept in the file that is returned.

        A line that was cut off while it was written is dropped: nobody was told of it.
        """
        try:
            aside = self._kept_aside() if self.is_damaged else None
            if self.path.stat().st_size > self.size:
                os.truncate(self.path, self.size)
        except OSError as error:
            raise Unsavable(f"{self.path} cannot be mended: {error.strerror}") from error
        return aside

    def _kept_aside(self) -> Path:
        names = (self.path.with_name(f"{self.path.name}.damaged-{n}") for n in range(1, 10_000))
        aside = next(name for name in names if not name.exists())
        aside.write_bytes(self.path.read_bytes()[self.size :])
        return aside


def is_log(path: Path) -> bool:
    """Whether a file contains the log of a table rather than records."""
    try:
        with path.open("rb") as file:
            return b'"aurum-log"' in file.readline(1000)
    except OSError:
        return False


def read_log(path: Path) -> KeptLog:
    """The log in a file, which stays as it is; an error if not even its beginning is sound."""
    try:
        first, *lines = path.read_bytes().splitlines(keepends=True)
        seed = json.loads(first)["seed"]
    except OSError as error:
        raise Unsavable(f"{path} cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError) as error:
        raise Unsavable(f"{path}: this log cannot be read: {error}") from error
    whole = [line for line in lines if line.endswith(b"\n")]
    found = _sound(whole)
    entries = [entry for part in found for entry in part]
    if not entries or not isinstance(seed, str):
        raise Unsavable(f"{path}: this log has no match")
    size = len(first) + sum(map(len, whole[: len(found)]))
    return KeptLog(path, seed, entries, size, is_damaged=len(found) < len(whole))


def _sound(lines: Sequence[bytes]) -> list[list[Entry]]:
    """The entries of each line, up to the first line that cannot be read or does not fit."""
    table, found = Table(CODE), list[list[Entry]]()
    for line in lines:
        try:
            entries = _entries.decode(line)
            for entry in entries:
                table.apply(entry, None, 0)
        except Exception:  # noqa: BLE001 -- a damaged line may break the fold in any way
            break
        if table.seat_of(ME) is None:
            break
        found.append(entries)
    return found
