"""Faults to plant in a store; run as a program, `aurum serve` that acknowledges too early."""

from __future__ import annotations

import asyncio
import sys

from aurum.cli import main
from aurum.server.storage.postgres_store import PostgresStore
from aurum.server.storage.rows import Change
from aurum.server.storage.store import Conflict

honest = PostgresStore.append
later: set[asyncio.Task[None]] = set()


async def hasty(self: PostgresStore, change: Change) -> None:
    """Acknowledge moves before the commit."""
    if change.listing is not None:
        await honest(self, change)
        return

    async def soon() -> None:
        await asyncio.sleep(0.15)
        await honest(self, change)

    task = asyncio.create_task(soon())
    later.add(task)
    task.add_done_callback(later.discard)


async def blind(self: PostgresStore, change: Change) -> None:
    """Write at the next free place instead of looking what is new, as after a long sleep."""
    while True:
        try:
            return await honest(self, change)
        except Conflict:
            entries = tuple(entry._replace(seq=entry.seq + 1) for entry in change.entries)
            change = change._replace(entries=entries)


if __name__ == "__main__":
    PostgresStore.append = hasty  # type: ignore[method-assign]
    sys.exit(main(sys.argv[1:]))
