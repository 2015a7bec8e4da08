"""`aurum think`: a process in which bots think for all servers of one PostgreSQL store."""

from __future__ import annotations

from typing import Annotated

import typer

from aurum.cli.options import BotPace, BotThreads, LogLevel
from aurum.extras import demand


def think(
    store: Annotated[
        str,
        typer.Option(envvar="AURUM_STORE", help="postgresql://…, as for the servers."),
    ],
    bot_threads: BotThreads = 2,
    bot_pace: BotPace = True,
    log_level: LogLevel = "info",
) -> None:
    """Let bots think here for the servers of this store (start these with --no-think)."""
    from aurum.cli.serve import checked_level, checked_store, default_data

    address, level = checked_store(store), checked_level(log_level)
    demand("postgres", "a process for bots")
    from aurum.server.settings import NO_PACE, Pace, Settings
    from aurum.server.thinking_process import think as run

    settings = Settings(
        data=default_data(),
        store=address,
        log_level=level,
        bot_threads=bot_threads,
        pace=Pace() if bot_pace else NO_PACE,
    )
    run(settings, lambda: print("Bots are thinking (Ctrl-C stops it)", flush=True))
