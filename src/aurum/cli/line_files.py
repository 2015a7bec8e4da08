"""Files of lines, written so that nothing half-written looks whole."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from aurum.record_files import STDIO


class LineFile:
    """A file that gets its name only when it is whole.

    Lines go to `NAME.part` beside it. At the end that file is renamed; if the work fails or is
    stopped, it stays, holds whole lines only, and the old file of that name is as it was.
    Devices and pipes, and stdout for `-`, are written directly.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines = 0
        self._path = Path(name)
        if name.endswith(("/", os.sep)):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
        self._direct = name == STDIO or (self._path.exists() and not self._path.is_file())
        self.part = Path(f"{self._path.resolve()}.part")

    def __enter__(self) -> Self:
        if self.name == STDIO:
            self._file: BinaryIO = sys.stdout.buffer
        else:
            self._file = (self._path if self._direct else self.part).open("wb")
        self._whole = 0  # how many bytes of whole lines are surely in the file
        return self

    def write(self, line: str) -> None:
        data = line.encode() + b"\n"
        self._file.write(data)
        self._file.flush()
        self._whole += len(data)
        self.lines += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, OSError) and error.filename is None:
            error.filename = self.name
        if self.name == STDIO:
            return
        self._close()
        if not self._direct:
            self._settle(failed=error is not None)

    def _close(self) -> None:
        """Close without a second complaint about a disk that has already failed."""
        with suppress(OSError):
            self._file.close()

    def _settle(self, failed: bool) -> None:
        if not failed:
            self.part.replace(self._path.resolve())
        elif self._whole:
            with self.part.open("rb+") as file:
                file.truncate(self._whole)
        else:
            self.part.unlink()
