"""The room as it is shown: seats, absence, the deal being prepared; and its line in a list."""

from __future__ import annotations

from aurum.table.room_view import room_line, room_view
from aurum.table.wire import commands as wire
from tests.table.tables import COMMITMENT, Driven, started


def test_a_table_that_gathers_shows_its_seats_and_no_match():
    driven = Driven(people=2)
    room = room_view(driven.table, driven.presence, 4)
    assert (room.state, room.match, room.watchers, room.seeds) == ("gathering", None, 4, None)
    assert [(seat.kind, seat.host) for seat in room.seats] == [
        ("person", True), ("person", False), ("bot", False),
    ]  # fmt: skip


def test_the_deal_that_is_prepared_says_whom_it_waits_for():
    driven = Driven(people=2)
    driven.start()
    waiting = room_view(driven.table, driven.presence, 0).seeds
    assert waiting is not None
    assert (waiting.stage, waiting.waiting, waiting.hand) == ("commit", (0, 1), 0)
    driven.tell(0, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    seeds = room_view(driven.table, driven.presence, 0, now=20_000).seeds
    assert seeds is not None
    assert seeds.waiting == (1,)
    assert seeds.commitments[0] == COMMITMENT
    assert seeds.time_left == 40_000
    driven.tell(1, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    revealing = room_view(driven.table, driven.presence, 0).seeds
    assert revealing is not None
    assert revealing.stage == "reveal"


def test_a_running_match_needs_no_seeds_and_knows_who_is_away():
    driven = started(sit_in=30)
    driven.presence.left(1, 5_000)
    room = room_view(driven.table, driven.presence, 0, now=15_000)
    assert room.seeds is None
    assert room.match == driven.play.id
    assert [seat.away for seat in room.seats] == [False, True, False]
    assert [seat.sit_in_after for seat in room.seats] == [None, 20_000, None]
    driven.presence.sit_in(35_000)
    sitting = room_view(driven.table, driven.presence, 0, now=35_000).seats[1].sit_in
    assert sitting is not None


def test_moves_can_be_taken_back_only_alone():
    for people, alone in ((1, True), (2, False)):
        driven = started(people=people)
        assert room_view(driven.table, driven.presence, 0).undo is alone


def test_votes_for_a_rematch_are_shown():
    driven = started(people=2)
    driven.play_out()
    driven.tell(1, wire.Rematch("r"))
    room = room_view(driven.table, driven.presence, 0)
    assert room.state == "over"
    assert [seat.rematch for seat in room.seats] == [False, True, False]


def test_the_line_in_a_list_counts_open_seats():
    driven = Driven(people=2)
    driven.tell(0, wire.Place("p", 2, None))
    line = room_line(driven.table, 3)
    assert (line.open_seats, line.watchers, line.state) == (1, 3, "gathering")
    assert line.names[:2] == ("Name0", "Name1")
