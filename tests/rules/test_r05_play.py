"""R5: playing cards to a trick."""

import pytest

from aurum.game import CardPlayed, Match, legal_actions
from tests.builders import cards, in_play, refused, round_of, then, told


def legal(match: Match, seat: int) -> set[str]:
    return {str(action) for action in legal_actions(match, seat)}


def test_R5_1_the_first_player_leads_the_first_trick():
    from aurum.game import ruleset
    from tests.builders import dealt

    match = then(dealt(ruleset("designer", 3), first=1), "1 bid P4", "2 bid Zn4", "0 bid Bi4")
    assert match.to_act == (1,)


def test_R5_1_any_base_card_may_be_led():
    match = in_play(hands=["Bi1 P9 Zn5", "", ""])
    assert legal(match, 0) == {"play Bi1", "play P9", "play Zn5"}


def test_R5_1_gold_cannot_be_led():
    match = in_play(hands=["Bi1", "", ""], gold=["Au3", "", ""])
    reason = refused(match, "0 play Au3")
    assert (reason.code, reason.clause) == ("gold-lead", "R5.1")
    assert legal(match, 0) == {"play Bi1"}


def test_R5_1_the_leader_cannot_end_the_round():
    match = in_play(hands=["Bi1", "", ""], gold=["Au3", "", ""])
    reason = refused(match, "0 end")
    assert (reason.code, reason.clause) == ("must-lead", "R5.1")


def test_R5_2_play_goes_clockwise():
    match = in_play(hands=["P1 Ag9", "Zn2 P9", "Bi3 Bi9", "Ag4 P8"], leader=2)
    for seat, card in [(2, "Bi3"), (3, "Ag4"), (0, "P1"), (1, "Zn2")]:
        assert match.to_act == (seat,)
        assert told(match, f"{seat} play {card}")[0] == CardPlayed(seat, *cards(card))
        match = then(match, f"{seat} play {card}")


def test_R5_2_a_card_out_of_turn_is_refused():
    match = in_play(hands=["P1", "Zn2", "Bi3"])
    reason = refused(match, "1 play Zn2")
    assert (reason.code, reason.clause) == ("play-out-of-turn", "R5.2")
    assert reason.text == "seat 0 plays now, not seat 1"


def test_R5_2_a_metal_that_is_in_the_trick_may_not_follow():
    match = in_play(hands=["", "Bi2 P3", ""], trick="Bi7")
    reason = refused(match, "1 play Bi2")
    assert (reason.code, reason.clause) == ("metal-already-played", "R5.2")
    assert reason.text == "Bi has already been played to this trick"
    assert legal(match, 1) == {"play P3"}


def test_R5_2_no_metal_of_the_trick_may_follow_not_only_the_one_that_was_led():
    match = in_play(hands=["", "", "Bi2 P3 Ag4"], trick="Bi7 P1")
    assert legal(match, 2) == {"play Ag4"}


def test_R5_2_gold_may_be_played_although_a_base_card_could_be():
    match = in_play(hands=["", "P3", ""], gold=["", "Au0 Au5", ""], trick="Bi7")
    assert legal(match, 1) == {"play P3", "play Au0", "play Au5"}


def test_R5_2_gold_may_be_played_on_gold():
    match = in_play(hands=["", "", "Bi1"], gold=["", "", "Au1"], trick="Bi7 Au5")
    assert legal(match, 2) == {"play Au1", "end"}
    match = in_play(hands=["", "", "Bi1"], gold=["", "", "Au5"], trick="Bi7 Au5")
    assert "play Au5" in legal(match, 2)


def test_R5_2_gold_does_not_bar_any_base_metal():
    match = in_play(hands=["", "", "Bi1 P2 Ag3 Zn4"], trick="Bi7 Au5")
    assert legal(match, 2) == {"play P2", "play Ag3", "play Zn4"}


def test_R5_2_gold_comes_from_the_own_collection():
    match = in_play(hands=["", "P3", ""], gold=["Au2", "Au0", "Au5"], trick="Bi7")
    for card in ("Au2", "Au5", "Au7"):
        reason = refused(match, f"1 play {card}")
        assert (reason.code, reason.clause) == ("not-in-collection", "R5.2")


def test_R5_2_a_base_card_comes_from_the_own_hand():
    match = in_play(hands=["Ag2", "P3", "Zn4"], trick="Bi7")
    for card in ("Ag2", "Zn4", "Zn9"):
        reason = refused(match, f"1 play {card}")
        assert (reason.code, reason.clause) == ("not-in-hand", "R5.2")


def test_R5_2_only_cards_are_played_to_a_trick():
    match = in_play(hands=["", "P3", ""], gold=["", "Au0", ""], trick="Bi7")
    for action in ("keep", "bid P3", "swap Au0 P3"):
        reason = refused(match, f"1 {action}")
        assert (reason.code, reason.clause) == ("must-play", "R5.2")


def test_R5_2_played_cards_leave_hand_and_collection():
    match = in_play(hands=["Bi7", "P3", "Zn1"], gold=["", "Au0 Au5", ""])
    match = then(match, "0 play Bi7", "1 play Au5")
    assert round_of(match).hands[0] == ()
    assert round_of(match).gold[1] == (0,)
    assert round_of(match).hands[1] == cards("P3")


def test_R5_2_of_two_alike_gold_cards_one_is_played():
    match = in_play(hands=["Bi7", "P3", "Zn1"], gold=["", "Au2 Au2", ""])
    assert round_of(then(match, "0 play Bi7", "1 play Au2")).gold[1] == (2,)


def test_R5_3_without_a_valid_base_card_gold_may_be_played_or_declined():
    match = in_play(hands=["", "Bi1 Bi2", ""], gold=["", "Au7", ""], trick="Bi5")
    assert legal(match, 1) == {"play Au7", "end"}


def test_R5_3_an_empty_hand_with_gold_may_play_it_or_decline():
    match = in_play(hands=["", "", ""], gold=["", "Au7", ""], trick="Bi5")
    assert legal(match, 1) == {"play Au7", "end"}


@pytest.mark.parametrize("gold", ["", "Au7"])
def test_R5_3_with_a_valid_base_card_nobody_may_decline(gold: str):
    match = in_play(hands=["", "Bi1 P2", ""], gold=["", gold, ""], trick="Bi5")
    reason = refused(match, "1 end")
    assert (reason.code, reason.clause) == ("can-play-base", "R5.3")
