"""`aurum learn`: a lesson in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from aurum.cli.options import Colours, Name, Plain, Spoken, usage

Lesson = Annotated[
    Literal["first", "exchange", "gold", "team"],
    typer.Argument(help="The guided first round, or a short lesson."),
]


def learn(
    lesson: Lesson = "first",
    language: Spoken = None,
    name: Name = None,
    plain: Plain = None,
    theme: Colours = None,
    again: Annotated[bool, typer.Option("--again", help="Begin at the first step.")] = False,
    check: Annotated[
        Path | None,
        typer.Option(help="Check the lesson in this file by playing every way through it."),
    ] = None,
) -> int:
    """Learn Aurum by playing: a guided first round, and three short lessons.

    A lesson that you left continues where you stopped.
    """
    from aurum.terminal.learn import check_file, learn_lesson
    from aurum.terminal.wishes import wished

    if check is not None:
        print(f"{check}: {check_file(check)} moments, and no way through it ends too early")
        return 0
    given = {"language": language, "name": name, "plain": plain, "theme": theme}
    with usage():
        wishes = wished(given)
    return learn_lesson(wishes, lesson, again=again)
