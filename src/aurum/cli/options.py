"""Options that several commands share."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from typing import Annotated, Any

import typer

from aurum.game import EDITIONS, PLAYER_COUNTS, Scoring, Variant


def _any_of(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"


VARIANT_OPTIONS: dict[str, Any] = {
    "edition": Annotated[str, typer.Option(help=f"{_any_of(list(EDITIONS))}.")],
    "players": Annotated[int, typer.Option(help=f"{_any_of(list(map(str, PLAYER_COUNTS)))}.")],
    "zeros": Annotated[
        bool | None,
        typer.Option(
            "--zeros/--no-zeros", help="With gold 0 or without; else as the edition has it."
        ),
    ],
    "scoring": Annotated[
        str, typer.Option(help=f"{_any_of([kind.value for kind in Scoring])} over three rounds.")
    ],
}
"""How each field of a variant is asked for on the command line."""


def with_variant(command: Callable[..., Any]) -> Callable[..., Any]:
    """A command whose parameter `variant` is asked for with one option for each of its fields."""
    signature = inspect.signature(command, eval_str=True)
    expanded = [
        option
        for parameter in signature.parameters.values()
        for option in (_options() if parameter.name == "variant" else [parameter])
    ]

    def run(**values: Any) -> Any:
        chosen = {name: values.pop(name) for name in VARIANT_OPTIONS}
        return command(variant=Variant(**chosen), **values)

    run.__doc__ = command.__doc__
    run.__name__ = command.__name__
    run.__signature__ = signature.replace(parameters=expanded)  # type: ignore[attr-defined]
    return run


def _options() -> list[inspect.Parameter]:
    return [
        inspect.Parameter(
            field.name,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=field.default,
            annotation=VARIANT_OPTIONS[field.name],
        )
        for field in fields(Variant)
    ]
