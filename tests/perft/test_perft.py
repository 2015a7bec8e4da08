"""Files of counts pin the rules for any implementation."""

from pathlib import Path

import pytest

from aurum.cli.perft import mistakes
from aurum.game import Card, InvalidNotation
from aurum.game import tricks as rules_of_tricks

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path):
    assert list(mistakes(str(file))) == []


def test_there_are_files_for_three_and_four_with_and_without_zeros():
    assert [file.stem for file in FILES] == [
        "english-3-nozeros-nuggets",
        "english-3-zeros-nuggets",
        "german-4-nozeros-nuggets",
        "german-4-zeros-nuggets",
        "playouts",
    ]
    for file in FILES[:-1]:
        words = [line.split()[0] for line in file.read_text().splitlines()]
        assert words.count("position") >= 6
        assert "end" in words
        assert "depth" in words


def test_a_planted_wrong_winner_of_a_trick_is_caught(monkeypatch: pytest.MonkeyPatch):
    """Counts alone would hardly see it; the hashes do."""

    def earlier_wins(cards: tuple[Card, ...]) -> int:
        places = range(len(cards))
        return max(places, key=lambda place: (cards[place].is_gold, cards[place].rank, -place))

    monkeypatch.setattr(rules_of_tricks, "taking_place", earlier_wins)
    assert list(mistakes(str(HERE / "playouts.txt"))) != []


def test_a_wrong_count_is_named_with_its_line(tmp_path: Path):
    file = tmp_path / "counts.txt"
    file.write_text("# a comment\n\ndeal english-3-zeros-nuggets 0\ndepth 1 13 0\n")
    (mistake,) = mistakes(str(file))
    assert mistake.startswith(f"{file}, line 4: stated 13 0, counted 12 ")


def test_a_wrong_end_is_named(tmp_path: Path):
    lines = (HERE / "english-3-zeros-nuggets.txt").read_text().splitlines()
    last = max(n for n, line in enumerate(lines) if line.startswith("position"))
    block = [line for line in lines[last:] if not line.startswith("depth")]
    assert block[1].startswith("end")
    file = tmp_path / "counts.txt"
    file.write_text("\n".join([block[0], "end 1 empty 9 under", *block[2:]]))
    found = list(mistakes(str(file)))
    assert len(found) == 2
    assert found[0].startswith(f"{file}, position of line 1: '")


@pytest.mark.parametrize(
    "line", ["depth 1 2 3", "hello", "deal english-3-zeros-nuggets", "end 3 x"]
)
def test_what_is_no_count_is_refused(tmp_path: Path, line: str):
    file = tmp_path / "counts.txt"
    file.write_text(line + "\n")
    with pytest.raises(InvalidNotation, match="is not a count"):
        list(mistakes(str(file)))
