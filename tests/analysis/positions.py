"""Positions to think about: rounds played at random up to some decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from aurum.game import Match, Phase, advance, ruleset, view
from aurum.game.perft import seeded_round


def decisions(seed: int, players: int, edition: str = "english") -> Iterator[Match]:
    """The moments of one random round in which the first seat to act has a choice."""
    match = seeded_round(ruleset(edition, players), str(seed))
    rng = Random(seed)
    while match.phase not in (Phase.DEAL, Phase.OVER):
        seat = match.to_act[0]
        legal = view(match, seat).legal
        if len(legal) > 1:
            yield match
        match, _ = advance(match, seat, rng.choice(legal))


def late(seed: int, players: int, cards: int) -> Match | None:
    """A moment of play in which the seat to act has so many cards and a choice, if there is one."""
    for match in decisions(seed, players):
        assert match.round is not None
        if match.phase is Phase.PLAY and len(match.round.hands[match.to_act[0]]) == cards:
            return match
    return None
