"""`aurum help`: the same as `--help`, for people who type a word instead."""

from __future__ import annotations

from typing import Annotated

import typer


def help_(
    command: Annotated[
        list[str] | None, typer.Argument(help="A command; without one, all are listed.")
    ] = None,
) -> int:
    """Say what a command does and which options it has."""
    from aurum.cli import main

    return main([*(command or ()), "--help"])
