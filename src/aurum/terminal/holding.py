"""A file that one window plays from, and no other touches meanwhile."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from aurum.file_locks import lock
from aurum.game import AurumError


class InUse(AurumError):
    """Another window has the file."""


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Have the file for ourselves; the system lets go of it when our process ends."""
    beside = _beside(path)
    file = _locked(beside, path)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):  # Windows removes no open file
            beside.unlink()
        file.close()


def is_held(path: Path) -> bool:
    """Whether another window has the file now."""
    try:
        with _beside(path).open("rb") as file:
            lock(file)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:  # nobody ever locked it
        return False
    return False


def _beside(path: Path) -> Path:
    """The file to lock: the other one may be replaced while it is in use."""
    return path.with_name(f".{path.name}.lock")


def _locked(beside: Path, path: Path) -> IO[bytes]:
    while True:
        try:
            file = beside.open("ab")
        except OSError as error:
            raise AurumError(f"{path} cannot be written: {error.strerror}") from error
        try:
            lock(file)
        except (BlockingIOError, PermissionError):
            file.close()
            raise InUse(
                f"{path} is being played in another window; go on there, or close that window first"
            ) from None
        except OSError:  # a file system without locks
            return file
        if _is_in_place(file, beside):
            return file
        file.close()  # its owner removed it between our opening and our locking


def _is_in_place(file: IO[bytes], beside: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), beside.stat())
    except FileNotFoundError:
        return False
