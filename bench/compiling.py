"""How long compiling takes: what a bot at the table needs, first without a cache and then with it."""

import os
import subprocess
import sys
import tempfile

PROGRAM = """
import time
from aurum.game import deal, deal_cards, evolve_all, ruleset, start, view
from aurum import kernel
rules = ruleset("english", 3)
match = start(rules, 0)
match = evolve_all(match, deal(match, deal_cards(rules, rules.deck)))
tables = kernel.tables(rules)
begin = time.process_time()
state = kernel.from_view(view(match, 0))
kernel.resample(tables, state, 0)
kernel.apply(tables, state, kernel.legal_action(tables, state, kernel.legal_count(tables, state) - 1))
kernel.play_round(tables, state)
kernel.observed(tables, state, 0)
games = kernel.Games.of(match, 10, seed=1)
games.play_matches()
print(time.process_time() - begin)
"""


def compiling() -> tuple[float, float]:
    """Processor seconds without a cache and from the cache."""
    with tempfile.TemporaryDirectory(prefix="aurum-bench-") as folder:
        return _run(folder), _run(folder)


def _run(folder: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"NUMBA_CACHE_DIR": folder},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)
