"""Who may do what at a table."""

from __future__ import annotations

import pytest

from aurum.game import view
from aurum.table.commands import (
    Draft,
    Visitor,
    command_key,
    move_for,
    pass_host_on,
    sit,
    start_match,
    waive,
)
from aurum.table.log_entries import Occupancy, Seated
from aurum.table.refusals import Refusal
from aurum.table.wire import commands as wire
from tests.table.tables import COMMITMENT, SEED, Driven, started


def refusal(driven: Driven, seat: int, command: wire.Command) -> str:
    before, entries = driven.table.seq, len(driven.log)
    with pytest.raises(Refusal) as caught:
        driven.tell(seat, command)
    assert (driven.table.seq, len(driven.log)) == (before, entries), "a refusal changed something"
    return caught.value.reason.code


def test_an_action_of_another_seat_is_out_of_turn():
    driven = started(players=4, people=4)
    turn = next(iter(driven.play.asked))
    other = (turn + 1) % 4
    card = driven.round.hands[other][0]
    code = refusal(driven, other, wire.Act("a", driven.play.id, driven.play.seq, f"bid {card}"))
    assert code == "bid-out-of-turn"


def test_a_stale_action_is_refused_with_a_fresh_view():
    driven = started()
    asked = driven.play.asked[0].seq
    card = driven.round.hands[0][0]
    with pytest.raises(Refusal) as caught:
        driven.tell(0, wire.Act("a", driven.play.id, asked - 1, f"bid {card}"))
    assert caught.value.reason.code == "stale"
    assert caught.value.fresh


def test_bids_laid_at_once_do_not_make_each_other_stale():
    driven = started()
    asked = {seat: question.seq for seat, question in driven.play.asked.items()}
    for seat in (2, 0, 1):
        card = driven.round.hands[seat][0]
        driven.tell(seat, wire.Act(f"b{seat}", driven.play.id, asked[seat], f"bid {card}"))
    assert driven.round.bids_open


@pytest.mark.parametrize(
    ("action", "code"),
    [("bid Bi11", "unreadable-action"), ("fly", "unreadable-action"), ("keep", "must-bid")],
)
def test_an_action_that_cannot_be_is_named(action: str, code: str):
    driven = started()
    question = driven.play.asked[0]
    assert refusal(driven, 0, wire.Act("a", driven.play.id, question.seq, action)) == code


def test_a_match_of_the_past_takes_no_action():
    driven = started()
    assert refusal(driven, 0, wire.Act("a", "x" * 22, 1, "keep")) == "other-match"


def test_somebody_without_a_seat_cannot_act():
    driven = started()
    driven.people.append(Visitor("stranger", "Stranger"))
    assert refusal(driven, 3, wire.Act("a", driven.play.id, 1, "keep")) == "no-seat"


def test_a_command_is_remembered_by_guest_and_id():
    driven = started()
    driven.act(0)
    key = next(key for _, key, _ in reversed(driven.log) if key)
    assert driven.table.results[key] == driven.table.seq
    assert key == command_key(driven.people[0], key.split(":")[1])
    assert key not in {command_key(who, key.split(":")[1]) for who in driven.people[1:]}


def test_only_the_host_places_bots_and_starts():
    driven = Driven()
    assert refusal(driven, 1, wire.Start("s")) == "not-host"
    assert refusal(driven, 1, wire.Place("p", 2, "adept")) == "not-host"


def test_a_match_needs_all_seats():
    driven = Driven()
    driven.tell(2, wire.Stand("up"))
    assert refusal(driven, 0, wire.Start("s")) == "seats-open"
    driven.tell(0, wire.Place("p", 2, "adept"))
    driven.start()
    assert driven.table.state == "playing"


def test_a_bots_seat_can_be_taken_before_the_match_and_not_during_it():
    driven = Driven(people=2)
    driven.people.append(Visitor("late", "Late"))
    driven.tell(2, wire.Sit("sit", 2))
    assert driven.table.seats[2].guest == "late"
    driven.start()
    driven.people.append(Visitor("later", "Later"))
    assert refusal(driven, 3, wire.Sit("sit", 1)) == "match-running"


