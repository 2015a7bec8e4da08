"""How rounds of the reference player end: counted once, and kept in a file of this package.

`python -m aurum.analysis.round_results` writes the file. Rulesets that nobody has counted, and
other judges, are counted with fewer rounds when they are needed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aurum.analysis.reference import REVIEWER, Judge, mixture_playout
from aurum.game import EDITIONS, PLAYER_COUNTS, Ruleset, ruleset
from aurum.kernel.compiled import compiled
from aurum.kernel.convert import blank_state
from aurum.kernel.layout import SEATS, STATE
from aurum.kernel.random_numbers import seeds
from aurum.kernel.rounds import deal
from aurum.kernel.tables import tables
from aurum.thinking.policy import network_mind

Counts = npt.NDArray[np.int64]

FILE = Path(__file__).with_name("round-results.npz")
STORED = 65_536  # rounds of every ruleset in the file
FRESH = 4096  # rounds where the file knows nothing
SEED = 20_261
JUDGE_KEY = "judge"


class RoundResults(NamedTuple):
    """Counted rounds, seen from their first player: place 0 is the first player's side.

    Rows end with how often they came. A row of `winners` begins with the sides that take a nugget,
    as bits, and the places of the final bids, the lowest being 1: more of them is never asked
    (R10.2). A row of `margins` begins with the points by which each side is ahead of place 0.
    """

    winners: Counts
    margins: Counts

    @property
    def rounds(self) -> int:
        return int(self.margins[:, -1].sum())


@compiled
def play_rounds(mind: Any, rules: Any, styles: Any, blank: Any, chances: Any, out: Any) -> None:
    """Deal and play rounds; a row is the nuggets as bits, the scores, then the bid cards."""
    work = blank.copy()
    for n in range(len(chances)):
        work[0] = blank[0]
        state = work[0]
        state.chance = chances[n]
        deal(rules, state)
        mixture_playout(mind, rules, state, styles)
        out[n, 0] = state.nugget
        for place in range(SEATS):
            out[n, 1 + place] = state.score[place]
            out[n, 1 + SEATS + place] = state.bids[place]


def round_results(rules: Ruleset, judge: Judge = REVIEWER) -> RoundResults:
    """What the file says about a ruleset, or a count of our own."""
    found = _stored().get(_key(rules)) if _describes(judge) else None
    is_known = rules == rules.variant.ruleset()
    return found if found is not None and is_known else counted(rules, judge, FRESH)


def counted(rules: Ruleset, judge: Judge, rounds: int) -> RoundResults:
    """Let the reference player play so many rounds against itself."""
    blank = np.zeros(1, STATE).view(np.recarray)
    blank[0] = blank_state()
    played = np.zeros((rounds, 1 + 2 * SEATS), np.int64)
    mind, rows = network_mind(rules.seats), tables(rules)
    play_rounds(mind, rows, judge.table(), blank, seeds(SEED, rounds), played)
    ranks = np.asarray(rows.rank)[played[:, 1 + SEATS : 1 + SEATS + rules.seats]]
    sides = range(rules.sides)
    bids = np.stack([ranks[:, side :: rules.sides].max(axis=1) for side in sides], axis=1)
    scores = played[:, 1 : 1 + rules.sides]
    winners = np.concatenate([played[:, :1], places(bids)], axis=1)
    return RoundResults(_tally(winners), _tally(scores - scores[:, :1]))


def places(bids: Counts) -> Counts:
    """Only which bid is higher is of interest: 5, 2, 2 becomes 2, 1, 1."""
    return np.array([[1 + len({x for x in row if x < bid}) for bid in row] for row in bids])


def _tally(rows: Counts) -> Counts:
    """Every different row once, with how often it came behind it."""
    found = Counter(map(tuple, rows.tolist()))
    return np.array([(*row, count) for row, count in sorted(found.items())])


def _key(rules: Ruleset) -> str:
    """How a round is played does not depend on what decides the match."""
    return f"{rules.edition.id}-{rules.seats}-{'zeros' if rules.zeros else 'nozeros'}"


def _describes(judge: Judge) -> bool:
    """Whether the file was counted by a judge who plays like this one."""
    return bool(np.array_equal(_arrays()[JUDGE_KEY], _rows(judge)))


def _rows(judge: Judge) -> Any:
    styles = judge.table()
    return styles.rows[: styles.count]


@cache
def _arrays() -> dict[str, Any]:
    with np.load(FILE) as file:
        return dict(file)


@cache
def _stored() -> dict[str, RoundResults]:
    arrays = {key: value.astype(np.int64) for key, value in _arrays().items() if key != JUDGE_KEY}
    names = {key.rpartition("/")[0] for key in arrays}
    return {
        name: RoundResults(arrays[f"{name}/winners"], arrays[f"{name}/margins"]) for name in names
    }


def write(file: Path, rounds: int, judge: Judge = REVIEWER) -> None:
    """Count every ruleset that has a name."""
    arrays: dict[str, Any] = {JUDGE_KEY: _rows(judge)}
    for rules in named_rulesets():
        found = counted(rules, judge, rounds)
        print(f"{_key(rules)}: {len(found.winners)} ways to win, {len(found.margins)} margins")
        arrays[f"{_key(rules)}/winners"] = found.winners.astype(np.int32)
        arrays[f"{_key(rules)}/margins"] = found.margins.astype(np.int32)
    np.savez_compressed(file, **arrays)


def named_rulesets() -> list[Ruleset]:
    """Those that people can agree on, apart from what decides the match."""
    return [
        ruleset(edition, players, zeros)
        for edition in EDITIONS
        for players in PLAYER_COUNTS
        for zeros in (False, True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m aurum.analysis.round_results",
        description="Count how rounds of the reference player end, and write the file.",
    )
    parser.add_argument("--rounds", type=int, default=STORED, help="of every ruleset")
    parser.add_argument("--out", type=Path, default=FILE)
    options = parser.parse_args()
    write(options.out, options.rounds)


if __name__ == "__main__":
    main()
