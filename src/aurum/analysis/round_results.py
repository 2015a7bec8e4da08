"""How rounds of the reference player end: counted once, and kept in a file of this package.

`python -m aurum.analysis.round_results` writes the file. Rulesets that nobody has counted, and
other judges, are counted with fewer rounds when they are needed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from aurum.analysis.reference import REVIEWER, Judge
from aurum.engine.host import ask
from aurum.engine.packing import from_match
from aurum.engine.questions.round_ends import MOST_ROUNDS, RoundEnds, RoundsPlayed
from aurum.engine.tables import tables
from aurum.game import (
    EDITIONS,
    PLAYER_COUNTS,
    Ruleset,
    deal,
    deal_cards,
    evolve_all,
    ruleset,
    start,
)

Rows = tuple[tuple[int, ...], ...]

FILE = Path(__file__).with_name("round-results.json")
STORED = 65_536  # rounds of every ruleset in the file
FRESH = 4096  # rounds where the file knows nothing
SEED = 20_261


class RoundResults(NamedTuple):
    """Counted rounds, seen from their first player: place 0 is the first player's side.

    Rows end with how often they came. A row of `winners` begins with the sides that take a nugget,
    as bits, and the places of the final bids, the lowest being 1: more of them is never asked
    (R10.2). A row of `margins` begins with the points by which each side is ahead of place 0.
    """

    winners: Rows
    margins: Rows

    @property
    def rounds(self) -> int:
        return sum(row[-1] for row in self.margins)


def round_results(rules: Ruleset, judge: Judge = REVIEWER) -> RoundResults:
    """What the file says about a ruleset, or a count of our own."""
    is_known = rules == rules.variant.ruleset() and _kept()["judge"] == _styles(judge)
    found = _stored(_key(rules)) if is_known else None
    return found or counted(rules, judge, FRESH)


def counted(rules: Ruleset, judge: Judge, rounds: int) -> RoundResults:
    """Let the reference player play so many rounds against itself."""
    winners, margins = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    for nuggets, scores, bids in _played(rules, judge, rounds):
        winners[nuggets, *places(bids)] += 1
        margins[tuple(score - scores[0] for score in scores)] += 1
    return RoundResults(_tally(winners), _tally(margins))


def _played(
    rules: Ruleset, judge: Judge, rounds: int
) -> Iterator[tuple[int, list[int], list[int]]]:
    """The nuggets, the scores and the bids of rounds that seat 0 begins."""
    opened = start(rules, 0)
    dealt = evolve_all(opened, deal(opened, deal_cards(rules, list(rules.deck))))
    question = RoundEnds(rules=tables(rules), state=from_match(dealt), styles=judge.packed)
    for begun in range(0, rounds, MOST_ROUNDS):
        question.seed, question.rounds = SEED + begun, min(MOST_ROUNDS, rounds - begun)
        found: RoundsPlayed = ask(question)
        for n in range(found.count):
            scores, bids = (_row(table, n, rules.sides) for table in (found.scores, found.bids))
            yield found.nuggets[n], scores, bids


def _row(table: Any, n: int, sides: int) -> list[int]:
    return list(table[n][:sides])


def places(bids: Iterable[int]) -> tuple[int, ...]:
    """Only which bid is higher is of interest: 5, 2, 2 becomes 2, 1, 1."""
    laid = tuple(bids)
    return tuple(1 + len({other for other in laid if other < bid}) for bid in laid)


def _tally(found: Counter[tuple[int, ...]]) -> Rows:
    """Every different row once, with how often it came behind it."""
    return tuple((*row, count) for row, count in sorted(found.items()))


def _key(rules: Ruleset) -> str:
    """How a round is played does not depend on what decides the match."""
    return f"{rules.edition.id}-{rules.seats}-{'zeros' if rules.zeros else 'nozeros'}"


def _styles(judge: Judge) -> list[list[float]]:
    """Whom the file was counted with."""
    return [[s.share, s.temperature, s.slips, float(s.by_network)] for s in judge.styles]


@cache
def _kept() -> Any:
    return json.loads(FILE.read_text())


@cache
def _stored(key: str) -> RoundResults | None:
    kept = _kept()
    if key not in kept["rulesets"]:
        return None
    return RoundResults(
        *(tuple(map(tuple, kept["tables"][number])) for number in kept["rulesets"][key])
    )


def write(file: Path, rounds: int, judge: Judge = REVIEWER) -> None:
    """Count every ruleset that has a name. Many books have the same rounds: they are kept once."""
    found = {_key(rules): counted(rules, judge, rounds) for rules in named_rulesets()}
    kept: list[Rows] = list(dict.fromkeys(rows for results in found.values() for rows in results))
    named = {key: [kept.index(rows) for rows in results] for key, results in found.items()}
    lines = ",\n".join(json.dumps(rows, separators=(",", ":")) for rows in kept)
    judged, rulesets = json.dumps(_styles(judge)), json.dumps(named)
    file.write_text(f'{{"judge":{judged},\n"rulesets":{rulesets},\n"tables":[\n{lines}\n]}}\n')


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
