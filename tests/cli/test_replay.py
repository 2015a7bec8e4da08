"""`aurum replay`."""

import json
from pathlib import Path
from typing import Any

import pytest

from aurum.game import TrickTaken, parse_record, walk
from aurum.terminal.phrases import split_card
from aurum.texts import LANGUAGES, texts
from tests.cli.commands import Aurum, change, one_sentence, process


def decisions(aurum: Aurum, file: Path) -> list[dict[str, Any]]:
    said = aurum("replay", file, "--json")
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


def test_json_has_one_object_per_decision(aurum: Aurum, games: Path):
    found = decisions(aurum, games)
    expected = [
        (match, number, ply, str(move))
        for match, line in enumerate(games.read_text().splitlines())
        for number, round_ in enumerate(parse_record(line).rounds)
        for ply, move in enumerate(round_.moves)
    ]
    assert [
        (d["match"], d["round"], d["ply"], f"{d['seat']} {d['action']}") for d in found
    ] == expected
    assert all(d["action"] in d["legal"] for d in found)
    assert {d["phase"] for d in found} == {"bid", "exchange", "play"}
    assert list(found[0]) == ["match", "round", "ply", "seat", "phase", "legal", "action"]


def test_json_of_one_match(aurum: Aurum, games: Path):
    said = aurum("replay", games, "--json", "--match", 1)
    assert {json.loads(line)["match"] for line in said.out.splitlines()} == {1}


def test_a_match_that_is_not_there(aurum: Aurum, games: Path):
    said = aurum("replay", games, "--match", 3)
    assert said.code == 2
    assert "has 3 matches, counted from 0; no match 3" in said.err


def test_json_stops_before_an_illegal_action(aurum: Aurum, games: Path):
    def spoil(record: dict[str, Any]) -> None:
        record["rounds"][0]["actions"][5] = "0 end"

    said = aurum("replay", change(games, spoil), "--json")
    assert said.code == 1
    assert len(said.out.splitlines()) == 5
    assert one_sentence(said.err)
    assert "line 1, round 0, action 5: '0 end': " in said.err


def test_the_story_tells_everything(aurum: Aurum, games: Path):
    said = aurum("replay", games, "--match", 0, "--language", "en")
    record = parse_record(games.read_text().splitlines()[0])
    assert said.code == 0
    assert "German edition, 3 players." in said.out
    assert "everyone starts with a gold 0 · nuggets" in said.out
    for number, round_ in enumerate(record.rounds, 1):
        assert f"Round {number}." in said.out
        for move in round_.moves:
            word, *cards = str(move.action).split()
            if word in ("bid", "play"):
                assert cards[0] in said.out
    assert "the round is over" in said.out
    assert "nugget" in said.out
    assert "The match is over" in said.out.splitlines()[-1]


def test_the_story_of_an_unfinished_match(aurum: Aurum, games: Path):
    def cut(record: dict[str, Any]) -> None:
        del record["winners"]
        record["rounds"] = record["rounds"][:1]
        last = record["rounds"][0]
        plays = [n for n, action in enumerate(last["actions"]) if " play " in action]
        last["actions"] = last["actions"][: plays[0] + 1]
        for key in ("ended", "sides", "nuggets"):
            del last[key]

    file = change(games, cut)
    for how in (["--words"], []):
        said = aurum("replay", file, "--match", 0, "--language", "en", *how)
        assert said.code == 0
        assert said.out.rstrip().endswith("The match is not finished.")


GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "english-3.jsonl"


@pytest.mark.parametrize("how", [["--words"], []])
@pytest.mark.parametrize("language", LANGUAGES)
def test_R10_2_nuggets_level_after_three_rounds_are_explained_by_the_last_bids(
    aurum: Aurum, language: str, how: list[str]
):
    """The first match ended 1:1:1; the highest last bid won it."""
    match = parse_record(GOLDEN.read_text().splitlines()[0])
    first = match.names[(match.first + 2) % 3]
    said = aurum("replay", GOLDEN, "--match", 0, "--language", language, *how)
    told, speak = " ".join(said.out.split()), texts(language)

    def heard(key: str, **facts: str | int) -> int:
        return told.find(" ".join(speak(key, **facts).split()))

    bids = "Cleo (7), Ben (6), Ada (5)"
    third = heard("log-round-dealt", number=3, who="other", name=first)
    announced, explained = heard("final-bid-counts"), heard("final-bids", bids=bids)
    over = heard("log-match-ended", who="other", sides="Cleo", count=1)
    assert -1 < third < announced < explained < over


def test_the_story_of_points(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "points.jsonl"
    aurum("simulate", "--seed", 1, "--players", 4, "--scoring", "points", "--out", file)
    said = aurum("replay", file, "--language", "en")
    assert "points over three rounds" in said.out
    assert "Total" in said.out
    assert "nugget" not in said.out.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_words_tells_every_card_in_every_language(
    aurum: Aurum, games: Path, language: str
):
    said = aurum("replay", games, "--match", 0, "--words", "--language", language)
    assert (said.code, said.err) == (0, "")
    record = parse_record(games.read_text().splitlines()[0])
    speak = texts(language)
    lines = said.out.splitlines()
    played = [str(move.action).split()[1] for round_ in record.rounds for move in round_.moves
              if str(move.action).startswith("play")]  # fmt: skip
    for card in played:
        symbol, rank = split_card(card)
        name = speak("card", metal=speak(f"metal-{symbol}"), rank=str(rank))
        assert any(name in line for line in lines), name
    assert not any("{" in line or "│" in line for line in lines)
    assert len(lines) > len(played)


def test_lines_are_not_doubled_at_80_columns(aurum: Aurum, tmp_path: Path):
    file = tmp_path / "four.jsonl"
    aurum("simulate", "--seed", 1, "--players", 4, "--bots", "apprentice", "--out", file)
    said = aurum("replay", file, "--language", "en")
    rows = [line for line in said.out.splitlines() if "★" in line and "took it" not in line]
    steps = [step for line in file.read_text().splitlines() for step in walk(parse_record(line))]
    taken = [event for step in steps for event in step.events if isinstance(event, TrickTaken)]
    assert len(rows) == len(taken)
    assert all(line.split()[0].isdigit() for line in rows)
    assert max(map(len, said.out.splitlines())) <= 80


@pytest.mark.parametrize(("variables", "colour"), [({"FORCE_COLOR": "1"}, True), ({}, False)])
def test_colour_only_where_it_is_wanted(
    games: Path, variables: dict[str, str], colour: bool, monkeypatch: pytest.MonkeyPatch
):
    import os

    clean = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    said = process("replay", games, env=clean | {"TERM": "xterm-256color"} | variables)
    assert said.returncode == 0
    assert (b"\x1b[" in said.stdout) is colour


def test_no_color_is_heeded(games: Path):
    import os

    env = os.environ | {"NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    said = process("replay", games, env=env)
    assert b"\x1b[3" not in said.stdout


def test_a_terminal_that_knows_ascii_only(games: Path):
    import os

    said = process("replay", games, env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert said.returncode == 0
    assert b"Traceback" not in said.stderr
