"""What is called certain holds in every possible world, whatever the others play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from aurum.analysis.certain import Certainty, Fact, certainties
from aurum.bots.beliefs import beliefs
from aurum.game import Card, Metal, Play, View, view
from tests.analysis.positions import late

POSITIVE = {Fact.TAKES, Fact.LOWEST, Fact.GOLD}


def endings(seen: View, play: Play) -> Iterator[tuple[Card, ...]]:
    """Every way in which the trick can be finished after this card, over all worlds (R5.2)."""
    seats = seen.ruleset.seats
    assert seen.leader is not None
    later = [(seen.leader + place) % seats for place in range(len(seen.trick) + 1, seats)]
    told: set[tuple[Card, ...]] = set()
    for world in beliefs(seen).worlds():
        hands = [
            (*world[seat], *(Card(Metal.GOLD, rank) for rank in seen.gold[seat])) for seat in later
        ]
        for replies in product(*hands):
            cards = (*seen.trick, play.card, *replies)
            metals = [card.metal for card in cards if not card.is_gold]
            if len(set(metals)) == len(metals) and cards not in told:
                told.add(cards)
                yield cards


def facts_of(cards: tuple[Card, ...], place: int, supply: tuple[int, ...]) -> set[Fact]:
    """What is true of the card at this place in a finished trick, counted on fingers."""
    strength = [(card.is_gold, card.rank, at) for at, card in enumerate(cards)]
    low = [(card.rank, -at) for at, card in enumerate(cards) if not card.is_gold]
    card = cards[place]
    takes = max(strength) == strength[place]
    lowest = not card.is_gold and min(low) == (card.rank, -place)
    prize = lowest and card.rank < len(supply) and supply[card.rank] > 0
    return {
        Fact.TAKES if takes else Fact.LOSES,
        Fact.LOWEST if lowest else Fact.NOT_LOWEST,
        *([Fact.GOLD] if prize else []),
    }


@pytest.mark.parametrize("players", [3, 4])
def test_certain_statements_hold_in_every_world(players: int):
    """And what takes the trick, is lowest or brings gold for certain is always said."""
    tried = 0
    for seed in range(60):
        match = late(seed, players, cards=3 if players == 3 else 2)
        if match is None:
            continue
        seen = view(match, match.to_act[0])
        said = set(certainties(seen))
        for play in (action for action in seen.legal if isinstance(action, Play)):
            tried += 1
            place = len(seen.trick)
            always = set(Fact)
            finished = False
            for cards in endings(seen, play):
                finished = True
                always &= facts_of(cards, place, seen.supply)
            stated = {found.fact for found in said if found.action == play}
            if finished:
                assert stated <= always, (seed, str(play))
                assert always & POSITIVE <= stated, (seed, str(play))
                rank = play.card.rank
                golden = Certainty(play, Fact.GOLD, rank)
                assert (Fact.GOLD in stated) == (golden in said)
    assert tried > 40


def test_nothing_is_certain_about_bids():
    from tests.analysis.positions import decisions

    match = next(decisions(1, 3))
    assert certainties(view(match, match.to_act[0])) == ()
