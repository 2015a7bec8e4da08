"""R4: the bid exchange before every trick."""

import pytest

from aurum.game import (
    SPECTATOR,
    BidExchanged,
    BidKept,
    Card,
    Exchange,
    Observer,
    Phase,
    Side,
    TrickOpened,
    legal_actions,
    ruleset,
    view,
)
from aurum.game.bidding import side_bid
from tests.builders import before_trick, cards, dealt, in_play, refused, round_of, then, told

GOLD = ["Au0", "Au0", "Au0"]


def test_R4_1_a_hand_card_takes_the_place_of_the_own_bid():
    """The books' example for three: gold 0 is spent to raise a bid of 4 to 7."""
    match = before_trick(
        "english", hands=["Bi7 Ag2", "P3", "Zn5"], bids="Zn4 Ag5 P6", gold=["Au0", "", ""]
    )
    match = then(match, "0 swap Au0 Bi7")
    assert str(round_of(match).bids[0]) == "Bi7"
    assert [str(card) for card in round_of(match).hands[0]] == ["Ag2", "Zn4"]
    assert round_of(match).gold[0] == ()


def test_R4_1_with_four_players_the_partners_bid_can_be_replaced():
    """The books' example for four: 3 and 7 bid; the 7 makes way for a 4 and comes to my hand."""
    match = before_trick(hands=["Bi4", "", "", ""], bids="P3 Ag5 Zn7 Ag6", gold=["Au3", "", "", ""])
    assert told(match, "0 swap Au3 Bi4 partner")[0] == BidExchanged(
        0, 2, 3, *cards("Bi4"), *cards("Zn7")
    )
    match = then(match, "0 swap Au3 Bi4 partner")
    assert [str(bid) for bid in round_of(match).bids] == ["P3", "Ag5", "Bi4", "Ag6"]
    assert side_bid(round_of(match), Side(0)) == 4
    assert round_of(match).hands[0] == cards("Zn7")


def test_R4_2_the_partner_does_not_get_the_replaced_card():
    match = before_trick(
        hands=["Bi4", "", "Ag1", ""], bids="P3 Ag5 Zn7 Ag6", gold=["Au3", "", "", ""]
    )
    assert round_of(then(match, "0 swap Au3 Bi4 partner")).hands[2] == cards("Ag1")


def test_R4_1_three_players_have_no_partner():
    match = before_trick(hands=["Bi4", "", ""], gold=["Au3", "", ""])
    reason = refused(match, "0 swap Au3 Bi4 partner")
    assert (reason.code, reason.clause) == ("no-partner", "R4.1")


def test_R4_1_there_is_a_chance_before_the_rounds_first_trick_too():
    match = then(dealt(ruleset("english", 3)), "0 bid Bi5", "1 bid Ag3")
    assert told(match, "2 bid Zn4")[-1] == TrickOpened(0, (0, 1, 2))
    assert then(match, "2 bid Zn4").phase is Phase.EXCHANGE


def test_R4_1_there_is_a_chance_before_every_later_trick():
    match = in_play(hands=["Bi5 Bi9", "P6", "Ag7"], gold=["", "", "Au4"], trick="")
    match = then(match, "0 play Bi5", "1 play P6", "2 play Ag7")
    assert round_of(match).gold[0] == (5,)
    assert match.phase is Phase.EXCHANGE
    assert match.to_act == (0,)


def test_R4_1_the_payment_must_be_gold():
    match = before_trick(hands=["Bi4 Bi5", "P1", "Ag1"], gold=GOLD)
    reason = refused(match, "0 swap Bi5 Bi4")
    assert (reason.code, reason.clause) == ("payment-not-gold", "R4.1")


def test_R4_1_the_payment_must_be_owned():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=["Au0", "Au3", ""])
    reason = refused(match, "0 swap Au3 Bi4")
    assert (reason.code, reason.clause) == ("payment-not-owned", "R4.1")


