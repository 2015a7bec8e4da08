"""Clocks, countdowns, and bots that sit in."""

from __future__ import annotations

import pytest

from aurum.table.commands import start_match
from aurum.table.presence import (
    CLOCKS,
    COMMIT_SECONDS,
    HOST_AWAY_SECONDS,
    REVEAL_SECONDS,
    left,
)
from aurum.table.updates import Updates
from aurum.table.wire import commands as wire
from tests.table.tables import COMMITMENT, Driven, started
from tests.table.test_logs import heard


def test_nothing_is_due_without_a_clock_while_all_are_here():
    driven = started()
    assert driven.presence.due() is None
    assert driven.presence.bot_turns(10**9) == []


@pytest.mark.parametrize("clock", ["relaxed", "quick"])
def test_a_clock_that_runs_out_lets_a_bot_move_once(clock: str):
    driven = started(clock=clock)
    limit = (CLOCKS[clock] or 0) * 1000
    assert driven.presence.due() == limit
    assert driven.presence.bot_turns(limit - 1) == []
    turns = driven.presence.bot_turns(limit)
    assert {turn.seat for turn in turns} == {0, 1, 2}
    assert {turn.by for turn in turns} == {"clock"}


def test_a_bot_sits_in_after_the_countdown_and_hands_back():
    driven = started(sit_in=30)
    driven.presence.left(1, 5_000)
    assert driven.presence.sit_in_at(1) == 35_000
    assert not driven.presence.sit_in(34_999)
    assert driven.presence.sit_in(35_000)
    assert [turn.by for turn in driven.presence.bot_turns(35_000)] == ["sit-in"]
    driven.presence.came(1, 0)
    assert driven.presence.bot_turns(35_000) == []


def test_nobody_is_replaced_while_the_match_does_not_wait_for_them():
    driven = started(sit_in=30)
    driven.act(1)
    driven.presence.left(1, 0)
    assert driven.presence.sit_in_at(1) is None


def test_an_abandoned_match_waits():
    driven = started(clock="quick", sit_in=5)
    for seat in range(3):
        driven.presence.left(seat, 0)
    assert driven.presence.due() is None
    assert driven.presence.bot_turns(10**9) == []


def test_the_deal_does_not_wait_for_ever_among_people():
    driven = Driven(people=2)
    driven.start()
    assert driven.presence.seed_deadline() == COMMIT_SECONDS * 1000
    assert driven.presence.late_seeds(COMMIT_SECONDS * 1000) == (0, 1)


def test_a_person_alone_may_take_their_time():
    driven = Driven(people=1)
    driven.start()
    assert driven.presence.seed_deadline() is None
    assert driven.presence.late_seeds(10**9) == ()


