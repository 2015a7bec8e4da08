"""Break the rules of the game on purpose, one change at a time, and count how often a test notices.

python scripts/mutants.py [part of a mutant's name]…
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATS = ROOT / "mutants" / "mutmut-cicd-stats.json"
GOAL = 0.85


def main(names: list[str]) -> int:
    if code := mutmut("run", *names):
        return code
    mutmut("export-cicd-stats")
    stats: dict[str, int] = json.loads(STATS.read_text())
    noticed = stats["killed"] + stats["timeout"] + stats["segfault"]
    share = noticed / (stats["total"] - stats["skipped"])
    mutmut("results")
    print(f"{noticed} of {stats['total']} mutants noticed: {share:.1%} (goal {GOAL:.0%})")
    return share < GOAL


def mutmut(*arguments: str) -> int:
    return subprocess.run(
        [sys.executable, "-m", "mutmut", *arguments], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
