"""`aurum replay`: show matches to a person, or every decision as JSON."""

from __future__ import annotations

import json
import sys
from functools import partial
from typing import Annotated

import typer

from aurum.cli.console import located
from aurum.cli.options import Spoken, WrongUsage
from aurum.game import (
    AurumError,
    BadRecord,
    Match,
    Move,
    Record,
    legal_actions,
    parse_record,
    walk,
)
from aurum.record_files import read_objects


def replay(
    file: Annotated[str, typer.Argument(help="File of records; - is stdin.")],
    as_json: Annotated[bool, typer.Option("--json", help="One object per decision.")] = False,
    match: Annotated[
        int | None, typer.Option(min=0, help="Only this match, counted from 0.")
    ] = None,
    words: Annotated[
        bool, typer.Option("--words", help="In sentences, one per line, for screen readers.")
    ] = False,
    language: Spoken = None,
) -> None:
    """Show recorded matches trick by trick, tell them in words, or print every decision as JSON."""
    if as_json and words:
        raise WrongUsage("--json and --words exclude each other; choose one")
    show = _print_decisions if as_json else partial(_tell if words else _draw, language)
    numbers = []
    for number, (line, text) in enumerate(read_objects(file)):
        numbers.append(number)
        if match is None or number == match:
            try:
                show(number, parse_record(text))
            except BadRecord as error:
                sys.stdout.flush()
                raise AurumError(located(file, line, error)) from None
    if match is not None and match not in numbers:
        raise WrongUsage(f"{file} has {len(numbers)} matches, counted from 0; no match {match}")


def _print_decisions(number: int, record: Record) -> None:
    ply = 0
    for step in walk(record):
        if step.move is None:
            ply = 0
            continue
        place = {"match": number, "round": step.round, "ply": ply}
        print(json.dumps(place | _decision(step.before, step.move)))
        ply += 1


def _decision(match: Match, move: Move) -> dict[str, object]:
    return {
        "seat": move.seat,
        "phase": match.phase.value,
        "legal": [str(action) for action in legal_actions(match, move.seat)],
        "action": str(move.action),
    }


def _draw(language: str | None, number: int, record: Record) -> None:
    from rich.console import Console

    from aurum.cli.match_text import match_story
    from aurum.texts import system_language, texts

    console = Console(highlight=False)
    for part in match_story(number, record, texts(language or system_language())):
        console.print(part)


def _tell(language: str | None, number: int, record: Record) -> None:
    from aurum.cli.match_text import told_match
    from aurum.texts import system_language, texts

    for sentence in told_match(number, record, texts(language or system_language())):
        print(sentence)
