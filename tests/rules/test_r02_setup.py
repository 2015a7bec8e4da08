"""R2: the set-up of a match and of every round."""

import pytest

from aurum.game import (
    Deal,
    IllegalAction,
    IllegalDeal,
    InvalidNotation,
    Match,
    Metal,
    Side,
    deal,
    deal_cards,
    ruleset,
    start,
)
from tests.builders import EDITION_IDS, dealt, next_round, round_of, round_that_ends

FOUR = ruleset("english", 4)
THREE = ruleset("english", 3)


def test_R2_1_four_players_form_two_teams_with_partners_opposite():
    assert FOUR.sides == 2
    assert [FOUR.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [FOUR.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [FOUR.members(Side(side)) for side in range(2)] == [(0, 2), (1, 3)]


def test_R2_1_four_players_get_twelve_cards_each_and_two_lie_face_up():
    round_ = round_of(dealt(FOUR))
    assert [len(hand) for hand in round_.hands] == [12, 12, 12, 12]
    assert len(round_.exposed) == 2
    assert sorted(sum(round_.hands, round_.exposed)) == sorted(FOUR.deck)
    assert len(FOUR.deck) == 50


def test_R2_1_the_two_cards_left_over_are_new_every_round():
    match = next_round(round_that_ends(FOUR, bids="Bi2 Bi3 Bi4 Bi5", taken=[0, 0, 0, 0]))
    other = deal_cards(FOUR, FOUR.deck[::-1])
    again = next_round(
        round_that_ends(FOUR, bids="Bi2 Bi3 Bi4 Bi5", taken=[0, 0, 0, 0]),
        [" ".join(map(str, hand)) for hand in other.hands],
        " ".join(map(str, other.exposed)),
    )
    assert round_of(match).exposed != round_of(again).exposed


def test_R2_2_three_players_play_alone():
    assert THREE.sides == 3
    assert [THREE.side_of(seat) for seat in range(3)] == [0, 1, 2]
    assert [THREE.members(Side(side)) for side in range(3)] == [(0,), (1,), (2,)]
    assert [THREE.partner(seat) for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_R2_2_three_players_do_without_copper_and_tens(edition: str):
    deck = ruleset(edition, 3).deck
    assert len(deck) == 36
    assert Metal.COPPER not in {card.metal for card in deck}
    assert max(card.rank for card in deck) == 9


def test_R2_2_three_players_get_twelve_cards_each_and_none_is_left_over():
    round_ = round_of(dealt(THREE))
    assert [len(hand) for hand in round_.hands] == [12, 12, 12]
    assert round_.exposed == ()


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_R2_2_three_players_do_without_gold_8(edition: str):
    assert ruleset(edition, 3).gold[8] == 0
    assert ruleset(edition, 4).gold[8] == 1


def test_R2_3_with_zeros_every_player_starts_with_one_gold_0():
    round_ = round_of(dealt(FOUR))
    assert round_.gold == ((0,), (0,), (0,), (0,))
    assert round_.supply == (0, 2, 2, 2, 1, 1, 1, 1, 1)


def test_R2_3_with_three_players_the_fourth_zero_stays_in_the_supply():
    round_ = round_of(dealt(THREE))
    assert round_.gold == ((0,), (0,), (0,))
    assert round_.supply == (1, 2, 2, 2, 1, 1, 1, 1, 0)


def test_R2_3_without_zeros_everybody_starts_without_gold():
    round_ = round_of(dealt(ruleset("english", 4, zeros=False)))
    assert round_.gold == ((), (), (), ())
    assert round_.supply == (0, 2, 2, 2, 1, 1, 1, 1, 1)


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("players", [3, 4])
def test_R2_3_zeros_and_supply_are_new_every_round(edition: str, players: int):
    rules = ruleset(edition, players, zeros=True)
    bids = "Bi2 Bi3 Bi4 Bi5" if players == 4 else "Bi2 Bi3 Bi4"
    match = round_that_ends(
        rules, bids=bids, taken=[1] * players, gold=["Au7"] + [""] * (players - 1)
    )
    round_ = round_of(next_round(match))
    assert round_.gold == ((0,),) * players
    assert round_.supply == rules.starting_supply()


def test_R2_4_any_seat_can_be_first_player():
    for first in range(3):
        assert round_of(dealt(THREE, first)).first == first
        assert round_of(dealt(THREE, first)).leader == first


def test_R2_4_the_next_rounds_first_player_sits_to_the_left():
    match = round_that_ends(FOUR, bids="Bi2 Bi3 Bi4 Bi5", taken=[0, 0, 0, 0])
    assert round_of(match).first == 0
    assert round_of(next_round(match)).first == 1


def test_R2_4_the_first_player_goes_once_round_the_table():
    firsts = [Match(THREE, first=2, rounds_played=played).next_first for played in range(4)]
    assert firsts == [2, 0, 1, 2]


def test_R2_5_nuggets_never_run_out():
    rules = ruleset("english", 3)  # three nuggets in the box
    match = round_that_ends(
        rules, bids="Bi5 Ag5 Zn5", taken=[0, 0, 0], nuggets=[1, 1, 1], rounds_played=1
    )
    assert match.nuggets == (2, 2, 2)


@pytest.mark.parametrize("seat", [-1, 3, 4, None, "0"])
def test_R2_4_a_first_player_who_has_no_seat_is_an_error(seat: int):
    with pytest.raises(InvalidNotation, match="the seats are 0 to 2"):
        start(THREE, seat)


def wrong_deal(hands: list[str], exposed: str = "") -> IllegalDeal:
    from aurum.game import parse_cards

    with pytest.raises(IllegalDeal) as error:
        deal(start(THREE, 0), Deal(tuple(map(parse_cards, hands)), parse_cards(exposed)))
    return error.value


def good_hands() -> list[list[str]]:
    return [[str(card) for card in hand] for hand in round_of(dealt(THREE)).hands]


def joined(hands: list[list[str]]) -> list[str]:
    return [" ".join(hand) for hand in hands]


def test_R2_1_a_hand_of_eleven_cards_is_refused():
    hands = good_hands()
    hands[1].pop()
    assert "seat 1 was dealt 11 cards instead of 12 (R2" in str(wrong_deal(joined(hands)))


def test_R2_1_a_missing_hand_is_refused():
    assert "2 hands were dealt to 3 seats" in str(wrong_deal(joined(good_hands()[:2])))


def test_R2_2_cards_left_over_with_three_players_are_refused():
    error = wrong_deal(joined(good_hands()), "Bi1")
    assert "1 cards lie face up instead of 0" in str(error)


def test_R1_1_a_card_dealt_twice_is_refused():
    hands = good_hands()
    hands[1][0] = hands[0][0]
    assert wrong_deal(joined(hands)).reason.code == "card-twice"


@pytest.mark.parametrize("card", ["Cu5", "Zn10", "Au3"])
def test_R2_2_a_card_that_is_not_in_the_deck_is_refused(card: str):
    hands = good_hands()
    hands[2][0] = card
    assert str(wrong_deal(joined(hands))) == f"{card} is not in the deck of this game (R2.2)"


def test_R2_4_no_deal_while_a_round_is_being_played():
    with pytest.raises(IllegalAction, match="a round is being played"):
        next_round(dealt(THREE))


def test_R10_no_deal_after_the_match():
    match = round_that_ends(
        ruleset("german", 3), bids="Bi5 Ag5 Zn5", taken=[5, 0, 0], nuggets=[1, 0, 0]
    )
    with pytest.raises(IllegalAction, match="the match is over"):
        next_round(match)
