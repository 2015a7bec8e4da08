"""`aurum editions`: how the five rulebooks differ."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from aurum.cli.options import WrongUsage
from aurum.game.edition_table import as_json, as_markdown, rows

if TYPE_CHECKING:
    from rich.console import Console

TABLE_WIDTH = 110  # a narrower table would break words


def editions(
    to_json: Annotated[bool, typer.Option("--json", help="All answers as one object.")] = False,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the page docs/editions.md.")
    ] = False,
) -> None:
    """Show how the five rulebooks differ; where a book is silent, the designer's answer applies."""
    if to_json and markdown:
        raise WrongUsage("--json and --markdown exclude each other; choose one")
    if to_json:
        print(json.dumps(as_json(), indent=2, ensure_ascii=False))
    elif markdown:
        print(as_markdown(), end="")
    else:
        _print_answers()


def _print_answers() -> None:
    """Print a table if it fits; otherwise one topic below the other."""
    from rich.console import Console

    console = Console(highlight=False)
    if console.width >= TABLE_WIDTH:
        _print_table(console)
    else:
        _print_topics(console)
    console.print("Where a book is silent, the designer's answer applies.", style="dim")


def _print_topics(console: Console) -> None:
    """Print every answer once, with the rulebooks that give it."""
    from rich.padding import Padding

    from aurum.game import EDITIONS

    for row in rows():
        console.print(f"[bold]{row.topic}[/] [dim]{row.clause}[/]")
        answers: dict[str, list[str]] = {}
        for edition, said in zip(EDITIONS, row.said, strict=True):
            answers.setdefault(said, []).append(edition)
        for said, books in answers.items():
            answer = f"{said}: [dim]{', '.join(books)}[/]"
            console.print(Padding(answer, (0, 0, 0, 2), expand=False))


def _print_table(console: Console) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from aurum.game import EDITIONS

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_lines=False)
    for heading in ("", "", *EDITIONS):
        table.add_column(heading)
    for row in rows():
        cells = [f"[dim italic]{said}[/]" if said == "silent" else said for said in row.said]
        table.add_row(f"[bold]{row.topic}[/]", f"[dim]{row.clause}[/]", *cells)
    console.print(table)
