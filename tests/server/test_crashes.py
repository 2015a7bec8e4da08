"""Nothing acknowledged is lost when the server is killed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.crashing import CrashRun

HASTY = (sys.executable, str(Path(__file__).with_name("hasty.py")))


async def test_twenty_kills_lose_and_double_nothing(tmp_path: Path):
    run = CrashRun(tmp_path)
    moves = await run.run(20)
    assert run.mistakes == []
    assert run.kills == 20
    assert moves > 100


async def test_acknowledging_before_the_commit_is_caught(tmp_path: Path):
    run = CrashRun(tmp_path, program=HASTY)
    await run.run(10, stop_at_mistake=True)
    assert run.mistakes


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_two_hundred_kills(tmp_path: Path):
    run = CrashRun(tmp_path, tables=8)
    await run.run(200)
    assert run.mistakes == []
