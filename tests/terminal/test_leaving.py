"""Whenever a match stops, nothing of it is lost."""

import signal
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from aurum.cli import main
from aurum.game import AurumError
from aurum.game.record_parser import parse_record
from aurum.game.records import Record
from aurum.game.walking import audit
from aurum.terminal.autosave import RecordKeeper, Unsavable, keep_last, last_match, record_keeper
from aurum.terminal.setup import old_match
from tests.terminal.programs import Program
from tests.terminal.tables import act, dealt_host, played_host

TELLING = ("You bid ", "You play ", "You pay ", "Maria plays ", "Jabir plays ", "Flamel plays ")


def last_record(path: Path) -> Record:
    record = parse_record(path.read_text(encoding="utf-8").splitlines()[-1])
    audit(record)
    return record


def told(lines: list[str]) -> int:
    return sum(line.startswith(TELLING) for line in lines)


def decided(record: Record) -> int:
    """Decisions that were told one by one; bids that lie face down are told later."""
    moves = [move for round_ in record.rounds for move in round_.moves]
    kinds = [str(move.action).split()[0] for move in moves]
    own_bids = sum(
        kind == "bid" and move.seat == 0 for kind, move in zip(kinds, moves, strict=True)
    )
    swaps = sum(kind == "swap" and move.seat == 0 for kind, move in zip(kinds, moves, strict=True))
    return kinds.count("play") + own_bids + swaps + ("0" in record.extra.get("laid", {}))


@pytest.mark.parametrize("moment", range(4))
def test_an_interrupt_at_any_moment_loses_nothing(tmp_path: Path, moment: int):
    luck, file = Random(moment), tmp_path / "match.jsonl"
    arguments = ("--bots", "random", "--players", luck.choice("34"), "--edition", "english")
    game = Program(tmp_path, *arguments, "--record", str(file), luck=moment)
    left = luck.randrange(10, 250)

    def enough(_: str) -> bool:
        return len(game.lines) > left

    game.play(enough)
    game.process.send_signal(signal.SIGINT)
    assert game.end() == 130
    assert f"aurum play --resume {file}" in game.lines[-1]
    stopped = last_record(file)
    assert decided(stopped) >= told(game.lines)
    again = Program(tmp_path, "--resume", str(file), luck=moment)
    again.play()
    assert again.end() == 0
    finished = last_record(file)
    assert finished.winners is not None
    assert begins_with(finished, stopped)


def begins_with(whole: Record, part: Record) -> bool:
    """Whether nothing that was written has changed."""
    moves = [(n, move) for n, round_ in enumerate(part.rounds) for move in round_.moves]
    later = [(n, move) for n, round_ in enumerate(whole.rounds) for move in round_.moves]
    deals = [round_.deal for round_ in part.rounds]
    return later[: len(moves)] == moves and [r.deal for r in whole.rounds][: len(deals)] == deals


def test_a_killed_match_goes_on(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    game = Program(tmp_path, "--bots", "random", "--record", str(file))
    game.play(until=lambda line: line.startswith("Trick 3."))
    game.process.kill()
    game.process.communicate()
    stopped = last_record(file)
    again = Program(tmp_path, "--resume", str(file))
    again.play(until=lambda line: line.startswith("Trick 5."))
    assert [line[:8] for line in again.lines if line.startswith("Trick ")] == [
        "Trick 4.",
        "Trick 5.",
    ]
    again.write("quit")
    assert again.end() == 0
    assert begins_with(last_record(file), stopped)


def test_leaving_by_quit_and_by_the_end_of_input_saves_too(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    game = Program(tmp_path, "--bots", "random", "--record", str(file))
    game.play(until=lambda line: line.startswith("Trick 1."))
    game.write("quit")
    assert game.end() == 0
    assert "--resume" in game.lines[-1]
    again = Program(tmp_path, "--resume", str(file))
    again.play(until=lambda line: line.startswith("Trick 2."))
    assert again.end() == 0
    assert "--resume" in again.lines[-1]


def test_a_finished_match_is_not_gone_by_enter(tmp_path: Path):
    """It stays on the table, and after leaving it is the last match."""
    game = Program(tmp_path, "--bots", "random", "--seed", "33")
    while game.read() != game.texts("prompt-over"):
        game.answer(game.lines[-1])
    for _ in range(3):
        game.write("")
        game.read_until(game.texts("prompt-over"))
    game.write("quit")
    assert game.end() == 0
    assert "aurum review --last" in game.lines[-1]
    assert list(tmp_path.rglob("matches/*.jsonl")) == []
    (last,) = tmp_path.rglob("last.jsonl")
    assert last_record(last).winners is not None


def test_the_last_match_is_reviewed_by_name(capsys: pytest.CaptureFixture[str]):
    assert main(["review", "--last"]) == 1
    assert "no match has been finished" in capsys.readouterr().err
    assert main(["review"]) == 2
    assert main(["review", "--last", "match.jsonl"]) == 2
    keep_last(played_host().record())
    last_match().write_text("nonsense")  # a real review takes minutes
    assert main(["review", "--last"]) == 1
    assert f"{last_match()}, line 1" in capsys.readouterr().err


def test_a_rematch_is_written_behind_the_first_match(tmp_path: Path):
    first = played_host(seed="1")
    second = played_host(seed="2", until=lambda made: made.table.seq > 14)
    keeper = RecordKeeper(tmp_path / "matches.jsonl")
    keeper.keep(first, ())
    keeper.keep(second, ())
    lines = keeper.path.read_text(encoding="utf-8").splitlines()
    assert [parse_record(line).winners is None for line in lines] == [False, True]


def test_a_bid_laid_before_slow_bots_bid_is_kept(tmp_path: Path):
    made = dealt_host(seed=next(s for s in "123456" if dealt_host(seed=s).match.first != 0))
    act(made, 0, str(made.seen_by(0).legal[0]))
    keeper = record_keeper(tmp_path / "match.jsonl")
    keeper.keep(made, ())
    again, _ = old_match(keeper.path, None)
    assert again.match == made.match


@pytest.mark.parametrize("laid", [{"0": "bid Au0"}, {"2": "nonsense"}])
def test_a_laid_bid_that_makes_no_sense_is_named(tmp_path: Path, laid: dict[str, str]):
    record = dealt_host().record()
    path = tmp_path / "match.jsonl"
    path.write_text(str(replace(record, extra=record.extra | {"laid": laid})))
    with pytest.raises(AurumError, match="'laid' does not fit the match"):
        old_match(path, None)


def test_a_record_is_never_overwritten(tmp_path: Path):
    path = tmp_path / "match.jsonl"
    path.write_text("something\n")
    with pytest.raises(Unsavable, match="already holds a record"):
        record_keeper(path)
    assert path.read_text() == "something\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "is empty; a record was expected"),
        ("{}\n", "line 1: 'format' is missing"),
        ("\n\nnonsense\n", "line 1: this is not JSON"),
        (str(played_host().record()), "this match is over"),
    ],
)
def test_what_cannot_be_resumed_says_why(tmp_path: Path, content: str, said: str):
    path = tmp_path / "match.jsonl"
    path.write_text(content)
    with pytest.raises(Unsavable, match=said):
        old_match(path, None)


def test_a_file_that_is_not_text_says_so(tmp_path: Path):
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Unsavable, match="is not text"):
        old_match(path, None)