def test_a_seed_that_was_lost_is_not_waited_for_even_alone():
    driven = Driven(people=1)
    driven.start()
    driven.tell(0, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    assert driven.presence.seed_deadline() == REVEAL_SECONDS * 1000
    assert driven.presence.late_seeds(REVEAL_SECONDS * 1000) == (0,)


def test_the_time_to_reveal_begins_when_somebody_is_here_again():
    driven = Driven(people=1)
    driven.start()
    driven.tell(0, wire.Commit("c", driven.play.id, 0, COMMITMENT))
    driven.presence.left(0, 500)
    assert driven.presence.due() is None
    driven.presence.came(0, 90_000)
    assert driven.presence.due() == 90_000 + REVEAL_SECONDS * 1000


def test_bots_are_asked_at_once():
    driven = started(people=1)
    assert {turn.seat for turn in driven.presence.bot_turns(0)} == {1, 2}


def test_the_deal_does_not_wait_for_a_seat_that_a_bot_plays():
    driven = Driven(people=2, sit_in=5)
    driven.start()
    driven.presence.left(1, 0)
    assert driven.presence.sit_in(5_000)
    assert driven.presence.due() == 0
    assert driven.presence.late_seeds(5_000) == (1,)


def test_the_time_of_day_in_the_log_moves_no_clock():
    driven = Driven(clock="quick")
    driven.now, driven.ticks = 3_600_000, 7_000
    driven.start()
    driven.deal()
    assert driven.presence.due() == 27_000
    driven.presence.moved(9_000)
    assert driven.presence.due() == 27_000


def test_clocks_begin_again_when_somebody_comes_back_to_an_abandoned_match():
    driven = started(clock="quick")
    for seat in range(3):
        driven.presence.left(seat, 1_000)
    driven.presence.came(0, 60_000)
    assert driven.presence.deadline(0) == 80_000


def test_the_role_of_an_absent_host_passes_on_before_a_match():
    driven = Driven()
    moment = 5_000 + HOST_AWAY_SECONDS * 1000
    driven.presence.left(0, 5_000)
    assert driven.presence.due() == moment
    assert driven.presence.next_host(moment - 1) is None
    assert driven.presence.next_host(moment) == 1
    driven.presence.left(1, 6_000)
    assert driven.presence.next_host(moment) == 2
    driven.presence.left(2, 7_000)
    assert driven.presence.next_host(moment) is None  # nobody is here to take it
    driven.presence.came(2, 8_000)
    driven.presence.came(0, 9_000)
    assert driven.presence.next_host(moment) is None


def test_the_role_stays_while_a_match_is_played():
    driven = started()
    driven.presence.left(0, 0)
    assert driven.presence.host_passes_at() is None


def test_who_is_connected_elsewhere_is_here():
    driven = started(sit_in=30)
    for seat in range(3):
        driven.presence.left(seat, 0)
    assert driven.presence.here() == frozenset()
    assert driven.presence.seen_elsewhere({0: 5_000, 1: 5_000}, 5_000)
    assert not driven.presence.seen_elsewhere({0: 5_000, 1: 5_000}, 6_000), "that is no news"
    assert driven.presence.here() == {0, 1}
    assert not driven.presence.all_here
    assert [driven.presence.is_away(seat) for seat in range(3)] == [False, False, True]
    assert driven.presence.sit_in_at(2) == 30_000


def test_who_was_seen_elsewhere_last_is_away_since_then():
    driven = started(sit_in=30)
    driven.presence.left(1, 0)
    driven.presence.sit_in(40_000)
    driven.presence.seen_elsewhere({1: 50_000}, 50_000)
    assert driven.presence.sitting_in == {}, "the person is back"
    driven.presence.seen_elsewhere({}, 60_000)
    assert driven.presence.sit_in_at(1) == 90_000


def test_a_step_ahead_leaves_the_clocks_of_today_alone():
    driven = started(clock="quick")
    before = driven.presence.deadline(0)
    fork = driven.table.forked()
    ahead = driven.presence.ahead(fork, 5_000)
    assert ahead.table is fork
    assert ahead.deadline(0) == before
    assert driven.presence.table is driven.table


def test_a_clock_stops_for_a_seat_that_a_bot_has():
    driven = started(clock="quick", sit_in=5)
    driven.presence.left(1, 0)
    assert driven.presence.deadline(1) is not None
    driven.presence.sit_in(10_000)
    assert driven.presence.deadline(1) is None


def test_what_is_late_happens_at_once():
    assert left(None, 5) is None
    assert left(7, 5) == 2
    assert left(3, 5) == 0
    assert Driven().presence.clock() == 0, "a table that nobody gave a clock stands still"


def test_everybody_is_told_how_much_time_is_left():
    driven = started(clock="quick")
    told = heard(Updates(driven.table, driven.presence, ()).for_seat(0))
    assert told.clocks == tuple([(CLOCKS["quick"] or 0) * 1000] * 3)


def test_time_that_ran_through_another_process_is_not_given_again():
    driven = started(clock="quick")
    limit = (CLOCKS["quick"] or 0) * 1000
    for seat in range(3):
        driven.presence.left(seat, 0)
    assert driven.presence.deadline(0) is None, "nobody is here"
    driven.presence.came(0, 50_000)
    assert driven.presence.deadline(0) == 50_000 + limit
    driven.presence.seen_elsewhere({1: 40_000}, 60_000)
    assert driven.presence.deadline(0) == 40_000 + limit


def test_a_host_without_a_seat_is_waited_for_as_well():
    driven = Driven(host="somebody without a seat")
    moment = HOST_AWAY_SECONDS * 1000
    assert driven.presence.due() == moment
    driven.presence.host_watches(True, 5_000)
    assert driven.presence.due() is None
    driven.presence.host_watches(False, 7_000)
    assert driven.presence.due() == 7_000 + moment
    assert driven.presence.next_host(7_000 + moment - 1) is None
    assert driven.presence.next_host(7_000 + moment) == 0
    driven.book(lambda draft: start_match(draft, None))
    assert driven.presence.host_passes_at() is None


def test_while_a_hand_is_played_no_seed_is_late():
    assert started().presence.late_seeds(10**9) == ()
