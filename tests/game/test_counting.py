"""Counting positions, on an Aurum so small that the numbers can be followed."""

import hashlib

import pytest

from aurum.game import Deal, deal, evolve_all, position_text, ruleset, start
from aurum.game.perft import (
    Leaves,
    perft,
    playout_digest,
    position_hash,
    round_tree,
    seeded_round,
)
from aurum.game.scoring import standing
from tests.builders import cards, in_play, then, tiny


def small_match():
    rules = tiny(hand_size=2, zeros=False, gold=(0, 0, 0, 0))
    match = start(rules, 0)
    hands = (cards("Bi1 P1"), cards("Bi2 P2"))
    exposed = tuple(card for card in rules.deck if card not in hands[0] + hands[1])
    return evolve_all(match, deal(match, Deal(hands, exposed)))


def test_counts_of_a_round_of_two_cards():
    """Two bids each, then one card each: only a different metal may follow."""
    match = small_match()
    assert [perft(match, depth).count for depth in range(5)] == [1, 2, 4, 4, 4]


def test_the_ends_of_a_round_of_two_cards():
    # 0 bids 1 and holds the other 1; 1 bids 2 and holds the other 2. Same metal left: stuck.
    assert round_tree(small_match()) == {
        "stuck 1 under under": 2,
        "empty 0 under under": 2,
    }


def test_digests_are_sums_of_hashes():
    match = small_match()
    digest = hashlib.sha256(position_text(match).encode()).digest()
    assert position_hash(match) == int.from_bytes(digest[:8], "big")
    after = [then(match, f"0 bid {card}") for card in ("Bi1", "P1")]
    assert perft(match, 1) == Leaves(2, sum(map(position_hash, after)) % 2**64)
    assert perft(match, 0) == Leaves(1, position_hash(match))


def test_leaves_add_up_and_print():
    assert Leaves(1, 2**64 - 1) + Leaves(2, 3) == Leaves(3, 2)
    assert str(Leaves(3, 255)) == "3 00000000000000ff"
    assert Leaves() == Leaves(0, 0)


@pytest.mark.parametrize(
    ("bid", "tricks", "word"), [(2, 1, "under"), (2, 2, "exact"), (2, 3, "over")]
)
def test_words_for_a_bid(bid: int, tricks: int, word: str):
    assert standing(bid, tricks) == word


def test_the_tree_names_reason_seat_and_results():
    match = in_play(
        hands=["Bi1", "P2", "P5"], bids="Zn1 Zn2 Zn3", taken=[1, 3, 0], gold=["", "", "Au1"]
    )
    assert round_tree(match) == {"declined 2 exact over under": 1, "empty 0 exact over under": 1}


def test_seeded_rounds_and_playouts_are_pinned():
    rules = ruleset("english", 3)
    match = seeded_round(rules, "0")
    assert perft(match, 1).count == 12
    assert f"{position_hash(match):016x}" == "56d1bc141cba7701"
    assert playout_digest(rules, "0", 2) != playout_digest(rules, "1", 2)
    assert playout_digest(rules, "pin", 2) == (
        "2814ea860ae3a5b0e2b4222d351a488ed0e2d91fd64fc84fc1f96eab766461f4"
    )
