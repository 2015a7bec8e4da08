"""`aurum review`: what decided a match."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from aurum.cli.mistakes import Complaints
from aurum.cli.options import Language
from aurum.cli.progress import progress
from aurum.extras import demand
from aurum.game import AurumError, Record, parse_record, walk
from aurum.record_files import read_objects
from aurum.texts import system_language

Files = Annotated[list[str], typer.Argument(help="Files of records; - is stdin.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same numbers.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a match.")]
Effort = Annotated[float, typer.Option(min=0.01, help="1 is the normal number of playouts.")]


def review(
    files: Files,
    seed: Seed = 1,
    as_json: AsJson = False,
    effort: Effort = 1.0,
    language: Annotated[Language | None, typer.Option(help="If not named, the system's.")] = None,
) -> None:
    """Say what was luck and what was play in finished matches, and which decisions cost most.

    A match that is not finished, or that breaks the rules, is named on stderr and left out; the
    exit code is then 1. Each match is printed as soon as it is done. docs/analysis.md says how the
    numbers are made.
    """
    demand("bots", "a review")
    bad, number = 0, 0
    for name in files:
        complaints = Complaints(name)
        for line, text in read_objects(name):
            try:
                record = _finished(parse_record(text))
                _print(record, number, seed, effort, language or system_language(), as_json)
            except AurumError as error:
                complaints.tell(line, error)
            number += 1
        complaints.close()
        bad += complaints.count
    if bad:
        raise typer.Exit(1)


def _finished(record: Record) -> Record:
    """The record, if it holds and has a result; a mistake in it is found before hours of work."""
    for _ in walk(record):
        pass
    return record


def _print(
    record: Record, number: int, seed: int, effort: float, language: str, as_json: bool
) -> None:
    from aurum.analysis.ledgers import NORMAL
    from aurum.analysis.review_text import ReviewText
    from aurum.analysis.reviews import review as reviewed
    from aurum.texts import texts

    work = NORMAL.scaled(effort)
    steps = sum(1 + len(stated.moves) for stated in record.rounds)
    with progress(f"match {number}", steps) as tell:
        found = reviewed(record, seed, work, progress=tell)
    if as_json:
        print(json.dumps({"match": number} | found.as_json()), flush=True)
        return
    for line in ReviewText(texts(language), found).lines():
        print(line, flush=True)
