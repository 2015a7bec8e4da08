"""What the tests of the server share: each kind of store, and two processes on one of them."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from aurum.server import app
from aurum.server.budgets import budgets
from tests.server.processes import Guest, Scenario, Two, processes
from tests.server.stores import ADDRESS, Use, With, opened

STORES = ("postgres", "sqlite")


@pytest.fixture(autouse=True)
def what_is_used_up_stays_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a slow machine takes so long for a few requests that some of them come back."""
    monkeypatch.setattr(app, "budgets", partial(budgets, clock=lambda: 0.0))


@pytest.fixture(params=STORES)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A directory for a server's data, once for SQLite and once for PostgreSQL."""
    if request.param == "postgres":
        (tmp_path / ADDRESS).write_text(request.getfixturevalue("database"))
    return tmp_path


@pytest.fixture
def with_store(home: Path) -> With:
    """Runs something on the store; called again, on what it left behind."""

    async def run(use: Use) -> None:
        async with opened(home) as store:
            await use(store)

    return run


@pytest.fixture
def two(database: str, tmp_path: Path) -> Two:
    """Ada comes through one process, Bob through another."""

    async def run(scenario: Scenario, **changes: Any) -> None:
        async def played() -> None:
            async with (
                processes(database, tmp_path, **changes) as (first, second),
                Guest(first.address, 1) as ada,
                Guest(second.address, 2) as bob,
            ):
                await scenario(first, second, ada, bob)

        await asyncio.wait_for(played(), 240)

    return run
