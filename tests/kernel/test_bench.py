"""The benchmark measures what it says: its sums, its ratios, and a limit that plays our rounds."""

import itertools
import shutil
from pathlib import Path

import pytest

from bench import contest, report
from bench.contest import Contestant, Work
from bench.limit import Limit
from bench.ours import DEALT, ROUNDS, THREADS, contestants, readable


@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="no C compiler here")
def test_the_limit_in_c_plays_the_rounds_of_the_kernel():
    Limit().check()


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second each time somebody looks."""
    seconds = itertools.count()
    monkeypatch.setattr("bench.contest.time.process_time", lambda: float(next(seconds)))


def test_speeds_and_ratios(ticking: None):
    fast = Contestant("Aurum kernel, 3 players", ROUNDS, lambda size: Work(600 * size, 10 * size))
    slow = Contestant("OpenSpiel C++ whist", ROUNDS, lambda size: Work(100 * size, 2 * size))
    contest.compete([fast, slow], 3, 1.0, lambda _: None)
    assert (fast.speed, fast.rounds_speed, slow.speed) == (600, 10, 100)
    assert contest.ratio(fast, slow) == (6, 6, 6)
    found = report.claims([fast, slow])
    assert [(claim.found, claim.reached) for claim in found] == [(6, True)]
    assert "| OpenSpiel C++ whist | 100 | ±0% | 2 | 0.167 |" in report.table([fast, slow], ROUNDS)


def test_what_we_enter_plays_whole_rounds():
    work = readable(2)
    assert work.rounds == 2
    assert 30 < work.decisions < 200
    entered = {entry.name: entry for entry in contestants()}
    for name, group in [
        ("Aurum kernel, 4 players", ROUNDS),
        ("Aurum kernel, 3 players, dealt", DEALT),
    ]:
        work = entered[name].run(1)
        assert entered[name].group == group
        assert work.rounds == 1000
        assert 40 < work.decisions / work.rounds < 70


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the document that `make bench` writes; the original stays as it is."""
    shutil.copy(report.DOCS / "benchmarks.md", tmp_path)
    monkeypatch.setattr(report, "DOCS", tmp_path)
    return tmp_path


@pytest.fixture
def entries(ticking: None) -> list[Contestant]:
    found = [Contestant(f"Aurum {n}", ROUNDS, lambda size: Work(size, size)) for n in range(2)]
    contest.compete(found, 2, 1.0, lambda _: None)
    return found


def test_the_report_is_written_with_plots(entries: list[Contestant], docs: Path):
    claims, sizes = report.claims(entries), [("", 3, 54.2), ("play", 9, 329.0)]
    text = report.write(entries, claims, ["nothing"], sizes).read_text()
    assert "| Aurum 1 |" in text
    assert "| OpenSpiel C++ bridge |" not in text, "a row that this run did not measure"
    assert "| `aurum-cards` | 3 | 54 |\n| `aurum-cards[play]` | 9 | 329 |\n\n<!--" in text
    assert (docs / "benchmarks-1.svg").stat().st_size > 1000


def test_what_a_run_did_not_measure_stays_and_is_named(entries: list[Contestant], docs: Path):
    before = (docs / "benchmarks.md").read_text().splitlines()
    text = report.write(entries, report.claims(entries), ["all peers"], []).read_text()
    assert "Left out: all peers; " in text
    assert f"{THREADS}: the table is from an earlier run; sizes: the table is from" in text
    assert "| two threads against one | 1.8 times | not measured in this run | |" in text
    for row in ("| two threads |", "| `aurum-cards[all]` |"):
        kept = next(line for line in before if line.startswith(row))
        assert kept in text.splitlines()


def test_words_around_the_tables_are_kept(entries: list[Contestant], docs: Path):
    page = docs / "benchmarks.md"
    page.write_text(
        page.read_text().replace("## Threads", "A word by hand.\n\n## Threads") + "End.\n"
    )
    words = [line for line in page.read_text().splitlines() if line and line[0] not in "|A"]
    sizes = [("", 3, 54.2)]
    after = report.write(entries, report.claims(entries), [], sizes).read_text()
    assert "\nA word by hand.\n\n## Threads" in after
    assert [line for line in words if line not in after.splitlines()] == []


def test_a_document_without_a_mark_is_refused_before_it_is_written(docs: Path):
    page = docs / "benchmarks.md"
    page.write_text(page.read_text().replace("<!-- make bench: end of sizes -->", ""))
    with pytest.raises(ValueError, match="lacks the mark '<!-- make bench: end of sizes -->'"):
        report.page()
