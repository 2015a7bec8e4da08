"""R9: who takes the nugget, and how each edition breaks a tie."""

import pytest

from aurum.game import Ruleset, Side, TieBreak, ruleset
from tests.builders import EDITION_IDS, round_that_ends, scored

EXACT, GOLD, ALL = TieBreak.EXACT_BID, TieBreak.HIGHEST_GOLD, TieBreak.ALL_TIED

TIE_RULES = {
    ("english", 3): (EXACT, GOLD, ALL),  # silent: the designer's answer
    ("english", 4): (EXACT, GOLD, ALL),  # silent
    ("german", 3): (EXACT, GOLD, ALL),
    ("german", 4): (EXACT, GOLD, ALL),  # silent after the gold
    ("russian", 3): (EXACT, ALL),
    ("russian", 4): (EXACT, GOLD, ALL),  # silent after the gold
    ("designer", 3): (EXACT, GOLD, ALL),
    ("designer", 4): (EXACT, GOLD, ALL),
    ("french", 3): (EXACT, GOLD, ALL),  # silent after the gold
    ("french", 4): (EXACT, GOLD, ALL),  # silent after the gold
}

every_edition = pytest.mark.parametrize("edition", EDITION_IDS)
every_table = pytest.mark.parametrize(("edition", "players"), list(TIE_RULES))


def winners(rules: Ruleset, bids: str, taken: list[int], gold: list[str]) -> tuple[Side, ...]:
    return scored(round_that_ends(rules, bids=bids, taken=taken, gold=gold)).nuggets


def tie_break(rules: Ruleset, bids: str, taken: list[int], gold: list[str]) -> TieBreak | None:
    return scored(round_that_ends(rules, bids=bids, taken=taken, gold=gold)).tie_break


@every_table
def test_R9_the_steps_of_a_tie(edition: str, players: int):
    assert ruleset(edition, players).tie_breaks == TIE_RULES[edition, players]


@every_edition
def test_R9_the_highest_score_takes_a_nugget(edition: str):
    match = round_that_ends(ruleset(edition, 3), bids="Bi4 P3 Ag6", taken=[4, 5, 2])
    assert scored(match).nuggets == (0,)
    assert scored(match).tie_break is None
    assert match.nuggets == (1, 0, 0)


@every_edition
def test_R9_the_highest_team_score_takes_a_nugget(edition: str):
    match = round_that_ends(ruleset(edition, 4), bids="Bi4 P3 Ag6 Zn1", taken=[4, 2, 3, 2])
    assert scored(match).nuggets == (0,)
    assert match.nuggets == (1, 0)


@every_edition
def test_R9_of_three_tied_players_those_who_met_their_bid_stay(edition: str):
    # 4 over, 2 exactly, 4 over: all score 4.
    facts = ("Bi4 P2 Ag4", [5, 2, 6], ["", "", ""])
    assert winners(ruleset(edition, 3), *facts) == (1,)
    assert tie_break(ruleset(edition, 3), *facts) is EXACT


@every_edition
def test_R9_of_two_tied_teams_the_one_that_met_its_bid_stays(edition: str):
    facts = ("Bi2 P4 Ag1 Zn3", [1, 4, 1, 2], ["", "", "", ""])
    assert winners(ruleset(edition, 4), *facts) == (0,)
    assert tie_break(ruleset(edition, 4), *facts) is EXACT


@pytest.mark.parametrize("edition", ["english", "german", "designer", "french"])
def test_R9_then_the_highest_gold_decides_with_three_players(edition: str):
    # Both exact with 3 gold points: 7 alone against 1, 2 and 3.
    facts = ("Bi4 P4 Ag5", [4, 4, 1], ["Au1 Au2 Au3", "Au7", ""])
    assert winners(ruleset(edition, 3), *facts) == (1,)
    assert tie_break(ruleset(edition, 3), *facts) is GOLD


def test_R9_russian_three_players_do_not_compare_gold():
    facts = ("Bi4 P4 Ag5", [4, 4, 1], ["Au1 Au2 Au3", "Au7", ""])
    assert winners(ruleset("russian", 3), *facts) == (0, 1)
    assert tie_break(ruleset("russian", 3), *facts) is ALL


@every_edition
def test_R9_then_the_highest_gold_decides_with_four_players(edition: str):
    facts = ("Bi4 P4 Ag1 Zn1", [2, 4, 2, 0], ["Au1 Au2", "", "Au3", "Au7"])
    assert winners(ruleset(edition, 4), *facts) == (1,)
    assert tie_break(ruleset(edition, 4), *facts) is GOLD


@every_table
def test_R9_who_is_still_tied_takes_a_nugget_each(edition: str, players: int):
    rules = ruleset(edition, players)
    if players == 3:
        facts = ("Bi4 P4 Ag5", [4, 4, 1], ["Au2", "Au2", "Au7"])
    else:
        facts = ("Bi4 P4 Ag1 Zn1", [2, 4, 2, 0], ["Au2", "", "", "Au2"])
    assert winners(rules, *facts) == (0, 1)
    assert tie_break(rules, *facts) is ALL


@every_edition
def test_R9_three_tied_players_take_a_nugget_each(edition: str):
    match = round_that_ends(ruleset(edition, 3), bids="Bi4 P4 Ag5", taken=[0, 0, 0])
    assert scored(match).nuggets == (0, 1, 2)
    assert match.nuggets == (1, 1, 1)


def test_R9_if_nobody_met_the_bid_all_tied_stay_for_the_next_step():
    facts = ("Bi4 P4 Ag5", [5, 6, 1], ["Au1 Au2 Au3", "Au7", ""])
    assert winners(ruleset("designer", 3), *facts) == (1,)


def test_R9_a_side_that_met_its_bid_but_scored_less_does_not_come_into_it():
    # Side 2 met its bid of 1 exactly (2 points); sides 0 and 1 are tied at 4.
    facts = ("Bi4 P4 Ag1", [5, 6, 1], ["", "", ""])
    assert winners(ruleset("designer", 3), *facts) == (0, 1)


def test_R9_gold_of_a_side_that_is_not_tied_does_not_come_into_it():
    facts = ("Bi4 P4 Ag9", [4, 4, 1], ["Au1", "Au1", "Au7"])
    assert winners(ruleset("designer", 3), *facts) == (0, 1)


def test_R9_only_the_highest_gold_is_compared_nothing_further():
    # Both hold a 3 and score 9: one of them 4 exactly with one gold, the other 3 exactly with 3.
    facts = ("Bi4 P3 Ag9", [4, 3, 1], ["Au3", "Au1 Au2 Au3", ""])
    assert winners(ruleset("designer", 3), *facts) == (0, 1)


def test_R9_no_gold_at_all_is_below_rank_0():
    facts = ("Bi4 P4 Ag9", [4, 4, 1], ["", "Au0", ""])
    assert winners(ruleset("english", 3), *facts) == (1,)


def test_R9_a_zero_is_below_a_one():
    # 5 over and a 0: 5 points. 2 exactly and a 1: 5 points. Exact goes first, so make both over.
    facts = ("Bi5 P4 Ag9", [6, 5, 1], ["Au0", "Au1", ""])
    assert winners(ruleset("english", 3), *facts) == (1,)


def test_R9_gold_of_both_partners_is_compared():
    facts = ("Bi4 P4 Ag1 Zn1", [2, 4, 2, 0], ["Au1", "Au4", "Au6 Au2", "Au5"])
    assert winners(ruleset("german", 4), *facts) == (0,)
