"""A rival network: trained apart from ours, from another seed, on other features.

It is not told the chances that our network is told: whether a card takes the trick or is lowest,
who gets the trick otherwise, and how many hidden cards are higher or lower. It finds its own way
from the cards. Search on it is an opponent that shares no weights with our playouts.

``python -m bench.strength.rival 3`` trains it.
"""

import argparse
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from aurum.bots.search.efforts import ONE_MODEL
from aurum.bots.search.search import Depth, Searcher
from aurum.engine.host import GoesOn
from aurum.engine.lessons import Lessons
from aurum.engine.questions.search import Search, Searched
from aurum.engine.records import DONE
from aurum.learning.descent import answers
from aurum.learning.network import Course
from aurum.thinking.features import FOLLOW, LENGTH, NEW_BID, OTHERS, PARTNER, TAKE_NEED, TAKES
from aurum.thinking.minds import NETWORKS, all_minds
from aurum.thinking.native import raw_answer
from aurum.thinking.network import LAYERS, set_weights

FOLDER = Path(__file__).parent
BLIND = [*range(TAKES, TAKES + 4), *range(TAKE_NEED, LENGTH), *range(OTHERS, NEW_BID)]
"""The places of the features that the rival does not see."""
assert TAKE_NEED < PARTNER < LENGTH < OTHERS < FOLLOW < NEW_BID
SEED = 2611


class BlindCourse(Course):
    """The same lessons without some features: their weights are and stay zero."""

    def lesson(self, done: float) -> float:
        self.layers.first[:, BLIND] = 0.0
        error = super().lesson(done)
        self.layers.first[:, BLIND] = 0.0
        return error


@cache
def rival_minds() -> Any:
    """All minds, with the rival network in place of the one that met itself."""
    minds = all_minds()
    for players in (3, 4):
        mind = minds[NETWORKS.index((Lessons.ALIKE, players))]
        with np.load(FOLDER / f"rival{players}.npz", allow_pickle=False) as stored:
            set_weights(mind, {name: stored[name] for name in LAYERS})
    return minds


class Rival(Searcher):
    """Search on the rival network, which expects everybody to play like itself."""

    def __init__(self, name: str, depth: Depth = ONE_MODEL) -> None:
        super().__init__(name, depth)

    def answered(self, question: Search, goes_on: GoesOn) -> Searched:
        code, found = raw_answer(question, goes_on, rival_minds())
        assert code == DONE
        answer: Searched = found
        return answer


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.rival", description=__doc__)
    parser.add_argument("players", type=int, choices=(3, 4))
    parser.add_argument("--minutes", type=float, default=5.0, help="of CPU time (5)")
    options = parser.parse_args()
    course, begin = BlindCourse(options.players, SEED), time.process_time()
    end = begin + 60 * options.minutes
    while (now := time.process_time()) < end:
        course.lesson((now - begin) / (end - begin))
    layers = {name: weights.astype(np.float16) for name, weights in answers(course.layers).items()}
    np.savez_compressed(FOLDER / f"rival{options.players}.npz", **layers)
    millions = course.decisions / 1e6
    print(f"{millions:.0f} M decisions; against rules of thumb: {course.strength(4000):.3f}")


if __name__ == "__main__":
    main()
