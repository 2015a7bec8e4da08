"""`aurum review`: what decided a match."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from aurum.cli.console import Complaints, cut, progress
from aurum.cli.options import Spoken, WrongUsage
from aurum.game import AurumError, Record, audit, parse_record
from aurum.record_files import STDIO, read_objects
from aurum.texts import system_language

if TYPE_CHECKING:
    from aurum.analysis import Review
    from aurum.table.wire.luck import MatchLuck

Files = Annotated[list[str] | None, typer.Argument(help="Files of records; - is stdin.")]
Last = Annotated[
    bool, typer.Option("--last", help="The match that you finished last in the terminal.")
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same numbers.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object per match.")]
WithCourse = Annotated[
    bool,
    typer.Option("--course", help="Also tell every player's chance after each deal and trick."),
]
Effort = Annotated[
    float, typer.Option(min=0.01, max=100, help="1 is the normal number of playouts.")
]


def review(
    files: Files = None,
    last: Last = False,
    seed: Seed = 1,
    as_json: AsJson = False,
    course: WithCourse = False,
    effort: Effort = 1.0,
    language: Spoken = None,
) -> None:
    """Say what was luck and what was play in finished matches, and which decisions cost most.

    A match that is not finished, or that breaks the rules, is named on stderr and left out; the
    exit code is then 1. Each match is printed as soon as it is done, so Ctrl-C loses only the one
    that is being counted. After several matches, everybody who played in more than one is told
    how much luck they had over all of them, and how much would be usual.
    docs/analysis.md says how the numbers are made.
    """
    if as_json and course:
        raise WrongUsage("--json and --course exclude each other; choose one")
    wanted = _wanted(files or [], last=last)
    work = _Reviews(seed, effort, language or system_language(), as_json, course)
    try:
        bad = sum(work.of_file(name) for name in wanted)
    except KeyboardInterrupt:
        print(f"stopped; matches reviewed: {work.done}", file=sys.stderr)
        raise
    work.print_accounts()
    if bad:
        raise typer.Exit(1)


def _wanted(files: list[str], *, last: bool) -> list[str]:
    if bool(files) == last:
        raise WrongUsage("name files of records, or give --last alone for your last match")
    if not last:
        return files
    from aurum.terminal.autosave import last_match

    if not last_match().exists():
        raise AurumError("no match has been finished in this terminal yet; `aurum play` begins one")
    return [str(last_match())]


class _Reviews:
    """Prints the reviews of matches, one after the other."""

    def __init__(
        self, seed: int, effort: float, language: str, as_json: bool, course: bool
    ) -> None:
        self.seed, self.effort = seed, effort
        self.language, self.as_json, self.course = language, as_json, course
        self.read = self.done = 0  # matches
        self.luck: dict[str, list[MatchLuck]] = {}  # by the name of the player

    def of_file(self, name: str) -> int:
        """Review the records of a file; returns how many cannot be reviewed."""
        complaints, count, before = Complaints(name), _count(name), self.read
        for line, text in read_objects(name):
            number = self.read - before + 1
            what = f"match {number}" if count is None else f"match {number} of {count}"
            try:
                self._print(_sound(parse_record(text)), what, name, line)
                self.done += 1
            except AurumError as error:
                complaints.tell(line, error, cut(text))
            self.read += 1
        if self.read == before:
            complaints.tell(1, AurumError("the file is empty; a record was expected"))
        complaints.close()
        return complaints.count

    def _print(self, record: Record, what: str, file: str, line: int) -> None:
        from aurum.analysis.ledgers import NORMAL
        from aurum.analysis.review_text import ReviewText
        from aurum.analysis.reviews import review as reviewed
        from aurum.texts import texts

        steps = sum(1 + len(stated.moves) for stated in record.rounds)
        with progress(what, steps) as tell:
            found = reviewed(record, self.seed, NORMAL.scaled(self.effort), progress=tell)
        self._note(record, found)
        if self.as_json:
            print(json.dumps({"match": self.read} | found.as_json()), flush=True)
            return
        speak = texts(self.language)
        if self.done:
            print()
        print(speak("review-match", file=file, line=line))
        text = ReviewText(speak, found)
        print(*text.lines(), *(text.course() if self.course else ()), sep="\n", flush=True)

    def _note(self, record: Record, found: Review) -> None:
        """Add a match to the account of every player. A name at two seats is two players."""
        from aurum.table.review_sums import match_luck

        for seat, name in enumerate(record.names):
            who = name if record.names.count(name) == 1 else f"{name} ({seat + 1})"
            self.luck.setdefault(who, []).append(match_luck(record.ruleset, found.rounds, seat))

    def print_accounts(self) -> None:
        """Print the luck of everybody who played more than one match; JSON has matches only."""
        from aurum.table.review_sums import account

        if self.as_json or self.done < 2:
            return
        from aurum.analysis.review_text import account_lines
        from aurum.texts import texts

        for name, matches in self.luck.items():
            total = account(matches)
            if total is not None and total.matches > 1:
                print("", *account_lines(texts(self.language), name, total), sep="\n")


def _count(name: str) -> int | None:
    """The number of records, if it is known before they are read."""
    return None if name == STDIO else sum(1 for _ in read_objects(name))


def _sound(record: Record) -> Record:
    """Check a record before minutes of work are spent on it."""
    audit(record)
    return record
