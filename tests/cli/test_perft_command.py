"""`aurum perft`."""

from pathlib import Path

import pytest

from tests.cli.commands import Aurum, one_sentence

FILES = Path(__file__).parents[1] / "perft"


def test_counts_of_a_fresh_deal(aurum: Aurum):
    said = aurum("perft", "--edition", "english", "--depth", 2, "--seed", 0)
    stated = (FILES / "english-3-zeros-nuggets.txt").read_text().splitlines()
    assert said.out.splitlines() == stated[2:5]


def test_the_tree_of_a_position(aurum: Aurum):
    lines = (FILES / "english-3-zeros-nuggets.txt").read_text().splitlines()
    last = max(n for n, line in enumerate(lines) if line.startswith("position"))
    position = lines[last].removeprefix("position ")
    ends = [line.removeprefix("end ") for line in lines[last + 1 :]]
    said = aurum("perft", "--tree", "--position", position)
    assert said.out.splitlines() == ends


def test_playouts(aurum: Aurum):
    stated = (FILES / "playouts.txt").read_text().splitlines()[1].split()
    assert stated[:4] == ["playouts", "english-3-zeros-nuggets", "0", "3"]
    said = aurum("perft", "--edition", "english", "--zeros", "--playouts", 3)
    assert said.out.split() == ["3", stated[4]]


def test_files_are_checked(aurum: Aurum, tmp_path: Path):
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text("deal english-3-zeros-nuggets 0\ndepth 0 1 56d1bc141cba7701\n")
    bad.write_text("deal english-3-zeros-nuggets 0\ndepth 0 1 0\n")
    assert aurum("perft", good).out == "1 file, 0 mistakes\n"
    said = aurum("perft", good, bad)
    assert (said.code, said.out) == (1, "2 files, 1 mistake\n")
    assert one_sentence(said.err)
    assert f"{bad}, line 2" in said.err


@pytest.mark.parametrize(
    "options",
    [
        ["--position", "nonsense"],
        ["--edition", "klingon"],
        ["--depth", "-1"],
        ["--position", "aurum german-3-zeros-nuggets first=9 round=0 nuggets=0,0,0 points=0,0,0"],
    ],
)
def test_wrong_options_are_one_sentence(aurum: Aurum, options: list[str]):
    said = aurum("perft", *options)
    assert said.code in (1, 2)
    assert one_sentence(said.err)
