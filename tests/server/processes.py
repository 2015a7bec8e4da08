"""Several processes on one database, inside a test: each a server with everything of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch

from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from tests.server.player import Player
from tests.server.running import Running, running


@contextlib.asynccontextmanager
async def processes(
    database: str, tmp_path: Path, count: int = 2, **changes: Any
) -> AsyncIterator[list[Running]]:
    """They lose no database, however slow the machine is."""
    prepare(database)
    patient = f"{database}?connect_timeout=60"
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(patch("aurum.server.other_processes.BEAT_TIMEOUT", 60))
        stack.enter_context(patch("aurum.server.other_processes.LOST_SECONDS", 240))
        yield [
            await stack.enter_async_context(
                running(tmp_path / str(number), lambda: PostgresStore(patient), **changes)
            )
            for number in range(count)
        ]


class Guest(Player):
    """A guest who comes through one process and may go on through another."""

    async def through(self, server: Running) -> None:
        await self.disconnect()
        self.address = server.address
        self.http.base_url = f"{server.address}/api/v1"


Scenario = Callable[[Running, Running, Guest, Guest], Coroutine[Any, Any, None]]


class Two(Protocol):
    """Runs a scenario in which Ada comes through one process and Bob through another."""

    async def __call__(self, scenario: Scenario, **changes: Any) -> None: ...


async def seated(ada: Guest, bob: Guest, **options: Any) -> None:
    code = await ada.create(["me", "open", "random"], start=False, **options)
    await ada.follow()
    await bob.join(code)
    await bob.follow()


async def until(player: Guest, holds: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await player.receive()


async def whole(work: Coroutine[Any, Any, object]) -> None:
    """Finish it even if whoever waits for it is cancelled: what was sent is answered."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    finally:
        await task


async def play_to(seq: int, *players: Guest) -> None:
    """Everybody answers what they are asked until all have been told of that entry."""

    def is_there() -> bool:
        return all(player.update.get("seq", 0) >= seq for player in players)

    async def play(player: Guest) -> None:
        await player.answer_seeds()
        while not is_there():
            if player.is_asked():
                await whole(player.act(player.rng.choice(player.legal())))
            else:
                await player.receive()
            await whole(player.answer_seeds())

    tasks = [asyncio.create_task(play(player)) for player in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()  # the others wait for a message that need not come
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
