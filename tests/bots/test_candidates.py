"""What a search does not even think about: wasteful gold and pointless exchanges."""

import pytest

from aurum.bots.policy.policy import network_mind
from aurum.bots.search.candidates import listed_actions, sensible
from aurum.bots.search.root_state import root_state
from aurum.game import Match, numbered_action, view
from aurum.kernel.tables import tables
from tests.builders import before_trick, in_play


def left_out(match: Match) -> set[str]:
    """The actions that a sensible player does not think about here."""
    rules, state = tables(match.ruleset), root_state(view(match, match.to_act[0]))[0]
    mind = network_mind(match.ruleset.seats)
    listed, _ = listed_actions(mind, rules, state)
    kept = {int(action) for action in sensible(listed, rules, state)}
    assert kept <= set(listed)
    return {str(numbered_action(int(action))) for action in listed if int(action) not in kept}


@pytest.mark.parametrize(
    ("trick", "gold", "wasteful"),
    [
        ("Bi7 P3", ["", "", "Au1 Au5"], {"play Au5"}),  # either takes the trick
        ("Bi7 P3", ["", "", "Au1 Au3 Au4"], {"play Au4"}),  # R8.2: 1 and 3 give a point each
        ("Bi7 Au3", ["", "", "Au1 Au5"], set()),  # only the dearer one does
        ("Bi7 Au6", ["", "", "Au1 Au5"], {"play Au5"}),  # neither does
        ("Bi7 Au1", ["", "", "Au1 Au5"], {"play Au5"}),  # R6.4: the later of equal golds takes it
        ("Bi7", ["Au3", "Au1 Au5", ""], {"play Au5"}),  # who led does not play again
        ("Bi7", ["", "Au1 Au5", "Au3"], set()),  # a gold between them may follow
        ("Bi7", ["", "Au1 Au5", "Au7"], {"play Au5"}),  # it takes the trick over both
        ("Bi7", ["", "Au1 Au5", "Au1"], set()),  # R6.4: an equal one takes it over the first only
        ("Bi7", ["", "Au1 Au5", "Au5"], {"play Au5"}),
    ],
)
def test_R6_3_a_dearer_gold_that_does_no_more_is_wasteful(
    trick: str, gold: list[str], wasteful: set[str]
) -> None:
    match = in_play(hands=["Bi1 P1", "Ag2 P5", "Ag3 Zn4"], gold=gold, trick=trick)
    assert left_out(match) == wasteful


def test_R3_4_an_exchange_that_leaves_the_teams_bid_is_pointless() -> None:
    match = before_trick(
        "english",
        hands=["Bi4 Bi9", "P1", "Ag9", "Zn2"],
        bids="P3 Ag5 Zn7 Ag6",
        gold=["Au0", "", "", ""],
    )
    assert left_out(match) == {"swap Au0 Bi4"}  # the partner's 7 stays the team's bid


def test_R4_4_an_exchange_for_the_same_rank_is_pointless() -> None:
    match = before_trick(
        "english", hands=["Bi4 Bi6", "P1", "Ag9"], bids="P4 Ag5 Zn7", gold=["Au0", "", ""]
    )
    assert left_out(match) == {"swap Au0 Bi4"}
