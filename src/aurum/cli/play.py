"""`aurum play`: a match in the terminal, against bots or on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

SERVER = "http://127.0.0.1:8040"


def play(  # noqa: PLR0913, PLR0917 -- one parameter per option
    players: Annotated[int, typer.Option(help="3 or 4; with four, you and the seat opposite.")] = 3,
    edition: Annotated[
        str | None, typer.Option(help="Rulebook; if not named, that of the language.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="random, apprentice, adept or master: one for all, or a,b,c.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    language: Annotated[
        Literal["en", "de", "fr", "ru"] | None, typer.Option(help="If not named, the system's.")
    ] = None,
    zeros: Annotated[
        bool | None, typer.Option("--zeros/--no-zeros", help="Whether all start with a gold 0.")
    ] = None,
    scoring: Annotated[Literal["nuggets", "points"], typer.Option()] = "nuggets",
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, for screen readers and scripts.")
    ] = False,
    ask_exchange: Annotated[
        bool, typer.Option("--ask-exchange", help="Ask about the bids before every trick.")
    ] = False,
    theme: Annotated[
        Literal["dark", "light"] | None, typer.Option(help="Colours for your terminal.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between the bots' moves.")] = 0.5,
    record: Annotated[
        Path | None, typer.Option(help="Write the match to this file.", dir_okay=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the match in this file.", dir_okay=False)
    ] = None,
    join: Annotated[
        str | None, typer.Option(help="Join a table: its address, or its code with --server.")
    ] = None,
    create: Annotated[
        bool, typer.Option("--create", help="Make a table on the server; --bots may say open.")
    ] = False,
    server: Annotated[str, typer.Option(help="The server's address.")] = SERVER,
) -> int:
    """Play Aurum in the terminal."""
    from aurum.terminal.play import Wishes, play_match

    return play_match(
        Wishes(
            players=players,
            edition=edition,
            bots=bots,
            seed=seed,
            language=language,
            zeros=zeros,
            scoring=scoring,
            name=name,
            plain=plain,
            ask_exchange=ask_exchange,
            theme=theme,
            pace=pace,
            record=record,
            resume=resume,
            join=join,
            create=create,
            server=server,
        )
    )
