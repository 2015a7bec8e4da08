"""Break the rules of the game on purpose, one change at a time, and count how often a test notices.

python scripts/mutants.py [pattern of names, such as 'aurum.game.scoring*']…
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATS = ROOT / "mutants" / "mutmut-cicd-stats.json"
GOAL = 0.85


def main(names: list[str]) -> int:
    if code := mutmut("run", *names).returncode:
        return code
    mutmut("export-cicd-stats", quiet=True)
    print_survivors()
    return print_score(json.loads(STATS.read_text()))


def print_survivors() -> None:
    """Each with the command that shows what was changed."""
    for line in mutmut("results", quiet=True).stdout.splitlines():
        name, _, verdict = line.strip().partition(": ")
        if verdict and verdict != "not checked":
            print(f"{verdict:10} .venv/bin/mutmut show {name}")


def print_score(stats: dict[str, int]) -> int:
    noticed = sum(stats[verdict] for verdict in ("killed", "timeout", "segfault"))
    checked = noticed + sum(stats[verdict] for verdict in ("survived", "no_tests", "suspicious"))
    share = noticed / checked if checked else 0.0
    print(f"{noticed} of {checked} mutants noticed: {share:.1%} (goal {GOAL:.0%})")
    return share < GOAL


def mutmut(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mutmut", *arguments]
    env = dict(os.environ, AURUM_PROFILE="mutants")
    return subprocess.run(command, cwd=ROOT, env=env, check=False, text=True, capture_output=quiet)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
