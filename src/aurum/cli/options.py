"""Options that several commands share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import typer
from typer.exceptions import TyperException

from aurum.extras import MissingExtra
from aurum.game import EDITIONS, PLAYER_COUNTS, AurumError, Scoring, Variant
from aurum.languages import LANGUAGES


def any_of(words: Iterable[str]) -> str:
    """Join words into a choice: ``a, b or c``."""
    *first, last = words
    return f"{', '.join(first)} or {last}"


class WrongUsage(TyperException):
    """Something on the command line is impossible: the game's sentence, the usage exit code."""


@contextmanager
def usage() -> Iterator[None]:
    """Report a wrong name or number on the command line as wrong usage, not as wrong input."""
    try:
        yield
    except MissingExtra:
        raise
    except AurumError as error:
        raise WrongUsage(str(error)) from None


Command = Callable[..., Any]
Chosen = dict[str, Any]

# Typer needs the words themselves; a type checker needs a type that is written in the source.
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]

Spoken = Annotated[
    Language | None, typer.Option("--language", help="Default: the system's language.")
]
BotThreads = Annotated[
    int,
    typer.Option(
        envvar="AURUM_BOT_THREADS",
        min=1,
        help="Threads in which bots, hints and deals are thought.",
    ),
]
BotPace = Annotated[
    bool, typer.Option(envvar="AURUM_BOT_PACE", help="Bots take the time a person would.")
]
Name = Annotated[str | None, typer.Option(help="Your name.")]
Plain = Annotated[
    bool | None,
    typer.Option(
        "--plain/--no-plain",
        help="Line by line, for screen readers and scripts; AURUM_PLAIN=1 makes it the default.",
    ),
]
Colours = Annotated[
    Literal["dark", "light"] | None, typer.Option(help="Colours for your terminal.")
]
LogLevel = Annotated[
    str, typer.Option(envvar="AURUM_LOG_LEVEL", help="debug, info, warning or error.")
]

VARIANT_OPTIONS: dict[str, Any] = {
    "edition": Annotated[str | None, typer.Option(help=f"{any_of(EDITIONS)}.")],
    "players": Annotated[int | None, typer.Option(help=f"{any_of(map(str, PLAYER_COUNTS))}.")],
    "zeros": Annotated[
        bool | None,
        typer.Option(
            "--zeros/--no-zeros", help="With gold 0 or without it. Default: as in the edition."
        ),
    ],
    "scoring": Annotated[
        str | None,
        typer.Option(help=f"{any_of([kind.value for kind in Scoring])} over three rounds."),
    ],
}
"""How each field of a variant is asked for on the command line."""


def with_variant(command: Command) -> Command:
    """Give a command one option for each field of its parameter `variant`."""
    usual = {field.name: field.default for field in fields(Variant)}
    return _expanded(command, usual, _variant)


def _variant(chosen: Chosen) -> Variant:
    variant = Variant(**chosen)
    with usage():
        variant.ruleset()
    return variant


def with_wishes(command: Command) -> Command:
    """The same, but options that nobody gave are None, and the parameter is a dictionary."""
    return _expanded(command, dict.fromkeys(VARIANT_OPTIONS), dict)


def _expanded(command: Command, usual: Chosen, made: Callable[[Chosen], Any]) -> Command:
    """Typer sees one option per field; the command receives what `made` builds from them."""
    signature = inspect.signature(command, eval_str=True)
    parameters = [
        option
        for parameter in signature.parameters.values()
        for option in (_options(usual) if parameter.name == "variant" else [parameter])
    ]

    def run(**values: Any) -> Any:
        chosen = {name: values.pop(name) for name in VARIANT_OPTIONS}
        return command(variant=made(chosen), **values)

    run.__doc__, run.__name__ = command.__doc__, command.__name__
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return run


def _options(usual: Chosen) -> list[inspect.Parameter]:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return [
        inspect.Parameter(name, kind, default=usual[name], annotation=annotation)
        for name, annotation in VARIANT_OPTIONS.items()
    ]
