"""Write the files of counts anew: python -m tests.perft.generate

Only for a change of the rules on purpose; say which in the commit.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from aurum.game import EDITIONS, Match, Ruleset, position_text, ruleset
from aurum.game.perft import perft, playout_digest, round_tree, seeded_round
from tests.game.worlds import positions

HERE = Path(__file__).parent
HEAD = "# Counts of positions; docs/notation.md says how they are made.\n"
TREE_ENDS = range(60, 1500)
WIDEST = 3000


def main() -> None:
    for players, zeros in itertools.product((3, 4), (True, False)):
        rules = ruleset("english" if players == 3 else "german", players, zeros)
        (HERE / f"{rules.name}.txt").write_text(HEAD + "".join(counts(rules)), encoding="utf-8")
    (HERE / "playouts.txt").write_text(HEAD + "".join(playouts()), encoding="utf-8")


def counts(rules: Ruleset) -> Iterator[str]:
    fresh = seeded_round(rules, "0")
    yield f"deal {rules.name} 0\n"
    yield from (f"depth {depth} {perft(fresh, depth)}\n" for depth in range(3))
    yield from middle_of_rounds(rules)
    yield from ends_of_rounds(rules)


def middle_of_rounds(rules: Ruleset) -> Iterator[str]:
    """Two decisions on from positions all over a match: exchanges, leads, followers."""
    chosen: Counter[tuple[object, int]] = Counter()
    for match in positions(rules, 1):
        round_ = match.round
        if round_ is None or round_.ended or not round_.bids_open:
            continue
        kind = (match.phase, len(round_.trick))
        depth = 3 if match.phase.value == "play" else 2
        if chosen[kind] < 2 and perft(match, depth).count in range(20, WIDEST):
            chosen[kind] += 1
            yield f"position {position_text(match)}\n"
            yield f"depth {depth} {perft(match, depth)}\n"


def ends_of_rounds(rules: Ruleset) -> Iterator[str]:
    """Whole trees from late positions."""
    found = 0
    for seed in range(2, 40):
        match = late_position(rules, seed)
        if match is None:
            continue
        yield f"position {position_text(match)}\n"
        yield from (f"end {n} {words}\n" for words, n in sorted(round_tree(match).items()))
        found += 1
        if found == 4:
            return


def late_position(rules: Ruleset, seed: int) -> Match | None:
    """The earliest position of some late ones whose tree is of a handy size."""
    candidates = [
        match
        for match in positions(rules, seed)
        if match.round and not match.round.ended and sum(map(len, match.round.hands)) <= 9
    ]
    Random(seed).shuffle(candidates)
    for match in candidates[:8]:
        if perft(match, 5).count < WIDEST and sum(round_tree(match).values()) in TREE_ENDS:
            return match
    return None


def playouts() -> Iterator[str]:
    for edition, players, zeros, scoring in itertools.product(
        EDITIONS, (3, 4), (True, False), ("nuggets", "points")
    ):
        rules = ruleset(edition, players, zeros, scoring)
        yield f"playouts {rules.name} 0 3 {playout_digest(rules, '0', 3)}\n"


if __name__ == "__main__":
    main()
