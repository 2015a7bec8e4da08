"""The apprentice: rules of thumb, in few lines, better than chance."""

from pathlib import Path
from random import Random

import pytest

import aurum.bots.apprentice
from aurum.arena.contest import Contest
from aurum.arena.run import run
from aurum.arena.statistics import standings
from aurum.bots import UNLIMITED, make_bot
from aurum.game import Bid, Phase, Variant, view
from tests.bots.positions import dealt, decisions
from tests.builders import in_play


def test_it_fits_on_two_pages() -> None:
    assert len(Path(aurum.bots.apprentice.__file__).read_text().splitlines()) < 170


@pytest.mark.parametrize(("players", "share"), [(3, 0.85), (4, 0.90)])
def test_it_beats_random(players: int, share: float) -> None:
    contest = Contest(
        ("apprentice", "random"), deals=60, variant=Variant(players=players), first_only=True
    )
    assert standings(contest, run(contest))[0].share.mean > share


def test_it_bids_more_with_higher_cards() -> None:
    ranks = []
    for seed in range(30):
        match = dealt(3, seed)
        seen = view(match, match.to_act[0])
        action = make_bot("apprentice").choose(seen, UNLIMITED, Random(1))
        assert isinstance(action, Bid)
        ranks.append((sum(card.rank for card in seen.hand), action.card.rank))
    weak = [bid for total, bid in sorted(ranks)[:10]]
    strong = [bid for total, bid in sorted(ranks)[-10:]]
    assert sum(weak) < sum(strong)


def test_a_partner_who_bid_high_is_not_outbid_by_much() -> None:
    """R3.4: the team's bid is the higher card, so that a low card of one's own costs nothing."""
    for seed in range(30):
        for match in decisions(4, seed):
            seat = match.to_act[0]
            partner = view(match, seat).bids[(seat + 2) % 4] if match.phase is Phase.BID else None
            if partner is not None and partner.rank >= 9:
                action = make_bot("apprentice").choose(view(match, seat), UNLIMITED, Random(1))
                assert isinstance(action, Bid)
                assert action.card.rank <= partner.rank


@pytest.mark.parametrize(("trick", "card"), [("P9 Zn6", "play Ag2"), ("P6 Zn7", "play Ag10")])
def test_a_trick_that_the_partner_is_taking_is_left_to_it(trick: str, card: str) -> None:
    """The team wants tricks: a high card is spent only where the opponents have the trick."""
    match = in_play(
        "english", hands=["Bi1", "Bi2", "Ag2 Ag10", "Zn1"], bids="P5 Ag5 Zn4 Ag6", trick=trick
    )
    choice = make_bot("apprentice").choose(view(match, 2), UNLIMITED, Random(1))
    assert str(choice) == card
