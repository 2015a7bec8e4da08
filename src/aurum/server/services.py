"""What a running server consists of, put together once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import get_args

from aurum import __version__
from aurum.roster import LEVELS
from aurum.server.bot_pool import BotPool
from aurum.server.identity import Identities
from aurum.server.live_table import Context
from aurum.server.live_tables import LiveTables
from aurum.server.metrics import Metrics
from aurum.server.rate_limits import Doors, Rates
from aurum.server.settings import Settings
from aurum.server.storage.store import Store
from aurum.table.wire.words import Emote


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Services:
    """Everything that requests and connections use."""

    settings: Settings
    store: Store
    metrics: Metrics
    house: LiveTables
    identities: Identities
    doors: Doors
    requests: Rates
    openings: Rates
    guesses: Rates
    bot_pool: BotPool
    version: str
    levels: tuple[str, ...]
    emotes: tuple[str, ...] = get_args(Emote)
    stopping: bool = False

    async def close(self) -> None:
        self.stopping = True
        await self.house.close()
        self.bot_pool.close()
        await self.store.close()


def put_together(settings: Settings, store: Store) -> Services:
    """The services on top of a store; needs a running event loop."""
    limits, metrics, bot_pool = settings.limits, Metrics(), BotPool(settings.bot_workers)
    identities = Identities(store, now_ms)
    around = Context(store, bot_pool, metrics, settings.pace, now_ms, __version__)
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        house=LiveTables(around, limits.idle_seconds, identities.forget),
        identities=identities,
        doors=Doors(limits.connections, limits.connections_per_address),
        requests=Rates(limits.requests_per_second, limits.request_burst, time.monotonic),
        openings=_per_minute(limits.openings_per_minute),
        guesses=_per_minute(limits.wrong_codes_per_minute),
        bot_pool=bot_pool,
        version=__version__,
        levels=LEVELS,
    )


def _per_minute(rate: float) -> Rates:
    return Rates(rate / 60, rate, time.monotonic)