def test_nobody_sits_on_somebody_or_beyond_the_table():
    driven = Driven()
    assert refusal(driven, 0, wire.Sit("sit", 1)) == "seat-taken"
    assert refusal(driven, 0, wire.Sit("sit", 3)) == "not-a-seat"


def test_moving_to_another_seat_frees_the_first():
    driven = Driven(people=2)
    driven.tell(0, wire.Place("p", 2))
    driven.tell(1, wire.Sit("sit", 2))
    assert [seat.kind for seat in driven.table.seats] == ["person", "open", "person"]


def test_the_host_who_leaves_is_followed_by_another():
    driven = Driven()
    driven.tell(0, wire.Stand("up"))
    assert driven.table.host == "guest1"


def test_a_bot_takes_over_from_who_leaves_a_running_match():
    driven = started()
    driven.tell(1, wire.Stand("up"))
    assert driven.table.seats[1].kind == "bot"
    assert driven.table.seat_of("guest1") is None


def test_leaving_while_the_deal_is_prepared_does_not_hold_it_up():
    driven = Driven()
    driven.start()
    match = driven.play.id
    for seat in (0, 1):
        driven.tell(seat, wire.Commit(driven.name(), match, 0, COMMITMENT))
    driven.tell(2, wire.Stand("up"))
    for seat in (0, 1):
        driven.tell(seat, wire.Reveal(driven.name(), match, 0, SEED.hex()))
    assert driven.play.match is not None


def test_undo_takes_back_the_own_last_choice_and_what_bots_did_since():
    driven = started(people=1, seed=3)
    while len([a for a in driven.play.actions if a.seat == 0 and a.action != "keep"]) < 3:
        driven.step()
    own = [at for at, a in enumerate(driven.play.actions) if a.seat == 0 and a.action != "keep"]
    before = list(driven.play.actions[: own[-1]])
    driven.tell(0, wire.Undo("u", driven.play.id, driven.play.seq))
    assert driven.play.actions == before
    assert 0 in driven.play.asked
    driven.play_out()
    assert driven.replayed().sheets == driven.play.sheets


def test_among_people_nothing_is_taken_back():
    driven = started(people=2)
    driven.act(0)
    assert refusal(driven, 0, wire.Undo("u", driven.play.id, driven.play.seq)) == "not-alone"


def test_undo_needs_a_move_of_this_round():
    driven = started(people=1)
    code = refusal(driven, 0, wire.Undo("u", driven.play.id, driven.play.seq))
    assert code == "nothing-to-undo"


def test_a_rematch_starts_when_every_person_wants_it():
    driven = started(people=2)
    assert refusal(driven, 0, wire.Rematch("early")) == "not-over"
    driven.play_out()
    first = driven.play.id
    driven.tell(0, wire.Rematch("r0"))
    assert driven.play.id == first
    entries = driven.table.seq
    driven.tell(0, wire.Rematch("again"))
    assert driven.table.seq == entries, "one vote is enough"
    driven.tell(1, wire.Rematch("r1"))
    assert driven.play.id != first
    assert driven.table.finished == [first]


def test_the_host_removes_a_person_who_may_not_come_back():
    driven = Driven()
    driven.tell(0, wire.Remove("r", 2))
    assert driven.table.seats[2].kind == "open"
    assert refusal(driven, 2, wire.Sit("s", 2)) == "removed"
    assert driven.table.restored("AAAA-BBBB-CCCC", 3, driven.table.snapshot()).removed == {"guest2"}


