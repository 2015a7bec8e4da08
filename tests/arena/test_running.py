"""Running: journals that resume, crews that agree, the command, the report."""

import json
import re
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from aurum.arena.contest import BadContest, Contest
from aurum.arena.executors import pool
from aurum.arena.report import write_report
from aurum.arena.run import resume, run

CONTEST = Contest(("apprentice", "random"), deals=3, seed=5)


def shares(results: list) -> list[float]:  # type: ignore[type-arg]
    return [result.share() for result in results]


def test_a_stopped_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    stages = resume(CONTEST, tmp_path)
    for _ in range(3):
        next(stages)
    stages.close()
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 1 + 2
    final = [list(results) for results in resume(CONTEST, tmp_path)]
    assert len(final[0]) == 2
    assert len(final[-1]) == 6
    assert sorted(shares(final[-1])) == sorted(shares(run(CONTEST)))


def test_more_deals_of_the_same_contest_are_added(tmp_path: Path) -> None:
    list(resume(CONTEST, tmp_path))
    longer = Contest(("apprentice", "random"), deals=4, seed=5)
    assert len(list(resume(longer, tmp_path))[-1]) == 8


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    list(resume(CONTEST, tmp_path))
    path = tmp_path / "results.jsonl"
    path.write_text(path.read_text()[:-40])
    assert len(list(resume(CONTEST, tmp_path))[-1]) == 6


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    list(resume(CONTEST, tmp_path))
    other = Contest(("apprentice", "random"), deals=3, seed=6)
    with pytest.raises(BadContest, match=r"seed is 5 there and 6 here.*--out"):
        list(resume(other, tmp_path))


def test_rubbish_in_the_journal_is_named_with_its_line(tmp_path: Path) -> None:
    list(resume(CONTEST, tmp_path))
    path = tmp_path / "results.jsonl"
    path.write_text(path.read_text() + "{}\n")
    with pytest.raises(BadContest, match=r"results.jsonl:8: no result"):
        list(resume(CONTEST, tmp_path))


def test_processes_get_the_same_results() -> None:
    assert shares(run(CONTEST, pool(2))) == shares(run(CONTEST))


@pytest.mark.timeout(600)
def test_a_local_ray_cluster_gets_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    code = (
        "from aurum.arena.executors import cluster\n"
        "from tests.arena.test_running import CONTEST, run, shares\n"
        "print(shares(run(CONTEST, cluster(None))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().splitlines()[-1] == str(shares(run(CONTEST)))


def test_the_report_is_one_page_with_plots(tmp_path: Path) -> None:
    contest = Contest(("apprentice", "random", "policy"), deals=2)
    summary = write_report(tmp_path, contest, run(contest))
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 4
    assert "apprentice" in page
    assert not re.search(r"""(src|href)=["']http""", page)
    data = json.loads((tmp_path / "summary.json").read_text())
    assert len(data["standings"]) == len(summary.standings) == 6
    assert [bot["name"] for bot in data["bots"]] == list(contest.bots)


def arena(*arguments: str) -> tuple[int, str]:
    """The exit code, and all that is printed."""
    from aurum.cli import main

    output = StringIO()
    with redirect_stdout(output), redirect_stderr(output):
        code = main(["arena", *arguments])
    return code, output.getvalue()


def test_the_command_prints_json_and_writes_everything(tmp_path: Path) -> None:
    code, output = arena(
        *("apprentice", "random", "--deals", "2", "--jobs", "1", "--first-only"),
        *("--out", str(tmp_path), "--records", "--json"),
    )
    assert code == 0, output
    summary = json.loads(output[output.index("{") :])
    assert summary["standings"][0]["challenger"] == "apprentice"
    assert len((tmp_path / "records.jsonl").read_text().splitlines()) == 6
    assert (tmp_path / "report.html").exists()


def test_a_bot_that_never_works_is_named_with_its_reason() -> None:
    code, output = arena("cmd:python3 nofile.py", "random", "--deals", "2", "--jobs", "1")
    assert code == 1
    told = " ".join(output.split())
    assert re.search(
        r"nofile.py failed in (\d+) of \1 decisions, so its figures say nothing: ", told
    )


def test_the_command_prints_tables() -> None:
    code, output = arena("random", "--deals", "2", "--jobs", "1")
    assert code == 0, output
    assert "0.333" in output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nobody",), "is not a bot"),
        (("random", "--players", "5"), "3 or 4 players"),
        (("random", "--unit", "trick"), "'round' or a 'match'"),
        (("random", "--edition", "latin"), "not an edition"),
        (("random", "random"), "named twice"),
    ],
)
def test_the_command_refuses_with_a_reason(arguments: tuple[str, ...], complaint: str) -> None:
    code, output = arena(*arguments)
    assert code == 2
    assert complaint in " ".join(output.split())


def test_ctrl_c_stops_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "aurum", "arena", "apprentice", "random"]
    options = ["--deals", "100000", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(command + options, stderr=subprocess.PIPE, text=True)
    journal = tmp_path / "results.jsonl"
    while process.poll() is None and not (
        journal.exists() and len(journal.read_bytes().splitlines()) > 3
    ):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    try:
        _, errors = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "goes on from here" in errors
    assert "Traceback" not in errors


def test_ctrl_c_without_a_folder_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("aurum.arena.run.resume", interrupted)
    code, output = arena("apprentice", "random", "--deals", "1", "--jobs", "1")
    assert code == 130
    assert "stopped; nothing was kept (see --out)" in output.splitlines()


def test_a_missing_extra_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    from aurum.cli import main

    monkeypatch.setitem(sys.modules, "scipy", None)
    assert main(["arena", "random", "apprentice", "--deals", "2"]) == 1
    said = capsys.readouterr().err
    assert said == "aurum: the arena needs scipy: pip install 'aurum-cards[arena]'\n"
