"""`aurum puzzles`: positions with one right answer, in the terminal or as JSON."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from aurum.cli.options import Spoken, usage
from aurum.game import (
    Action,
    AurumError,
    IllegalAction,
    InvalidNotation,
    Phase,
    parse_action,
    why_illegal,
)
from aurum.puzzles import Puzzle, puzzles
from aurum.texts import Texts, system_language, texts

if TYPE_CHECKING:
    from aurum.terminal.puzzle_table import PuzzleTable

Id = Annotated[str | None, typer.Argument(help="A puzzle such as c017. Default: today's.")]
AsJson = Annotated[
    bool, typer.Option("--json", help="Print puzzles with answers, one object per line.")
]
Listed = Annotated[
    bool, typer.Option("--list", help="List all puzzles, one per line, without answers.")
]
KindOption = Annotated[
    Literal["certain", "best-chance"] | None, typer.Option(help="Only puzzles of this kind.")
]
Theme = Annotated[str | None, typer.Option(help="Only puzzles with this theme.")]
Answer = Annotated[
    str | None, typer.Option(help="Check this answer, such as 'play Zn2', and ask nothing.")
]

AlwaysPlain = Annotated[bool, typer.Option("--plain", help="Puzzles are always told line by line.")]


def puzzles_command(  # noqa: PLR0913, PLR0917 -- one parameter per option
    puzzle: Id = None,
    as_json: AsJson = False,
    listed: Listed = False,
    kind: KindOption = None,
    theme: Theme = None,
    answer: Answer = None,
    language: Spoken = None,
    plain: AlwaysPlain = True,  # noqa: ARG001 -- what the option asks for is always so
) -> None:
    """Solve a puzzle: the one named, or the puzzle of the day.

    A certain puzzle has one answer that reaches its aim whatever the others hold and do. In a
    best-chance puzzle the answer wins clearly more often than the rest. docs/puzzles.md says how
    both are made.
    """
    every = puzzles()
    with usage():
        chosen = _chosen(every, puzzle, kind, theme)
    if as_json:
        for found in chosen:
            print(json.dumps(found.as_json()))
        return
    speak = texts(language or system_language())
    if listed:
        _list(chosen, speak)
    else:
        _solve(chosen[0] if puzzle else _of_today(chosen), answer, speak)


def _chosen(
    every: tuple[Puzzle, ...], name: str | None, kind: str | None, theme: str | None
) -> tuple[Puzzle, ...]:
    found = tuple(
        puzzle
        for puzzle in every
        if name in (None, puzzle.id)
        and kind in (None, puzzle.kind.value)
        and theme in (None, puzzle.theme)
    )
    if not found and name is not None:
        raise AurumError(f"there is no puzzle {name!r}; `aurum puzzles --list` names all of them")
    if not found:
        themes = ", ".join(sorted({puzzle.theme for puzzle in every}))
        raise AurumError(f"no puzzle is like that; the themes are {themes}")
    return found


def _of_today(chosen: tuple[Puzzle, ...]) -> Puzzle:
    from aurum.puzzles.day import puzzle_of

    return puzzle_of(datetime.now(UTC).date(), chosen)


def _list(chosen: tuple[Puzzle, ...], speak: Texts) -> None:
    from aurum.puzzles.feedback import PuzzleSpeech

    words = PuzzleSpeech(speak)
    width = max(len(words.theme(puzzle)) for puzzle in chosen)
    for puzzle in chosen:
        theme = f"{words.theme(puzzle):{width}}"
        print(f"{puzzle.id}  {puzzle.difficulty:4}  {theme}  {words.task(puzzle)}")


def _solve(puzzle: Puzzle, answer: str | None, speak: Texts) -> None:
    from aurum.puzzles.feedback import PuzzleSpeech
    from aurum.terminal.puzzle_table import PuzzleTable

    words, table = PuzzleSpeech(speak), PuzzleTable(puzzle, speak)
    print(speak("puzzle-head", id=puzzle.id, difficulty=str(puzzle.difficulty)))
    print(*table.lines(), sep="\n")
    print(words.task(puzzle))
    with usage():
        action = _answered(table, speak) if answer is None else _allowed(puzzle, answer)
    if action is None:
        return
    found = words.feedback(puzzle, action)
    for sentence in found.sentences:
        print(sentence)
    if answer is not None and not found.solved:
        raise typer.Exit(1)


def _answered(table: PuzzleTable, speak: Texts) -> Action | None:
    """Ask until the answer is a legal action; None at the end of the input."""
    from aurum.terminal.puzzle_table import NoAnswer

    print(*table.choices(), sep="\n")
    while True:
        print(speak("puzzle-ask"), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            return None
        if line.strip() == "?":
            print(*table.choices(), sep="\n")
            continue
        try:
            return table.answer(line.strip())
        except NoAnswer as trouble:
            print(trouble)


def _allowed(puzzle: Puzzle, text: str) -> Action:
    """Parse an answer; a card alone means playing it, or bidding it."""
    try:
        action = parse_action(text)
    except InvalidNotation:
        if len(text.split()) > 1:
            raise
        word = "bid" if puzzle.view.phase is Phase.BID else "play"
        action = parse_action(f"{word} {text}")
    reason = why_illegal(puzzle.match, puzzle.seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    return action
