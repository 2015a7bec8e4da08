"""`aurum simulate`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from aurum.game import BadRecord, audit, parse_record
from tests.cli.commands import Aurum, one_sentence, process


def test_records_are_written_one_per_line(games: Path):
    lines = games.read_text().splitlines()
    assert len(lines) == 3
    for line in lines:
        record = parse_record(line)
        assert record.winners is not None
        assert record.names == ("random",) * 3
        assert record.ruleset.name == "german-3-zeros-nuggets"
        audit(record)


def test_the_same_seed_gives_the_same_bytes(aurum: Aurum, tmp_path: Path):
    files = [tmp_path / name for name in "abc"]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        aurum("simulate", "--matches", 4, "--seed", seed, "--out", file)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes() != files[2].read_bytes()


def test_more_matches_begin_with_the_same_bytes(aurum: Aurum):
    few = aurum("simulate", "--matches", 2, "--seed", 5).out
    assert aurum("simulate", "--matches", 4, "--seed", 5).out.startswith(few)


def test_several_processes_give_the_same_bytes(aurum: Aurum):
    alone = aurum("simulate", "--matches", 5, "--seed", 3, "--players", 4).out
    said = process("simulate", "--matches", 5, "--seed", 3, "--players", 4, "--jobs", 2)
    assert (said.returncode, said.stderr) == (0, b"")
    assert said.stdout.decode() == alone


def test_without_a_seed_the_seed_is_named(aurum: Aurum):
    said = aurum("simulate")
    option, seed = said.err.split()
    assert option == "--seed"
    assert aurum("simulate", "--seed", seed).out == said.out


@pytest.mark.parametrize("edition", ["english", "german", "russian", "designer", "french"])
def test_options_choose_the_rules(aurum: Aurum, edition: str):
    said = aurum(
        "simulate", "--edition", edition, "--players", 4, "--no-zeros", "--scoring", "points",
        "--seed", 1,
    )  # fmt: skip
    rules = json.loads(said.out)["rules"]
    assert rules == {"edition": edition, "players": 4, "zeros": False, "scoring": "points"}


def test_zeros_are_as_the_edition_has_them(aurum: Aurum):
    def zeros(*options: object) -> bool:
        return bool(json.loads(aurum("simulate", "--seed", 1, *options).out)["rules"]["zeros"])

    assert zeros("--edition", "english") is True
    assert zeros("--edition", "designer") is False
    assert zeros("--edition", "designer", "--zeros") is True


def test_a_bot_for_every_seat(aurum: Aurum):
    said = aurum("simulate", "--bots", "random, apprentice,random", "--seed", 1)
    assert json.loads(said.out)["names"] == ["random", "apprentice", "random"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--edition", "klingon"], "'klingon' is not an edition; the editions are english"),
        (["--players", "5"], "Aurum is for 3 or 4 players"),
        (["--players", "many"], "Invalid value for '--players'"),
        (["--scoring", "chess"], "'chess' is not a way of scoring; it is 'nuggets' or 'points'"),
        (["--bots", "nobody"], "'nobody' is not a bot; the bots are random"),
        (["--bots", "random,random"], "names 2 bots for 3 seats"),
        (["--bots", ""], "is not a bot"),
        (["--matches", "0"], "Invalid value for '--matches'"),
        (["--matches", "-3"], "Invalid value for '--matches'"),
        (["--jobs", "0"], "Invalid value for '--jobs'"),
        (["--frobnicate"], "No such option: --frobnicate"),
        (["surplus"], "unexpected extra argument"),
    ],
)
def test_wrong_options_are_one_sentence(aurum: Aurum, options: list[str], sentence: str):
    said = aurum("simulate", "--seed", 1, *options)
    assert said.code in (1, 2)
    assert said.out == ""
    assert sentence in said.err
    assert one_sentence(said.err)


def test_a_directory_cannot_be_written(aurum: Aurum, tmp_path: Path):
    said = aurum("simulate", "--seed", 1, "--out", tmp_path)
    assert (said.code, said.err) == (1, f"aurum: {tmp_path}: Is a directory\n")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_directory_is_named(aurum: Aurum, tmp_path: Path):
    said = aurum("simulate", "--seed", 1, "--out", tmp_path / "no" / "games.jsonl")
    assert said.code == 1
    assert one_sentence(said.err)
    assert "No such file or directory" in said.err


def test_a_full_device_is_one_sentence(aurum: Aurum):
    said = aurum("simulate", "--seed", 1, "--out", "/dev/full")
    assert (said.code, said.err) == (1, "aurum: /dev/full: No space left on device\n")
    assert Path("/dev/full").is_char_device()


def test_a_full_stdout_is_one_sentence():
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "aurum", "simulate", "--seed", "1"]
        said = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert said.returncode == 1
    assert "No space left on device" in said.stderr.decode()
    assert one_sentence(said.stderr.decode())


def test_a_full_disk_leaves_no_file_that_looks_whole(tmp_path: Path):
    """A limit on the size of files stands in for a small disk: the write fails half way."""
    out = tmp_path / "games.jsonl"
    out.write_text("an old file\n")
    program = (
        "import resource, signal, sys; from aurum.cli import main; "
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        "resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000)); "
        f"sys.exit(main(['simulate', '--seed', '1', '--matches', '50', '--out', {str(out)!r}]))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=False, timeout=60
    )
    sentence = said.stderr.decode()
    assert said.returncode == 1
    assert one_sentence(sentence)
    assert "File too large" in sentence
    assert out.read_text() == "an old file\n"
    part = tmp_path / "games.jsonl.part"
    lines = part.read_text().splitlines(keepends=True)
    assert f"the {len(lines)} whole matches are kept in {part}" in sentence
    for line in lines:
        assert line.endswith("\n")
        audit(parse_record(line))


def test_an_old_file_is_replaced_only_when_the_new_one_is_whole(aurum: Aurum, tmp_path: Path):
    out = tmp_path / "games.jsonl"
    out.write_text("old\n")
    aurum("simulate", "--seed", 1, "--out", out)
    assert audit(parse_record(out.read_text())).matches == 1
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_link_stays_a_link(aurum: Aurum, tmp_path: Path):
    real, link = tmp_path / "real.jsonl", tmp_path / "link.jsonl"
    real.touch()
    link.symlink_to(real)
    aurum("simulate", "--seed", 1, "--out", link)
    assert link.is_symlink()
    assert real.stat().st_size > 0


def wait_for_lines(path: Path, process: subprocess.Popen[bytes]) -> None:
    while not (path.exists() and path.stat().st_size):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def interrupted(*arguments: object, out: Path) -> tuple[int, str]:
    """Press Ctrl-C as soon as the first line has been written."""
    command = [sys.executable, "-m", "aurum", "simulate", "--seed", "1", *map(str, arguments)]
    with subprocess.Popen(
        [*command, "--out", str(out)], stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        wait_for_lines(Path(f"{out}.part"), running)
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=60)
        return running.returncode, err.decode()


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_whole_lines_in_the_part_file(tmp_path: Path, jobs: int):
    out = tmp_path / "games.jsonl"
    code, err = interrupted("--matches", 1_000_000, "--jobs", jobs, out=out)
    assert code == 130
    assert one_sentence(err)
    assert not out.exists()
    part = tmp_path / "games.jsonl.part"
    lines = part.read_text().splitlines(keepends=True)
    assert f"stopped after {len(lines)} of 1000000 matches" in err
    for line in lines:
        assert line.endswith("\n")
        audit(parse_record(line))


def test_ctrl_c_leaves_whole_lines_on_stdout():
    command = [sys.executable, "-m", "aurum", "simulate", "--seed", "1", "--matches", "1000000"]
    pipe = subprocess.PIPE
    # No buffer: `communicate` would lose what `readline` had read ahead.
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, bufsize=0) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        rest, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert one_sentence(err.decode())
    assert (first + rest).endswith(b"\n")
    for line in (first + rest).splitlines():
        try:
            parse_record(line)
        except BadRecord as error:
            pytest.fail(f"half a line: {error}")


def test_a_reader_who_leaves_early_is_no_error():
    command = f"{sys.executable} -m aurum simulate --seed 1 --matches 1000000 | head -n 1"
    said = subprocess.run(["bash", "-c", command], capture_output=True, check=False, timeout=60)
    assert said.stdout.count(b"\n") == 1
    assert said.stderr == b""


def test_no_progress_bar_where_nobody_sees_it():
    said = process("simulate", "--seed", 1, "--matches", 3)
    assert said.stderr == b""
