"""Why a bot changed the bid of its team."""

from dataclasses import replace
from random import Random

import pytest

from aurum.analysis.moves import Reasons, reasons, team_change
from aurum.game import Swap, View, counting_bid, view
from aurum.languages import LANGUAGES
from tests.bots.positions import decisions


def exchanges(players: int) -> list[tuple[View, Swap]]:
    """Positions in which a seat may exchange, with one exchange each."""
    found = []
    for seed in range(4):
        for match in decisions(players, seed, "apprentice"):
            seen = view(match, match.to_act[0])
            swaps = [action for action in seen.legal if isinstance(action, Swap)]
            found += [(seen, Random(seed).choice(swaps))] if swaps else []
    return found


def test_a_team_s_bid_is_the_higher_card_before_and_after():
    """R3.4, seen against the match after the exchange."""
    ways = set()
    for seen, swap in exchanges(4):
        assert isinstance(seen.observer, int)
        partner = seen.ruleset.partner(seen.observer)
        assert partner is not None
        other = seen.observer if swap.partner else partner
        change = team_change(seen, swap)
        assert change is not None
        assert change[0] == counting_bid((seen.bids[seen.observer], seen.bids[partner]))
        assert change[1] == counting_bid((swap.card, seen.bids[other]))
        assert change[2] == seen.taken[seen.observer] + seen.taken[partner]
        ways.add((change[1] > change[0]) - (change[1] < change[0]))
    assert ways == {-1, 0, 1}


def test_without_a_partner_there_is_no_team():
    assert all(team_change(seen, swap) is None for seen, swap in exchanges(3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_name_both_bids_and_the_tricks(language: str):
    seen, swap = next((v, a) for v, a in exchanges(4) if _rises(v, a))
    change = team_change(seen, swap)
    assert change is not None
    seen = replace(seen, legal=(swap, *(a for a in seen.legal if not isinstance(a, Swap))))
    text = reasons(seen, swap, "adept", 1)[language]
    said = Reasons(language).texts(
        "move-team-higher", old=str(change[0]), new=str(change[1]), tricks=change[2]
    )
    assert said in text
    assert str(change[0]) in said
    assert str(change[1]) in said


def _rises(seen: View, swap: Swap) -> bool:
    change = team_change(seen, swap)
    return change is not None and change[1] > change[0]
