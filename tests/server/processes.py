"""Several processes on one database, inside a test: each a server with everything of its own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from aurum.server.storage.postgres_opening import prepare
from aurum.server.storage.postgres_store import PostgresStore
from tests.server.player import Player
from tests.server.running import Running, running


@contextlib.asynccontextmanager
async def processes(
    database: str, tmp_path: Path, count: int = 2, **changes: Any
) -> AsyncIterator[list[Running]]:
    prepare(database)
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                running(tmp_path / str(number), lambda: PostgresStore(database), **changes)
            )
            for number in range(count)
        ]


class Guest(Player):
    """A guest who comes through one process and may go on through another."""

    async def through(self, server: Running) -> None:
        await self.disconnect()
        self.address = server.address
        self.http.base_url = f"{server.address}/api/v1"
