"""The story of a round, for a log after a reload: whole, without what was taken back, redacted."""

from __future__ import annotations

import re

import pytest

from aurum.game import Phase
from aurum.table.messages import encode
from aurum.table.updates import Updates, resumed, settled_news
from aurum.table.wire import commands as wire
from aurum.table.wire.events import (
    BidKept,
    BidsRevealed,
    CardPlayed,
    Event,
    MatchStarted,
    RoundDealt,
    RoundScored,
    TrickTaken,
)
from aurum.table.wire.replies import Update
from tests.table.tables import Driven, started
from tests.table.test_logs import heard

STEPS = 45
CARD = re.compile(r"\b(?:Bi|Cu|P|Ag|Zn|Au)\d+\b")


def arrival(driven: Driven, seat: int | None) -> Update:
    """What somebody hears who comes now."""
    news = resumed(driven.table, driven.presence, None, None)
    return heard(news.for_spectator() if seat is None else news.for_seat(seat))


class Listener:
    """Somebody who was there from the deal on, and wrote down all they heard."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[Event] = []

    def hear(self, driven: Driven, since: int) -> None:
        news = Updates(driven.table, driven.presence, driven.play.since(since))
        update = heard(news.for_spectator() if self.seat is None else news.for_seat(self.seat))
        for event in update.events:
            if isinstance(event, RoundDealt):
                self.heard = []
            if not isinstance(event, MatchStarted):
                self.heard.append(event)


@pytest.mark.parametrize(("players", "seat"), [(3, 0), (3, 2), (3, None), (4, 1), (4, None)])
def test_a_latecomer_is_told_what_the_others_heard(players: int, seat: int | None):
    driven = started(players, players, 5)
    listener = Listener(seat)
    listener.hear(driven, 0)
    for _ in range(STEPS):
        since = driven.play.seq
        driven.step()
        listener.hear(driven, since)
        told = [e for e in arrival(driven, seat).story if not isinstance(e, MatchStarted)]
        assert told == listener.heard
    assert any(isinstance(event, TrickTaken) for event in listener.heard)


def test_bids_are_told_as_they_were_turned_over_though_they_changed_later():
    driven = started(3, 3, 5)
    while not any("swap" in acted.action for acted in driven.play.actions):
        driven.step()
    bids = [acted for acted in driven.play.actions if acted.action.startswith("bid")]
    revealed = next(e for e in arrival(driven, None).story if isinstance(e, BidsRevealed))
    assert {f"bid {card}" for card in revealed.bids} == {acted.action for acted in bids}


def test_what_was_taken_back_is_not_told():
    driven = started(people=1, seed=3)
    while driven.play.last_choice(0) is None or not driven.round.tricks:
        driven.step()
    before = arrival(driven, 0).story
    driven.tell(0, wire.Undo("u1", driven.play.id, driven.play.seq))
    after = arrival(driven, 0).story
    assert len(after) < len(before)
    assert after == before[: len(after)]
    driven.step()
    assert arrival(driven, 0).story[: len(after)] == after


def test_without_perfect_memory_only_the_bids_and_the_last_trick_are_told():
    driven = started(memory=False, seed=4)
    while len(driven.round.tricks) < 3:
        driven.step()
    story = arrival(driven, 1).story
    assert any(isinstance(event, BidsRevealed) for event in story)
    assert sum(isinstance(event, TrickTaken) for event in story) == 1
    played = [event.card for event in story if isinstance(event, CardPlayed)]
    last = [str(card) for card in driven.round.tricks[-1].cards]
    assert played[:3] == last
    assert not any(isinstance(event, BidKept) for event in story[:3])


def test_delayed_spectators_are_told_the_whole_finished_round_and_nothing_newer():
    driven = started(spectators="delayed", people=1, seed=6)
    driven.act(0)
    driven.tell(0, wire.Undo("u1", driven.play.id, driven.play.seq))  # also after an undo
    while not driven.play.sheets:
        assert settled_news(driven.table, None) is None
        driven.step()
    first = settled_news(driven.table, None)
    assert first is not None
    story = heard(first).story
    assert isinstance(story[-1], RoundScored)
    assert sum(isinstance(event, RoundDealt) for event in story) == 1
    for _ in range(6):
        driven.step()
    assert settled_news(driven.table, None) == first


@pytest.mark.parametrize("players", [3, 4])
def test_a_story_holds_no_card_that_its_hearer_may_not_know(players: int):
    """Own hand, what lies or lay open, and nothing else: with hidden bids, and after an undo."""
    driven = started(players, 1, 7)
    hand = set(arrival(driven, 0).own.hand)  # type: ignore[union-attr]
    for step in range(STEPS):
        if driven.play.sheets:
            break
        if step == 9:
            driven.tell(0, wire.Undo("u1", driven.play.id, driven.play.seq))
        open_cards = public_cards(driven)
        assert cards_in(arrival(driven, None)) <= open_cards
        assert cards_in(arrival(driven, 0)) <= open_cards | hand
        driven.step()


def cards_in(update: Update) -> set[str]:
    return set(CARD.findall(encode(update.story).decode()))


def public_cards(driven: Driven) -> set[str]:
    """All that everybody has seen in this round, from the state itself; gold is always open."""
    dealt = driven.round
    seen = {str(card) for card in dealt.exposed} | {f"Au{rank}" for rank in range(9)}
    seen |= {str(card) for trick in dealt.tricks for card in trick.cards}
    seen |= {str(card) for card in dealt.trick}
    if driven.match.ruleset.simultaneous_bids and driven.match.phase is Phase.BID:
        return seen
    return seen | {word for acted in driven.play.actions for word in acted.action.split()[1:]}
