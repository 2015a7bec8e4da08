"""Reading and checking records: every mistake has a place, a clause, and what would be right."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aurum.game import (
    BadRecord,
    Move,
    Record,
    Step,
    audit,
    parse_record,
    walk,
)
from aurum.game.record_parser import Place
from aurum.game.walking import Tally

GOLDEN = Path(__file__).parents[1] / "golden" / "german-3.jsonl"
Edit = Callable[[dict[str, Any]], object]


@cache
def golden() -> str:
    """A match of the German edition for three, by nuggets."""
    return next(line for line in GOLDEN.read_text().splitlines() if '"scoring": "nuggets"' in line)


def mistake(edit: Edit) -> BadRecord:
    """What is wrong with the golden match after a change."""
    data = json.loads(golden())
    edit(data)
    with pytest.raises(BadRecord) as error:
        audit(parse_record(json.dumps(data)))
    return error.value


def top(**changes: object) -> Edit:
    return lambda data: data.update(changes)


def rule(**changes: object) -> Edit:
    return lambda data: data["rules"].update(changes)


def without(key: str) -> Edit:
    return lambda data: data.pop(key)


def round_(number: int, **changes: object) -> Edit:
    return lambda data: data["rounds"][number].update(changes)


def action(number: int, text: object) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        data["rounds"][0]["actions"][number] = text

    return edit


def sheet(side: int, **changes: int) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        line = data["rounds"][0]["sides"][side]
        line.update(changes)
        line["score"] = line["bid_points"] + line["gold_points"]

    return edit


NOTATION = "notation"
MISTAKES: list[tuple[Edit, str, str, str]] = [
    (top(format="chess"), "", NOTATION, "'format' is \"chess\" instead of 'aurum-record'"),
    (without("format"), "", NOTATION, "'format' is missing instead of 'aurum-record'"),
    (top(version=2), "", NOTATION, "'version' is 2; this program reads 1"),
    (top(version=True), "", NOTATION, "'version' is true; this program reads 1"),
    (without("version"), "", NOTATION, "'version' is missing; this program reads 1"),
    (without("rules"), "", NOTATION, "'rules' is missing instead of an object"),
    (lambda d: d["rules"].pop("zeros"), "", NOTATION, "'rules' lacks 'zeros'"),
    (lambda d: d["rules"].pop("edition"), "", NOTATION, "'rules' lacks 'edition'"),
    (lambda d: d["rules"].pop("players"), "", NOTATION, "'rules' lacks 'players'"),
    (lambda d: d["rules"].pop("scoring"), "", NOTATION, "'rules' lacks 'scoring'"),
    (rule(zeros=1), "", "R11.1", "'zeros' is 1 instead of true or false"),
    (rule(players=5), "", NOTATION, "5 players cannot play; Aurum is for 3 or 4 players"),
    (top(first=3), "", "R2.4", "'first' is 3, but the seats are 0 to 2"),
    (top(first="0"), "", NOTATION, "'first' is \"0\" instead of a whole number"),
    (top(first=True), "", NOTATION, "'first' is true instead of a whole number"),
    (without("first"), "", NOTATION, "'first' is missing instead of a whole number"),
    (top(names=["A"]), "", NOTATION, "there are 1 names for 3 seats"),
    (top(names=[1, 2, 3]), "", NOTATION, "a name is 1 instead of a text"),
    (top(names="ABC"), "", NOTATION, "'names' is \"ABC\" instead of a list"),
    (without("names"), "", NOTATION, "'names' is missing"),
    (top(rounds={}), "", NOTATION, "'rounds' is {} instead of a list"),
    (top(rounds=[7]), "round 0", NOTATION, "a round is 7 instead of an object"),
    (top(winners=["0"]), "", NOTATION, "an entry of 'winners' is \"0\" instead of a whole number"),
    (top(winners=0), "", NOTATION, "'winners' is 0 instead of a list"),
    (round_(1, hands=3), "round 1", NOTATION, "'hands' is 3 instead of a list"),
    (round_(1, hands=["Bi1"]), "round 1", NOTATION, 'a list of cards is "Bi1" instead of a list'),
    (round_(1, hands=[[1]]), "round 1", NOTATION, "a card is 1 instead of a text"),
    (round_(1, exposed=["Bi1"]), "round 1", "R2.1", "1 cards lie face up instead of 0"),
    (round_(0, actions="x"), "round 0", NOTATION, "'actions' is \"x\" instead of a list"),
    (action(2, 5), "round 0, action 2", NOTATION, "an action is 5 instead of a text"),
    (
        action(2, "x bid Bi5"),
        "round 0, action 2",
        NOTATION,
        "'x bid Bi5' should begin with a seat, such as '0 bid Bi5'",
    ),
    (round_(0, ended=[]), "round 0", NOTATION, "'ended' is [] instead of an object"),
    (
        round_(0, ended={"seat": 0, "reason": "tired"}),
        "round 0",
        NOTATION,
        '"tired" is not a reason; it is one of stuck, empty, declined',
    ),
    (
        round_(0, ended={"seat": 0, "reason": []}),
        "round 0",
        NOTATION,
        "[] is not a reason; it is one of stuck, empty, declined",
    ),
    (
        round_(0, ended={"reason": "stuck"}),
        "round 0",
        NOTATION,
        "the seat in 'ended' is missing instead of a whole number",
    ),
    (round_(0, sides=[1]), "round 0", NOTATION, "a side is 1 instead of an object"),
    (
        round_(0, sides=[{}]),
        "round 0",
        NOTATION,
        "'bid' of a side is missing instead of a whole number",
    ),
    (
        round_(0, nuggets=["a"]),
        "round 0",
        NOTATION,
        "an entry of 'nuggets' is \"a\" instead of a whole number",
    ),
    (without("winners"), "", "R10", "the match is over, won by WINNERS, but 'winners' is missing"),
    (top(winners=[]), "", "R10", "'winners' is stated as [], but it is WINNERS"),
    (lambda d: d["rounds"].pop(), "", "R10", "winners are stated, but the match is not over"),
    (lambda d: d["rounds"].append(d["rounds"][0]), "round ROUNDS", "R10", "the match is over"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("edit", "place", "clause", "sentence"), MISTAKES, ids=[m[3] for m in MISTAKES]
)
def test_a_mistake(edit: Edit, place: str, clause: str, sentence: str):
    data = json.loads(golden())
    for word, value in (("WINNERS", data["winners"]), ("ROUNDS", len(data["rounds"]))):
        sentence, place = sentence.replace(word, str(value)), place.replace(word, str(value))
    error = mistake(edit)
    assert (str(error.place), error.clause, error.text) == (place, clause, sentence)
    assert str(error) == (f"{place}: " if place else "") + f"{sentence} ({clause})"


@pytest.mark.parametrize("side", [0, 2])
@pytest.mark.parametrize(
    ("name", "clause"),
    [("bid", "R3.4"), ("tricks", "R6.3"), ("bid_points", "R8.1"), ("gold_points", "R8.2")],
)
def test_a_wrong_sheet(side: int, name: str, clause: str):
    true = json.loads(golden())["rounds"][0]["sides"][side][name]
    error = mistake(sheet(side, **{name: true + 1}))
    assert error.text == f"'{name}' of side {side} is stated as {true + 1}, but it is {true}"
    assert (error.clause, error.place) == (clause, Place(0))


def test_a_sum_that_does_not_add_up():
    error = mistake(lambda d: d["rounds"][0]["sides"][0].update(score=99))
    true = json.loads(golden())["rounds"][0]["sides"][0]["score"]
    assert error.text == f"a side's score is 99, but its points add up to {true}"
    assert error.clause == "R8"


def test_too_few_sides():
    error = mistake(lambda d: d["rounds"][0]["sides"].pop())
    assert (error.text, error.clause) == ("the number of sides is stated as 2, but it is 3", "R8")


def test_a_wrong_end():
    ended = json.loads(golden())["rounds"][0]["ended"]
    other = (ended["seat"] + 1) % 3
    error = mistake(lambda d: d["rounds"][0]["ended"].update(seat=other))
    assert error.text == (
        f"the seat that ended the round is stated as {other}, but it is {ended['seat']}"
    )
    assert (error.clause, error.place) == ("R7", Place(0))
    reason = "empty" if ended["reason"] != "empty" else "stuck"
    error = mistake(lambda d: d["rounds"][0]["ended"].update(reason=reason))
    assert error.text == f"the reason is stated as {reason}, but it is {ended['reason']}"
    assert error.clause == "R7"


def test_wrong_nuggets():
    true = json.loads(golden())["rounds"][0]["nuggets"]
    error = mistake(lambda d: d["rounds"][0].update(nuggets=[]))
    assert error.text == f"'nuggets' is stated as [], but it is {true}"
    assert (error.clause, error.place) == ("R9", Place(0))


@pytest.mark.parametrize("key", ["ended", "sides", "nuggets"])
def test_a_finished_round_states_its_result(key: str):
    error = mistake(lambda d: d["rounds"][0].pop(key))
    assert error.text == f"the round is over, but '{key}' is missing"
    assert (error.clause, error.place) == ("R7", Place(0))


def test_a_round_that_stops_too_early():
    data = json.loads(golden())
    seat = data["rounds"][0]["actions"][-1][0]
    error = mistake(lambda d: d["rounds"][0]["actions"].pop())
    assert error.text == f"the round is not over after its last action; seat {seat} is to act"
    assert (error.clause, error.place) == ("R7", Place(0))


def unfinished(data: dict[str, Any]) -> None:
    """Only the first half of the first round."""
    del data["winners"]
    data["rounds"] = data["rounds"][:1]
    data["rounds"][0]["actions"] = data["rounds"][0]["actions"][:10]
    for key in ("ended", "sides", "nuggets"):
        del data["rounds"][0][key]


def test_an_unfinished_match_is_fine():
    data = json.loads(golden())
    unfinished(data)
    assert audit(parse_record(json.dumps(data))) == Tally(1, 1, 10)


def test_an_unfinished_round_states_no_result():
    def edit(data: dict[str, Any]) -> None:
        unfinished(data)
        data["rounds"][0]["nuggets"] = [0]

    error = mistake(edit)
    assert error.text.startswith("a result is stated, but the round is not over; seat ")
    assert (error.clause, error.place) == ("R7", Place(0))


def test_the_last_round_of_an_unfinished_match_may_be_over_without_a_result():
    def result_missing(data: dict[str, Any]) -> None:
        del data["winners"]
        data["rounds"] = data["rounds"][:1]
        del data["rounds"][0]["sides"]

    data = json.loads(golden())
    result_missing(data)
    assert audit(parse_record(json.dumps(data))).rounds == 1


def test_an_unfinished_match_with_a_round_that_is_not_the_last():
    def edit(data: dict[str, Any]) -> None:
        del data["winners"]
        data["rounds"][0]["actions"].pop()

    assert mistake(edit).text.startswith("the round is not over after its last action")


def test_an_action_that_is_not_allowed_says_what_would_be():
    error = mistake(action(3, "0 end"))
    data = json.loads(golden())
    seat = data["rounds"][0]["actions"][3][0]
    assert error.place == Place(0, 3)
    assert error.text.startswith("'0 end': ")
    assert f"; allowed: {seat} keep, {seat} swap Au0 " in error.text
    assert error.text.endswith(", …")
    assert error.text.count(f"{seat} swap") == 5


def decisions(record: Record) -> list[tuple[Move, Step]]:
    return [(step.move, step) for step in walk(record) if step.move is not None]


def few_moves(data: dict[str, Any]) -> tuple[int, list[str]]:
    """The first action of the match at which there are six or fewer to choose from."""
    from aurum.game import legal_actions

    for ply, (_, step) in enumerate(decisions(parse_record(json.dumps(data)))):
        seat = step.before.to_act[0]
        moves = [f"{seat} {action}" for action in legal_actions(step.before, seat)]
        if step.round == 0 and len(moves) == 6:
            return ply, moves
    raise AssertionError("no such moment")


def test_all_that_is_allowed_is_named_if_it_is_not_much():
    ply, moves = few_moves(json.loads(golden()))
    error = mistake(action(ply, f"{moves[0][0]} bid Bi1"))
    assert error.place == Place(0, ply)
    assert error.text.endswith(f"; allowed: {', '.join(moves)}")


def test_after_the_round_nothing_is_allowed():
    count = len(json.loads(golden())["rounds"][0]["actions"])
    error = mistake(lambda d: d["rounds"][0]["actions"].append("0 keep"))
    assert error.place == Place(0, count)
    assert error.text == "'0 keep': no round is being played: the next one has not been dealt"
    assert error.clause == "R2.4"


@pytest.mark.parametrize(
    ("length", "shown"), [(38, '"' + "x" * 38 + '"'), (39, '"' + "x" * 36 + "...")]
)
def test_long_values_are_shortened(length: int, shown: str):
    error = mistake(top(format="x" * length))
    assert error.text == f"'format' is {shown} instead of 'aurum-record'"


def test_bids_laid_face_down_are_written_in_seat_order():
    def edit(data: dict[str, Any]) -> None:
        actions = data["rounds"][0]["actions"]
        actions[0], actions[1] = actions[1], actions[0]

    data = json.loads(golden())
    first, second, *_ = data["rounds"][0]["actions"]
    error = mistake(edit)
    assert error.text == f"'{second}': the bid of seat {first[0]} is written first"
    assert (error.clause, error.place) == ("R3.2", Place(0, 0))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "this is not JSON: Expecting property name enclosed in double quotes at column 2"),
        ("", "this is not JSON: Expecting value at column 1"),
        (b"\xff", "this is not text in UTF-8, so it cannot be a record"),
        ("NaN", "this JSON cannot be read: NaN is not a number"),
        ("[" * 100_000, "this JSON cannot be read: "),
        ("[]", "a record is [] instead of an object"),
        ("null", "a record is missing instead of an object"),
        ('"' + "x" * 100 + '"', f'a record is "{"x" * 36}... instead of an object'),
    ],
    ids=["brace", "nothing", "binary", "nan", "deep", "list", "null", "long"],
)
def test_what_is_no_record(text: str | bytes, sentence: str):
    with pytest.raises(BadRecord) as error:
        parse_record(text)
    assert error.value.text.startswith(sentence)
    assert error.value.clause == "notation"


def test_unknown_keys_are_kept():
    data = json.loads(golden()) | {"weather": "fine"}
    record = parse_record(json.dumps(data))
    assert record.extra["weather"] == "fine"
    assert record.as_json() == data


def test_a_round_without_exposed_cards_may_leave_them_out():
    data = json.loads(golden())
    for each in data["rounds"]:
        del each["exposed"]
    assert audit(parse_record(json.dumps(data))).matches == 1


def test_the_last_round_of_a_match_that_goes_on_need_not_state_its_result():
    data = json.loads(golden())
    data["rounds"] = data["rounds"][:1]
    data.pop("winners")
    for part in ("nuggets", "ended", "sides"):
        data["rounds"][0].pop(part)
        assert audit(parse_record(json.dumps(data))).rounds == 1
