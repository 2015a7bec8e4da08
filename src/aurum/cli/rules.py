"""`aurum rules`: the rules of the game in words."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Annotated

import typer

from aurum.cli.options import Spoken, WrongUsage


def rules(
    chapter: Annotated[
        int | None, typer.Argument(help="Only this chapter, counted from 1.")
    ] = None,
    language: Spoken = None,
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
    """Wrap at 80 columns or fewer for a terminal; in a pipe, leave each line as it is."""
    if not sys.stdout.isatty():
        return line
    width = min(shutil.get_terminal_size().columns, 80)
    return textwrap.fill(line, width) if line else ""
