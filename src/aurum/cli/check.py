"""`aurum check`: replay records and compare everything they state."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from aurum.cli.console import Complaints, cut, how_many, progress
from aurum.game import BadRecord, Tally, audit, parse_record
from aurum.record_files import STDIO, read_objects


def check(
    files: Annotated[list[str], typer.Argument(help="Files of records; - is stdin.")],
) -> None:
    """Replay every record and compare everything it states.

    A file has one record on each line, or is one record. Exits 0 and says how much was checked; or
    exits 1 and names file, line, round, action (both counted from 0, as in the record) and clause
    of the first mistake in each bad record, for ten records of a file at most.
    """
    total, bad = Tally(), 0
    for name in files:
        tally, mistakes = _checked(name)
        total, bad = total + tally, bad + mistakes
    counts = (
        how_many(total.matches, "match", "matches"),
        how_many(total.rounds, "round"),
        how_many(total.actions, "action"),
    )
    print(f"checked {', '.join(counts)}: {how_many(bad, 'bad record') if bad else 'all right'}")
    if bad:
        raise typer.Exit(1)


def _checked(name: str) -> tuple[Tally, int]:
    """What was checked in one file, and how many of its records are wrong."""
    tally, read, complaints = Tally(), 0, Complaints(name)
    size = 0 if name == STDIO else Path(name).stat().st_size
    with progress(Path(name).name, size) as tell:
        for number, text in read_objects(name):
            try:
                tally += audit(parse_record(text))
            except BadRecord as error:
                complaints.tell(number, error, cut(text))
            read += len(text)
            tell(read)
    complaints.close()
    return tally, complaints.count
