"""Whose turn it is to compile: one process at a time, since the others want the same code."""

import importlib
from contextlib import suppress
from pathlib import Path
from typing import IO, Any


class Turn:
    """A lock on a file beside the compiled code. The system releases it when the process ends."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None

    def take(self, lock: Path) -> bool:
        """Wait until nobody else has this lock; False where files cannot be locked."""
        if self._file is not None:
            return True
        try:
            fcntl: Any = importlib.import_module("fcntl")
            file = lock.open("ab")
        except (ImportError, OSError):
            return False
        fcntl.flock(file, fcntl.LOCK_EX)
        self._file = file
        return True

    def give_back(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


turn = Turn()
