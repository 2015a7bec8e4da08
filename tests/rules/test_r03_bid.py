"""R3: the bid."""

from aurum.game import BidPlaced, BidsRevealed, Phase, Side, ruleset
from aurum.game.bidding import side_bid
from tests.builders import before_trick, cards, dealt, in_play, refused, round_of, then, told

THREE = ruleset("designer", 3)
FOUR = ruleset("designer", 4)
# In the deck's order: seat 0 holds Bi1-9 P1-3, seat 1 P4-9 Ag1-6, seat 2 Ag7-9 Zn1-9.


def test_R3_1_a_bid_is_a_base_card_that_leaves_the_hand():
    match = then(dealt(THREE), "0 bid Bi5")
    assert round_of(match).bids[0] == cards("Bi5")[0]
    assert cards("Bi5")[0] not in round_of(match).hands[0]
    assert len(round_of(match).hands[0]) == 11


def test_R3_1_a_rank_that_is_not_in_the_hand_cannot_be_bid():
    reason = refused(dealt(THREE), "0 bid Zn5")
    assert (reason.code, reason.clause) == ("bid-not-in-hand", "R3.1")


def test_R3_1_gold_cannot_be_bid_so_there_is_no_bid_of_0():
    reason = refused(dealt(ruleset("english", 3)), "0 bid Au0")
    assert (reason.code, reason.clause) == ("gold-bid", "R3.1")


def test_R3_1_nobody_can_pass():
    for action in ("keep", "end", "play Bi5", "swap Au0 Bi5"):
        assert refused(dealt(THREE), f"0 {action}").code == "must-bid"


def test_R3_1_nobody_bids_twice():
    reason = refused(then(dealt(THREE), "0 bid Bi5"), "0 bid Bi6")
    assert (reason.code, reason.clause) == ("already-bid", "R3.1")


def test_R3_2_three_players_bid_in_any_order():
    match = dealt(THREE, first=1)
    assert match.to_act == (1, 2, 0)
    match = then(match, "2 bid Zn3")
    assert match.to_act == (1, 0)
    match = then(match, "0 bid Bi2", "1 bid Ag4")
    assert [str(bid) for bid in round_of(match).bids] == ["Bi2", "Ag4", "Zn3"]


def test_R3_2_the_bids_of_three_are_laid_face_down_and_revealed_together():
    match = dealt(THREE)
    assert told(match, "0 bid Bi5") == (BidPlaced(0, cards("Bi5")[0], face_down=True),)
    match = then(match, "0 bid Bi5", "1 bid Ag3")
    assert not round_of(match).bids_open
    placed, revealed, *_ = told(match, "2 bid Zn4")
    assert placed == BidPlaced(2, cards("Zn4")[0], face_down=True)
    assert revealed == BidsRevealed(cards("Bi5 Ag3 Zn4"))


def test_R3_2_the_bids_are_revealed_by_seat_whoever_was_last():
    match = then(dealt(THREE), "2 bid Zn4", "0 bid Bi5")
    assert told(match, "1 bid Ag3")[1] == BidsRevealed(cards("Bi5 Ag3 Zn4"))
    match = then(dealt(THREE), "1 bid Ag3", "2 bid Zn4")
    assert told(match, "0 bid Bi5")[1] == BidsRevealed(cards("Bi5 Ag3 Zn4"))


def test_R3_3_four_players_bid_face_up_in_turn_from_the_first_player():
    match = dealt(FOUR, first=2)
    order = []
    while match.phase is Phase.BID:
        (seat,) = match.to_act
        order.append(seat)
        bid = round_of(match).hands[seat][0]
        assert told(match, f"{seat} bid {bid}")[0] == BidPlaced(seat, bid, face_down=False)
        match = then(match, f"{seat} bid {bid}")
    assert order == [2, 3, 0, 1]


def test_R3_3_a_bid_out_of_turn_is_refused():
    hand = round_of(dealt(FOUR)).hands[1]
    reason = refused(dealt(FOUR), f"1 bid {hand[0]}")
    assert (reason.code, reason.clause) == ("bid-out-of-turn", "R3.3")
    assert reason.text == "seat 0 bids now, not seat 1"


def test_R3_4_a_teams_bid_is_the_higher_of_its_two_bids():
    """The books' example: a bid of 4 and a partner's bid of 2 make a team's bid of 4."""
    match = in_play(hands=[""] * 4, bids="Bi4 P6 Ag2 Zn5")
    assert side_bid(round_of(match), Side(0)) == 4
    assert side_bid(round_of(match), Side(1)) == 6


def test_R3_4_a_teams_bid_is_the_higher_of_the_two_also_after_an_exchange():
    match = before_trick(hands=["Bi2", "", "", ""], bids="Bi4 P6 Ag3 Zn5", gold=["Au1", "", "", ""])
    match = then(match, "0 swap Au1 Bi2")
    assert side_bid(round_of(match), Side(0)) == 3


def test_R3_4_with_three_players_each_bid_stands_alone():
    match = in_play(hands=[""] * 3, bids="Bi4 P6 Ag2")
    assert [side_bid(round_of(match), Side(side)) for side in range(3)] == [4, 6, 2]


def test_R3_4_before_any_bid_a_side_has_bid_nothing():
    assert side_bid(round_of(dealt(FOUR)), Side(0)) == 0
