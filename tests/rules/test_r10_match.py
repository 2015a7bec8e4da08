"""R10: the end of a match."""

from dataclasses import replace

import pytest

from aurum.game import (
    FinalBid,
    Match,
    MatchEnd,
    MatchEnded,
    MatchEndReason,
    Phase,
    RoundDealt,
    Ruleset,
    Scoring,
    Side,
    deal,
    deal_cards,
    ruleset,
    start,
)
from tests.builders import dealt, in_play, next_round, refused, round_that_ends, told

FIRST_TO_TWO = ["german", "russian", "designer"]
BEST_OF_THREE = ["english", "french"]

first_to_two = pytest.mark.parametrize("edition", FIRST_TO_TWO)
best_of_three = pytest.mark.parametrize("edition", BEST_OF_THREE)
players = pytest.mark.parametrize("players", [3, 4])


def won_by(edition: str, winner: int, nuggets: list[int], rounds_played: int) -> Match:
    """A match for three after a round that one side has won outright."""
    taken = [0, 0, 0]
    taken[winner] = 5
    return round_that_ends(
        ruleset(edition, 3),
        bids="Bi5 P5 Ag5",
        taken=taken,
        nuggets=nuggets,
        rounds_played=rounds_played,
    )


def shared_by_all(edition: str, players: int, nuggets: list[int], rounds_played: int) -> Match:
    bids = "Bi5 P6 Ag7" if players == 3 else "Bi5 P6 Ag7 Zn8"
    return round_that_ends(
        ruleset(edition, players),
        bids=bids,
        taken=[0] * players,
        nuggets=nuggets,
        rounds_played=rounds_played,
    )


@first_to_two
@players
def test_R10_1_the_edition_plays_for_the_first_to_two(edition: str, players: int):
    assert ruleset(edition, players).match_end is MatchEnd.FIRST_TO_TWO


@first_to_two
def test_R10_1_the_match_ends_with_a_second_nugget(edition: str):
    match = won_by(edition, winner=1, nuggets=[1, 1, 0], rounds_played=2)
    assert match.winners == (Side(1),)
    assert match.phase is Phase.OVER


@first_to_two
def test_R10_1_with_one_nugget_each_it_goes_on_even_after_three_rounds(edition: str):
    match = won_by(edition, winner=2, nuggets=[1, 1, 0], rounds_played=2)
    assert match.nuggets == (1, 1, 1)
    assert match.winners is None
    assert match.phase is Phase.DEAL
    assert next_round(match).round_number == 3


@first_to_two
def test_R10_1_sides_that_reach_two_in_the_same_round_win_together(edition: str):
    match = shared_by_all(edition, 3, nuggets=[1, 1, 0], rounds_played=1)
    assert match.nuggets == (2, 2, 1)
    assert match.winners == (0, 1)


@first_to_two
def test_R10_1_teams_that_reach_two_in_the_same_round_win_together(edition: str):
    match = shared_by_all(edition, 4, nuggets=[1, 1], rounds_played=1)
    assert match.winners == (0, 1)


@best_of_three
def test_R10_2_the_edition_plays_a_best_of_three(edition: str):
    assert ruleset(edition, 3).match_end is MatchEnd.BEST_OF_THREE_FINAL_BID
    assert ruleset(edition, 4).match_end is MatchEnd.BEST_OF_THREE


@best_of_three
def test_R10_2_one_side_alone_with_two_nuggets_wins_early(edition: str):
    assert won_by(edition, winner=1, nuggets=[0, 1, 0], rounds_played=1).winners == (1,)


@best_of_three
def test_R10_2_two_against_one_is_early_enough(edition: str):
    assert won_by(edition, winner=1, nuggets=[1, 1, 0], rounds_played=1).winners == (1,)


@best_of_three
@players
def test_R10_2_at_two_all_the_third_round_is_played(edition: str, players: int):
    nuggets = [1, 1, 0] if players == 3 else [1, 1]
    match = shared_by_all(edition, players, nuggets, rounds_played=1)
    assert match.winners is None
    assert match.phase is Phase.DEAL


@best_of_three
def test_R10_2_one_nugget_is_not_enough_to_win_early(edition: str):
    assert won_by(edition, winner=1, nuggets=[0, 0, 0], rounds_played=0).winners is None


@best_of_three
def test_R10_2_after_three_rounds_the_most_nuggets_win(edition: str):
    assert won_by(edition, winner=1, nuggets=[1, 1, 0], rounds_played=2).winners == (1,)
    match = shared_by_all(edition, 4, nuggets=[2, 1], rounds_played=2)
    assert match.winners == (0,)


@best_of_three
def test_R10_2_three_players_level_on_nuggets_compare_the_final_bids(edition: str):
    match = shared_by_all(edition, 3, nuggets=[1, 1, 1], rounds_played=2)  # bids 5, 6 and 7
    assert match.winners == (2,)


