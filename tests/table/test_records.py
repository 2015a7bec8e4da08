"""Records of a table: of finished rounds, of a match that goes on, and going on from one."""

from __future__ import annotations

import json

import msgspec

from aurum.game import audit, parse_record
from aurum.table.log_entries import Resumed, read_snapshot, write_snapshot
from aurum.table.match import TableMatch
from aurum.table.match_record import match_record, sheets_record, whole_record
from aurum.table.replay import replay
from tests.table.tables import Driven, started


def test_the_record_of_a_match_that_goes_on_has_the_running_round():
    driven = started(seed=5)
    for _ in range(60):
        driven.step()
    record = whole_record(driven.play, {"note": "x"})
    assert record.extra == {"note": "x"}
    assert len(record.rounds) == len(driven.play.sheets) + 1
    assert audit(record).actions == 60
    assert record.winners is None


def test_bids_that_overtook_an_open_one_are_noted_beside_the_moves():
    driven = started()
    assert driven.match.round is not None
    last = driven.match.ruleset.clockwise(driven.match.round.first)[-1]
    driven.act(last)
    record = whole_record(driven.play, {})
    assert record.rounds[-1].moves == ()
    assert record.extra["laid"] == {str(last): driven.play.actions[0].action}


def test_between_two_rounds_the_record_has_finished_ones_only():
    driven = started(people=1)
    while not driven.play.sheets:
        driven.step()
    assert driven.play.needs_deal
    record = whole_record(driven.play, {})
    assert len(record.rounds) == len(driven.play.sheets) == 1


def test_before_the_first_hand_no_round_can_be_told():
    play = TableMatch("m", Driven().table.ruleset, ("a", "b", "c"))
    assert play.told_round() is None


def test_rounds_without_proofs_make_a_record_without_them():
    driven = started(people=1)
    driven.play_out()
    whole = match_record(driven.play)
    assert "proofs" in json.loads(whole)
    bare = [msgspec.structs.replace(sheet, proof=None) for sheet in driven.play.sheets]
    play = driven.play
    record = sheets_record(play.ruleset, play.names, bare, driven.match.winners, play.id)
    assert "proofs" not in record.extra
    assert record.rounds == parse_record(whole).rounds


def test_a_replay_of_a_record_with_unreadable_proofs_shows_none():
    driven = started(people=1)
    driven.play_out()
    data = json.loads(match_record(driven.play))
    assert all(sheet.proof for sheet in replay(json.dumps(data), None).sheets)
    data["proofs"] = ["nonsense"]
    assert [sheet.proof for sheet in replay(json.dumps(data), None).sheets] == [
        None for _ in driven.play.sheets
    ]


def test_a_table_goes_on_from_a_record_as_if_it_had_been_played_there():
    driven = started(seed=8)
    for _ in range(70):
        driven.step()
    record = str(whole_record(driven.play, {}))
    other = Driven()
    other.book(lambda draft: draft.book(Resumed("m", record)))
    assert other.play.id == "m"
    assert other.match == driven.match
    assert len(other.play.actions) == len(driven.play.actions)
    assert set(other.play.asked) == set(driven.play.asked)
    assert [sheet.sides for sheet in other.play.sheets] == [
        sheet.sides for sheet in driven.play.sheets
    ]
    other.play_out()
    assert other.play.is_over


def test_a_snapshot_is_read_as_it_was_written():
    driven = started(people=2)
    driven.play_out()
    snapshot = driven.table.snapshot()
    assert read_snapshot(write_snapshot(snapshot)) == snapshot
