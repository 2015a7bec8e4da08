"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from aurum.game import Ruleset, ruleset

Edition = Annotated[str, typer.Option(help="english, german, russian, designer or french.")]
Players = Annotated[int, typer.Option(help="3 or 4.")]
Zeros = Annotated[
    bool | None,
    typer.Option("--zeros/--no-zeros", help="With gold 0 or without; else as the edition has it."),
]
Scoring = Annotated[str, typer.Option(help="nuggets, or points over three rounds.")]


def chosen_rules(edition: str, players: int, zeros: bool | None, scoring: str) -> Ruleset:
    """The ruleset that the options name."""
    return ruleset(edition, players, zeros, scoring)
