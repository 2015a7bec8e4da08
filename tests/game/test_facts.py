"""Small facts that everybody asks the game for, instead of working them out again."""

from dataclasses import replace
from itertools import product

import pytest

import aurum
from aurum.game import (
    BASE_CARDS,
    EDITIONS,
    GOLD_CARDS,
    Card,
    MatchEnd,
    Side,
    Variant,
    beaten_by,
    can_exchange,
    counting_bid,
    gold_for,
    leading_sides,
    lowest_place,
    nugget_winners,
    parse_cards,
    ruleset,
    standing,
    taking_place,
    undercut_by,
    unseen_cards,
    view,
)
from aurum.game.edition_table import as_json, as_markdown, rows
from aurum.game.events import SideScore

ALL = BASE_CARDS + GOLD_CARDS


def test_R6_3_a_card_is_beaten_by_those_that_would_take_the_trick_after_it():
    for card, later in product(ALL, ALL):
        assert (later in beaten_by(card)) == (taking_place((card, later)) == 1)


def test_R6_1_a_card_is_undercut_by_those_that_would_be_lowest_after_it():
    for card, later in product(BASE_CARDS, BASE_CARDS):
        assert (later in undercut_by(card)) == (lowest_place((card, later)) == 1)
    assert undercut_by(GOLD_CARDS[3]) == set(BASE_CARDS)


def test_R6_1_the_lowest_brings_gold_of_its_rank_if_there_is_one():
    supply = (1, 0, 2)
    brought = [gold_for(Card.parse(text), supply) for text in ("Bi1", "Bi2", "Bi3")]
    assert brought == [None, 2, None]


@pytest.mark.parametrize(("tricks", "word"), [(2, "under"), (3, "exact"), (4, "over")])
def test_R8_1_tricks_stand_against_the_bid(tricks: int, word: str):
    assert standing(3, tricks) == word


def test_R3_4_the_higher_card_counts_and_none_is_0():
    assert counting_bid(parse_cards("Bi4 Zn7")) == 7
    assert counting_bid([None, Card.parse("P2")]) == 2
    assert counting_bid([None, None]) == 0


def test_leading_sides_share():
    sheets = [SideScore(1, 1, 2, 3), SideScore(0, 0, 0, 4), SideScore(2, 2, 4, 1)]
    assert leading_sides(sheets) == (0, 2)


def test_R10_nuggets_win_early_only_where_the_edition_says_so():
    two = MatchEnd.FIRST_TO_TWO
    assert nugget_winners(two, (2, 2, 0), 2) == (0, 1)
    assert nugget_winners(two, (1, 1, 1), 3) is None
    for best_of_three in (MatchEnd.BEST_OF_THREE, MatchEnd.BEST_OF_THREE_FINAL_BID):
        assert nugget_winners(best_of_three, (2, 2, 0), 2) is None
        assert nugget_winners(best_of_three, (2, 0, 0), 2) == (0,)
        assert nugget_winners(best_of_three, (1, 1, 1), 3) == (0, 1, 2)


@pytest.mark.parametrize("players", [3, 4])
def test_unseen_cards_are_all_that_is_not_shown(players: int):
    game = aurum.start("german", players=players, seed=3)
    for _ in range(60):
        game.play(game.legal[-1])
        round_ = game.match.round
        assert round_ is not None
        for seat in range(players):
            unseen = set(unseen_cards(view(game.match, seat)))
            others = [h for other, h in enumerate(round_.hands) if other != seat]
            hidden = {card for hand in others for card in hand}
            hidden -= {card for cards in round_.known for card in cards}
            if not round_.bids_open and round_.ruleset.simultaneous_bids:
                hidden |= {b for s, b in enumerate(round_.bids) if b is not None and s != seat}
            assert unseen == hidden


def test_the_hand_that_ended_a_round_is_seen():
    match = aurum.start("english", seed=1)
    while match.match.rounds_played == 0:
        match.play(match.legal[-1])
    over = next(s.after for s in match.steps if s.after.round and s.after.round.ended)
    assert over.round is not None
    assert over.round.ended is not None
    for seat in range(3):
        assert not set(unseen_cards(view(over, seat))) & set(over.round.ended.hand)


def test_R4_1_an_exchange_needs_gold_and_a_card():
    round_ = aurum.start("english", seed=1).match.round
    assert round_ is not None
    assert can_exchange(round_, 0)
    assert not can_exchange(replace(round_, gold=((),) * 3), 0)
    assert not can_exchange(replace(round_, hands=((),) * 3), 0)


def test_sides_are_listed_and_belong_to_seats():
    four = ruleset("german", 4)
    assert four.each_side() == (0, 1)
    assert [four.members(side) for side in four.each_side()] == [(0, 2), (1, 3)]
    assert [four.side_of(seat) for seat in range(4)] == [Side(0), Side(1), Side(0), Side(1)]


def test_a_ruleset_of_ones_own_is_told_in_full():
    tiny = replace(ruleset("english"), top_rank=3)
    assert "top_rank=3" in repr(tiny)


def test_a_variant_leads_to_its_ruleset_and_back():
    variant = Variant("german", 4, False, "points")
    assert variant.ruleset().variant == variant
    assert Variant().ruleset().variant.zeros is True


def test_the_table_of_editions_has_a_row_for_every_topic():
    assert len(rows()) == 13
    page, data = as_markdown(), as_json()
    assert all(f"`{name}`" in page for name in EDITIONS)
    assert data["german"]["played"]["4"]["match"] == "first to 2"
    assert data["english"]["tie_three"] is None
