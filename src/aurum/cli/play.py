"""`aurum play`: a match in the terminal, against bots or on a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from aurum.cli.options import Colours, Name, Plain, Spoken, WrongUsage, usage, with_wishes
from aurum.roster import LEVELS, START_LEVEL, USUAL_LEVEL

APART = ("save", "deal", "seat", "moment")
"""Options that are no wishes for a match."""

COMPANY = {
    "create": {
        "clock": "--clock",
        "spectators": "--spectators",
        "memory": "--look-back",
        "listed": "--listed",
        "sit_in": "--sit-in",
    },
    "deal": {"seat": "--seat", "moment": "--from"},
}
"""Options that mean something only together with another one."""

ELSEWHERE = ("join", "create", "resume", "tables", "record")
"""Options that do not go with --deal."""


@with_wishes
def play(  # noqa: PLR0913, PLR0917 -- one parameter per option
    variant: dict[str, Any],
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"{', '.join(LEVELS)}, another bot of the arena such as "
            "master:60000, or cmd:PROGRAM: one for all, or a,b,c; with --create also open. "
            f"Default: the level of your last match, at first {START_LEVEL}; with --create, "
            f"{USUAL_LEVEL}."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    language: Spoken = None,
    name: Name = None,
    plain: Plain = None,
    brief: Annotated[
        bool | None, typer.Option("--brief/--no-brief", help="Questions of one word.")
    ] = None,
    ask_exchange: Annotated[
        bool | None,
        typer.Option(
            "--ask-exchange/--no-ask-exchange", help="Ask about the bids before every trick."
        ),
    ] = None,
    coach: Annotated[
        bool | None,
        typer.Option(
            "--coach/--no-coach",
            envvar="AURUM_COACH",
            help="Warn before a costly card, alone against bots. Default: in your first matches.",
        ),
    ] = None,
    theme: Colours = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds between the bots' moves.")
    ] = None,
    save: Annotated[
        bool, typer.Option("--save", help="Keep these options as your settings.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option(help="Write the match to this file.", dir_okay=False)
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            help="Continue the match in this file, or of this number; without a value, list your "
            "unfinished matches."
        ),
    ] = None,
    deal: Annotated[
        Path | None,
        typer.Option(help="Play the deal of the last match in this file again, and compare."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="With --deal: your seat. Default: the person's seat.")
    ] = None,
    moment: Annotated[
        str | None,
        typer.Option(
            "--from",
            help="With --deal: where to begin: a round (0, the default) or "
            "round and action (1:12).",
        ),
    ] = None,
    join: Annotated[
        str | None, typer.Option(help="Join a table: its address, or its code with --server.")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="With --join: only watch.")] = False,
    tables: Annotated[bool, typer.Option("--tables", help="List the server's tables.")] = False,
    create: Annotated[bool, typer.Option("--create", help="Create a table on the server.")] = False,
    clock: Annotated[
        Literal["none", "relaxed", "quick"] | None,
        typer.Option(help="With --create: time for a decision (relaxed 60 s, quick 20 s)."),
    ] = None,
    spectators: Annotated[
        Literal["open", "delayed", "closed"] | None,
        typer.Option(help="With --create: who may watch; delayed shows finished rounds."),
    ] = None,
    memory: Annotated[
        bool | None,
        typer.Option(
            "--look-back/--no-look-back", help="With --create: players may look at past tricks."
        ),
    ] = None,
    listed: Annotated[
        bool | None,
        typer.Option("--listed/--not-listed", help="With --create: show it in the public list."),
    ] = None,
    sit_in: Annotated[
        int | None,
        typer.Option(
            min=5, max=3600, help="With --create: seconds until a bot plays for a missing player."
        ),
    ] = None,
    server: Annotated[
        str | None, typer.Option(help="The server's address. Default: a server on this computer.")
    ] = None,
) -> int:
    """Play Aurum in the terminal."""
    given = dict(locals())
    _check_company(given)
    given = {option: value for option, value in given.items() if option not in APART}
    given |= given.pop("variant")
    from aurum.terminal.play import play_match, sound
    from aurum.terminal.settings import keep_settings, read_settings, settings_in
    from aurum.terminal.wishes import wished

    read_settings()  # an error in that file is not an error of the command line
    with usage():
        wishes = sound(wished(given))
    if save:
        print(keep_settings(settings_in(given)))
    if deal is None:
        return play_match(wishes)
    from aurum.terminal.same_deal import parse_moment, play_again

    with usage():
        begin = parse_moment(moment or "0")
    return play_again(wishes, deal, seat, begin)


def _check_company(given: dict[str, Any]) -> None:
    """Refuse options that would be ignored."""
    for needed, options in COMPANY.items():
        alone = [shown for option, shown in options.items() if given[option] is not None]
        if alone and not given[needed]:
            raise WrongUsage(f"{alone[0]} goes with --{needed}")
    others = [f"--{option}" for option in ELSEWHERE if given[option]]
    if given["deal"] and others:
        raise WrongUsage(f"--deal and {others[0]} exclude each other; choose one")
