"""What a running server consists of, put together once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import get_args

from aurum import __version__
from aurum.bots.registry import BOTS
from aurum.server.bots import Thinkers
from aurum.server.hosted import Surroundings
from aurum.server.house import House
from aurum.server.identity import Identities
from aurum.server.limits import Doors, Rates
from aurum.server.metrics import Metrics
from aurum.server.settings import Settings
from aurum.server.storage.interface import Store
from aurum.table.wire.words import BotLevel, Emote


def now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class Services:
    """Everything that requests and connections use."""

    settings: Settings
    store: Store
    metrics: Metrics
    house: House
    identities: Identities
    doors: Doors
    requests: Rates
    openings: Rates
    guesses: Rates
    thinkers: Thinkers
    version: str
    levels: tuple[str, ...]
    emotes: tuple[str, ...] = get_args(Emote)
    stopping: bool = False

    async def close(self) -> None:
        self.stopping = True
        await self.house.close()
        self.thinkers.close()
        await self.store.close()


def put_together(settings: Settings, store: Store) -> Services:
    """The services on top of a store; needs a running event loop."""
    limits, metrics, thinkers = settings.limits, Metrics(), Thinkers(settings.bot_workers)
    identities = Identities(store, now_ms)
    around = Surroundings(store, thinkers, metrics, settings.pace, now_ms, __version__)
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        house=House(around, limits.idle_seconds, identities.forget),
        identities=identities,
        doors=Doors(limits.connections, limits.connections_per_address),
        requests=Rates(limits.requests_per_second, limits.request_burst, time.monotonic),
        openings=_per_minute(limits.openings_per_minute),
        guesses=_per_minute(limits.wrong_codes_per_minute),
        thinkers=thinkers,
        version=__version__,
        levels=tuple(level for level in get_args(BotLevel) if level in BOTS),
    )


def _per_minute(rate: float) -> Rates:
    return Rates(rate / 60, rate, time.monotonic)
