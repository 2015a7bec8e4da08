"""Positions for tests of bots: rounds played by `random` to some point, and their hidden twins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from aurum.bots import UNLIMITED, make_bot
from aurum.bots.beliefs import beliefs
from aurum.game import (
    Match,
    Seat,
    advance,
    deal,
    deal_cards,
    evolve_all,
    ruleset,
    start,
    view,
)
from aurum.kernel.tables import tables
from tests.bots.root_state import root_state


def dealt(players: int, seed: int, edition: str = "english", **variant: Any) -> Match:
    """A fresh round."""
    rules = ruleset(edition, players, **variant)
    deck = list(rules.deck)
    Random(seed).shuffle(deck)
    match = start(rules, seed % players)
    return evolve_all(match, deal(match, deal_cards(rules, deck)))


def decisions(players: int, seed: int, bot: str = "random", **variant: Any) -> Iterator[Match]:
    """Every state of a round in which a seat has a choice."""
    match, rng, player = dealt(players, seed, **variant), Random(seed), make_bot(bot)
    while match.round is not None and match.round.ended is None:
        seat = match.to_act[0]
        seen = view(match, seat)
        if len(seen.legal) > 1:
            yield match
        match, _ = advance(match, seat, player.choose(seen, UNLIMITED, rng))


def roots(players: int, seed: int, **variant: Any) -> Iterator[tuple[Any, Any]]:
    """Rules and kernel state of every decision of a round, each state in an array of one."""
    for match in decisions(players, seed, **variant):
        yield tables(match.ruleset), root_state(view(match, match.to_act[0]))


def twin(match: Match, seat: Seat, rng: Random) -> Match:
    """A match that the seat cannot tell from this one: the hidden cards lie elsewhere."""
    assert match.round is not None
    world = beliefs(view(match, seat)).sample(rng)
    hands, bids = list(match.round.hands), list(match.round.bids)
    for other, cards in enumerate(world):
        if other == seat:
            continue
        face_down = bids[other] is not None and view(match, seat).bids[other] is None
        if face_down:
            bids[other] = cards[0]
        hands[other] = cards[1:] if face_down else cards
    changed = replace(match.round, hands=tuple(hands), bids=tuple(bids))
    return replace(match, round=changed)
