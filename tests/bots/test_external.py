"""Outside bots: the protocol, and everything that can go wrong with a program."""

import json
import logging
import os
import shlex
import shutil
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from aurum.bots import Clock, make_bot
from aurum.bots.external.program_bot import Forfeit, OutsideBot
from aurum.bots.external.questions import FORMS, question
from aurum.game import (
    SPECTATOR,
    Bid,
    InvalidNotation,
    advance,
    parse_action,
    parse_position,
    view,
)
from aurum.table.private_view import own_part
from aurum.table.public_view import public_picture
from aurum.table.wire.events import Rules
from aurum.table.wire.view import Own
from aurum.table.wire.view import View as WireView
from aurum.table.wire_events import rules_of
from tests.bots.positions import dealt, decisions

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples" / "bots"


def outside(kind: str, prefix: str = "cmd") -> OutsideBot:
    program = HERE / "programs.py"
    command = f"{prefix}:{shlex.quote(sys.executable)} {program} {shlex.quote(kind)}"
    bot = make_bot(command)
    assert isinstance(bot, OutsideBot)
    return bot


@pytest.mark.parametrize("kind", ["good", "newer"])
def test_a_good_program_of_either_protocol_decides(kind: str) -> None:
    bot = outside(kind)
    try:
        for match in list(decisions(3, 1))[:20]:
            seen = view(match, match.to_act[0])
            assert bot.choose(seen, Clock(5.0), Random(1)) == seen.legal[0]
        assert bot.faults == 0
    finally:
        bot.close()


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("stillborn", "exit code 3"),
        ("future", "greeted with"),
        ("confused", "greeted with"),
        ("babbles", "not a JSON object"),
        ("floods", "not a JSON object"),
        ("illegal", "not legal"),
        ("unreadable", "rubbish"),
        ("wrong id", "answered id 10000"),
        ("hangs", "said nothing"),
    ],
)
def test_a_failing_program_is_named_logged_and_replaced(
    kind: str, complaint: str, caplog: pytest.LogCaptureFixture
) -> None:
    bot, seen = outside(kind), view(dealt(3, 1), 1)
    try:
        with caplog.at_level(logging.WARNING):
            action = bot.choose(seen, Clock(0.2), Random(1))
    finally:
        bot.close()
    assert action in seen.legal
    assert bot.faults == 1
    assert bot.name in caplog.text
    assert complaint in caplog.text


def test_a_program_that_crashes_is_started_again_and_then_left_alone() -> None:
    bot, seen = outside("stillborn"), view(dealt(3, 1), 1)
    for _ in range(5):
        bot.choose(seen, Clock(1.0), Random(1))
    assert bot.faults == 5
    assert bot._failed_starts == 3
    bot.close()


def test_a_crash_in_the_middle_costs_one_decision() -> None:
    bot = outside("crashes later")
    seen = view(dealt(3, 1), 1)
    for _ in range(6):
        bot.choose(seen, Clock(5.0), Random(1))
    assert bot.faults == 1
    bot.close()


def test_the_match_is_forfeited_on_request() -> None:
    bot = outside("illegal", prefix="cmd!")
    with pytest.raises(Forfeit, match=r"not legal.*forfeited"):
        bot.choose(view(dealt(3, 1), 1), Clock(5.0), Random(1))
    bot.close()


def test_a_hanging_program_is_really_gone_afterwards() -> None:
    bot = outside("hangs")
    bot.prepare()
    assert bot._program is not None
    pid = bot._program._process.pid
    bot.choose(view(dealt(3, 1), 1), Clock(0.1), Random(1))
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    bot.close()


@pytest.mark.parametrize("protocol", FORMS)
def test_the_view_of_a_program_holds_no_hidden_card(protocol: int) -> None:
    match = dealt(4, 9)
    assert match.round is not None
    asked = match.to_act[0]
    text = json.dumps(FORMS[protocol](question(view(match, asked), 1, 1.0, 5)))
    hands = match.round.hands
    hidden = [card for seat in range(4) if seat != asked for card in hands[seat]]
    assert not [card for card in hidden if f'"{card}"' in text]


@pytest.mark.parametrize("protocol", FORMS)
def test_a_program_is_told_every_exchange_and_the_first_bids(protocol: int) -> None:
    match = dealt(3, 9)
    assert match.round is not None
    first = [match.round.hands[seat][0] for seat in range(3)]
    for seat, card in enumerate(first):
        match, _ = advance(match, seat, Bid(card))
    seat = match.to_act[0]
    laid = view(match, seat).hand[0]
    match, _ = advance(match, seat, parse_action(f"swap Au0 {laid}"))
    asked = question(view(match, (seat + 1) % 3), 1, 1.0, 5)
    told = asked if protocol == 2 else FORMS[1](asked)["view"]
    assert told["first_bids"] == [str(card) for card in first]
    assert told["exchanges"] == [
        {
            "trick": 0,
            "seat": seat,
            "owner": seat,
            "gold": 0,
            "laid": str(laid),
            "taken_up": str(first[seat]),
        }
    ]


def test_a_question_has_the_view_that_clients_get() -> None:
    for match in decisions(4, 2):
        seat = match.to_act[0]
        asked = question(view(match, seat), 7, 1.0, 5)
        public = public_picture(view(match, SPECTATOR))
        assert msgspec.convert(asked["view"], WireView) == public
        own = msgspec.convert(asked["own"], Own)
        client = own_part(match, seat, 7)
        assert (own.seat, own.hand, own.asked, own.legal) == (
            client.seat, client.hand, client.asked, client.legal,
        )  # fmt: skip
        assert msgspec.convert(asked["rules"], Rules) == rules_of(match.ruleset)


def test_protocol_1_says_what_it_always_said() -> None:
    """The file was written before there was a second protocol; it never changes."""
    for line in (HERE / "protocol_1.jsonl").read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        seen = view(parse_position(said["position"]), said["seat"])
        asked = json.loads(json.dumps(FORMS[1](question(seen, 3, 1.0, 5))))
        shown = asked.pop("view")
        assert {name: shown[name] for name in said["view"]} == said["view"]  # it may tell more
        assert asked == {
            "type": "choose", "id": 3, "seconds": 1.0, "seed": 5, "legal": said["legal"],
        }  # fmt: skip


@pytest.mark.parametrize("name", ["cmd:", "cmd: ", "cmd:'unclosed"])
def test_a_command_must_name_a_program(name: str) -> None:
    with pytest.raises(InvalidNotation, match="cmd"):
        make_bot(name)


def test_a_program_that_does_not_exist_is_a_fault_not_a_crash() -> None:
    bot, seen = make_bot("cmd:/no/such/program"), view(dealt(3, 1), 1)
    assert bot.choose(seen, Clock(1.0), Random(1)) in seen.legal


@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES / 'thrifty.py'}", "node"])
def test_the_examples_of_the_documentation_play_without_fault(command: str) -> None:
    if command == "node":
        if shutil.which("node") is None:
            pytest.skip("no node on this machine")
        command = f"node {EXAMPLES / 'golddigger.mjs'}"
    bot = make_bot(f"cmd:{command}")
    assert isinstance(bot, OutsideBot)
    try:
        for players in (3, 4):
            for match in decisions(players, 2):
                seen = view(match, match.to_act[0])
                assert bot.choose(seen, Clock(20.0), Random(1)) in seen.legal
        assert bot.faults == 0
    finally:
        bot.close()


def test_the_python_example_is_short() -> None:
    assert len((EXAMPLES / "thrifty.py").read_text().splitlines()) < 40
