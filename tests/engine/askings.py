"""Many questions of every kind, about positions of random matches.

What only a kind knows is in `makers/NAME.py`: `made(seen, rng)` asks about what a seat sees, or is
None where nothing can be asked. Effort is small there: many questions are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import count, islice
from random import Random
from typing import Any

from aurum.engine.kinds import Kind
from aurum.engine.records import Question
from aurum.game import (
    EDITIONS,
    Match,
    View,
    advance,
    deal,
    deal_cards,
    evolve_all,
    ruleset,
    start,
    view,
)

SLICES = (0, 0, 1, 40)


def questions(kind: Kind, number: int, seed: int = 0) -> list[Question]:
    """So many questions of a kind, some to be answered in slices."""
    maker, rng = import_module(f"tests.engine.makers.{kind.name}"), Random(seed)
    return list(islice(_asked(maker.made, rng), number))


def _asked(made: Any, rng: Random) -> Iterator[Question]:
    for seen in sights(rng):
        question = made(seen, rng)
        if question is not None:
            question.slice = rng.choice(SLICES)
            yield question


def sights(rng: Random) -> Iterator[View]:
    """What seats see when they are to act, without end: every edition, two to four seats."""
    for _ in count():
        for match in _rounds(rng):
            seen = view(match, match.to_act[0])
            if rng.random() < 0.2:
                yield seen


def _rounds(rng: Random) -> Iterator[Match]:
    """A random match up to its end, or to its third round."""
    rules = ruleset(rng.choice(list(EDITIONS)), rng.choice((3, 3, 4, 4)))
    match = start(rules, rng.randrange(rules.seats))
    while match.winners is None and match.rounds_played < 3:
        deck = list(rules.deck)
        rng.shuffle(deck)
        match = evolve_all(match, deal(match, deal_cards(rules, deck)))
        while match.round is not None and match.round.ended is None:
            yield match
            seat = match.to_act[0]
            match, _ = advance(match, seat, rng.choice(view(match, seat).legal))
