"""After a run with failures: tests with a browser or a real terminal get one more try, alone.

Chromium and tmux share two cores with everything else and cannot be told to wait for us. A test
that needed the second chance is named: it is worth a look. Any other failure is red at once, and so
is a test that fails twice.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
WITH_A_CHANCE = ("tests/page/", "tests/terminal/test_tmux.py")


def main() -> int:
    failed = list(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    # Workers add the name of a test's group, which nobody finds the test by.
    failed = [re.sub(r"@[a-z-]+$", "", test) for test in failed]
    lucky, red = parted(failed)
    if red or not lucky:
        tell("Failed, without a second chance:", red or ["(pytest kept no list of failures)"])
    if not lucky:
        return 1
    print("\nOnce more, one at a time:", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", *lucky]
    again = subprocess.run(command, cwd=ROOT, check=False).returncode
    tell("Needed a second chance:" if again == 0 else "Had a second chance:", lucky)
    return 1 if red or again else 0


def parted(failed: Iterable[str]) -> tuple[list[str], list[str]]:
    """Those that may be tried again, and those that may not."""
    lucky = [test for test in failed if test.startswith(WITH_A_CHANCE)]
    return lucky, [test for test in failed if test not in lucky]


def tell(heading: str, tests: Iterable[str]) -> None:
    print(f"\n{heading}", *(f"  {test}" for test in tests), sep="\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
