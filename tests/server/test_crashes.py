"""Nothing acknowledged is lost when the server is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crashing import CrashRun
from tests.server.faulty import HASTY
from tests.server.stores import address_of
from tests.sizes import sized


@sized("kills", 4, 20)
async def test_kills_lose_and_double_nothing(home: Path, kills: int):
    run = CrashRun(home)
    kills = kills if address_of(home) is None else kills // 4  # others are killed in test_growth
    moves = await run.run(kills)
    assert run.mistakes == []
    assert run.kills == kills
    assert moves > kills


async def test_acknowledging_before_the_commit_is_caught(home: Path):
    run = CrashRun(home, program=HASTY)
    await run.run(10, stop_at_mistake=True)
    assert run.mistakes


@pytest.mark.soak
@pytest.mark.timeout(3600)
async def test_two_hundred_kills(home: Path):
    run = CrashRun(home, tables=8)
    await run.run(200)
    assert run.mistakes == []
