"""Learning: gradients are right, lessons teach, and the command writes what bots can read."""

import sys
from pathlib import Path

import numpy as np
import pytest

from aurum.learning.__main__ import main
from aurum.learning.descent import Layers, ahead, answers, back, new_layers, zeros_like
from aurum.learning.network import Course
from aurum.learning.selfplay import Samples, room_for
from aurum.thinking.features import FEATURES
from aurum.thinking.network import LAYERS, set_weights
from aurum.thinking.policy import heuristic_mind


def sample(rng: np.random.Generator) -> Samples:
    samples = room_for(1)
    samples.places[0, :5] = rng.choice(100, 5, replace=False)
    samples.values[0, :5] = rng.normal(size=5)
    samples.counts[0] = 5
    samples.parts[0] = 1
    samples.targets[0] = (1.0, 0.4)
    return samples


def loss(layers: Layers, samples: Samples) -> float:
    """Cross entropy of the share and squared error of the margin, in plain NumPy."""
    dense = np.zeros(layers.first.shape[1])
    dense[samples.places[0, :5]] = samples.values[0, :5]
    wide = np.maximum(dense @ layers.first[1].astype(float), 0)
    narrow = np.maximum(layers.second[1].astype(float) @ wide + layers.constants[1], 0)
    odds, margin = np.append(narrow, 1) @ layers.last[1].astype(float)
    share, target = 1 / (1 + np.exp(-odds)), samples.targets[0]
    entropy = -target[0] * np.log(share) - (1 - target[0]) * np.log(1 - share)
    return float(entropy + 0.15 * (margin - target[1]) ** 2)


def test_gradients_are_those_of_small_steps() -> None:
    rng = np.random.default_rng(3)
    layers, samples = new_layers(rng), sample(rng)
    gradient = tuple(zeros_like(layers)[n][:1][0] for n in range(4))
    parts = (gradient[0], gradient[1], gradient[2].reshape(1, -1), gradient[3])
    wide, narrow = np.empty(64, np.float32), np.empty(16, np.float32)
    ahead(layers, 1, samples, 0, wide, narrow)
    back(layers, 1, samples, 0, wide, narrow, parts)
    checked = 0
    for layer, slopes in zip(layers, parts, strict=True):
        weights = layer[1].reshape(slopes.shape)
        for place in zip(*np.nonzero(slopes), strict=True):
            if rng.random() < 0.2:
                kept, step = weights[place], np.float32(0.01)
                weights[place] = kept + step
                above = loss(layers, samples)
                weights[place] = kept - step
                below = loss(layers, samples)
                weights[place] = kept
                slope = (above - below) / (2 * float(step))
                assert slope == pytest.approx(float(slopes[place]), abs=3e-3)
                checked += 1
    assert checked > 50


@pytest.mark.parametrize("players", [3, 4])
def test_some_lessons_beat_none(players: int) -> None:
    course = Course(players, seed=1)
    before = course.strength(300)
    for _ in range(25):
        course.lesson(0.0)
    assert course.decisions > 100_000
    assert course.strength(300) > before + 0.1


def test_the_command_writes_layers_that_a_mind_can_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "network.npz"
    words = ["learning", "network", "3", "--minutes", "0.001", "--out", str(path)]
    monkeypatch.setattr(sys, "argv", words)
    main()
    assert "against the rules of thumb: 0." in capsys.readouterr().out
    with np.load(path) as stored:
        layers = {name: stored[name] for name in LAYERS}
    mind = heuristic_mind(3)
    set_weights(mind, layers)
    assert np.array_equal(mind.first[:3, :FEATURES], layers["first"])
    assert (mind.by_network, mind.pairs) == (1, 0)


def test_answers_have_a_little_of_the_margin() -> None:
    layers = new_layers(np.random.default_rng(1))
    last = answers(layers)["last"]
    assert last == pytest.approx(layers.last[..., 0] + 0.1 * layers.last[..., 1])