def test_R4_1_the_new_bid_must_come_from_the_own_hand():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=GOLD)
    for card in ("P1", "Zn9", "Au0"):
        reason = refused(match, f"0 swap Au0 {card}")
        assert (reason.code, reason.clause) == ("swap-not-in-hand", "R4.1")


def test_R4_1_the_question_must_be_answered_before_anything_else():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=GOLD)
    for action in ("play Bi4", "end", "bid Bi4"):
        reason = refused(match, f"0 {action}")
        assert (reason.code, reason.clause) == ("must-answer-exchange", "R4.1")


def test_R4_3_the_chance_goes_clockwise_from_the_leader():
    match = before_trick(hands=["Bi1", "P1", "Ag1"], gold=GOLD, leader=2)
    order: list[int] = []
    while match.phase is Phase.EXCHANGE:
        order += match.to_act
        assert told(match, f"{match.to_act[0]} keep")[0] == BidKept(match.to_act[0])
        match = then(match, f"{match.to_act[0]} keep")
    assert order == [2, 0, 1]
    assert match.to_act == (2,)


def test_R4_3_each_player_exchanges_at_most_once_per_trick():
    match = before_trick(hands=["Bi4 Bi5", "P1", "Ag1"], gold=["Au0 Au1", "Au0", ""])
    match = then(match, "0 swap Au0 Bi4")
    assert match.to_act == (1,)
    assert refused(match, "0 swap Au1 Bi5").clause == "R4.3"
    match = then(match, "1 keep")
    assert match.phase is Phase.PLAY
    assert match.to_act == (0,)


def test_R4_3_an_exchange_out_of_turn_is_refused():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=GOLD)
    reason = refused(match, "1 swap Au0 P1")
    assert (reason.code, reason.clause) == ("exchange-out-of-turn", "R4.3")
    assert reason.text == "seat 0 has the chance to exchange now, not seat 1"


def test_R4_3_a_player_without_gold_is_passed_over():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=["Au0", "", "Au0"])
    assert then(match, "0 keep").to_act == (2,)


def test_R4_3_a_player_without_a_hand_card_is_passed_over():
    match = before_trick(hands=["Bi4", "", "Ag1"], gold=GOLD)
    assert then(match, "0 keep").to_act == (2,)


def test_R4_3_with_nobody_to_ask_play_begins_at_once():
    match = then(dealt(ruleset("designer", 3)), "0 bid Bi5", "1 bid Ag3")
    assert told(match, "2 bid Zn4")[-1] == TrickOpened(0, ())
    assert then(match, "2 bid Zn4").phase is Phase.PLAY


def test_R4_4_a_card_of_the_same_rank_may_take_the_place():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], bids="Zn4 Ag5 P6", gold=GOLD)
    assert str(round_of(then(match, "0 swap Au0 Bi4")).bids[0]) == "Bi4"


def test_R4_5_all_know_that_the_old_bid_is_in_that_hand():
    match = before_trick(hands=["Bi4 Bi5", "P1", "Ag1"], bids="Zn4 Ag5 P6", gold=GOLD)
    match = then(match, "0 swap Au0 Bi4")
    assert round_of(match).known == (cards("Zn4"), (), ())


def test_R4_5_a_known_card_that_is_bid_or_played_leaves_the_known_cards():
    match = before_trick(
        hands=["Bi4 Bi5", "P1", "Ag1"], bids="Zn4 Ag5 P6", gold=["Au0 Au1", "", ""], leader=0
    )
    match = then(match, "0 swap Au0 Bi4")
    assert round_of(then(match, "0 play Zn4")).known == ((), (), ())
    assert round_of(then(match, "0 play Bi5")).known == (cards("Zn4"), (), ())


