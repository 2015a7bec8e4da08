"""A table is its log: read again, it is the same; its records hold; who returns misses nothing."""

from __future__ import annotations

import json

import msgspec
import pytest

from aurum.game import audit, parse_record
from aurum.game.fair_proofs import verify_record
from aurum.table.match_record import match_record
from aurum.table.messages import ServerMessage
from aurum.table.replay import match_info, replay
from aurum.table.updates import Updates, resumed, settled_news
from aurum.table.wire import commands as wire
from aurum.table.wire.events import RoundDealt, Rules
from aurum.table.wire.replies import Update
from aurum.table.wire.words import Scoring
from tests.table.tables import Driven, started

VARIANTS: tuple[tuple[bool | None, Scoring], ...] = ((None, "nuggets"), (False, "points"))
ALL_RULES = [
    Rules(edition, players, zeros, scoring)
    for edition in ("english", "german", "russian", "designer", "french")
    for players in (3, 4)
    for zeros, scoring in VARIANTS
]


def finished(rules: Rules, seed: int = 2, people: int = 3) -> Driven:
    driven = started(rules.players, people, seed, rules=rules)
    driven.play_out()
    return driven


def heard(data: bytes) -> Update:
    message = msgspec.json.decode(data, type=ServerMessage, strict=True)
    assert isinstance(message, Update)
    return message


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_match_can_be_read_again_checked_and_verified(rules: Rules):
    driven = finished(rules)
    again = driven.replayed()
    assert again.match == driven.match
    assert again.sheets == driven.play.sheets
    record = match_record(driven.play)
    assert audit(parse_record(record)).rounds == len(driven.play.sheets)
    assert verify_record(json.loads(record)).hands == len(driven.play.sheets)


def test_a_changed_card_or_seed_does_not_verify():
    record = json.loads(match_record(finished(Rules()).play))
    record["proofs"][0]["clients"][1]["seed"] = bytes(32).hex()
    with pytest.raises(ValueError, match="committed to another seed"):
        verify_record(record)
    record = json.loads(match_record(finished(Rules()).play))
    hands = record["rounds"][0]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    with pytest.raises(ValueError, match="other cards"):
        verify_record(record)


def test_who_returns_hears_what_they_missed():
    driven = started(3, 3, 4)
    for _ in range(9):
        driven.step()
    since = driven.play.seq
    view_then = heard(Updates(driven.table, driven.presence, None).for_seat(1)).view
    for _ in range(5):
        driven.step()
    news = heard(resumed(driven.table, driven.presence, driven.play.id, since).for_seat(1))
    fresh = heard(resumed(driven.table, driven.presence, None, None).for_seat(1))
    assert not news.fresh
    assert news.events
    assert fresh.fresh
    assert (news.view, news.own, news.seq) == (fresh.view, fresh.own, fresh.seq)
    assert news.view != view_then


def test_after_an_undo_only_a_fresh_view_can_tell():
    driven = started(people=1, seed=3)
    since = driven.play.seq
    driven.act(0)
    driven.tell(0, wire.Undo("u", driven.play.id, driven.play.seq))
    news = heard(resumed(driven.table, driven.presence, driven.play.id, since).for_seat(0))
    assert news.fresh
    assert news.own is not None
    assert news.own.asked == driven.play.seq


def test_without_perfect_memory_the_past_is_not_told_again():
    driven = started(memory=False, seed=4)
    since = driven.play.seq
    for _ in range(9):
        driven.step()
    news = heard(resumed(driven.table, driven.presence, driven.play.id, since).for_seat(1))
    assert news.fresh
    assert not news.events


def test_delayed_spectators_hear_of_a_round_when_it_is_over():
    driven = started(spectators="delayed", seed=4)
    while not driven.play.sheets:
        assert settled_news(driven.table, None) is None
        driven.step()
    news = settled_news(driven.table, 0)
    assert news is not None
    update = heard(news)
    assert update.view.phase == "deal"
    assert [type(event).__name__ for event in update.events][-1] == "RoundScored"
    assert settled_news(driven.table, update.seq) is None


def test_a_replay_shows_one_hand_or_all_of_them():
    driven = finished(Rules())
    record = match_record(driven.play)
    closed, opened = replay(record, 1), replay(record, None)
    assert len(closed.frames) == len(opened.frames)
    for shut, wide in zip(closed.frames, opened.frames, strict=True):
        assert shut.view == wide.view
        assert shut.hands == (None, wide.hands[1], None)
    assert opened.winners == driven.match.winners
    assert opened.sheets == tuple(driven.play.sheets)


def test_the_end_of_an_unfinished_record_asks_the_seat():
    record = json.loads(match_record(finished(Rules()).play))
    record.pop("winners")
    record["rounds"] = record["rounds"][:1]
    for key in ("ended", "sides", "nuggets"):
        record["rounds"][0].pop(key)
    record["rounds"][0]["actions"] = record["rounds"][0]["actions"][:3]
    asked = int(record["rounds"][0]["actions"][0].split()[0])
    last = replay(json.dumps(record), asked).frames[-1]
    assert last.own is not None
    assert last.own.legal


def test_a_finished_match_sums_up():
    driven = finished(Rules(scoring="points"))
    info = match_info("m" * 22, 5, match_record(driven.play))
    assert info.points == driven.match.points
    assert info.sheets == tuple(driven.play.sheets)


def test_spectators_hear_no_hand():
    driven = started()
    events = Updates(driven.table, driven.presence, driven.play.between(0, driven.play.seq))
    update = heard(events.for_spectator())
    assert update.own is None
    assert [e.hand for e in update.events if isinstance(e, RoundDealt)] == [None]


def test_delayed_spectators_hear_nothing_of_the_round_that_goes_on():
    driven = started(spectators="delayed", seed=4)
    while not driven.play.sheets:
        driven.step()
    for _ in range(8):
        driven.step()
    news = settled_news(driven.table, 3)
    assert news is not None
    update = heard(news)
    assert update.seq < driven.play.seq
    assert type(update.events[-1]).__name__ == "RoundScored"
