"""A server that is told to stop ends at once, whatever its workers are doing."""

import subprocess
import sys
from pathlib import Path

import pytest

ENDLESS = 1_000_000.0  # seconds that a worker would sleep
POOL = "from aurum.server.bot_pool import BotPool; pool = BotPool(1); work = pool._submit"
DESK = (
    "from aurum.server.review_desk import ReviewDesk; pool = ReviewDesk(None, 1.0, 0); "
    "work = pool._process().submit"
)
NOTHING = "pass"
HANGING = "pool._drop()"  # it is replaced, and its worker hangs on


@pytest.mark.parametrize(
    ("made", "then"),
    [(POOL, NOTHING), (POOL, HANGING), (DESK, NOTHING)],
    ids=["bots", "a hanging bot", "reviews"],
)
def test_nobody_waits_for_a_busy_worker(made: str, then: str, tmp_path: Path):
    """Python waits at its exit for all workers of all pools; ours are ended before."""
    sign = tmp_path / "begun"
    work = f"import pathlib, time; pathlib.Path({str(sign)!r}).touch(); time.sleep({ENDLESS})"
    program = f"""
import asyncio, pathlib
async def main():
    {made}
    work(exec, {work!r})
    while not pathlib.Path({str(sign)!r}).exists():
        await asyncio.sleep(0.01)
    {then}
    pool.close()
asyncio.run(main())
"""
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0
