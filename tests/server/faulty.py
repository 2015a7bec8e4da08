"""Faults to plant in a store; run as a program, an `aurum` that acknowledges too early."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aurum.cli import main
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.rows import Change
from aurum.server.storage.sqlite_store import SqliteStore
from aurum.server.storage.store import Conflict

HASTY = (sys.executable, str(Path(__file__)), "serve")
DELAY = 0.15
Append = Callable[[Any, Change], Awaitable[None]]
honest = PostgresStore.append
later: set[asyncio.Future[None]] = set()


def hasty(append: Append) -> Append:
    """Acknowledge moves before the commit."""

    async def early(store: Any, change: Change) -> None:
        if change.listing is not None:
            await append(store, change)
            return

        async def soon() -> None:
            await asyncio.sleep(DELAY)
            await append(store, change)

        task = asyncio.ensure_future(soon())
        later.add(task)
        task.add_done_callback(later.discard)

    return early


async def blind(self: PostgresStore, change: Change) -> None:
    """Write at the next free place instead of looking what is new, as after a long sleep."""
    while True:
        try:
            return await honest(self, change)
        except Conflict:
            entries = tuple(entry._replace(seq=entry.seq + 1) for entry in change.entries)
            change = change._replace(entries=entries)


if __name__ == "__main__":
    for kind in (PostgresStore, SqliteStore):
        kind.append = hasty(kind.append)  # type: ignore[method-assign, assignment]
    sys.exit(main(sys.argv[1:]))
