"""Many questions of every kind, about positions of random matches.

What only a kind knows is in `makers/NAME.py`: `made(steps, rng)` asks about a round up to a
decision, or is None where nothing can be asked. Effort is small there: many questions are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

from aurum.engine.kinds import Kind
from aurum.engine.numbers import SEATS
from aurum.engine.questions.outlook import Outlook
from aurum.engine.records import Question
from aurum.game import (
    EDITIONS,
    Action,
    Deal,
    Match,
    Ruleset,
    Seat,
    Step,
    View,
    deal_cards,
    playing,
    ruleset,
    start,
    view,
)

SLICES = (0, 0, 1, 40)
SHARE = 0.2  # of the decisions are asked about


def questions(kind: Kind, number: int, seed: int = 0) -> list[Question]:
    """So many questions of a kind, some to be answered in slices."""
    maker, rng = import_module(f"tests.engine.makers.{kind.name}"), Random(seed)
    return list(islice(_asked(maker.made, rng), number))


def _asked(made: Any, rng: Random) -> Iterator[Question]:
    for steps in moments(rng):
        question = made(steps, rng)
        if question is not None:
            question.slice = rng.choice(SLICES)
            yield question


def moments(rng: Random) -> Iterator[list[Step]]:
    """Rounds up to a decision, without end: every edition, three and four seats."""
    while True:
        rules = ruleset(rng.choice(list(EDITIONS)), rng.choice((3, 4)))
        steps: list[Step] = []
        match = start(rules, rng.randrange(rules.seats))
        for step in playing(match, _dealer(rules, rng), _chooser(rng)):
            steps = [step] if step.move is None else [*steps, step]
            if step.after.to_act and rng.random() < SHARE:
                yield steps


def seen_last(steps: Sequence[Step]) -> View:
    """What the seat sees that decides next."""
    match = steps[-1].after
    return view(match, match.to_act[0])


def some_outlook(sides: int, rng: Random) -> Outlook:
    """Shares that may follow from the round, whatever they come from."""
    outlook = Outlook()
    for bits in range(1 << SEATS):
        weights = [rng.random() for _ in range(sides)]
        for side, weight in enumerate(weights):
            outlook.shares[bits][side] = weight / sum(weights)  # type: ignore[index]
    return outlook


def _dealer(rules: Ruleset, rng: Random) -> Callable[[int], Deal]:
    return lambda _: deal_cards(rules, rng.sample(rules.deck, len(rules.deck)))


def _chooser(rng: Random) -> Callable[[Match, Seat], Action]:
    return lambda match, seat: rng.choice(view(match, seat).legal)
