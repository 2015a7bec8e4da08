"""`aurum check`: every kind of mistake is found, and named with its place and clause."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import Aurum, change, one_sentence

Edit = Callable[[dict[str, Any]], object]


def test_a_good_file_is_counted(aurum: Aurum, games: Path):
    said = aurum("check", games)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("checked 3 matches, ")
    assert " rounds, " in said.out
    assert " actions: all right\n" in said.out


def test_one_of_a_kind_is_singular(aurum: Aurum, games: Path):
    games.write_text(games.read_text().splitlines()[0])
    assert aurum("check", games).out.startswith("checked 1 match, 2 rounds, ")


def test_several_files_and_stdin(aurum: Aurum, games: Path, monkeypatch: pytest.MonkeyPatch):
    with games.open() as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        said = aurum("check", games, "-")
    assert said.code == 0
    assert said.out.startswith("checked 6 matches, ")


def test_an_empty_file_has_no_bad_record(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "empty"
    file.touch()
    assert aurum("check", file).out == "checked 0 matches, 0 rounds, 0 actions: all right\n"


def test_blank_lines_do_not_count(aurum: Aurum, games: Path):
    games.write_text(games.read_text().replace("\n", "\n\n"))
    assert aurum("check", games).out.startswith("checked 3 matches, ")


def round0(record: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = record["rounds"][0]
    return found


def drop_card(record: dict[str, Any]) -> None:
    round0(record)["hands"][1].pop()


def card_twice(record: dict[str, Any]) -> None:
    hands = round0(record)["hands"]
    hands[1][0] = hands[0][0]


def out_of_turn(record: dict[str, Any]) -> None:
    actions = round0(record)["actions"]
    plays = [n for n, action in enumerate(actions) if " play " in action]
    first, second = plays[:2]
    actions[first], actions[second] = actions[second], actions[first]


def illegal_metal(record: dict[str, Any]) -> None:
    """The second card of the first trick gets the metal of the first, if the seat holds it."""
    actions = round0(record)["actions"]
    plays = [n for n, action in enumerate(actions) if " play " in action]
    lead = actions[plays[0]].split()[-1]
    seat = int(actions[plays[1]][0])
    symbol = lead.rstrip("0123456789")
    bids = {action.split()[-1] for action in actions if " bid " in action or " swap " in action}
    held = [card for card in round0(record)["hands"][seat] if card.startswith(symbol)]
    card = next(card for card in held if card not in bids and card.rstrip("0123456789") == symbol)
    actions[plays[1]] = f"{seat} play {card}"


def wrong_field(field: str) -> Edit:
    def edit(record: dict[str, Any]) -> None:
        sheet = round0(record)["sides"][1]
        sheet[field] += 1
        sheet["score"] = sheet["bid_points"] + sheet["gold_points"]

    return edit


def set_round(key: str, value: object) -> Edit:
    return lambda record: round0(record).update({key: value})


def set_top(key: str, value: object) -> Edit:
    return lambda record: record.update({key: value})


def set_rule(key: str, value: object) -> Edit:
    return lambda record: record["rules"].update({key: value})


def set_action(text: object) -> Edit:
    def edit(record: dict[str, Any]) -> None:
        round0(record)["actions"][0] = text

    return edit


MISTAKES: list[tuple[str, Edit, str]] = [
    ("eleven cards", drop_card, "round 0: seat 1 was dealt 11 cards instead of 12 (R2"),
    ("a card twice", card_twice, "was dealt twice (R1.1)"),
    ("out of turn", out_of_turn, "(R5.2)"),
    ("illegal metal", illegal_metal, "has already been played to this trick; allowed: "),
    ("no seat", set_action("7 bid Bi5"), "round 0, action 0: '7 bid Bi5' should begin with a seat"),
    ("no action", set_action("0 fly Bi5"), "round 0, action 0: 'fly Bi5' is not an action"),
    ("no card", set_action("0 bid Xx5"), "round 0, action 0: 'Xx5' is not a card"),
    ("no text", set_action(5), "round 0, action 0: an action is 5 instead of a text"),
    ("foreign card", set_action("0 bid Cu5"), "(R3.1)"),
    ("wrong bid", wrong_field("bid"), "'bid' of side 1 is stated as"),
    ("wrong tricks", wrong_field("tricks"), "'tricks' of side 1 is stated as"),
    ("wrong bid points", wrong_field("bid_points"), "(R8.1)"),
    ("wrong gold points", wrong_field("gold_points"), "(R8.2)"),
    ("wrong sum", lambda r: round0(r)["sides"][0].update(score=99), "add up to"),
    ("two sides", lambda r: round0(r)["sides"].pop(), "the number of sides is stated as 2"),
    ("wrong reason", set_round("ended", {"seat": 9, "reason": "stuck"}), "(R7)"),
    ("no reason", set_round("ended", {"seat": 0, "reason": "tired"}), "is not a reason"),
    ("wrong nuggets", set_round("nuggets", []), "'nuggets' is stated as []"),
    ("actions missing", lambda r: round0(r)["actions"].pop(), "the round is not over after"),
    ("no actions", lambda r: round0(r).pop("actions"), "round 0: 'actions' is missing"),
    ("no hands", lambda r: round0(r).pop("hands"), "round 0: 'hands' is missing"),
    ("no ended", lambda r: round0(r).pop("ended"), "round 0: the round is over, but 'ended' is"),
    ("surplus action", lambda r: round0(r)["actions"].append("0 keep"), "(R"),
    ("wrong winners", set_top("winners", []), "'winners' is stated as []"),
    ("no winners", lambda r: r.pop("winners"), "but 'winners' is missing (R10)"),
    ("round missing", lambda r: r["rounds"].pop(), "but the match is not over (R10)"),
    ("no format", set_top("format", "chess"), "'format' is \"chess\" instead of 'aurum-record'"),
    ("new version", set_top("version", 2), "'version' is 2; this program reads 1"),
    ("no edition", set_rule("edition", "klingon"), "'klingon' is not an edition"),
    ("players", set_rule("players", 5), "Aurum is for 3 or 4 players"),
    ("zeros", set_rule("zeros", "yes"), "'zeros' is \"yes\" instead of true or false"),
    ("scoring", set_rule("scoring", "chess"), "'chess' is not a way of scoring"),
    ("first", set_top("first", 3), "'first' is 3, but the seats are 0 to 2 (R2.4)"),
    ("names", set_top("names", ["Ada"]), "there are 1 names for 3 seats"),
    ("rounds", set_top("rounds", {}), "'rounds' is {} instead of a list"),
]


@pytest.mark.parametrize(("name", "edit", "sentence"), MISTAKES, ids=[m[0] for m in MISTAKES])
def test_a_mistake_is_named_with_its_place_and_clause(
    aurum: Aurum, games: Path, name: str, edit: Edit, sentence: str
):
    said = aurum("check", change(games, edit))
    assert said.code == 1
    assert said.err.startswith(f"{games}, line 1")
    assert sentence in said.err
    assert one_sentence(said.err)
    assert said.out.startswith("checked 2 matches, ")
    assert said.out.endswith(" actions: 1 bad record\n")


def test_each_bad_record_is_named(aurum: Aurum, games: Path):
    first, second, third = games.read_text().splitlines()
    games.write_text("\n".join([first[:-40], second, "garbage", third]) + "\n")
    said = aurum("check", games)
    assert said.code == 1
    assert [line.split(": ")[0] for line in said.err.splitlines()] == [
        f"{games}, line 1",
        f"{games}, line 3",
    ]


def test_a_truncated_last_line_is_named(aurum: Aurum, games: Path):
    games.write_bytes(games.read_bytes()[:-200])
    said = aurum("check", games)
    assert said.code == 1
    assert said.err.startswith(f"{games}, line 3: this is not JSON")
    assert said.err.endswith("; the file ends inside this line\n")
    assert said.out.startswith("checked 2 matches, ")


@pytest.mark.parametrize(
    "garbage",
    [b"\xff\xfe\x00\x01", b"\x00\x00", b"[" * 100_000, b"{}", b"[]", b"3", b'"x"', b"NaN", b"null"],
    ids=repr,
)
def test_garbage_is_one_sentence(aurum: Aurum, tmp_path: Path, garbage: bytes):
    file = tmp_path / "garbage"
    file.write_bytes(garbage[:200_000] + b"\n")
    for command in ("check", "replay"):
        said = aurum(command, file)
        assert said.code == 1
        assert one_sentence(said.err)
        assert "line 1" in said.err


@pytest.mark.parametrize("command", ["check", "replay", "perft", "verify"])
def test_what_is_no_file_is_one_sentence(aurum: Aurum, tmp_path: Path, command: str):
    said = aurum(command, tmp_path)
    assert (said.code, said.err) == (1, f"aurum: {tmp_path}: Is a directory\n")
    said = aurum(command, tmp_path / "nothing")
    assert (said.code, said.err) == (
        1,
        f"aurum: {tmp_path / 'nothing'}: No such file or directory\n",
    )


def test_an_unfinished_match_is_fine(aurum: Aurum, games: Path):
    def cut(record: dict[str, Any]) -> None:
        del record["winners"]
        last = record["rounds"][-1]
        last["actions"] = last["actions"][:-3]
        for key in ("ended", "sides", "nuggets"):
            del last[key]

    said = aurum("check", change(games, cut))
    assert (said.code, said.err) == (0, "")


def test_unknown_keys_are_ignored(aurum: Aurum, games: Path):
    said = aurum("check", change(games, set_top("weather", {"sun": True})))
    assert said.code == 0
