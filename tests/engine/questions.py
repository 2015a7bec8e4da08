"""Questions for tests: random numbers of all kinds about positions of random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from aurum.bots.search.efforts import ALL_SORTS
from aurum.bots.search.search import Depth, search
from aurum.engine.lessons import Lessons
from aurum.engine.questions.search import Search
from aurum.game import View, view
from tests.bots.positions import decisions

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"scoring": "points"},
    {"zeros": False},
    {"edition": "german"},
    {"edition": "french"},
)


def depths(rng: Random) -> Depth:
    """How hard to think, at random, but never hard."""
    return Depth(
        decisions=rng.choice((0, 1, 200, 600)),
        seconds=60.0,
        worlds=rng.choice((1, 7, 60)),
        trust=(rng.uniform(0.5, 60.0), rng.uniform(0.5, 60.0)),
        halvings=rng.randrange(5),
        looks_early=rng.random() < 0.5,
        network=rng.choice((None, *Lessons)),
        horizon=rng.randrange(5),
        others=rng.choice(((), ALL_SORTS)),
        sparing=rng.random() < 0.5,
        proof=rng.choice((0.0, 1.0)),
        gain=rng.choice((0.0, 0.05)),
        gain_back=rng.choice((0.0, 0.4)),
        forgets=rng.choice((0.0, 0.3)),
    )


def searches(count: int, seed: int) -> Iterator[tuple[View, Search]]:
    """So many questions what is best, and the views that they were made from."""
    rng, made = Random(seed), 0
    while True:
        players, variant = rng.choice((3, 4)), rng.choice(VARIANTS)
        for match in decisions(players, rng.getrandbits(32), **variant):
            for seat in match.to_act:
                seen = view(match, seat)
                depth = replace(depths(rng), four=None)
                question = search(seen, depth, rng.getrandbits(62))
                question.slice = rng.choice((0, 1, 150))
                yield seen, question
                made += 1
                if made == count:
                    return
