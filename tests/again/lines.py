"""Equal lines get equal answers: `python -m tests.again.lines` prints a digest of 100 deals.

The digest is the same in every process, with every hash seed and Python version. It needs no
pytest, so that any Python in which Aurum is installed can be asked.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

from aurum.again import SameDeal
from aurum.game import Record, RoundRecord, ruleset
from aurum.games import seeded_deal

LEVELS = ("apprentice", "instinct")
DEALS = 100


def a_record(seed: int) -> Record:
    rules = ruleset("english", 3)
    return Record(rules, seed % 3, ("a", "b", "c"), (RoundRecord(seeded_deal(rules, seed)),))


def a_line(seed: int, level: str, rounds: int = 1) -> str:
    """The person's chair is played by chance, so that lines differ from deal to deal."""
    rng = Random(seed)
    again = SameDeal(a_record(seed), seat=0, bots=level)
    return str(again.played(lambda seen: rng.choice(seen.legal), rounds))


def digest(level: str, deals: int) -> str:
    lines = "\n".join(a_line(seed, level) for seed in range(deals))
    return hashlib.sha256(lines.encode()).hexdigest()


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for level in LEVELS:
        print(level, deals, digest(level, deals))


if __name__ == "__main__":
    main()
