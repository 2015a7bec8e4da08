"""R6: what comes of a trick."""

import pytest

from aurum.game import CardPlayed, GoldCollected, Phase, TrickOpened, TrickTaken, parse_cards
from aurum.game.tricks import lowest_place, taking_place
from tests.builders import cards, in_play, round_of, then, told


def test_R6_1_the_lowest_base_card_brings_gold_of_its_rank():
    match = in_play(hands=["Bi9 Bi8", "P9", "Ag3 Ag4"], trick="")
    match = then(match, "0 play Bi9", "1 play P9", "2 play Ag3")
    assert round_of(match).gold == ((), (), (3,))
    assert round_of(match).supply[3] == 1
    assert round_of(match).tricks[-1].collected == 3


def test_R6_1_without_such_gold_in_the_supply_there_is_none():
    match = in_play(hands=["Bi9 Bi8", "P9", "Ag3 Ag4"], supply={2: 1})
    match = then(match, "0 play Bi9", "1 play P9", "2 play Ag3")
    assert round_of(match).gold == ((), (), ())
    assert round_of(match).supply[2] == 1
    assert round_of(match).tricks[-1].collected is None


@pytest.mark.parametrize("rank", [9, 10])
def test_R6_1_ranks_9_and_10_bring_no_gold(rank: int):
    match = in_play(
        hands=[f"Bi{rank} Bi8", f"Cu{rank}", f"P{rank}", f"Ag{rank} Ag1"], supply={8: 1, 1: 2}
    )
    moves = [f"0 play Bi{rank}", f"1 play Cu{rank}", f"2 play P{rank}", f"3 play Ag{rank}"]
    assert round_of(then(match, *moves)).gold == ((), (), (), ())


def test_R6_1_gold_is_never_the_lowest_card():
    match = in_play(hands=["Bi9 Bi8", "", "Ag5 Ag4"], gold=["", "Au0", ""])
    match = then(match, "0 play Bi9", "1 play Au0", "2 play Ag5")
    assert round_of(match).gold[2] == (5,)
    assert round_of(match).leader == 2


def test_R6_2_the_lowest_cards_player_leads_next():
    match = in_play(hands=["Bi9 Bi8", "P2 P3", "Ag5 Ag4"])
    match = then(match, "0 play Bi9", "1 play P2", "2 play Ag5", "1 keep")
    assert match.to_act == (1,)


def test_R6_2_the_lowest_cards_player_leads_next_also_without_gold():
    match = in_play(hands=["Bi9 Bi8", "P2 P3", "Ag5 Ag4"], supply={})
    match = then(match, "0 play Bi9", "1 play P2", "2 play Ag5")
    assert match.to_act == (1,)


def test_R6_3_the_highest_base_card_takes_a_trick_without_gold():
    match = in_play(hands=["Bi7 Bi8", "P9 P3", "Ag5 Ag4"])
    match = then(match, "0 play Bi7", "1 play P9", "2 play Ag5")
    assert round_of(match).taken == (0, 1, 0)
    assert round_of(match).tricks[-1].taker == 1


def test_R6_3_gold_takes_the_trick_even_a_zero():
    match = in_play(hands=["Bi9 Bi8", "", "Ag8 Ag4"], gold=["", "Au0", ""])
    match = then(match, "0 play Bi9", "1 play Au0", "2 play Ag8")
    assert round_of(match).taken == (0, 1, 0)


def test_R6_3_the_highest_gold_takes_the_trick():
    match = in_play(hands=["Bi9 Bi8", "", ""], gold=["", "Au5", "Au2"])
    match = then(match, "0 play Bi9", "1 play Au5", "2 play Au2")
    assert round_of(match).taken == (0, 1, 0)


def test_R6_4_the_later_of_two_highest_cards_takes_the_trick():
    """The books' example for three: 4, 5 and 5; the later 5 takes it, the 4 brings gold 4."""
    match = in_play(hands=["Bi4 Bi8", "P5 P3", "Ag5 Ag4"])
    match = then(match, "0 play Bi4", "1 play P5", "2 play Ag5")
    assert round_of(match).taken == (0, 0, 1)
    assert round_of(match).gold == ((4,), (), ())
    assert round_of(match).leader == 0


def test_R6_4_the_later_of_two_lowest_cards_brings_the_gold_and_the_lead():
    match = in_play(hands=["Bi4 Bi8", "P5 P3", "Ag4 Ag9"])
    match = then(match, "0 play Bi4", "1 play P5", "2 play Ag4")
    assert round_of(match).gold == ((), (), (4,))
    assert round_of(match).leader == 2


