"""How long compiling takes: what all bots at the table need, without a cache and with it."""

import os
import subprocess
import sys
import tempfile

PROGRAM = """
import time
from aurum import kernel
from aurum.bots import LEVELS, make_bot
begin = time.process_time()
for name in LEVELS:
    make_bot(name).prepare()
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


if __name__ == "__main__":
    print("CPU seconds without a cache {:.1f}, from the cache {:.1f}".format(*compiling()))
