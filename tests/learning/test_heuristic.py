"""Tuning the rules of thumb: equal weights are equally good, and a short search writes weights."""

import json
from pathlib import Path

import pytest

from aurum.learning.heuristic import START, Trial, tune
from aurum.thinking.heuristic import WEIGHTS
from aurum.thinking.heuristic_weights import TUNED


@pytest.mark.parametrize("seats", [3, 4])
def test_equal_weights_are_equally_good_and_tuned_ones_better(seats: int) -> None:
    trial, tuned = Trial(seats), TUNED[seats]
    assert trial.share(tuned, tuned, 50, 3) == pytest.approx(1 / (3 if seats == 3 else 2))
    assert trial.share(tuned, START[seats], 400, 3) > (0.4 if seats == 3 else 0.55)


def test_the_best_so_far_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("aurum.learning.heuristic.time.process_time", lambda: 5.0 * next(clock))
    path = tmp_path / "weights.json"
    tune(3, 1.0, path, seed=1)
    assert len(json.loads(path.read_text())) == WEIGHTS
