"""What a running server consists of, put together once."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import get_args

from aurum import __version__
from aurum.daily.series import Dealer
from aurum.roster import LEVELS
from aurum.server.bot_pool import BotPool
from aurum.server.budgets import Budgets, SharedBudget
from aurum.server.circle_desk import CircleDesk
from aurum.server.clocks import steady_ms, wall_ms
from aurum.server.daily_desk import DailyDesk
from aurum.server.fair_queue import Bounds
from aurum.server.games_desk import LuckDesk
from aurum.server.guest_sockets import GuestSockets
from aurum.server.identity import Identities
from aurum.server.live_table import Context
from aurum.server.live_tables import LiveTables
from aurum.server.metrics import Metrics
from aurum.server.other_processes import OtherProcesses
from aurum.server.recent_answers import RecentAnswers
from aurum.server.replay_thread import Replays
from aurum.server.review_desk import ReviewDesk
from aurum.server.settings import Limits, Settings
from aurum.server.storage.rows import DueKind
from aurum.server.storage.store import Store
from aurum.server.upkeep import Clocks, Upkeep
from aurum.table.wire.words import Emote

REASONS = 256  # of bots' moves in finished matches, that are remembered


@dataclass(slots=True)
class Services:
    """Everything that requests and connections use."""

    settings: Settings
    store: Store
    metrics: Metrics
    live_tables: LiveTables
    upkeep: Upkeep
    others: OtherProcesses | None
    identities: Identities
    budgets: Budgets
    guesses: SharedBudget
    openings: SharedBudget
    sockets: GuestSockets
    replays: Replays
    bot_pool: BotPool
    reasons: RecentAnswers[dict[str, str]]
    daily: DailyDesk
    circles: CircleDesk
    reviews: ReviewDesk
    luck: LuckDesk
    version: str
    levels: tuple[str, ...]
    emotes: tuple[str, ...] = get_args(Emote)
    stopping: bool = False

    @property
    def is_cut(self) -> bool:
        """Whether this process has lost its store, so that people should go to another one."""
        return self.others is not None and self.others.is_cut

    async def close(self) -> None:
        self.stopping = True
        self.upkeep.close()
        await self.live_tables.close()
        if self.others is not None:
            await self.others.close()
        self.replays.close()
        self.reasons.close()
        self.reviews.close()
        self.bot_pool.close()
        await self.store.close()


def _bounds(limits: Limits) -> Bounds:
    """What may be asked of the bots' threads."""
    return Bounds(
        waiting=limits.waiting_questions,
        network_seconds=limits.thinking_per_address,
        guest_seconds=limits.thinking_per_guest,
    )


def put_together(
    settings: Settings, store: Store, metrics: Metrics, budgets: Budgets, dealer: Dealer
) -> Services:
    """The services on top of a store; needs a running event loop."""
    limits, bot_pool = settings.limits, BotPool(settings.bot_threads, _bounds(settings.limits))
    bot_pool.begin()
    sockets = GuestSockets(limits)
    identities = Identities(store, wall_ms, sockets.end_others)
    around = Context(
        store=store,
        bot_pool=bot_pool,
        metrics=metrics,
        pace=settings.pace,
        now=steady_ms,
        version=__version__,
        process=secrets.token_hex(8),
        thinks=settings.thinks,
        wall=wall_ms,
        host_away=limits.host_away_seconds,
    )
    live_tables = LiveTables(around, limits.idle_seconds, limits.listed_per_guest)
    kinds: tuple[DueKind, ...] = ("bot", "time") if settings.thinks else ("time",)
    reviews = ReviewDesk(
        store, settings.review_effort, settings.review_niceness, limits.waiting_reviews
    )
    return Services(
        settings=settings,
        store=store,
        metrics=metrics,
        live_tables=live_tables,
        upkeep=Upkeep(store, live_tables, metrics, settings.keep, Clocks(wall_ms, steady_ms)),
        others=OtherProcesses(live_tables, identities, kinds) if store.is_shared else None,
        identities=identities,
        budgets=budgets,
        guesses=SharedBudget("guesses", budgets.guesses, store, wall_ms),
        openings=SharedBudget("openings", budgets.guest_openings, store, wall_ms),
        sockets=sockets,
        replays=Replays(limits),
        bot_pool=bot_pool,
        reasons=RecentAnswers(REASONS),
        daily=DailyDesk(dealer),
        circles=CircleDesk(store, limits, wall_ms),
        reviews=reviews,
        luck=LuckDesk(store, reviews),
        version=__version__,
        levels=LEVELS,
    )
