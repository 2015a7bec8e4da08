"""What tables and answers use, put together for one person in one page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast, get_args

from aurum import __version__
from aurum.browser.daily import open_dealer
from aurum.browser.drawer import Drawer
from aurum.browser.outside import Outside
from aurum.browser.store import BrowserStore
from aurum.roster import LEVELS
from aurum.server.bot_pool import BotPool
from aurum.server.budgets import Budgets, SharedBudget, budgets
from aurum.server.clocks import steady_ms, wall_ms
from aurum.server.daily_desk import DailyDesk
from aurum.server.games_desk import LuckDesk
from aurum.server.guest_sockets import GuestSockets
from aurum.server.identity import Identities
from aurum.server.live_table import Context
from aurum.server.live_tables import LiveTables
from aurum.server.recent_answers import RecentAnswers
from aurum.server.replay_thread import Replays
from aurum.server.review_desk import ReviewDesk
from aurum.server.settings import Limits, Pace, Settings, unlimited_rates
from aurum.table.wire.words import Emote

REASONS = 32
IDLE_SECONDS = 30


class Uncounted:
    """Nobody reads how often something happens here."""

    def stored(self, entries: int) -> None: ...

    def refused(self, code: str) -> None: ...

    def turned_away(self, limit: str) -> None: ...

    def took(self, seconds: float) -> None: ...


@dataclass(slots=True)
class BrowserServices:
    """The parts of a server's `Services` that one person needs."""

    settings: Settings
    store: BrowserStore
    metrics: Uncounted
    live_tables: LiveTables
    identities: Identities
    budgets: Budgets
    guesses: SharedBudget
    openings: SharedBudget
    sockets: GuestSockets
    replays: Replays
    bot_pool: BotPool
    reasons: RecentAnswers[dict[str, str]]
    daily: DailyDesk
    reviews: ReviewDesk
    luck: LuckDesk
    version: str = __version__
    levels: tuple[str, ...] = LEVELS
    emotes: tuple[str, ...] = get_args(Emote)


def put_together(outside: Outside, pace: Pace) -> BrowserServices:
    """The services of a page; needs a running event loop."""
    limits = unlimited_rates(Limits())
    store, metrics, bot_pool = BrowserStore(Drawer(outside)), Uncounted(), BotPool(1)
    shared, sockets, rates = cast("Any", store), GuestSockets(limits), budgets(limits)
    around = Context(
        store=shared,
        bot_pool=bot_pool,
        metrics=cast("Any", metrics),
        pace=pace,
        now=steady_ms,
        version=__version__,
    )
    reviews = ReviewDesk(shared, 1.0, 0)
    return BrowserServices(
        settings=Settings(Path(), limits=limits, pace=pace),
        store=store,
        metrics=metrics,
        live_tables=LiveTables(around, IDLE_SECONDS),
        identities=Identities(shared, wall_ms),
        budgets=rates,
        guesses=SharedBudget("guesses", rates.guesses, shared, wall_ms),
        openings=SharedBudget("openings", rates.guest_openings, shared, wall_ms),
        sockets=sockets,
        replays=Replays(limits),
        bot_pool=bot_pool,
        reasons=RecentAnswers(REASONS),
        daily=DailyDesk(open_dealer()),
        reviews=reviews,
        luck=LuckDesk(shared, reviews),
    )
