"""Decisions that a bot or the clock made for a person: sheet and record name them, none else."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from aurum.game import Record, parse_record, view
from aurum.table.commands import move_for
from aurum.table.log_entries import Resumed
from aurum.table.match_record import match_record, sheets_record, whole_record
from aurum.table.repeated_deal import Moment, Repeated, repeated_entry
from aurum.table.replay import replay
from aurum.table.stand_ins import Place, stand_ins_of
from aurum.table.wire import commands as wire
from aurum.table.wire.view import RoundSheet
from tests.table.tables import Driven, started

ABSENT = 1


def stand_in(driven: Driven, now: int) -> list[str]:
    """All that bots and clocks decide now, as sheets write it."""
    told = []
    for turn in driven.presence.bot_turns(now):
        action = str(driven.rng.choice(view(driven.match, turn.seat).legal))
        driven.book(lambda draft, t=turn, a=action: move_for(draft, t.seat, t.asked, a, t.by))
        told.append(f"{turn.seat} {action}")
    return told


def absent_for(actions: int, **options: Any) -> tuple[Driven, list[str]]:
    """A match in whose first round a person is away at first, and what the bot did for them."""
    driven = started(sit_in=5, **options)
    driven.presence.left(ABSENT, 0)
    done: list[str] = []
    while len(driven.play.actions) < actions:
        driven.presence.sit_in(5_000)  # as soon as the match waits for them
        done += stand_in(driven, 5_000)
        here = sorted(driven.play.asked.keys() - {ABSENT})
        if here:
            driven.act(here[0])
    driven.presence.came(ABSENT, 6_000)
    return driven, done


def named(sheet: RoundSheet) -> list[str]:
    return [sheet.actions[ply] for ply in sheet.stood_in]


@pytest.mark.parametrize("players", [3, 4])
def test_what_a_bot_did_for_an_absent_person_is_named_in_sheet_and_record(players: int):
    driven, done = absent_for(16, players=players, people=players)
    driven.play_out()
    first, *others = driven.play.sheets
    assert named(first) == done != []
    assert len(done) < sum(move.startswith(f"{ABSENT} ") for move in first.actions)
    assert not any(sheet.stood_in for sheet in others)
    assert driven.replayed() == driven.play
    told = json.loads(match_record(driven.play))
    assert told["stood_in"] == [{"round": 0, "ply": ply} for ply in first.stood_in]
    record = parse_record(json.dumps(told))
    assert stand_ins_of(record) == {Place(0, ply) for ply in first.stood_in}
    assert [s.stood_in for s in replay(str(record), None).sheets] == [
        first.stood_in,
        *(() for _ in others),
    ]


def test_hidden_bids_are_named_by_their_place_in_seat_order():
    """The last seat's clock runs out first; the others think on, and bid themselves."""
    driven = started(clock="quick")
    last = driven.ruleset_order()[-1]
    bid, asked = str(view(driven.match, last).legal[0]), driven.play.asked[last].seq
    driven.book(lambda draft: move_for(draft, last, asked, bid, "clock"))
    assert driven.play.stood_in() == (), "no record has this bid among its moves yet"
    for seat in reversed(driven.ruleset_order()[:-1]):
        driven.act(seat)
    assert driven.play.stood_in() == (2,)
    assert whole_record(driven.play, {}).extra["stood_in"] == [{"round": 0, "ply": 2}]
    driven.play_out()
    assert named(driven.play.sheets[0]) == [f"{last} {bid}"]


def test_people_and_bots_that_play_for_themselves_stand_in_for_nobody():
    driven = started(people=1)
    driven.play_out()
    assert not any(sheet.stood_in for sheet in driven.play.sheets)
    assert "stood_in" not in json.loads(match_record(driven.play))
    assert "stood_in" not in whole_record(driven.play, {}).extra


def test_the_bot_that_has_a_seat_which_its_person_gave_up_stands_in():
    """The match keeps the name of the person who left."""
    driven = started(people=2, seed=6)
    driven.act(ABSENT)
    driven.tell(ABSENT, wire.Stand("s"))
    driven.people.pop()
    driven.play_out()
    first, second = driven.play.sheets[:2]
    own = [move for move in first.actions if move.startswith(f"{ABSENT} ")]
    assert named(first) == own[1:]
    assert named(second) == [m for m in second.actions if m.startswith(f"{ABSENT} ")]
    assert driven.play.names[ABSENT] == "Name1"


def test_the_record_that_a_client_makes_of_the_sheets_names_them_too():
    driven, _ = absent_for(16)
    driven.play_out()
    play = driven.play
    heard = msgspec.json.decode(msgspec.json.encode(play.sheets), type=list[RoundSheet])
    record = sheets_record(play.ruleset, play.names, heard, driven.match.winners, play.id)
    assert stand_ins_of(record) == {Place(0, ply) for ply in play.sheets[0].stood_in} != set()


def test_a_sheet_of_before_names_none():
    driven, _ = absent_for(16)
    driven.play_out()
    old = msgspec.to_builtins(driven.play.sheets[0])
    assert old.pop("stood_in")
    assert msgspec.convert(old, RoundSheet).stood_in == ()


def test_a_match_that_goes_on_elsewhere_remembers_them():
    driven, done = absent_for(16)
    record = str(whole_record(driven.play, {}))
    other = Driven()
    other.book(lambda draft: draft.book(Resumed("m", record)))
    assert other.play.stood_in() == driven.play.stood_in() != ()
    other.play_out()
    assert named(other.play.sheets[0]) == done


def test_a_repeated_match_remembers_those_that_stand():
    driven, done = absent_for(16)
    driven.play_out()
    record = parse_record(match_record(driven.play))
    other = Driven(people=1, seed=4)
    repeated = Repeated(record, ABSENT, Moment(0, 12), "first")
    other.book(lambda draft: draft.book(repeated_entry("second", repeated)))
    other.play_out()
    moves = [str(move) for move in record.rounds[0].moves[:12]]
    stand = [move for move in moves if move in done]
    assert named(other.play.sheets[0]) == stand != done


@pytest.mark.parametrize(
    "stated",
    [
        7,
        None,
        "nonsense",
        {"round": 0, "ply": 3},
        [7, None, [0, 3], "round 0"],
        [{"round": 0}, {"ply": 3}, {}],
        [{"round": "0", "ply": 3}, {"round": 0, "ply": None}, {"round": True, "ply": 3}],
        [{"round": 0, "ply": 3.5}, {"round": -1, "ply": 3}, {"round": 0, "ply": 10**30}],
    ],
)
def test_what_cannot_be_read_names_nobody(stated: object):
    record = _record(stated)
    assert stand_ins_of(record) == frozenset()
    assert not any(sheet.stood_in for sheet in replay(str(record), None).sheets)


def test_what_can_be_read_counts_beside_what_cannot():
    record = _record([{"round": 0, "ply": 3, "by": "clock"}, "nonsense", {"round": 0, "ply": 999}])
    assert stand_ins_of(record) == {Place(0, 3), Place(0, 999)}
    assert replay(str(record), None).sheets[0].stood_in == (3,), "only moves that there are"


def _record(stated: object) -> Record:
    driven = started(people=1)
    while not driven.play.sheets:
        driven.step()
    return replace(whole_record(driven.play, {}), extra={"stood_in": stated})
