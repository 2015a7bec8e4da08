"""The coach: a bid or a card that surely costs much is objected to, and nothing else is."""

from __future__ import annotations

import pytest

from aurum.analysis import coach
from aurum.analysis.coach import objection, objection_texts
from aurum.analysis.facts import analyse, compare
from aurum.game import Bid, Phase, View, view
from aurum.games import start
from aurum.texts import LANGUAGES
from tests.analysis.positions import decisions


def bidding(seed: int) -> View:
    game = start("english", players=3, seed=seed)
    return game.view(game.seat)


def bid_of(seen: View, rank: int) -> Bid:
    return next(a for a in seen.legal if isinstance(a, Bid) and a.card.rank == rank)


@pytest.mark.parametrize("seed", [1, 5, 7])
def test_a_bid_of_nine_is_objected_to_although_it_could_be_exchanged(seed: int):
    """The reference player would exchange it at once and lose little; a beginner keeps it."""
    seen = bidding(seed)
    nine = bid_of(seen, 9)
    best = analyse(seen, effort=0.4).best.action
    exchanged = compare(seen, best, nine, 640, seed=1)[1]
    assert exchanged.behind < coach.COSTLY
    found = objection(seen, nine)
    assert found is not None
    assert found.loss >= coach.COSTLY
    assert found.picked.exact < 0.05
    assert found.best.exact > 0.4
    assert objection(seen, found.best.action) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_objection_says_how_much_is_lost_and_why(language: str):
    seen = bidding(5)
    said = objection_texts(seen, bid_of(seen, 9), 1)[language]
    assert "100" in said
    assert said.count("%") == 2


def test_what_is_not_costly_passes():
    """Of the best choice nothing is said; nor where there is no choice."""
    passed = 0
    for match in decisions(6, 3):
        seen = view(match, match.to_act[0])
        if seen.phase is Phase.PLAY:
            assert objection(seen, analyse(seen, effort=coach.SCREEN).best.action) is None
            passed += 1
        if passed == 3:
            break
    assert passed == 3
