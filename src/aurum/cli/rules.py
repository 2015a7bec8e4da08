"""`aurum rules`: the rules of the game in words."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Annotated

import typer

from aurum.cli.options import Language, WrongUsage


def rules(
    chapter: Annotated[
        int | None, typer.Argument(help="Only this chapter, counted from 1.")
    ] = None,
    language: Annotated[Language | None, typer.Option(help="If not named, the system's.")] = None,
) -> None:
    """Read the rules, chapter by chapter; each rule has the number that error messages name."""
    from aurum.terminal.rulebook import rulebook
    from aurum.texts import system_language

    book = rulebook(language or system_language())
    if chapter is None:
        lines = book.whole()
    elif 1 <= chapter <= book.count:
        lines = [book.titles()[chapter - 1], *book.chapter(chapter)]
    else:
        raise WrongUsage(f"there is no chapter {chapter}; the chapters are 1 to {book.count}")
    print("\n".join(_wrapped(line) for line in lines))


def _wrapped(line: str) -> str:
    """For reading: at most 80 columns, and none cut. In a pipe one line stays one line."""
    if not sys.stdout.isatty():
        return line
    width = min(shutil.get_terminal_size().columns, 80)
    return textwrap.fill(line, width) if line else ""
