"""Tuning: bots by their numbers, on deals that are not the measured ones."""

import pytest

from aurum.bots.levels import LevelBot
from aurum.bots.novice import Novice
from aurum.bots.search.search import Searcher
from aurum.engine.lessons import Lessons
from bench.strength import tuning
from bench.strength.table import SEEDS


def test_bots_are_made_of_their_numbers():
    glance = tuning.tuned("glance:noise=0.2,forgets=0.3")
    assert isinstance(glance, LevelBot)
    assert glance.level.lapses(3) == glance.level.lapses(4)
    assert (glance.level.three.noise, glance.level.three.forgets) == (0.2, 0.3)
    thumbs = tuning.tuned("thumbs:hope=0.1")
    assert isinstance(thumbs, Novice)
    assert thumbs.three.hope == thumbs.four.hope == 0.1
    search = tuning.tuned("search:decisions=500,trust=80,halvings=4,forgets=0.2")
    assert isinstance(search, Searcher)
    depth = search.depth
    assert (depth.decisions, depth.trust, depth.halvings) == (500, (80.0, 80.0), 4)
    assert (depth.forgets, depth.network, depth.horizon) == (0.2, Lessons.ALIKE, 0)
    ahead = tuning.tuned("search:varied=1,horizon=4")
    assert isinstance(ahead, Searcher)
    assert (ahead.depth.network, ahead.depth.horizon) == (Lessons.VARIED, 4)
    assert tuning.tuned("glance").name == "glance"
    assert tuning.tuned("apprentice").name == "apprentice"


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("glance:noise", "write it like noise=0.2"),
        ("glance:trust=5", "nothing is called 'trust' here; there is noise, hope"),
        ("search:noise=1", "nothing is called 'noise' here; there is decisions"),
    ],
)
def test_what_cannot_be_set_is_named(spec: str, words: str):
    with pytest.raises(SystemExit, match=words):
        tuning.tuned(spec)


def test_it_plays_and_says_the_share(capsys: pytest.CaptureFixture[str]):
    tuning.main(["apprentice", "thumbs:noise=50", "4", "--deals", "3"])
    said, *habits = capsys.readouterr().out.splitlines()
    assert said.startswith("apprentice against thumbs:noise=50, 4 players, seed 811, 3 deals: ")
    share = float(said.split("deals: ")[1].split()[0])
    assert share > 0.5
    assert [line.split(":")[0] for line in habits] == ["  apprentice", "  thumbs"]
    assert all("gold cards spent" in line for line in habits)


def test_nothing_is_chosen_on_the_measured_deals():
    with pytest.raises(SystemExit, match="for measuring"):
        tuning.main(["apprentice", "novice", "3", "--seed", str(SEEDS[3])])
