"""Questions about what is best, to be searched for a moment."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from aurum.bots.search.search import Depth, search
from aurum.engine.lessons import Lessons
from aurum.engine.questions.search import Search
from aurum.engine.styles import Style
from aurum.game import Step
from tests.engine.askings import seen_last


def made(steps: Sequence[Step], rng: Random) -> Search | None:
    seen = seen_last(steps)
    if len(seen.legal) == 1:
        return None
    others = (Style(0.5), Style(0.5, temperature=1.0, slips=0.1, by_network=rng.random() < 0.5))
    depth = Depth(
        decisions=rng.choice((0, 1, 50, 300, 1500)),
        seconds=0.0,
        worlds=rng.choice((1, 5, 1000)),
        trust=(rng.uniform(0.5, 60.0), rng.uniform(0.5, 60.0)),
        halvings=rng.randrange(4),
        looks_early=rng.random() < 0.5,
        network=rng.choice((None, *Lessons)),
        horizon=rng.randrange(4),
        others=rng.choice(((), others)),
        sparing=rng.random() < 0.5,
        proof=rng.choice((0.0, 1.0)),
        gain=rng.random() / 10,
        gain_back=rng.random() / 10,
        forgets=rng.choice((0.0, 0.3)),
    )
    return search(seen, depth, rng.getrandbits(62))
