"""The harness for power cuts: every write and sync below SQLite is recorded, and cut somewhere.

After a cut a disk holds what was synced, and of the writes since then any subset, torn or whole.
"""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw

SECTOR = 512


@dataclass(frozen=True, slots=True)
class Operation:
    """A write, a truncation or a sync of one file; or an acknowledgement (`file` is empty)."""

    file: str
    kind: str
    offset: int = 0
    data: bytes = b""


@dataclass
class Journal:
    """Everything that happened, in order."""

    operations: list[Operation] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, file: str, kind: str, offset: int = 0, data: bytes = b"") -> None:
        with self.lock:
            self.operations.append(Operation(file, kind, offset, data))

    def acknowledge(self) -> None:
        self.note("", "acknowledged")


class RecordingFile(apsw.VFSFile):
    """A file that tells the journal before it does what it is told."""

    def __init__(self, journal: Journal, inherit: str, name: Any, flags: Any) -> None:
        super().__init__(inherit, name, flags)
        self.journal = journal
        path = name if isinstance(name, str) else name.filename()
        self.label = "wal" if path.endswith("-wal") else "db"

    def xWrite(self, data: bytes, offset: int) -> None:
        self.journal.note(self.label, "write", offset, bytes(data))
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:
        self.journal.note(self.label, "truncate", size)
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self.journal.note(self.label, "sync")


class RecordingVFS(apsw.VFS):
    """The machine's own file system, with ears."""

    def __init__(self, journal: Journal, name: str) -> None:
        self.journal = journal
        self.vfs = name
        self.parent = apsw.vfs_names()[0]
        super().__init__(name, self.parent)

    def xOpen(self, name: Any, flags: Any) -> apsw.VFSFile:
        path = None if name is None else (name if isinstance(name, str) else name.filename())
        if path is None or not path.endswith((".db", "-wal")):
            return apsw.VFSFile(self.parent, name, flags)
        return RecordingFile(self.journal, self.parent, name, flags)


class Disk:
    """What a disk could hold of one file after a cut."""

    def __init__(self, content: bytes) -> None:
        self.safe = bytearray(content)
        self.unsafe: list[Operation] = []

    def take(self, operation: Operation) -> None:
        if operation.kind != "sync":
            self.unsafe.append(operation)
            return
        for pending in self.unsafe:
            apply(self.safe, pending)
        self.unsafe.clear()

    def after_cut(self, rng: random.Random) -> bytes:
        """The synced content, with some of the later writes, some of them torn."""
        content = bytearray(self.safe)
        for operation in self.unsafe:
            if rng.random() < 0.5:
                apply(content, torn(operation, rng))
        return bytes(content)


def apply(content: bytearray, operation: Operation) -> None:
    if operation.kind == "truncate":
        del content[operation.offset :]
        return
    end = operation.offset + len(operation.data)
    content.extend(bytes(max(0, end - len(content))))
    content[operation.offset : end] = operation.data


def torn(operation: Operation, rng: random.Random) -> Operation:
    """Whole, or only its first sectors."""
    if operation.kind != "write" or rng.random() < 0.7:
        return operation
    kept = SECTOR * rng.randrange(len(operation.data) // SECTOR + 1)
    return Operation(operation.file, "write", operation.offset, operation.data[:kept])


def cut(
    journal: Journal, start: dict[str, bytes], at: int, rng: random.Random
) -> tuple[dict[str, bytes], int]:
    """The files after a power cut at that operation, and how much was acknowledged by then."""
    disks = {name: Disk(content) for name, content in start.items()}
    acknowledged = 0
    for operation in journal.operations[:at]:
        if operation.kind == "acknowledged":
            acknowledged += 1
        else:
            disks[operation.file].take(operation)
    return {name: disk.after_cut(rng) for name, disk in disks.items()}, acknowledged


def survivors(directory: Path, files: dict[str, bytes]) -> int | str:
    """How many entries the database has after such a cut; or what is wrong with it."""
    (directory / "cut.db").write_bytes(files["db"])
    (directory / "cut.db-wal").write_bytes(files["wal"])
    (directory / "cut.db-shm").unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(directory / "cut.db")) as database:
        try:
            found = database.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                return str(found)
            return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])
        except sqlite3.Error as error:
            return str(error)
