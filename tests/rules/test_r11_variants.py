"""R11: the variants, in every edition and combinable."""

import pytest

from aurum.game import InvalidNotation, Phase, Scoring, ruleset
from tests.builders import EDITION_IDS, dealt, round_of, round_that_ends, scored

every_edition = pytest.mark.parametrize("edition", EDITION_IDS)
players = pytest.mark.parametrize("players", [3, 4])
zeros = pytest.mark.parametrize("zeros", [True, False])


@pytest.mark.parametrize(
    ("edition", "default"),
    [
        ("english", True),
        ("german", True),
        ("russian", True),
        ("designer", False),
        ("french", True),
    ],
)
def test_R11_1_zeros_by_default(edition: str, default: bool):
    assert ruleset(edition, 3).zeros is default
    assert ruleset(edition, 4).zeros is default


@every_edition
@players
def test_R11_1_zeros_can_be_on_or_off_in_every_edition(edition: str, players: int):
    assert round_of(dealt(ruleset(edition, players, zeros=True))).gold == ((0,),) * players
    assert round_of(dealt(ruleset(edition, players, zeros=False))).gold == ((),) * players


@every_edition
@players
def test_R11_1_without_zeros_there_is_none_anywhere(edition: str, players: int):
    rules = ruleset(edition, players, zeros=False)
    assert rules.gold[0] == 0
    assert rules.starting_supply()[0] == 0


@every_edition
@zeros
def test_R11_2_points_are_played_over_exactly_three_rounds(edition: str, zeros: bool):
    rules = ruleset(edition, 3, zeros, "points")
    for rounds_played in (0, 1):
        match = round_that_ends(
            rules,
            bids="Bi5 P5 Ag5",
            taken=[5, 0, 0],
            points=[20, 0, 0],
            rounds_played=rounds_played,
        )
        assert match.winners is None
        assert match.phase is Phase.DEAL
    match = round_that_ends(
        rules, bids="Bi5 P5 Ag5", taken=[5, 0, 0], points=[0, 9, 0], rounds_played=2
    )
    assert match.points == (10, 9, 0)
    assert match.winners == (0,)


@every_edition
def test_R11_2_the_sums_decide_not_the_last_round(edition: str):
    match = round_that_ends(
        ruleset(edition, 4, scoring="points"),
        bids="Bi5 P5 Ag5 Zn5",
        taken=[5, 0, 0, 0],
        points=[0, 11],
        rounds_played=2,
    )
    assert match.winners == (1,)


@every_edition
@players
def test_R11_2_equal_sums_win_together(edition: str, players: int):
    bids = "Bi5 P6 Ag7" if players == 3 else "Bi5 P6 Ag7 Zn8"
    match = round_that_ends(
        ruleset(edition, players, scoring="points"),
        bids=bids,
        taken=[0] * players,
        points=[7] * (3 if players == 3 else 2),
        rounds_played=2,
    )
    assert match.winners == ((0, 1, 2) if players == 3 else (0, 1))


@every_edition
@players
def test_R11_2_with_points_there_are_no_nuggets_and_no_tie_rule(edition: str, players: int):
    bids = "Bi5 P6 Ag7" if players == 3 else "Bi5 P6 Ag7 Zn8"
    match = round_that_ends(
        ruleset(edition, players, scoring="points"), bids=bids, taken=[0] * players
    )
    assert scored(match).nuggets == ()
    assert scored(match).tie_break is None
    assert set(match.nuggets) == {0}


def test_R11_an_unknown_variant_is_an_error():
    with pytest.raises(InvalidNotation, match="'chess' is not a way of scoring"):
        ruleset("german", 3, scoring="chess")
    with pytest.raises(InvalidNotation, match="zeros is 'yes'"):
        ruleset("german", 3, zeros="yes")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 2, 5, "3", True, None])
def test_R2_other_player_counts_are_an_error(players: int):
    with pytest.raises(InvalidNotation, match="Aurum is for 3 or 4 players"):
        ruleset("german", players)


@pytest.mark.parametrize("edition", ["", "German", "klingon", None, 3, ()])
def test_R11_an_unknown_edition_is_an_error(edition: str):
    with pytest.raises(InvalidNotation, match="the editions are english, german, russian"):
        ruleset(edition, 3)


def test_R11_a_ruleset_has_a_short_name():
    assert ruleset("german", 4).name == "german-4-zeros-nuggets"
    assert ruleset("designer", 3, scoring="points").name == "designer-3-nozeros-points"
    assert ruleset("german", 4).scoring is Scoring.NUGGETS
