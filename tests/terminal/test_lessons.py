"""`aurum learn --plain` through a pipe: wrong and right answers, left and taken up again."""

import subprocess
import sys
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.table import lessons
from aurum.terminal.lessons import Offers
from tests.terminal.programs import environment

FIRST = "Bi8\nP8\nnext\nBi5\nBi5\nBi5\nBi3\nzn7\nP5\nAu2\n\nAg5\nyes\n10\n5\n"
SECOND = "swap Au6 Zn4\nyes\nswap Au3 Zn4\nyes\n8\n10\nend\nyes\n\n\nquit\n"


def learn(home: Path, typed: str, *arguments: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "aurum", "learn", *arguments, "--plain", "--name", "Ada"],
        input=typed,
        env=environment(home, LANG="en_US.UTF-8"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return ran.stdout


def test_the_guided_round_is_left_taken_up_again_and_leads_into_a_match(tmp_path: Path):
    said = learn(tmp_path, FIRST)
    for sentence in (
        "Bismuth has already been played to this trick.",
        "Allowed, but too low for this trick. Play a 7 or higher.",
        "You play Silver 9.",  # after three misses the step is done
        "More tricks than promised count just the bid.",
        "Step 9 of 12.",
        "You can go on with the lesson at any time: aurum learn first",
    ):
        assert sentence in said
    assert "Step 10 of 12" not in said
    said = learn(tmp_path, SECOND)
    assert "Step 8 of 12" not in said
    for sentence in ("costs least", "Twice 4, and 2 for the gold.", "Step 12 of 12.", "A match"):
        assert sentence in said
    assert not list(tmp_path.rglob("first.jsonl"))


def test_a_planted_fault_is_one_sentence_with_the_file_and_the_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):

    good = (Path(lessons.__file__).parent / "gold.toml").read_text(encoding="utf-8")
    file = tmp_path / "bad.toml"
    file.write_text(good.replace('"play Bi7"', '"play Zn8"'), encoding="utf-8")
    assert main(["learn", "--check", str(file)]) == 1
    told = capsys.readouterr()
    assert told.err.startswith("aurum: bad.toml, step 2 (catch): seat 0 cannot do play Zn8: ")
    assert told.err.count("\n") == 1
    file.write_text(good, encoding="utf-8")
    assert main(["learn", "--check", str(file)]) == 0


def test_an_offer_is_remembered(tmp_path: Path):
    file = tmp_path / "state" / "lessons.json"
    Offers(file).settle("gold")
    assert Offers(file).offered == {"gold"}
    file.write_text("{", encoding="utf-8")
    assert Offers(file).offered == frozenset()
