"""R1: the cards."""

from collections import Counter

import pytest

from aurum.game import BASE_CARDS, GOLD_CARDS, Card, InvalidNotation, Metal, ruleset
from aurum.game.cards import GOLD_COUNTS


def test_R1_1_there_are_five_base_metals_of_ten_ranks():
    metals = Counter(card.metal.symbol for card in BASE_CARDS)
    assert metals == {"Bi": 10, "Cu": 10, "P": 10, "Ag": 10, "Zn": 10}
    assert {card.rank for card in BASE_CARDS} == set(range(1, 11))
    assert len(set(BASE_CARDS)) == 50


def test_R1_2_there_are_fifteen_gold_cards_of_rank_0_to_8():
    assert GOLD_COUNTS == (4, 2, 2, 2, 1, 1, 1, 1, 1)
    assert sum(GOLD_COUNTS) == 15
    assert [card.rank for card in GOLD_CARDS] == list(range(9))
    assert all(card.is_gold for card in GOLD_CARDS)
    assert not any(card.is_gold for card in BASE_CARDS)


def test_R1_2_gold_cards_of_one_rank_are_alike():
    assert Card.parse("Au0") == Card(Metal.GOLD, 0)
    assert len({Card.parse("Au3"), Card(Metal.GOLD, 3)}) == 1


def test_R1_2_all_gold_is_in_play_with_four_players_and_zeros():
    assert ruleset("english", 4, zeros=True).gold == GOLD_COUNTS


@pytest.mark.parametrize(
    ("text", "metal", "rank"),
    [
        ("Bi7", Metal.BISMUTH, 7),
        ("Cu10", Metal.COPPER, 10),
        ("P3", Metal.PHOSPHORUS, 3),
        ("Ag9", Metal.SILVER, 9),
        ("Zn1", Metal.ZINC, 1),
        ("Au0", Metal.GOLD, 0),
    ],
)
def test_R1_1_a_card_is_written_as_symbol_and_rank(text: str, metal: Metal, rank: int):
    assert Card.parse(text) == Card(metal, rank)
    assert str(Card(metal, rank)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Bi",
        "7",
        "Bi0",
        "Bi11",
        "Bi07",
        "bi7",
        "BI7",
        "Au9",
        "Au",
        "Au-1",
        "Xx3",
        " Bi7",
        "Bi7 ",
    ],
)
def test_R1_1_no_other_card_exists(text: str):
    with pytest.raises(InvalidNotation, match="is not a card"):
        Card.parse(text)
