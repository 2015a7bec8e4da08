"""The exact sampler of hidden hands, against counting formulas."""

from collections import Counter
from math import comb
from random import Random

import pytest

from aurum.bots.beliefs import Beliefs, beliefs
from aurum.game import Phase, Swap, advance, parse_cards, view
from tests.bots.positions import dealt, decisions


def test_three_players_after_the_bids_there_are_22_over_11_worlds() -> None:
    states = [m for m in decisions(3, 1) if m.phase is not Phase.BID]
    found = beliefs(view(states[0], states[0].to_act[0]))
    assert found.count == comb(22, 11) == 705_432


def test_a_face_down_bid_counts_as_a_hidden_card() -> None:
    match = dealt(3, 2)
    first, _, third = match.to_act
    match, _ = advance(match, first, view(match, first).legal[0])
    found = beliefs(view(match, third))
    assert found.places[first] == 12
    assert found.count == comb(24, 12)


def test_four_players_bids_are_open_and_left_over_cards_are_not_hidden() -> None:
    match = dealt(4, 3)
    seat = match.to_act[0]
    found = beliefs(view(match, seat))
    assert len(found.hidden) == 36
    assert found.count == comb(36, 12) * comb(24, 12)
    assert not set(found.hidden) & set(view(match, seat).exposed)


@pytest.mark.parametrize("players", [3, 4])
def test_every_state_of_a_round_is_among_the_worlds_believed_possible(players: int) -> None:
    for match in decisions(players, 11, zeros=True):
        assert match.round is not None
        for seat in range(players):
            found = beliefs(view(match, seat))
            real = [set(hand) for hand in match.round.hands]
            for other in range(players):
                bid = match.round.bids[other]
                if bid is not None and view(match, seat).bids[other] is None:
                    real[other].add(bid)
                assert set(found.certain[other]) <= real[other]
                assert real[other] <= {*found.certain[other], *found.hidden}
                assert len(real[other]) == len(found.certain[other]) + found.places[other]


def test_a_returned_bid_is_certain() -> None:
    """R4.5: the old bid card is known to be in the hand of the seat that made the exchange."""
    for match in decisions(3, 5):
        seat = match.to_act[0]
        swaps = [action for action in view(match, seat).legal if isinstance(action, Swap)]
        if match.phase is Phase.EXCHANGE and swaps:
            assert match.round is not None
            old = match.round.bids[seat]
            after, _ = advance(match, seat, swaps[0])
            other = (seat + 1) % 3
            assert old in beliefs(view(after, other)).certain[seat]
            return
    pytest.fail("no exchange in this round")


SMALL = Beliefs(parse_cards("Bi1 Bi2 P3 P4 Ag5"), (0, 2, 3), (parse_cards("Zn1"), (), ()))


def test_enumeration_finds_every_world_once() -> None:
    worlds = list(SMALL.worlds())
    assert len(worlds) == len(set(worlds)) == SMALL.count == 10
    assert all(len(world[1]) == 2 and len(world[2]) == 3 for world in worlds)


def test_samples_are_uniform() -> None:
    """Chi-squared, 9 degrees of freedom: 27.9 is passed once in a thousand; the seed is fixed."""
    rng, n = Random(4), 5000
    drawn = Counter(SMALL.sample(rng) for _ in range(n))
    assert set(drawn) == set(SMALL.worlds())
    expected = n / SMALL.count
    assert sum((seen - expected) ** 2 / expected for seen in drawn.values()) < 27.9


def test_nothing_hidden_is_one_world() -> None:
    nothing = Beliefs((), (0, 0), (parse_cards("Bi1"), parse_cards("P2")))
    assert nothing.count == 1
    assert list(nothing.worlds()) == [(parse_cards("Bi1"), parse_cards("P2"))]
