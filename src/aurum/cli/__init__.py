"""The command `aurum`: a table of commands, each loaded when it is asked for."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

COMMANDS: dict[str, tuple[str, str]] = {
    "serve": (
        "aurum.cli.serve:serve",
        "Play in the browser, alone or with others.",
    ),
    "play": ("aurum.cli.play:play", "Play in the terminal."),
    "learn": ("aurum.cli.learn:learn", "Learn by playing: a guided first round."),
    "simulate": ("aurum.cli.simulate:simulate", "Let bots play matches and write records."),
    "check": ("aurum.cli.check:check", "Check records against the rules."),
    "rules": ("aurum.cli.rules:rules", "Read the rules, in four languages."),
    "replay": ("aurum.cli.replay:replay", "Show recorded matches, or every decision as JSON."),
    "review": ("aurum.cli.review:review", "Say what decided a match: luck, play, mistakes."),
    "hint": ("aurum.cli.hint:hint", "Say what to do in a position, and why."),
    "puzzles": ("aurum.cli.puzzles:puzzles_command", "Solve puzzles, proved or measured."),
    "daily": ("aurum.cli.daily:daily", "Play the deal of the day."),
    "arena": ("aurum.cli.arena:arena", "Let bots play each other, and rate them."),
    "editions": ("aurum.cli.editions:editions", "Show how the five rulebooks differ."),
    "verify": ("aurum.cli.verify:verify", "Verify that hands were dealt fairly."),
    "perft": ("aurum.cli.perft:perft", "Count positions, to compare implementations of the rules."),
    "think": (
        "aurum.cli.think:think",
        "Run a process that thinks for the bots of several servers.",
    ),
    "store": ("aurum.cli.store:app", "Copy, back up and check what a server has stored."),
    "schema": ("aurum.cli.schema:schema", "Write the documents made from the wire's messages."),
    "help": ("aurum.cli.help:help_", "Explain a command."),
}
"""Name of a command: where it is, and its line in the help."""

HIDDEN = frozenset({"schema"})
"""Commands for people who work on Aurum; the help leaves them out."""

PLAIN: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
}
"""Help without boxes: nothing is cut, screen readers and pipes can use it, and it is quick."""

ALONE = {"play": ("--resume", "list")}
"""Options that can be given without a value: what they mean then."""

OUR_WORDS = (
    (r"Input should be a valid integer.*", "it must be a whole number"),
    (r"Input should be a valid number.*", "it must be a number"),
    (r"Input should be a valid boolean.*", "it must be true or false"),
    (r"Input should be greater than or equal to (\S+)", r"it must be \1 or more"),
    (r"Input should be less than or equal to (\S+)", r"it must be \1 or less"),
    (r"Value error, ", ""),
    (r"Got unexpected extra argument\(s\) \((.*)\)", r"unexpected extra argument: \1"),
)
"""What the library behind the options says, and what we say instead."""

HOME = ("serve", "--open")  # what `aurum` alone does

WRONG, USAGE, INTERRUPTED, UNREAD = 1, 2, 130, 141
"""Exit codes of all commands: wrong input, wrong command line, Ctrl-C, and `| head` (SIGPIPE)."""


class LazyGroup(TyperGroup):
    """Loads a command's module only when that command runs, so that help is quick."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        return name, loaded(name) if name in COMMANDS else command, rest


def loaded(name: str) -> Any:
    """The real command behind a line of the table."""
    module, _, attribute = COMMANDS[name][0].partition(":")
    target = getattr(import_module(module), attribute)
    if not isinstance(target, typer.Typer):
        function, target = target, typer.Typer(**PLAIN)
        target.command(name)(function)
    return typer.main.get_command(target)


def _announced(line: str) -> Callable[[], None]:
    def command() -> None:
        raise AssertionError("a command is loaded before it runs")

    command.__doc__ = line
    return command


def _version(wanted: bool) -> None:
    if wanted:
        from aurum import __version__

        print(f"aurum {__version__}")
        raise typer.Exit


app = typer.Typer(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    **PLAIN | {"add_completion": True},
)


@app.callback(
    help="Aurum: a trick-taking card game in which following suit is forbidden.\n\n"
    "Without a command, the game opens in the browser."
)
def _aurum(
    version: bool = typer.Option(
        False,
        "--version",
        "-V",
        callback=_version,
        is_eager=True,
        help="Print the version and exit.",
    ),
) -> None:
    pass


for _name, (_, _line) in COMMANDS.items():
    app.command(_name, hidden=_name in HIDDEN)(_announced(_line))


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Any error becomes one sentence on stderr and an exit code."""
    given = _completed(sys.argv[1:] if arguments is None else arguments)
    _open_what_is_closed()
    _print_whatever_the_terminal_knows()
    try:
        code = app(given or list(HOME), prog_name="aurum", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        return _nobody_listens()
    except SystemExit as end:  # what Typer makes of a broken pipe
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return _nobody_listens()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        code = _said(error, given)
        if code is None:
            raise
        return code
    return code if isinstance(code, int) else 0


def _completed(arguments: list[str]) -> list[str]:
    """Fill in the default of an option that was given without its value."""
    if not arguments or arguments[0] not in ALONE:
        return arguments
    option, value = ALONE[arguments[0]]
    following = [*arguments[1:], "-"]
    return [
        word
        for place, given in enumerate(arguments)
        for word in (
            (given, value) if given == option and following[place][:1] == "-" else (given,)
        )
    ]


def _open_what_is_closed() -> None:
    """Replace each standard stream that the caller closed (`<&-`) by the null device."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115


def _print_whatever_the_terminal_knows() -> None:
    """Print a question mark for every character that the terminal's encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _said(error: Exception, arguments: list[str]) -> int | None:
    """Print the error and return its exit code; None for a bug, which keeps its traceback."""
    from aurum.game import AurumError  # imported late: help does not need the game

    match error:
        case typer.Exit():
            return error.exit_code
        case typer.Abort():
            return INTERRUPTED
        case TyperException():
            _say(f"{_message(error)}; see {_command(arguments)} --help")
            return USAGE
        case OSError():
            name = f"{error.filename}: " if error.filename else ""
            _say(f"{name}{error.strerror or error}")
        case AurumError():
            _say(str(error))
        case _:
            return None
    return WRONG


def _command(arguments: list[str]) -> str:
    """The command that the user typed, as far as we can tell."""
    if not arguments or arguments[0] not in COMMANDS:
        return "aurum"
    name, *rest = arguments
    below = getattr(loaded(name), "commands", {}) if rest else {}
    return f"aurum {name} {rest[0]}" if rest and rest[0] in below else f"aurum {name}"


def _message(error: TyperException) -> str:
    text: str = getattr(error, "format_message", lambda: str(error))()
    for theirs, ours in OUR_WORDS:
        text = re.sub(theirs, ours, text)
    return text.rstrip(". \n?")


def _say(sentence: str) -> None:
    print(f"aurum: {sentence}", file=sys.stderr)


def _nobody_listens() -> int:
    """Nobody reads our output any more; keep the interpreter from complaining at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return UNREAD
