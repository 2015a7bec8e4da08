"""`aurum play --plain` through a pipe: whole matches, in every language."""

import re
import subprocess
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.game.record_parser import parse_record
from aurum.game.records import Record
from aurum.game.walking import audit
from aurum.texts import LANGUAGES, default_edition, texts
from tests.terminal.programs import Program, command, environment


def only_record(path: Path) -> Record:
    (line,) = path.read_text(encoding="utf-8").splitlines()
    record = parse_record(line)
    audit(record)
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(tmp_path: Path, language: str):
    file = tmp_path / "match.jsonl"
    players = "4" if language in ("de", "ru") else "3"
    game = Program(
        tmp_path, "--bots", "random", "--seed", "5", "--players", players, "--record", str(file),
        language=language,
    )  # fmt: skip
    game.play()
    assert game.end() == 0
    record = only_record(file)
    assert record.winners is not None
    assert record.ruleset.edition.id == default_edition(language)
    assert game.lines[-1] == texts(language)("recorded", file=str(file))
    own = [move for round_ in record.rounds for move in round_.moves if move.seat == 0]
    told = [line for line in game.lines if played_by_you(language).fullmatch(line)]
    assert len(told) == len([move for move in own if str(move.action).startswith("play")])


def played_by_you(language: str) -> re.Pattern[str]:
    sentence = texts(language)("log-card-played", who="you", name="", card="CARD")
    return re.compile(re.escape(sentence).replace("CARD", r"\w+ \d+"))


def test_hints_the_coach_and_reasons_are_typed(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    game = Program(tmp_path, "--bots", "random", "--seed", "5", "--record", str(file))
    speak = game.texts
    game.read_until(speak("ask-bid"))
    for mark in ("Aim: bid the number", "Good now:", "Best:", "wins the match"):
        game.write("hint")
        game.read_until(mark)
    game.write("coach")
    game.read_until(speak("coach-on"))
    game.play(until=lambda line: line.startswith("One thing first."))
    game.read_until(speak("confirm-coach"))
    for word in ("no", "coach"):
        game.write(word)
    game.read_until(speak("coach-off"))
    game.play(until=lambda line: line == speak("prompt-next-round"))
    card = next(
        str(move.action).split()[-1]
        for move in parse_record(file.read_text(encoding="utf-8")).rounds[-1].moves
        if move.seat == 1 and str(move.action).startswith("play")
    )
    game.write(f"why {card}")
    game.read_until("This bot plays any card it may")
    game.write("quit")
    assert game.end() == 0


def test_a_script_that_knows_the_deal_keeps_in_step(tmp_path: Path):
    """All lines are there at once; each is read only when it is asked for."""
    script = "hand\n1\nyes\ntable\nscore\nlast\n?\nxyzzy\n"
    ran = subprocess.run(
        command("--plain", "--bots", "random", "--seed", "5", "--name", "Ada"),
        input=script,
        env=environment(tmp_path, LANG="en_US.UTF-8"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    lines = ran.stdout.splitlines()
    marks = [
        "You bid ",
        "In the supply",
        "Nuggets: You",
        "No trick has been taken",
        "Your hand: ",
        "“xyzzy”",
    ]
    places = [
        next(n for n, line in enumerate(lines) if line.startswith(mark)) for mark in marks[1:4]
    ]
    assert places == sorted(places)
    assert all(any(line.startswith(mark) for line in lines) for mark in marks)
    assert lines[-1] == "The match is saved. Go on with: aurum play --resume 1"


def test_the_language_of_the_system_is_spoken(tmp_path: Path):
    ran = subprocess.run(
        command("--plain", "--bots", "random"),
        input="",
        env=environment(tmp_path, LANG="de_DE.UTF-8"),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert "Deutsche Ausgabe" in ran.stdout


def test_a_finished_match_leaves_no_file_that_nobody_asked_for(tmp_path: Path):
    game = Program(tmp_path, "--bots", "random", "--edition", "russian")
    game.play()
    assert game.end() == 0
    assert [file.name for file in tmp_path.rglob("*.jsonl")] == ["last.jsonl"], "for `--last`"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "wizard"], "'wizard' is not a bot; the bots are random, novice"),
        (["--bots", "random,random,random"], "3 bots were named for 2 seats; name one, or 2"),
        (["--players", "5"], "5 players cannot play; Aurum is for 3 or 4 players"),
        (["--edition", "klingon"], "'klingon' is not an edition; the editions are english"),
        (["--name", "x" * 25], "a name has 1 to 24 letters"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read: there is no such file"),
        (
            ["--resume", "a", "--create"],
            "--join, --create, --resume and --tables exclude each other",
        ),
        (["--resume", "a", "--record", "b"], "--resume goes on in its own file"),
        (["--record", "/proc/none/x.jsonl"], "/proc/none cannot be made"),
        (["--join", "rubbish"], "'rubbish' names no table"),
        (["--join", "http://127.0.0.1:9/t/K7QF-2M9X-RBT4"], "cannot be reached"),
        (["--create", "--server", "ftp://x"], "'ftp://x' is not a server"),
    ],
)
def test_a_wrong_wish_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
):
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    met_outside = ("cannot be", "names no table", "is not a server")  # not in the command line
    expected = 1 if any(words in said for words in met_outside) else 2
    assert main(["play", "--plain", *arguments]) == expected
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""
