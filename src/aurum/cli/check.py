"""`aurum check`: replay records and compare all that they state."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from aurum.cli.line_files import STDIO, read_lines
from aurum.cli.mistakes import located
from aurum.cli.progress import progress
from aurum.game import BadRecord, Tally, audit, parse_record


def check(
    files: Annotated[list[str], typer.Argument(help="Files of records; - is stdin.")],
) -> None:
    """Replay every record and compare all that it states.

    Exits 0 and says how much was checked; or exits 1 and names file, line, round, action (both
    counted from 0, as in the record) and clause of the first mistake in each bad record.
    """
    total, bad = Tally(), 0
    for name in files:
        tally, mistakes = _checked(name)
        total, bad = total + tally, bad + mistakes
    counts = f"checked {total.matches} matches, {total.rounds} rounds, {total.actions} actions"
    print(f"{counts}: all right" + (f"; and {bad} bad records" if bad else ""))
    if bad:
        raise typer.Exit(1)


def _checked(name: str) -> tuple[Tally, int]:
    """How much of one file is right, and how many of its records are not."""
    tally, bad, read = Tally(), 0, 0
    size = 0 if name == STDIO else Path(name).stat().st_size
    with progress(Path(name).name, size) as tell:
        for number, line in read_lines(name):
            try:
                tally += audit(parse_record(line))
            except BadRecord as error:
                bad += 1
                cut = "" if line.endswith(b"\n") else "; the file ends inside this line"
                print(f"{located(name, number, error)}{cut}", file=sys.stderr)
            read += len(line)
            tell(read)
    return tally, bad
