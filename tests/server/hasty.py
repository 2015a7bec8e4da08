"""A planted fault: a server that acknowledges first and commits later. Run as a program."""

from __future__ import annotations

import asyncio
import sys

from aurum.cli import main
from aurum.server.storage.rows import Change
from aurum.server.storage.sqlite_store import SqliteStore

DELAY = 0.2
honest = SqliteStore.append
_late: set[asyncio.Task[None]] = set()


async def hasty(self: SqliteStore, change: Change) -> None:
    async def later() -> None:
        await asyncio.sleep(DELAY)
        await honest(self, change)

    task = asyncio.create_task(later())
    _late.add(task)
    task.add_done_callback(_late.discard)


SqliteStore.append = hasty  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
