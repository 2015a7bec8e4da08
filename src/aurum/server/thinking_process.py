"""A process for bots only: it leases their turns at every table of the store, and serves nobody."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Callable

from aurum import __version__
from aurum.server.bot_pool import BotPool
from aurum.server.clocks import steady_ms
from aurum.server.live_table import Context
from aurum.server.live_tables import LiveTables
from aurum.server.logs import note, set_up_logs
from aurum.server.metrics import Metrics
from aurum.server.other_processes import OtherProcesses
from aurum.server.run import CannotServe
from aurum.server.settings import Settings
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.storage.store_location import opened


class Thinking:
    """Everything that bots need, without connections."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._pool = BotPool(settings.bot_threads)
        self._pool.begin()
        process = secrets.token_hex(8)
        around = Context(
            store, self._pool, Metrics(), settings.pace, steady_ms, __version__, process
        )
        self._live_tables = LiveTables(around, settings.limits.idle_seconds)
        self._others = OtherProcesses(self._live_tables, None, ("bot",))

    async def close(self) -> None:
        await self._live_tables.close()
        await self._others.close()
        self._pool.close()
        await self._store.close()


def think(settings: Settings, ready: Callable[[], None]) -> None:
    """Think until SIGINT or SIGTERM."""
    set_up_logs(settings.log_level)
    try:
        with opened(settings) as open_store:
            asyncio.run(_think(settings, open_store, ready))
    except StorageTrouble as error:
        raise CannotServe(str(error)) from error


async def _think(
    settings: Settings, open_store: Callable[[], Store], ready: Callable[[], None]
) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    thinking = Thinking(settings, open_store())
    ready()
    note("started")
    await stopped.wait()
    await thinking.close()
    note("stopped")