@best_of_three
def test_R10_2_only_players_level_on_nuggets_compare_their_bids(edition: str):
    match = shared_by_all(edition, 3, nuggets=[1, 1, 0], rounds_played=2)
    assert match.winners == (1,)


@best_of_three
def test_R10_2_who_is_still_level_after_the_bids_wins_together(edition: str):
    match = round_that_ends(
        ruleset(edition, 3),
        bids="Bi7 P6 Ag7",
        taken=[0, 0, 0],
        nuggets=[1, 1, 1],
        rounds_played=2,
    )
    assert match.winners == (0, 2)


@best_of_three
def test_R10_2_the_bid_that_counts_is_the_one_lying_there_at_the_end(edition: str):
    """Ruling 4: an exchange in the final round changes the bid that breaks the tie."""
    from tests.builders import before_trick, then

    match = before_trick(
        ruleset(edition, 3),
        hands=["Bi1 Bi9", "", ""],
        bids="Zn5 P6 Ag7",
        gold=["Au0", "", ""],
        nuggets=[1, 1, 1],
        rounds_played=2,
    )
    match = then(match, "0 swap Au0 Bi9", "0 play Bi1")
    assert match.nuggets == (2, 2, 2)
    assert match.winners == (0,)


@best_of_three
def test_R10_2_teams_level_on_nuggets_win_together(edition: str):
    match = shared_by_all(edition, 4, nuggets=[1, 1], rounds_played=2)  # team bids 7 and 8
    assert match.winners == (0, 1)


def test_R10_the_end_of_a_match_is_told():
    match = in_play(
        ruleset("german", 3),
        hands=["Bi1", "", ""],
        bids="Bi5 P5 Ag5",
        taken=[5, 0, 0],
        nuggets=[1, 0, 0],
    )
    assert told(match, "0 play Bi1")[-1] == MatchEnded((Side(0),), MatchEndReason.NUGGETS)


def level_after_three(bids: str) -> Match:
    """The last player takes the third round with a bid met exactly: one nugget each."""
    return in_play(
        ruleset("english", 3),
        hands=["Bi1", "", ""],
        bids=bids,
        taken=[0, 0, 4],
        nuggets=[1, 1, 0],
        rounds_played=2,
    )


def test_R10_2_the_end_of_a_match_names_the_bids_that_decided_it():
    ended = told(level_after_three("Bi5 P9 Ag4"), "0 play Bi1")[-1]
    bids = (FinalBid(Side(1), 9), FinalBid(Side(0), 5), FinalBid(Side(2), 4))
    assert ended == MatchEnded((Side(1),), MatchEndReason.FINAL_BID, bids)


def test_R10_2_equal_last_bids_win_together():
    ended = told(level_after_three("Bi9 P9 Ag4"), "0 play Bi1")[-1]
    assert isinstance(ended, MatchEnded)
    assert (ended.winners, ended.reason) == ((0, 1), MatchEndReason.FINAL_BID)
    assert [bid for _, bid in ended.final_bids] == [9, 9, 4]


@pytest.mark.parametrize(
    ("rules", "announced"),
    [
        (ruleset("english", 3), [False, False, True]),
        (ruleset("french", 3), [False, False, True]),
        (ruleset("english", 4), [False, False, False]),
        (ruleset("german", 3), [False, False, False]),
        (ruleset("english", 3, scoring=Scoring.POINTS), [False, False, False]),
    ],
)
def test_R10_2_the_round_whose_bids_may_decide_the_match_is_announced(
    rules: Ruleset, announced: list[bool]
):
    said = []
    for played in range(3):
        match = replace(start(rules, 0), rounds_played=played)
        (event,) = deal(match, deal_cards(rules, rules.deck))
        assert isinstance(event, RoundDealt)
        said.append(event.final_bid_counts)
    assert said == announced


def test_R10_after_the_match_nobody_acts():
    match = won_by("german", winner=1, nuggets=[1, 1, 0], rounds_played=2)
    assert match.to_act == ()
    reason = refused(match, "0 play Bi1")
    assert (reason.code, reason.clause) == ("match-over", "R10")


def test_R10_between_two_rounds_nobody_acts():
    match = won_by("german", winner=1, nuggets=[0, 0, 0], rounds_played=0)
    assert match.to_act == ()
    assert refused(match, "0 play Bi1").code == "no-round"


def test_R10_rounds_are_numbered_from_0():
    match = won_by("german", winner=1, nuggets=[0, 0, 0], rounds_played=0)
    assert match.round_number == 0
    assert next_round(match).round_number == 1
    assert dealt(ruleset("german", 3)).round_number == 0
