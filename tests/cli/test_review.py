"""`aurum review`."""

import importlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import Aurum, change

GOLDEN = Path(__file__).parents[1] / "golden"
command = importlib.import_module("aurum.cli.review")
QUICK = ("--effort", "0.02")


def one_record(tmp_path: Path, book: str = "french-3") -> Path:
    path = tmp_path / "match.jsonl"
    path.write_bytes((GOLDEN / f"{book}.jsonl").read_bytes().splitlines(keepends=True)[0])
    return path


def unfinished(record: dict[str, Any]) -> None:
    del record["winners"], record["rounds"][1:]


def test_the_json_has_what_the_notation_promises(aurum: Aurum, tmp_path: Path):
    said = aurum("review", one_record(tmp_path), "--json", *QUICK)
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert set(found) >= {"match", "judge", "sides", "matrix", "marks", "turning"}
    assert set(found["judge"]) >= {"version", "seed", "playouts"}
    for side in found["sides"]:
        columns = [side[name] for name in ("start", "deal", "hidden", "own", "others")]
        assert abs(sum(columns) - side["result"]) < 1e-9
    assert len(found["turning"]) == 3
    assert {"round", "ply", "side", "change", "cause"} <= set(found["turning"][0])
    for verdicts, moments in zip(found["verdicts"], found["course"], strict=True):
        assert sum(verdicts.values()) > 0
        assert [moment["at"] for moment in moments[:3]] == ["deal", "bids", "trick"]
        assert all(0 <= moment["open"] <= 1 for moment in moments)
    ends = [moments[-1] for moments in found["course"]]
    assert [end["known"] for end in ends] == [side["result"] for side in found["sides"]]


def test_a_person_gets_sentences(aurum: Aurum, tmp_path: Path):
    said = aurum("review", one_record(tmp_path), "--language", "fr", *QUICK)
    assert said.code == 0, said.err
    assert "Tournant" in said.out


def test_the_course_of_every_seat_comes_only_when_asked_for(aurum: Aurum, tmp_path: Path):
    path = one_record(tmp_path)
    english = ("--language", "en", *QUICK)
    short, long = (aurum("review", path, *more, *english) for more in ((), ("--course",)))
    assert short.code == long.code == 0, long.err
    assert long.out.count("\nCourse of the match for ") == 3
    assert long.out.count("\nRound 1, deal: ") == 3
    course = ("Course of the match for ", "Round 1, deal: ")
    assert not any(head in short.out for head in course)
    rest = [line for line in long.out.splitlines() if "all cards open" not in line]
    assert rest == short.out.splitlines()


def test_bad_records_are_named_and_the_others_reviewed(aurum: Aurum, tmp_path: Path):
    path = one_record(tmp_path)
    good = path.read_bytes()
    change(path, unfinished)
    path.write_bytes(path.read_bytes() + b"{broken\n" + good)
    said = aurum("review", path, "--json", *QUICK)
    assert said.code == 1
    assert [json.loads(line)["match"] for line in said.out.splitlines()] == [2]
    # a line about compiling may come between them
    first, second = (line for line in said.err.splitlines() if line.startswith(str(path)))
    assert "line 1: this match is not finished" in first
    assert "line 2" in second


def test_an_interrupt_keeps_what_is_done(
    aurum: Aurum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = one_record(tmp_path)
    path.write_bytes(3 * path.read_bytes())
    labels: list[str] = []

    @contextmanager
    def progress(what: str, _: float) -> Iterator[Callable[[float], None]]:
        if labels:
            raise KeyboardInterrupt
        labels.append(what)
        yield lambda _: None

    monkeypatch.setattr(command, "progress", progress)
    said = aurum("review", path, "--language", "en", *QUICK)
    assert said.code == 130
    assert labels == ["match 1 of 3"]
    assert said.out.startswith(f"Match in {path}, line 1\n")
    assert "Turning point" in said.out
    assert said.err.splitlines()[-1] == "stopped; matches reviewed: 1"


def test_several_matches_have_an_account_of_luck(aurum: Aurum, tmp_path: Path):
    path = one_record(tmp_path)
    path.write_bytes(2 * path.read_bytes())
    said = aurum("review", path, "--language", "en", *QUICK)
    assert said.code == 0, said.err
    names = json.loads(path.read_bytes().splitlines()[0])["names"]
    for seat, name in enumerate(names):
        who = name if names.count(name) == 1 else f"{name} ({seat + 1})"
        assert f"\n\n{who} over several matches\n2 matches: " in said.out
    assert said.out.count("met exactly") >= len(names)
