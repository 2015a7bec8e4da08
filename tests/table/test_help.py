"""Hints, the coach and moves taken back: who may have them, and that nothing of it is secret."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from aurum.game import parse_record, view
from aurum.table.assistance import bots_of, help_of, seed_of
from aurum.table.commands import bots_move, object_to
from aurum.table.match_record import match_record, whole_record
from aurum.table.refusals import Refusal
from aurum.table.room_view import room_view
from aurum.table.wire import commands as wire
from aurum.table.wire.view import Help
from tests.table.tables import Driven, started


def asked(driven: Driven, seat: int = 0) -> int:
    while seat not in driven.play.asked:
        driven.step()
    return driven.play.asked[seat].seq


def press(driven: Driven, number: int, seat: int = 0, picked: str | None = None) -> None:
    seq = asked(driven, seat)
    driven.tell(seat, wire.Hint(driven.name(), driven.play.id, seq, number, picked))


def refused(driven: Driven, seat: int, command: wire.Command) -> str:
    with pytest.raises(Refusal) as caught:
        driven.tell(seat, command)
    return caught.value.reason.code


def test_every_press_is_noted_once_in_log_sheet_and_record():
    driven = started(people=1, seed=3)
    press(driven, 1)
    before = driven.table.seq
    press(driven, 1)
    assert driven.table.seq == before
    press(driven, 3)
    ply = driven.ruleset_order().index(0)
    expected = (Help("hint", 0, ply, press=1), Help("hint", 0, ply, press=3))
    assert driven.play.help.round == expected
    assert driven.replayed().help == driven.play.help
    driven.play_out()
    assert driven.play.sheets[0].help == expected
    record = parse_record(match_record(driven.play))
    assert help_of(record) == {0: expected}
    assert json.loads(str(record))["help"][0] == {
        "round": 0,
        "kind": "hint",
        "seat": 0,
        "ply": ply,
        "press": 1,
    }


def test_everybody_sees_for_how_many_decisions_a_seat_had_hints():
    driven = started(people=3, hints=True)
    press(driven, 1, seat=1)
    press(driven, 4, seat=1)
    driven.act(1)
    press(driven, 2, seat=1)
    shown = room_view(driven.table, driven.presence, 0)
    assert [info.hints for info in shown.seats] == [0, 2, 0]
    assert shown.hints


def test_among_people_hints_need_the_tables_word():
    driven = started(people=2, seed=2)
    seq = asked(driven)
    match = driven.play.id
    assert not room_view(driven.table, driven.presence, 0).hints
    assert refused(driven, 0, wire.Hint("h", match, seq, 1)) == "no-hints"
    action = str(view(driven.match, 0).legal[0])
    assert refused(driven, 0, wire.Check("c", match, seq, action)) == "no-hints"


def test_the_coach_needs_a_table_where_moves_can_be_taken_back():
    driven = started(people=2, hints=True)
    action = str(view(driven.match, 0).legal[0])
    command = wire.Check("c", driven.play.id, asked(driven), action)
    assert refused(driven, 0, command) == "no-hints"


def test_wrong_questions_are_refused_with_their_reason():
    driven = started(people=1)
    seq, match = asked(driven), driven.play.id
    assert refused(driven, 0, wire.Hint("a", match, seq + 1, 1)) == "stale"
    assert refused(driven, 0, wire.Hint("b", "x" * 22, seq, 1)) == "other-match"
    assert refused(driven, 0, wire.Hint("c", match, seq, 1, "bid Zz9")) == "unreadable-action"
    assert refused(driven, 0, wire.Hint("d", match, seq, 1, "play Bi1")) == "must-bid"
    driven.act(0)
    while 0 in driven.play.asked:
        driven.act(0)
    assert refused(driven, 0, wire.Hint("e", match, seq, 1)) == "already-bid"
    assert not driven.play.help.round


def test_an_objection_is_noted_once_and_only_while_the_question_is_open():
    driven = started(people=1)
    seq, action = asked(driven), str(view(driven.match, 0).legal[0])
    said = []
    for _ in range(2):
        driven.book(lambda draft: said.append(object_to(draft, 0, seq, action)))
    driven.book(lambda draft: said.append(object_to(draft, 0, seq + 1, action)))
    assert said == [True, False, False]
    assert [(one.kind, one.action) for one in driven.play.help.round] == [("coach", action)]
    assert driven.replayed().help == driven.play.help


def test_a_move_taken_back_is_in_the_record():
    driven = started(people=1)
    asked(driven)
    bid = str(view(driven.match, 0).legal[0])
    driven.act(0, bid)
    driven.tell(0, wire.Undo("u", driven.play.id, driven.play.seq))
    kept = whole_record(driven.play, {}).extra["help"]
    assert kept == [
        {
            "round": 0,
            "kind": "undo",
            "seat": 0,
            "ply": driven.ruleset_order().index(0),
            "action": bid,
        }
    ]


def test_the_sheet_and_the_record_name_the_bots_and_only_them():
    driven = started(people=1, seed=5)
    driven.play_out()
    sheet = driven.play.sheets[0]
    assert sheet.bots == (None, "random", "random")
    record = parse_record(match_record(driven.play))
    assert bots_of(record) == (None, "random", "random")
    own = next(ply for ply, move in enumerate(sheet.actions) if move.startswith("0 "))
    with pytest.raises(Refusal, match="not made by a bot"):
        bots_move(sheet, own)
    with pytest.raises(Refusal, match="not made by a bot"):
        bots_move(sheet, len(sheet.actions))
    other = next(ply for ply, move in enumerate(sheet.actions) if move.startswith("1 "))
    assert bots_move(sheet, other) == (1, "random")


def test_reasons_wait_until_the_round_is_over():
    driven = started(people=1, seed=5)
    match = driven.play.id
    assert refused(driven, 0, wire.Why("w", match, 0, 1)) == "not-over-yet"
    while not driven.play.sheets:
        driven.step()
    moves = driven.play.sheets[0].actions
    bots = next(ply for ply, move in enumerate(moves) if not move.startswith("0 "))
    driven.tell(0, wire.Why("x", match, 0, bots))
    own = next(ply for ply, move in enumerate(moves) if move.startswith("0 "))
    assert refused(driven, 0, wire.Why("y", match, 0, own)) == "not-a-bots-move"


def test_a_seat_that_changed_hands_in_a_round_counts_as_no_bot():
    driven = started(people=2, seed=6)
    asked(driven, 1)
    driven.act(1)
    driven.tell(1, wire.Stand("s"))
    driven.people.pop()
    while not driven.play.sheets:
        driven.step()
    assert driven.play.sheets[0].bots == (None, None, "random")
    while len(driven.play.sheets) < 2:
        driven.step()
    assert driven.play.sheets[1].bots == (None, "adept", "random")
    assert bots_of(parse_record(str(whole_record(driven.play, {})))) == ()


def test_the_coach_answers_who_plays_alone_and_looks_at_legal_actions_only():
    driven = started(people=1, seed=3)
    seq, before = asked(driven), driven.table.seq
    legal = str(view(driven.match, 0).legal[0])
    driven.tell(0, wire.Check("c1", driven.play.id, seq, legal))
    assert driven.table.seq == before, "a question changes nothing"
    assert refused(driven, 0, wire.Check("c2", driven.play.id, seq, "end")) != ""


def test_without_a_match_the_coach_has_nothing_to_object_to():
    driven, noted = Driven(people=1), list[bool]()
    driven.book(lambda draft: noted.append(object_to(draft, 0, 1, "keep")))
    assert noted == [False]


def test_help_and_bots_of_a_record_are_read_as_far_as_they_make_sense():
    driven = started(people=1, seed=3)
    driven.play_out()
    record = parse_record(match_record(driven.play))
    helped = {"kind": "hint", "seat": 0, "ply": 3, "press": 1}
    stated = [{"round": 1} | helped, helped, "nonsense", {"round": "x"} | helped]
    odd = replace(record, extra={"help": stated, "bots": ["wizard", None, None]})
    assert list(help_of(odd)) == [1]
    assert bots_of(odd) == ()
    assert help_of(replace(record, extra={"help": 7})) == {}
    assert bots_of(replace(record, extra={"bots": [None]})) == ()


def test_the_same_question_has_the_same_seed_and_another_one_another():
    assert seed_of("m", 1, 2) == seed_of("m", 1, 2)
    assert len({seed_of("m", 1, 2), seed_of("m", 12), seed_of("n", 1, 2)}) == 3
