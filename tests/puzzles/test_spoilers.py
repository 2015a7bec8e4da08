"""Before an answer, nothing that anybody is shown depends on the answer or on hidden cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.puzzles import Puzzle, puzzles
from aurum.server.puzzle_desk import judged, shown

SOME = puzzles()[::20]


def with_another_answer(puzzle: Puzzle) -> Puzzle:
    """The same position, of which something else is said to be right."""
    wrong = next(action for action in puzzle.view.legal if action not in puzzle.answers)
    return replace(puzzle, answers=(wrong,), facts={"worlds": 1})


def printed(
    listed: tuple[Puzzle, ...],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    nobody: Path,
) -> str:
    """What the command prints about these puzzles to somebody who types nothing."""
    nobody.write_text("")
    monkeypatch.setattr("aurum.cli.puzzles.puzzles", lambda: listed)
    with nobody.open() as silence:
        monkeypatch.setattr("sys.stdin", silence)
        assert main(["puzzles", "--language", "en", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", [None, *(puzzle.id for puzzle in SOME)])
def test_the_terminal_prints_the_same_whatever_the_answer_is(
    name: str | None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
):
    words = ["--list"] if name is None else [name]
    lists = SOME, tuple(map(with_another_answer, SOME))
    first, second = (printed(one, words, monkeypatch, capsys, tmp_path / "in") for one in lists)
    assert first
    assert first == second


def test_the_page_is_sent_the_same_whatever_the_answer_is():
    for puzzle in SOME:
        assert shown(puzzle) == shown(with_another_answer(puzzle)), puzzle.id


def test_a_report_names_the_position_of_the_puzzle():
    """After an answer: whoever reports a puzzle sends this line, and it parses back."""
    for puzzle in SOME:
        told = judged(puzzle, str(puzzle.answers[0]))
        assert told.position == puzzle.position
        assert told.answers == tuple(map(str, puzzle.answers))
