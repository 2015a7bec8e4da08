"""The difficulty of a puzzle: the rating at which half would solve it, from a ladder of players.

Each rung is a way to play with a rating on the Elo scale. Best-chance puzzles are given to bots,
whose ratings follow from the shares of wins in docs/bots.md. Certain puzzles have aims that no bot
knows of, so they are given to players who try the aim out (`guessing`). Another ladder of other
players, the witnesses, has no part in the difficulty and tests it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

import numpy as np

from aurum.bots import UNLIMITED, make_bot
from aurum.engine.host import ask
from aurum.engine.lessons import Lessons
from aurum.engine.packing import asked_state
from aurum.engine.questions.choice import Choice
from aurum.engine.tables import tables
from aurum.game import View, numbered_action
from aurum.puzzles.puzzle import Kind, Puzzle
from aurum.workshop.puzzles.guessing import BY_CHANCE, Way, by_network, by_thumb, solving_rate

LOW, HIGH = 400, 2600  # nobody and everybody solves everything

Solver = Callable[[Puzzle, View], float]


@dataclass(frozen=True, slots=True)
class Rung:
    """A way to play, its rating, and its chance to solve a puzzle."""

    name: str
    rating: int
    chance: Solver


def _by_chance(puzzle: Puzzle, seen: View) -> float:
    return len(puzzle.answers) / len(seen.legal)


def _by_network(temperature: float) -> Solver:
    """The chance that the network with softmax at this temperature picks an answer."""

    def chance(puzzle: Puzzle, seen: View) -> float:
        network = Lessons.ALIKE.number
        question = Choice(rules=tables(seen.ruleset), state=asked_state(seen), network=network)
        chosen = ask(question)
        odds = np.array(chosen.values[: chosen.count])
        weights = np.exp((odds - odds.max()) / temperature)
        actions = map(numbered_action, chosen.actions[: chosen.count])
        right = [puzzle.is_solved_by(action) for action in actions]
        return float(weights[right].sum() / weights.sum())

    return chance


def _by_bot(name: str, tries: int) -> Solver:
    """How often a bot that draws its worlds at random finds an answer."""

    def chance(puzzle: Puzzle, seen: View) -> float:
        bot = make_bot(name)
        found = [bot.choose(seen, UNLIMITED, Random(f"{puzzle.id}/{n}")) for n in range(tries)]
        return sum(map(puzzle.is_solved_by, found)) / tries

    return chance


def _by_guess(playouts: int, way: Way, tries: int = 16) -> Solver:
    """How often a player who tries the aim in this many playouts finds an answer."""
    return lambda puzzle, seen: solving_rate(puzzle, seen, playouts, way, tries)


BOTS = (
    Rung("random", 800, _by_chance),
    Rung("network, temperature 1", 1150, _by_network(1.0)),
    Rung("ismcts:500", 1250, _by_bot("ismcts:500", 8)),
    Rung("network, temperature 0.4", 1350, _by_network(0.4)),
    Rung("adept:300", 1400, _by_bot("adept:300", 8)),
    Rung("master:500", 1500, _by_bot("master:500", 8)),
    Rung("adept:4000", 1600, _by_bot("adept:4000", 8)),
    Rung("network, temperature 0.15", 1600, _by_network(0.15)),
)
OTHER_BOTS = (
    Rung("network, temperature 0.7", 1250, _by_network(0.7)),
    Rung("ismcts:3000", 1350, _by_bot("ismcts:3000", 8)),
    Rung("policy", 1426, _by_bot("policy", 1)),
    Rung("adept:1200", 1500, _by_bot("adept:1200", 8)),
    Rung("master:3000", 1650, _by_bot("master:3000", 8)),
)
GUESSERS = (
    Rung("random", 800, _by_chance),
    Rung("4 playouts by chance", 1100, _by_guess(4, BY_CHANCE)),
    Rung("4 playouts by rules of thumb", 1200, _by_guess(4, by_thumb(0.2))),
    Rung("4 playouts by the network", 1200, _by_guess(4, by_network(0.5))),
    Rung("64 playouts by chance", 1500, _by_guess(64, BY_CHANCE)),
    Rung("64 playouts by rules of thumb", 1600, _by_guess(64, by_thumb(0.2))),
    Rung("64 playouts by the network", 1600, _by_guess(64, by_network(0.5))),
)
OTHER_GUESSERS = (
    Rung("16 playouts by chance", 1300, _by_guess(16, BY_CHANCE)),
    Rung("16 playouts by slipping rules of thumb", 1350, _by_guess(16, by_thumb(0.5))),
    Rung("16 playouts by a hot network", 1350, _by_guess(16, by_network(1.5))),
    Rung("32 playouts by strict rules of thumb", 1500, _by_guess(32, by_thumb(0.05))),
    Rung("32 playouts by a cool network", 1550, _by_guess(32, by_network(0.15))),
)


def ladder_of(puzzle: Puzzle) -> tuple[Rung, ...]:
    """Who is asked for the difficulty."""
    return GUESSERS if puzzle.kind is Kind.CERTAIN else BOTS


def witnesses_of(puzzle: Puzzle) -> tuple[Rung, ...]:
    """Who tests it."""
    return OTHER_GUESSERS if puzzle.kind is Kind.CERTAIN else OTHER_BOTS


def chances(puzzle: Puzzle, rungs: Iterable[Rung]) -> dict[str, float]:
    """Every rung's chance to solve the puzzle."""
    seen = puzzle.view
    return {rung.name: rung.chance(puzzle, seen) for rung in rungs}


def difficulty(puzzle: Puzzle, ladder: Sequence[Rung]) -> int:
    """The rating that would solve half: where the ladder's expected successes are its real ones."""
    solved = chances(puzzle, ladder)
    rungs = [(rung.rating, solved[rung.name]) for rung in ladder] + [(LOW, 0.0), (HIGH, 1.0)]
    successes = sum(chance for _, chance in rungs)
    low, high = float(LOW), float(HIGH)
    while high - low > 0.5:
        middle = (low + high) / 2
        if sum(_expected(rating - middle) for rating, _ in rungs) > successes:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def _expected(lead: float) -> float:
    return 1 / (1 + exp(-lead * 2.302585 / 400))


def rank_correlation(left: Sequence[float], right: Sequence[float]) -> float:
    """Spearman's: the correlation of the ranks, ties sharing theirs."""
    return float(np.corrcoef(_ranks(left), _ranks(right))[0, 1])


def rank_interval(
    left: Sequence[float], right: Sequence[float], draws: int = 2000, seed: int = 1
) -> tuple[float, float]:
    """The 95 % interval of the correlation: the puzzles are drawn again, with repetition."""
    rng, count = np.random.default_rng(seed), len(left)
    chosen = (rng.integers(0, count, count).tolist() for _ in range(draws))
    found = [rank_correlation([left[n] for n in rows], [right[n] for n in rows]) for rows in chosen]
    low, high = np.percentile(found, (2.5, 97.5))
    return float(low), float(high)


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = np.sort(values)
    first, after = (np.searchsorted(ordered, values, side) for side in ("left", "right"))
    ranks: list[float] = ((first + after - 1) / 2).tolist()
    return ranks
