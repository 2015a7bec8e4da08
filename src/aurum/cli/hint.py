"""`aurum hint`: what to do in a position, and why."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from aurum.cli.options import Spoken, usage
from aurum.game import InvalidNotation, Match, Phase, advance, parse_action, parse_position, view
from aurum.texts import system_language

Position = Annotated[str, typer.Argument(help="A position in the one-line notation.")]
SeatOption = Annotated[
    int | None, typer.Option(help="Whose decision; needed only while several seats bid at once.")
]
Picked = Annotated[str | None, typer.Option(help="Compare with this action, such as 'play Zn4'.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same numbers.")]
AsJson = Annotated[bool, typer.Option("--json", help="All facts as one JSON object.")]


def hint(
    position: Position,
    seat: SeatOption = None,
    picked: Picked = None,
    seed: Seed = 1,
    as_json: AsJson = False,
    language: Spoken = None,
) -> None:
    """Say what to do in a position, why, and how sure that is.

    Every number is counted in deals that are possible for the seat; docs/teaching.md says how.
    """
    from aurum.analysis.hints import hint as found_in
    from aurum.analysis.sentences import Sentences
    from aurum.texts import texts

    with usage():
        match = parse_position(position)
        chosen = _asked(match, seat)
        seen = view(match, chosen)
        action = None if picked is None else parse_action(picked)
        if action is not None:
            advance(match, chosen, action)  # says why, if the rules do not allow it
    found = found_in(seen, action, seed)
    words = Sentences(texts(language or system_language()))
    if as_json:
        certain = [words.certainty(fact) for fact in found.certain]
        print(json.dumps(found.as_json() | {"certain": certain, "sentence": words.why(found)}))
        return
    print(words.aim(found))
    print(words.why(found))
    for line in words.numbers(found):
        print(f"  {line}")


def _asked(match: Match, seat: int | None) -> int:
    """The seat whose decision it is."""
    if match.phase in (Phase.DEAL, Phase.OVER) or not match.to_act:
        raise InvalidNotation("the round of this position is over: nobody is asked anything")
    waiting = " or ".join(str(asked) for asked in match.to_act)
    if seat is None:
        if len(match.to_act) > 1:
            raise InvalidNotation(f"several seats are asked at once: give --seat {waiting}")
        return match.to_act[0]
    if seat not in match.to_act:
        raise InvalidNotation(f"seat {seat} is not asked here, seat {waiting} is")
    return seat
