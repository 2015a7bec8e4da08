"""What commands print to stderr: mistakes in a file, and progress."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from aurum.game import AurumError, BadRecord

MOST = 10
"""Mistakes of one file that are told; a file that is no file of records has thousands."""


class Complaints:
    """Prints the first mistakes of a file, one sentence each, and counts the rest."""

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
    """File, line, round and action (if known), what is wrong, and the clause."""
    if not isinstance(error, BadRecord):
        return f"{file}, line {line}: {error}"
    where = ", ".join(filter(None, [file, f"line {line}", str(error.place)]))
    return f"{where}: {error.text} ({error.clause})"


def how_many(number: int, one: str, many: str = "") -> str:
    """A number and what it counts: ``1 round``, ``2 rounds``."""
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def cut(text: bytes) -> str:
    """An addition to the message when the file was cut off while it was written."""
    whole = text.endswith((b"\n", b"}")) or not text.lstrip().startswith(b"{")
    return "" if whole else "; the file ends inside this line"


@contextmanager
def progress(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """A progress bar; nothing is drawn when stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