def test_only_the_host_removes_somebody_else_and_not_in_a_match():
    driven = Driven(people=2)
    assert refusal(driven, 1, wire.Remove("r", 0)) == "not-host"
    assert refusal(driven, 0, wire.Remove("r", 0)) == "nobody-to-remove"  # oneself
    assert refusal(driven, 0, wire.Remove("r", 2)) == "nobody-to-remove"  # a bot
    assert refusal(driven, 0, wire.Remove("r", 3)) == "not-a-seat"
    driven.start()
    assert refusal(driven, 0, wire.Remove("r", 1)) == "match-running"
    driven.play_out()
    driven.tell(0, wire.Remove("r", 1))  # who blocks a rematch can be sent away
    assert driven.table.open_seat() == 1


def test_the_hosts_role_passes_on_and_votes_stay():
    driven = Driven()
    driven.start()
    driven.play_out()
    driven.tell(1, wire.Rematch("v"))
    driven.book(lambda draft: pass_host_on(draft, 1))
    assert (driven.table.host, driven.table.votes) == ("guest1", {1})
    assert refusal(driven, 0, wire.Place("p", 2)) == "not-host"


def test_a_bot_that_is_late_moves_nobody():
    driven = started()
    asked = driven.play.asked[0].seq
    action = str(view(driven.match, 0).legal[0])
    outcomes: list[bool] = []

    def twice(draft: Draft) -> None:
        outcomes.extend(move_for(draft, 0, asked, action, "clock") for _ in range(2))

    driven.book(twice)
    assert outcomes == [True, False]
    empty = Driven()
    empty.book(lambda draft: outcomes.append(move_for(draft, 0, 1, action, "bot")))
    assert outcomes[-1] is False


def test_whose_seed_is_not_waited_for_any_longer_may_not_send_it():
    driven = Driven(people=2)
    driven.start()
    driven.book(lambda draft: waive(draft, (1,)))
    commit = wire.Commit("c", driven.play.id, 0, COMMITMENT)
    assert refusal(driven, 1, commit) == "not-asked-for-seed"


def test_who_sits_already_keeps_the_seat():
    driven = Driven()
    before, taken = driven.table.seq, list[int]()
    for seat in (None, 1):
        driven.book(lambda draft, seat=seat: taken.append(sit(draft, driven.people[1], seat, None)))
    assert (taken, driven.table.seq) == ([1, 1], before)


def test_a_full_table_takes_nobody():
    driven = Driven()
    with pytest.raises(Refusal) as caught:
        driven.book(lambda draft: sit(draft, Visitor("stranger", "Eve"), None, None))
    assert caught.value.reason.code == "table-full"


def test_a_bot_is_not_placed_on_a_person():
    assert refusal(Driven(), 0, wire.Place("p", 1, "random")) == "seat-taken"


def test_bots_alone_play_no_match():
    driven = Driven(people=1)
    driven.book(lambda draft: draft.book(Seated(0, Occupancy("bot", level="random"), None)))
    with pytest.raises(Refusal) as caught:
        driven.book(lambda draft: start_match(draft, None))
    assert caught.value.reason.code == "no-person"


def test_undo_names_the_moment_that_it_is_about():
    driven = started(people=1)
    driven.act(0)
    stale = wire.Undo("u", driven.play.id, driven.play.seq - 1)
    assert refusal(driven, 0, stale) == "stale"


def test_between_rounds_nothing_is_taken_back():
    driven = started(people=1)
    while not driven.play.sheets:
        driven.step()
    undo = wire.Undo("u", driven.play.id, driven.play.seq)
    assert refusal(driven, 0, undo) == "nothing-to-undo"


def test_moves_are_taken_back_only_so_often_in_a_round(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("aurum.table.commands.UNDOS_PER_ROUND", 2)
    driven = started(people=1)
    for _ in range(2):
        driven.act(0)
        driven.tell(0, wire.Undo(driven.name(), driven.play.id, driven.play.seq))
    driven.act(0)
    undo = wire.Undo("u", driven.play.id, driven.play.seq)
    assert refusal(driven, 0, undo) == "too-many-undos"


def test_without_a_match_there_is_nothing_to_take_back():
    assert refusal(Driven(), 0, wire.Undo("u", "m" * 22, 1)) == "no-match"
