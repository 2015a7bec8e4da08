"""R7: the end of a round."""

import pytest

from aurum.game import EndReason, Match, Phase, RoundEnded, RoundScored, TrickOpened, ruleset
from tests.builders import cards, in_play, round_of, scored, then, told


def ended(match: Match) -> RoundEnded:
    event = round_of(match).ended
    assert event is not None
    return event


def test_R7_1_without_a_valid_base_card_and_without_gold_the_round_ends_by_itself():
    """The books' example: everything in the hand is of a metal that has been played."""
    match = in_play(hands=["Bi1", "Bi2 Bi4 Bi7", "P5"])
    match = then(match, "0 play Bi1")
    assert ended(match) == RoundEnded(1, EndReason.STUCK, cards("Bi2 Bi4 Bi7"))
    assert match.phase is Phase.DEAL
    assert match.to_act == ()


def test_R7_1_an_empty_hand_without_gold_is_stuck_too():
    match = then(in_play(hands=["Bi1", "", "P5"]), "0 play Bi1")
    assert ended(match) == RoundEnded(1, EndReason.STUCK, ())


def test_R7_1_the_third_player_can_be_stuck():
    match = then(in_play(hands=["Bi1", "P2", "P5 Bi5"]), "0 play Bi1", "1 play P2")
    assert ended(match) == RoundEnded(2, EndReason.STUCK, cards("Bi5 P5"))


def test_R7_1_with_a_valid_card_the_round_goes_on():
    match = then(in_play(hands=["Bi1", "Bi2 P2", "P5"]), "0 play Bi1")
    assert match.phase is Phase.PLAY
    assert round_of(match).ended is None


def test_R7_1_an_empty_handed_leader_ends_the_round():
    match = in_play(hands=["Bi1", "P2 P3", "Ag5 Ag6"], supply={})
    match = then(match, "0 play Bi1", "1 play P2", "2 play Ag5")
    assert ended(match) == RoundEnded(0, EndReason.EMPTY, ())


def test_R7_1_gold_does_not_save_an_empty_handed_leader():
    match = in_play(hands=["Bi1", "P2 P3", "Ag5 Ag6"])
    match = then(match, "0 play Bi1", "1 play P2", "2 play Ag5")
    assert round_of(match).gold[0] == (1,)
    assert ended(match) == RoundEnded(0, EndReason.EMPTY, ())


def test_R7_1_no_trick_is_begun_and_nobody_exchanges_before_a_trick_that_cannot_begin():
    match = in_play(hands=["Bi1", "P2 P3", "Ag5 Ag6"], gold=["", "Au4", "Au5"])
    match = then(match, "0 play Bi1", "1 play P2")
    events = told(match, "2 play Ag5")
    assert not any(isinstance(event, TrickOpened) for event in events)
    assert isinstance(events[-1], RoundScored)


def test_R7_1_when_all_cards_have_been_played_the_leader_is_empty_handed():
    match = in_play(hands=["Bi1", "P2", "Ag5"])
    match = then(match, "0 play Bi1", "1 play P2", "2 play Ag5")
    assert ended(match).reason is EndReason.EMPTY
    assert round_of(match).taken == (0, 0, 1)


def test_R7_2_a_player_who_declines_to_play_gold_ends_the_round():
    """The books' example: gold worth points is kept, no hand card is valid."""
    match = in_play(hands=["Bi1", "Bi2 Bi4", "P5"], gold=["", "Au7", ""])
    match = then(match, "0 play Bi1")
    assert match.to_act == (1,)
    match = then(match, "1 end")
    assert ended(match) == RoundEnded(1, EndReason.DECLINED, cards("Bi2 Bi4"))
    assert scored(match).sides[1].gold_points == 3


def test_R7_2_a_player_with_gold_is_asked_before_the_round_ends():
    match = in_play(hands=["Bi1", "Bi2", "P5"], gold=["", "Au0", ""])
    assert then(match, "0 play Bi1").phase is Phase.PLAY


def test_R7_3_the_hand_of_the_player_who_ended_the_round_is_shown():
    from aurum.game import SPECTATOR, view

    match = then(in_play(hands=["Bi1", "Bi2 Bi4 Bi7", "P5"]), "0 play Bi1")
    seen = view(match, SPECTATOR).ended
    assert seen is not None
    assert seen.hand == cards("Bi2 Bi4 Bi7")


def test_R7_3_the_hands_of_the_others_are_not_shown():
    from aurum.game import SPECTATOR, view

    match = then(in_play(hands=["Bi1 Ag9", "Bi2", "P5"]), "0 play Bi1")
    assert "Ag9" not in repr(view(match, SPECTATOR))
    assert "P5" not in repr(view(match, SPECTATOR))


def test_R7_4_nobody_takes_the_unfinished_trick_or_gold_for_it():
    match = in_play(hands=["Bi1", "P2", "P5"], taken=[1, 2, 3])
    match = then(match, "0 play Bi1", "1 play P2")
    assert round_of(match).taken == (1, 2, 3)
    assert round_of(match).gold == ((), (), ())
    assert round_of(match).tricks == ()


@pytest.mark.parametrize("edition", ["english", "german", "russian", "designer", "french"])
def test_R7_4_gold_in_the_unfinished_trick_is_gone_for_scoring(edition: str):
    rules = ruleset(edition, 3)
    match = in_play(rules, hands=["Bi9", "P2", "Bi5"], gold=["", "Au7", ""], bids="Zn5 Zn6 Zn7")
    match = then(match, "0 play Bi9", "1 play Au7")
    assert ended(match).seat == 2
    assert scored(match).sides[1].gold_points == 0
    assert round_of(match).gold[1] == ()


def test_R7_the_round_ends_at_once_and_is_scored():
    match = in_play(hands=["Bi1", "Bi2", "P5"], bids="Zn1 Zn2 Zn3", taken=[1, 0, 0])
    events = told(match, "0 play Bi1")
    assert [type(event).__name__ for event in events] == [
        "CardPlayed",
        "RoundEnded",
        "RoundScored",
    ]
