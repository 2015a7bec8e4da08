"""The benchmark measures what it says: its sums, its ratios, and a limit that plays our rounds."""

import itertools
import shutil
from pathlib import Path

import pytest

from bench import contest, report
from bench.contest import Contestant, Work
from bench.limit import Limit
from bench.ours import DEALT, ROUNDS, contestants, readable


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
    found = report.claims([fast, slow], (20.0, 0.5))
    assert [(claim.found, claim.reached) for claim in found] == [
        (6, True),
        (20.0, False),
        (0.5, True),
    ]
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


def test_the_report_is_written_with_plots(
    ticking: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(report, "DOCS", tmp_path)
    entries = [Contestant(f"Aurum {n}", ROUNDS, lambda size: Work(size, size)) for n in range(2)]
    contest.compete(entries, 2, 1.0, lambda _: None)
    claims, sizes = report.claims(entries, (1.0, 1.0)), [("", 3, 54.2), ("play", 9, 329.0)]
    text = report.write(entries, claims, ["nothing"], sizes).read_text()
    assert "| Aurum 1 |" in text
    assert "| `aurum-cards` | 3 | 54 |\n| `aurum-cards[play]` | 9 | 329 |" in text
    assert (tmp_path / "benchmarks-1.svg").stat().st_size > 1000
