"""What is wrong in a file of records, in one sentence each, and not too many of them."""

from __future__ import annotations

import sys

from aurum.game import AurumError, BadRecord

MOST = 10
"""Mistakes of one file that are told; a file that is no file of records has thousands."""


class Complaints:
    """Tells the mistakes of one file on stderr, and counts those that are too many."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0

    def tell(self, line: int, error: AurumError, more: str = "") -> None:
        self.count += 1
        if self.count <= MOST:
            print(f"{located(self.file, line, error)}{more}", file=sys.stderr)

    def close(self) -> None:
        """Say how many were left out."""
        if self.count > MOST:
            left = self.count - MOST
            print(f"{self.file}: {left} more records are bad; {MOST} are shown", file=sys.stderr)


def located(file: str, line: int, error: AurumError) -> str:
    """File, line, round and action (as far as they are known), what is wrong, and the clause."""
    if not isinstance(error, BadRecord):
        return f"{file}, line {line}: {error}"
    where = ", ".join(filter(None, [file, f"line {line}", str(error.place)]))
    return f"{where}: {error.text} ({error.clause})"


def cut(text: bytes) -> str:
    """More about a record in a file that was not written to its end."""
    whole = text.endswith((b"\n", b"}"))
    return "" if whole else "; the file ends inside this line"