def test_R6_4_the_later_of_two_equal_golds_takes_the_trick():
    match = in_play(hands=["Bi9 Bi8", "", ""], gold=["", "Au2", "Au2"])
    match = then(match, "0 play Bi9", "1 play Au2", "2 play Au2")
    assert round_of(match).taken == (0, 0, 1)


def test_R6_4_if_all_base_cards_are_equal_the_last_one_takes_trick_gold_and_lead():
    match = in_play(hands=["Bi4 Bi8", "P4 P3", "Ag4 Ag9"])
    match = then(match, "0 play Bi4", "1 play P4", "2 play Ag4")
    assert round_of(match).taken == (0, 0, 1)
    assert round_of(match).gold == ((), (), (4,))
    assert round_of(match).leader == 2


def test_R6_4_if_all_base_cards_are_equal_gold_still_takes_the_trick():
    match = in_play(hands=["Bi4 Bi8", "", "Ag4 Ag9"], gold=["", "Au0", ""])
    match = then(match, "0 play Bi4", "1 play Au0", "2 play Ag4")
    assert round_of(match).taken == (0, 1, 0)
    assert round_of(match).leader == 2


def test_R6_5_gold_played_to_a_trick_returns_to_the_supply():
    match = in_play(hands=["Bi9 Bi8", "P1", "Ag8 Ag1"], gold=["", "Au7", ""], supply={})
    match = then(match, "0 play Bi9", "1 play Au7", "2 play Ag8")
    assert round_of(match).supply[7] == 1
    assert round_of(match).gold == ((), (), ())


def test_R6_5_gold_played_to_a_trick_cannot_be_collected_in_it():
    match = in_play(hands=["Bi9 Bi8", "P1", "Ag7 Ag1"], gold=["", "Au7", ""], supply={})
    match = then(match, "0 play Bi9", "1 play Au7", "2 play Ag7")
    assert round_of(match).gold == ((), (), ())
    assert round_of(match).supply[7] == 1


def test_R6_5_gold_played_to_a_trick_can_be_collected_in_the_next():
    match = in_play(hands=["Bi9 Bi8", "P1 P8", "Ag8 Ag7"], gold=["", "Au7", ""], supply={})
    match = then(match, "0 play Bi9", "1 play Au7", "2 play Ag8")
    match = then(match, "2 play Ag7", "0 play Bi8", "1 play P8")
    assert round_of(match).gold == ((), (), (7,))


def test_R6_the_gold_comes_first_then_the_trick_then_the_next_one():
    match = in_play(hands=["Bi4 Bi8", "P5 P3", "Ag5 Ag9"])
    match = then(match, "0 play Bi4", "1 play P5")
    assert told(match, "2 play Ag5") == (
        CardPlayed(2, *cards("Ag5")),
        GoldCollected(0, 4),
        TrickTaken(2, 0),
        TrickOpened(0, (0,)),
    )


def test_R6_with_four_players_a_trick_has_four_cards():
    match = in_play(hands=["Bi4 Bi8", "P5 P3", "Ag5 Ag9", "Zn6 Zn1"])
    match = then(match, "0 play Bi4", "1 play P5", "2 play Ag5")
    assert (match.phase, match.to_act) == (Phase.PLAY, (3,))
    match = then(match, "3 play Zn6")
    assert round_of(match).taken == (0, 0, 0, 1)
    assert round_of(match).tricks[-1].cards == cards("Bi4 P5 Ag5 Zn6")


def test_R6_gold_taken_in_this_trick_cannot_be_played_to_it():
    match = in_play(hands=["Bi4 Bi8", "P5 P3", "Ag5 Ag9"])
    trick = round_of(then(match, "0 play Bi4", "1 play P5", "2 play Ag5")).tricks[-1]
    assert trick.leader == 0
    assert trick.lowest == 0
    assert trick.taker == 2


@pytest.mark.parametrize(
    ("trick", "taker", "lowest"),
    [
        ("Bi1 P2 Ag3", 2, 0),
        ("Bi3 P2 Ag1", 0, 2),
        ("Bi2 P2 Ag2", 2, 2),
        ("Bi2 P2 Ag1", 1, 2),
        ("Bi2 P1 Ag1", 0, 2),
        ("Bi2 Au0 Ag1", 1, 2),
        ("Bi2 Au0 Au0", 2, 0),
        ("Bi2 Au8 Au0", 1, 0),
        ("Bi9 Au1 P9 Au1", 3, 2),
        ("Bi10 Cu10 P10 Ag10", 3, 3),
        ("Bi10 Cu1 P10 Ag1", 2, 3),
        ("Bi1 Au2 Au3 Au2", 2, 0),
    ],
)
def test_R6_taker_and_lowest_of_a_trick(trick: str, taker: int, lowest: int):
    assert taking_place(parse_cards(trick)) == taker
    assert lowest_place(parse_cards(trick)) == lowest
