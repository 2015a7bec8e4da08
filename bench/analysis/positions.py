"""Positions of real play: rounds among `apprentice` bots, cut at a decision with a choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from aurum.bots import UNLIMITED, make_bot
from aurum.game import EDITIONS, Phase, View, advance, ruleset, view
from aurum.game.perft import seeded_round

EVERY = 7
"""One decision in so many is taken, so that phases come in the proportion in which they occur."""


def positions(count: int, seed: int = 1) -> Iterator[View]:
    """What the seats saw that had to decide; three and four players and all editions in turn."""
    made, number = 0, seed
    while made < count:
        for seen in _of_round(number):
            yield seen
            made += 1
            if made == count:
                return
        number += 1


def _of_round(number: int) -> Iterator[View]:
    edition = list(EDITIONS)[number % len(EDITIONS)]
    match = seeded_round(ruleset(edition, 3 + number % 2), str(number))
    bot, rng, asked = make_bot("apprentice"), Random(number), number % EVERY
    while match.phase not in (Phase.DEAL, Phase.OVER):
        seat = match.to_act[0]
        seen = view(match, seat)
        if len(seen.legal) > 1:
            if asked % EVERY == 0:
                yield seen
            asked += 1
        match, _ = advance(match, seat, bot.choose(seen, UNLIMITED, rng))
