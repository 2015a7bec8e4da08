"""A real terminal plays a whole match, is resized, interrupted, and goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from aurum.game.record_parser import parse_record
from aurum.game.walking import audit
from tests.terminal.panes import Pane
from tests.terminal.programs import command


@pytest.fixture
def pane(tmp_path: Path) -> Iterator[Pane]:
    opened = Pane(tmp_path, 100, 30)
    yield opened
    opened.close()


def has(*marks: str):
    return lambda screen: all(mark in screen for mark in marks)


def test_a_match_in_a_real_terminal(pane: Pane, tmp_path: Path):
    file = tmp_path / "match.jsonl"
    pane.run(
        command(
            "--bots", "random", "--pace", "0", "--seed", "5", "--edition", "german",
            "--language", "en", "--record", str(file),
        ),
        "first",
    )  # fmt: skip
    pane.play(until=has("Trick 2", "Supply"))
    pane.resize(80, 24)
    small = pane.until(has("F10 Leave"))
    assert len(small.splitlines()) == 24
    assert all(name in small for name in ("You", "Maria", "Jabir", "Supply"))
    pane.play(until=has("Trick 4"))
    pane.press("C-c")
    pane.until(has("first-0", "--resume"))
    stopped = parse_record(file.read_text(encoding="utf-8"))
    assert audit(stopped).actions > 10
    pane.run(command("--resume", str(file), "--pace", "0", "--language", "en"), "second")
    pane.play(until=has("second-0"))
    record = parse_record(file.read_text(encoding="utf-8"))
    assert audit(record).rounds >= 2
    assert record.winners is not None
    moves = [move for round_ in record.rounds for move in round_.moves]
    assert moves[: len(stopped.rounds[0].moves)] == list(stopped.rounds[0].moves)


def test_the_plain_game_asks_on_one_line_in_a_terminal(pane: Pane):
    pane.run(command("--plain", "--bots", "random", "--seed", "5", "--language", "en"), "plain")
    pane.until(has("Choose a card from your hand"))
    pane.press("hand", "Enter")
    pane.press("1", "Enter")
    pane.until(has("Type yes or no."))
    pane.press("yes", "Enter")
    pane.until(has("Trick 1."))
    pane.press("C-c")
    pane.until(has("plain-130", "--resume"))


def test_a_line_can_be_edited_and_fetched_again(pane: Pane):
    pane.run(command("--plain", "--bots", "random", "--seed", "5", "--language", "en"), "edit")
    pane.until(has("Choose a card from your hand"))
    pane.press("suply", "Left", "Left", "p", "Enter")
    pane.until(has("In the supply:"))
    pane.press("gold", "Enter")
    pane.until(has("You: gold: Gold 0."))
    pane.press("Up", "Up", "Enter")
    pane.until(lambda screen: screen.count("> supply") == 2)
    pane.press("quit", "Enter")
    pane.until(has("edit-0"))


SIZES = [(80, 24), (110, 30), (120, 40), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_first_screen_is_whole_at_every_size(tmp_path: Path, size: tuple[int, int]):
    """Also when the person is asked at once: four players, and the match was taken up again."""
    columns, rows = size
    window = Pane(tmp_path, columns, rows)
    try:
        more = ("--players", "4", "--bots", "random", "--seed", "12", "--pace", "0")
        window.run(command(*more, "--language", "en"), "first")
        window.play(until=has("F10 Leave", "Choose a card"))
        window.press("F10")
        window.until(has("first-0"))
        window.run(command("--resume", "1", "--language", "en"), "second")
        window.until(is_whole)
        window.resize(80, 24)
        window.until(lambda screen: len(screen.splitlines()) == 24 and is_whole(screen))
        window.press("C-c")
        window.until(has("second-0"))
    finally:
        window.close()


def is_whole(screen: str) -> bool:
    """All seats with their names, the trick, the supply, and the hand in one row below them."""
    lines = screen.splitlines()
    names = ("You", "Maria", "Jabir", "Flamel")
    seen = all(sum(name in line for line in lines) >= 2 for name in names)
    numbers = [n for n, line in enumerate(lines) if line.split()[:3] == ["1", "2", "3"]]
    if not (seen and numbers and "Supply" in screen and "The match goes on." in screen):
        return False
    row = numbers[0]
    return lines[row].split()[-1] == "12" and len(lines[row + 1].split()) == 12
