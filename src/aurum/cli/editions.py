"""`aurum editions`: how the five rulebooks differ."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from aurum.game.edition_table import as_json, as_markdown, rows


def editions(
    to_json: Annotated[bool, typer.Option("--json", help="All answers as one object.")] = False,
    markdown: Annotated[bool, typer.Option(help="The page docs/editions.md.")] = False,
) -> None:
    """Show how the five rulebooks differ; where a book is silent, the designer's answer applies."""
    if to_json:
        print(json.dumps(as_json(), indent=2, ensure_ascii=False))
    elif markdown:
        print(as_markdown(), end="")
    else:
        _print_table()


def _print_table() -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from aurum.game import EDITIONS

    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_lines=False)
    for heading in ("", "", *EDITIONS):
        table.add_column(heading, overflow="fold")
    for row in rows():
        cells = [f"[dim italic]{said}[/]" if said == "silent" else said for said in row.said]
        table.add_row(f"[bold]{row.topic}[/]", f"[dim]{row.clause}[/]", *cells)
    console = Console(highlight=False)
    console.print(table)
    console.print("Where a book is silent, the designer's answer applies.", style="dim")
