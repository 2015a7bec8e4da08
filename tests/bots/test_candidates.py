"""What a search does not even think about: wasteful gold and pointless exchanges."""

from dataclasses import replace
from random import Random

import pytest

from aurum.bots import UNLIMITED
from aurum.bots.search.efforts import INSTINCT
from aurum.bots.search.search import Searcher, search
from aurum.game import Exchange, Match, action_number, parse_cards, view
from aurum.kernel.layout import as_compiled
from aurum.thinking.candidates import goes_back
from tests.builders import before_trick, in_play


def left_out(match: Match) -> set[str]:
    """The actions that a sensible player does not think about here."""
    asked = view(match, match.to_act[0])
    depths = INSTINCT, replace(INSTINCT, sparing=True)
    listed, kept = (
        {
            str(one.action)
            for one in Searcher("s", depth).explain(asked, UNLIMITED, Random(1)).candidates
        }
        for depth in depths
    )
    assert kept <= listed
    return listed - kept


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


@pytest.mark.parametrize(
    ("owner", "backward"), [(0, {"swap Au0 Bi4"}), (2, {"swap Au0 Bi4 partner"}), (1, set())]
)
def test_R4_5_a_rank_that_lay_there_before_is_known_when_its_card_is_gone(
    owner: int, backward: set[str]
) -> None:
    """The 4 that was taken up has been played since, so the hand does not show it."""
    match = before_trick(
        "english",
        hands=["Bi4 Bi9", "P1", "Ag9", "Zn2"],
        bids="P6 Ag5 Zn7 Ag6",
        gold=["Au0", "", "", ""],
    )
    laid, taken_up = parse_cards("P6 Zn4")
    told = Exchange(trick=0, seat=owner, owner=owner, gold=1, laid=laid, taken_up=taken_up)
    seen = replace(view(match, 0), exchanges=(told,))
    asked = as_compiled(search(seen, INSTINCT, 1))
    state, before = asked.state, asked.bid_before
    found = [a for a in seen.legal if goes_back(asked.rules, state, action_number(a), before)]
    assert {*map(str, found)} == backward
