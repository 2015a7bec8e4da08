"""The cards of a match once more: what stands, what is dealt after it, and what cannot be asked."""

from __future__ import annotations

import json
from functools import cache

import pytest

from aurum.game import AurumError, Record, parse_record, walk
from aurum.table.log_entries import Repeated as Entry
from aurum.table.match_record import game_line, match_record, whole_record
from aurum.table.repeated_deal import Moment, NoSuchMoment, Repeated, following, repeated_entry
from aurum.table.room_view import room_view
from aurum.table.wire import commands as wire
from tests.table.tables import Driven, started


@cache
def played() -> Record:
    """A finished match of one person and two bots."""
    driven = started(people=1, seed=3)
    driven.play_out()
    return parse_record(match_record(driven.play))


def again(repeated: Repeated) -> Driven:
    """A table at which these cards lie, one person and two bots."""
    driven = Driven(people=1, seed=4)
    driven.book(lambda draft: draft.book(repeated_entry("second", repeated)))
    return driven


def test_a_repeated_match_begins_with_the_cards_and_the_moves_that_stand():
    record = played()
    driven = again(Repeated(record, 1, Moment(0, 7), "first"))
    moves = [step for step in walk(record) if step.move is not None]
    assert driven.match == moves[7].before
    assert [(one.by, f"{one.seat} {one.action}") for one in driven.play.actions] == [
        ("person", str(move)) for move in record.rounds[0].moves[:7]
    ]
    assert driven.play.levels == (None, "random", "random")


def test_after_a_later_moment_the_rounds_before_it_have_their_sheets():
    record = played()
    driven = again(Repeated(record, 0, Moment(1, 0), "first"))
    assert len(driven.play.sheets) == 1
    assert [side.score for side in driven.play.sheets[0].sides] == [
        side.score for side in record.rounds[0].sides or ()
    ]
    # Whoever made those moves does not sit here now.
    assert not any(driven.play.sheets[0].bots)


def test_the_second_round_has_the_cards_of_the_record_too():
    record = played()
    driven = again(Repeated(record, origin="first"))
    while not driven.play.sheets:
        driven.step()
    driven.deal()
    hands = record.rounds[1].deal.hands
    assert [set(hand) for hand in driven.round.hands] == [set(hand) for hand in hands]


def test_every_round_is_dealt_from_the_record_and_the_later_ones_follow_from_it():
    """Rounds that the first match had not are the same each time, and differ from each other."""
    record = Record(played().ruleset, played().first, played().names, played().rounds[:1])
    ends = []
    for _ in range(2):
        driven = again(Repeated(record, origin="first"))
        driven.play_out()
        ends.append(parse_record(match_record(driven.play)))
    deals = [one.deal for one in ends[0].rounds]
    assert deals[0] == record.rounds[0].deal
    assert len(deals) > 1
    assert len({str(deal) for deal in deals}) == len(deals)
    assert [one.deal for one in ends[1].rounds] == deals


def test_the_record_of_it_says_whose_cards_they_were_and_proves_no_deal():
    driven = again(Repeated(played(), 2, Moment(0, 3), "first"))
    driven.play_out()
    told = json.loads(match_record(driven.play))
    assert told["again"] == {"match": "first", "seat": 2, "round": 0, "ply": 3}
    assert "proofs" not in told
    first = started(people=1)
    assert "again" not in whole_record(first.play, {}).extra


def test_the_room_says_it_while_it_is_played_and_the_log_says_it_again():
    driven = again(Repeated(played(), 2, Moment(0, 3), "first"))
    shown = room_view(driven.table, driven.presence, 0).again
    assert shown is not None
    assert (shown.match, shown.seat, shown.round, shown.ply) == ("first", 2, 0, 3)
    assert driven.replayed() == driven.play
    other = started(people=1)
    assert room_view(other.table, other.presence, 0).again is None


def test_hints_and_proofs_of_the_first_match_are_not_told_again():
    entry = repeated_entry("second", Repeated(played(), 1, Moment(0, 2), "first"))
    assert played().extra["proofs"]
    assert parse_record(entry.record).extra == {}
    assert entry == Entry("second", entry.record, "first", 1, 0, 2)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_chair_that_is_not_there(seat: int):
    with pytest.raises(AurumError, match=f"seat {seat} does not exist; the seats are 0 to 2"):
        Repeated(played(), seat)


def test_a_moment_that_the_record_does_not_reach():
    record = played()
    rounds, moves = len(record.rounds), len(record.rounds[0].moves)
    for number in (-1, rounds):
        with pytest.raises(NoSuchMoment, match=f"has {rounds} rounds.* no round {number}"):
            Repeated(record, moment=Moment(number))
    for ply in (-1, moves + 1):
        with pytest.raises(NoSuchMoment, match=f"has {moves} actions; there is no moment {ply}"):
            Repeated(record, moment=Moment(0, ply))
    opening = Repeated(record, moment=Moment(0, moves)).opening()
    assert (opening.rounds[0].ended, opening.winners, opening.extra) == (None, None, {})


def test_where_a_round_is_over_the_next_one_begins():
    record = played()
    moves, last = len(record.rounds[0].moves), len(record.rounds) - 1
    assert following(record, Moment(0, moves - 1)) == Moment(0, moves - 1)
    assert following(record, Moment(0, moves)) == Moment(1, 0)
    # What is wrong with a moment is said by whoever goes there.
    for wrong in (Moment(0, moves + 1), Moment(last + 1, 0)):
        assert following(record, wrong) == wrong
    with pytest.raises(NoSuchMoment, match="the match is over at this moment"):
        following(record, Moment(last, len(record.rounds[last].moves)))
    begun = Repeated(record, moment=Moment(0, 5)).opening()
    assert following(begun, Moment(0, 5)) == Moment(0, 5)  # that round goes on


def test_a_finished_match_in_the_list_of_one_who_played_it():
    driven = started(people=2, seed=6)
    driven.play_out()
    line = game_line(driven.play, 1, 99)
    assert line.winners
    assert (line.id, line.finished, line.seat, line.side) == (driven.play.id, 99, 1, 1)
    assert (line.names, line.bots) == (driven.play.names, (None, None, "random"))
    assert line.winners == driven.match.winners
    assert [(one.bid, one.tricks, one.gold, one.score) for one in line.rounds] == [
        (side.bid, side.tricks, side.gold_points, side.score)
        for side in (sheet.sides[1] for sheet in driven.play.sheets)
    ]
    assert (line.hints, line.again) == (0, False)


def test_the_list_says_for_how_many_decisions_a_hint_was_asked():
    driven = started(people=1, seed=6)
    for _ in range(2):
        while 0 not in driven.play.asked:
            driven.step()
        for press in (1, 2):  # of the same decision
            driven.tell(
                0, wire.Hint(driven.name(), driven.play.id, driven.play.asked[0].seq, press)
            )
        driven.act(0)
    driven.play_out()
    assert [game_line(driven.play, seat, 0).hints for seat in range(3)] == [2, 0, 0]


def test_partners_have_one_side_in_the_list_and_a_repeated_match_is_marked():
    driven = started(players=4, people=1)
    driven.play_out()
    lines = [game_line(driven.play, seat, 0) for seat in range(4)]
    assert [line.side for line in lines] == [0, 1, 0, 1]
    assert lines[0].rounds == lines[2].rounds != lines[1].rounds
    repeated = again(Repeated(played(), origin="first"))
    repeated.play_out()
    assert game_line(repeated.play, 0, 0).again