def test_R4_5_a_known_card_that_becomes_a_bid_again_is_no_longer_in_the_hand():
    match = in_play(hands=["Bi2 Zn4", "P3 P9", "Ag5 Ag9"], bids="Bi4 Ag7 P6", gold=["Au1", "", ""])
    first = before_trick(
        hands=["Bi5 Bi6 Bi2", "P3 P9", "Ag5 Ag9"], bids="Zn4 Ag7 P6", gold=["Au1 Au2", "", ""]
    )
    match = then(first, "0 swap Au1 Bi5", "0 play Bi2", "1 play P3", "2 play Ag5")
    assert round_of(match).known[0] == cards("Zn4")
    match = then(match, "0 swap Au2 Zn4")
    assert round_of(match).known[0] == cards("Bi5")


def test_R4_6_the_gold_is_in_the_supply_at_once():
    match = before_trick(hands=["Bi4", "P1", "Ag1"], gold=["Au7", "", ""], supply={})
    assert round_of(then(match, "0 swap Au7 Bi4")).supply[7] == 1


@pytest.mark.parametrize("collector", [0, 1])
def test_R4_6_the_gold_spent_can_be_collected_in_this_very_trick_by_anyone(collector: int):
    hands = ["Bi7 Zn1", "P8", "Ag9"] if collector == 0 else ["Bi8 Zn1", "P7", "Ag9"]
    match = before_trick(hands=hands, bids="Zn4 Ag5 P6", gold=["Au7", "", ""], supply={})
    match = then(match, "0 swap Au7 Zn1")
    match = then(match, f"0 play {'Bi7' if collector == 0 else 'Bi8'}")
    match = then(match, f"1 play {'P8' if collector == 0 else 'P7'}", "2 play Ag9")
    assert round_of(match).gold[collector] == (7,)


def test_R4_1_gold_cards_of_one_rank_give_one_choice():
    match = before_trick(hands=["Bi4", "", ""], gold=["Au2 Au2", "", ""])
    assert [str(action) for action in legal_actions(match, 0)] == ["keep", "swap Au2 Bi4"]


def test_R4_1_every_pair_of_gold_and_hand_card_is_a_choice_for_both_bids():
    match = before_trick(hands=["Bi4 P5", "", "", ""], gold=["Au2 Au3", "", "", ""])
    legal = {str(action) for action in legal_actions(match, 0)}
    assert legal == {"keep"} | {
        f"swap {gold} {card}{partner}"
        for gold in ("Au2", "Au3")
        for card in ("Bi4", "P5")
        for partner in ("", " partner")
    }
    assert Card.parse("Bi4") in round_of(match).hands[0]


@pytest.mark.parametrize("observer", [0, 1, 2, 3, SPECTATOR])
def test_R4_5_everybody_sees_every_exchange_in_order_and_the_bids_first_laid(observer: Observer):
    match = before_trick(
        hands=["Bi4 Bi8", "P1", "Ag9", "Zn2"], bids="P3 Ag5 Zn7 Ag6", gold=["Au3", "Au1", "Au0", ""]
    )
    match = then(match, "0 swap Au3 Bi4 partner", "1 keep", "2 swap Au0 Ag9")
    seen = view(match, observer)
    assert seen.exchanges == (
        Exchange(0, 0, 2, 3, *cards("Bi4"), *cards("Zn7")),
        Exchange(0, 2, 2, 0, *cards("Ag9"), *cards("Bi4")),
    )
    assert seen.first_bids == cards("P3 Ag5 Zn7 Ag6")
    assert seen.bids == cards("P3 Ag5 Ag9 Ag6")


def test_R4_5_an_exchange_says_before_which_trick_it_was_made():
    match = in_play(hands=["Bi5 Bi9", "P6", "Ag7"], gold=["", "", ""], trick="")
    match = then(match, "0 play Bi5", "1 play P6", "2 play Ag7", "0 swap Au5 Bi9")
    assert [exchange.trick for exchange in view(match, 1).exchanges] == [1]


def test_R3_2_the_bids_first_laid_stay_hidden_while_they_lie_face_down():
    match = then(dealt(ruleset("english", 3)), "0 bid Bi5")
    assert view(match, 1).first_bids == (None, None, None)
    assert view(match, 0).first_bids == (*cards("Bi5"), None, None)
