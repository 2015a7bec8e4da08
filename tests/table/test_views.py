"""What clients draw: badges, previews and reasons must be what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from aurum.game import (
    SPECTATOR,
    Card,
    End,
    GoldCollected,
    MatchEnded,
    Phase,
    Play,
    RoundScored,
    TrickTaken,
    advance,
    decide,
    parse_action,
    parse_record,
    view,
    walk,
    why_illegal,
)
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from tests.table.tables import Driven, started

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "english-3.jsonl"


def moments(players: int, seeds: range):
    """Every moment of a few matches, before each decision."""
    for seed in seeds:
        driven = started(players, players, seed)
        while driven.table.state == "playing":
            if driven.play.needs_deal:
                driven.deal()
            yield driven
            driven.act(min(driven.play.asked))


def picture(driven: Driven):
    return public_picture(view(driven.match, SPECTATOR))


@pytest.mark.parametrize("players", [3, 4])
def test_the_badges_say_what_would_happen_if_the_trick_ended_here(players: int):
    """The last card of a trick that changes no badge must lead to what the badges promised."""
    seen = 0
    for driven in moments(players, range(3)):
        trick = picture(driven).trick
        if driven.match.phase is not Phase.PLAY or len(trick.cards) != players - 1:
            continue
        seat = next(iter(driven.play.asked))
        for action in view(driven.match, seat).legal:
            after, events = advance(driven.match, seat, action)
            taken = [event for event in events if isinstance(event, TrickTaken)]
            if not taken or taken[0].seat == seat or taken[0].lowest == seat:
                continue
            gold = [f"Au{event.rank}" for event in events if isinstance(event, GoldCollected)]
            assert (trick.taking, trick.lowest) == (taken[0].seat, taken[0].lowest)
            assert trick.gold == (gold[0] if gold else None)
            assert after is not driven.match
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("players", [3, 4])
def test_every_card_at_hand_is_either_legal_or_barred_with_the_rules_own_reason(players: int):
    seen: set[str] = set()
    for driven in moments(players, range(2)):
        seat, question = next(iter(driven.play.asked.items()))
        own = own_part(driven.match, seat, question.seq)
        assert set(own.legal) == {str(action) for action in view(driven.match, seat).legal}
        if driven.match.phase is not Phase.PLAY:
            assert own.barred == ()
            continue
        barred = {card: group.reason for group in own.barred for card in group.cards}
        gold = {f"Au{rank}" for rank in driven.round.gold[seat]}
        for card in {*own.hand, *gold}:
            reason = why_illegal(driven.match, seat, Play(Card.parse(card)))
            assert (reason is None) == (f"play {card}" in own.legal)
            assert (reason is None) == (card not in barred)
            if reason is not None:
                assert (barred[card].code, barred[card].clause) == (reason.code, reason.clause)
                seen.add(reason.code)
    assert seen == {"metal-already-played", "gold-lead"}


def test_the_exchange_shows_what_the_teams_bid_would_become():
    seen = 0
    for driven in moments(4, range(2)):
        if driven.match.phase is not Phase.EXCHANGE:
            continue
        seat, question = next(iter(driven.play.asked.items()))
        offer = own_part(driven.match, seat, question.seq).exchange
        assert offer is not None
        for action in own_part(driven.match, seat, question.seq).legal[1:]:
            _, gold, card, *partner = action.split()
            after, _ = advance(driven.match, seat, parse_action(action))
            sides = public_picture(view(after, SPECTATOR)).sides
            promised = offer.partner if partner else offer.own
            assert gold in offer.gold
            assert promised is not None
            assert promised[card] == sides[seat % 2].bid
            seen += 1
    assert seen > 100


def test_declining_shows_the_score_that_it_leads_to():
    seen: list[bool] = []
    for driven in moments(3, range(40)):
        seat, question = next(iter(driven.play.asked.items()))
        own = own_part(driven.match, seat, question.seq)
        assert ("end" in own.legal) == (own.decline is not None)
        if own.decline is None:
            continue
        events = decide(driven.match, seat, End())
        scored = next(event for event in events if isinstance(event, RoundScored))
        ended = [event for event in events if isinstance(event, MatchEnded)]
        assert [side.score for side in own.decline.sides] == [s.score for s in scored.sides]
        assert own.decline.nuggets == scored.nuggets
        assert own.decline.winners == (ended[0].winners if ended else None)
        bids = ended[0].final_bids if ended else ()
        assert [(one.side, one.bid) for one in own.decline.final_bids] == list(bids)
        seen.append(bool(ended))
    assert set(seen) == {False, True}, "declining must end some matches and not others"


def test_R10_2_the_view_says_when_last_bids_may_decide_and_which_ones_did():
    """So a client that comes back, or looks again, needs no event to tell it."""
    level = parse_record(GOLDEN.read_text().splitlines()[0])
    seen = [(step.round, public_picture(view(step.after, SPECTATOR))) for step in walk(level)]
    for number, picture in seen:
        coming = number + (picture.phase == "deal")
        assert picture.final_bid_counts == (coming == 2 and picture.phase != "over")
        assert bool(picture.final_bids) == (picture.phase == "over")
    assert [(one.side, one.bid) for one in seen[-1][1].final_bids] == [(2, 7), (1, 6), (0, 5)]


def test_without_perfect_memory_only_the_last_trick_stays():
    driven = started(seed=5)
    while len(driven.round.tricks) < 3:
        driven.step()
    seen = view(driven.match, SPECTATOR)
    assert len(public_picture(seen).tricks) == 3
    assert public_picture(seen, memory=False).tricks == public_picture(seen).tricks[-1:]


def test_a_seat_that_is_not_asked_sees_its_hand_and_no_question():
    driven = started(4, 4)
    other = (next(iter(driven.play.asked)) + 1) % 4
    own = own_part(driven.match, other, None)
    assert len(own.hand) == 12
    assert (own.asked, own.legal) == (None, ())
