"""`aurum serve`: host tables for everybody who reaches this machine; `--open` plays here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from aurum.cli.options import BotPace, BotThreads, LogLevel
from aurum.extras import demand

if TYPE_CHECKING:
    from aurum.server.settings import Limits


REPEATED = "May be given several times."


def default_data() -> Path:
    """The user's own directory for Aurum's data."""
    from platformdirs import user_data_path

    return user_data_path("aurum", appauthor=False)


def serve(  # noqa: PLR0913, PLR0917 -- every option is a parameter
    host: Annotated[
        str, typer.Option(envvar="AURUM_HOST", help="Address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(envvar="AURUM_PORT", min=0, max=65535, help="Port; 0 for any free one."),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(envvar="AURUM_DATA", help="Directory of the database.")
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            envvar="AURUM_STORE",
            help="postgresql://… instead of a directory, for several processes.",
            show_envvar=True,
        ),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            envvar="AURUM_PUBLIC_URL", help="The address by which people reach it through a proxy."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            envvar="AURUM_PROXY", metavar="<str>", help=f"Address of a proxy to trust. {REPEATED}"
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            envvar="AURUM_ORIGIN",
            metavar="<str>",
            help=f"Another origin whose pages may connect. {REPEATED}",
        ),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="AURUM_ALLOWED_HOST",
            metavar="<str>",
            help=f"Another host name of this server. {REPEATED}",
        ),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(
            envvar="AURUM_METRICS",
            metavar="<str>",
            help=f"Another address or network that may read /metrics and /ready. {REPEATED}",
        ),
    ] = None,
    connections_per_address: Annotated[
        int,
        typer.Option(
            envvar="AURUM_CONNECTIONS_PER_ADDRESS", min=1, help="Sockets that one address may open."
        ),
    ] = 200,
    idle_seconds: Annotated[
        float,
        typer.Option(
            envvar="AURUM_IDLE_SECONDS",
            min=1,
            help="Seconds until a table that nobody uses is unloaded.",
        ),
    ] = 60,
    rate_limits: Annotated[
        bool,
        typer.Option(
            envvar="AURUM_RATE_LIMITS", help="Limit how often one address or connection may ask."
        ),
    ] = True,
    bot_threads: BotThreads = 2,
    think: Annotated[
        bool,
        typer.Option(
            envvar="AURUM_THINK",
            help="Bots think here; --no-think leaves them to `aurum think` (needs --store).",
        ),
    ] = True,
    bot_pace: BotPace = True,
    log_level: LogLevel = "info",
    open_: Annotated[
        bool, typer.Option("--open", help="Open the browser; use any free port.")
    ] = False,
) -> None:
    """Play in the browser, alone or with others."""
    demand("server", "the page in the browser", "`aurum play` plays in the terminal", "play")
    from aurum.server.settings import NO_PACE, Pace, Settings

    if not think and not store:
        raise typer.BadParameter("--no-think needs --store, where `aurum think` finds the tables")
    settings = Settings(
        data=data or default_data(),
        store=checked_store(store),
        host=host,
        port=(0 if open_ else 8040) if port is None else port,
        public_url=_checked_url("--public-url", public_url) if public_url else None,
        origins=tuple(_checked_url("--origin", one) for one in origin or ()),
        allowed_hosts=tuple(allowed_host or ()),
        trusted_proxies=_checked_networks("--proxy", proxy),
        metrics_readers=_checked_networks("--metrics", metrics),
        log_level=checked_level("warning" if open_ and log_level == "info" else log_level),
        bot_threads=bot_threads,
        thinks=think,
        pace=Pace() if bot_pace else NO_PACE,
        limits=_limits(connections_per_address, idle_seconds, rate_limits),
    )
    from aurum.server.run import serve as run

    run(settings, _open_browser if open_ else _say_address)


def _limits(connections_per_address: int, idle_seconds: float, rate_limits: bool) -> Limits:
    from aurum.server.settings import Limits, unlimited_rates

    limits = Limits(connections_per_address=connections_per_address, idle_seconds=idle_seconds)
    return limits if rate_limits else unlimited_rates(limits)


def _say_address(address: str) -> None:
    print(f"Aurum is at {address}/ (Ctrl-C stops it; everything is saved)", flush=True)


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    _say_address(address)
    threading.Thread(target=webbrowser.open, args=(f"{address}/",), daemon=True).start()


def _checked_url(option: str, url: str) -> str:
    if not url.startswith(("http://", "https://")):
        raise typer.BadParameter(f"{option} {url!r} must begin with https:// or http://")
    if not url.partition("://")[2].strip("/"):
        raise typer.BadParameter(f"{option} {url!r} names no host")
    return url.rstrip("/")


def checked_store(store: str | None) -> str | None:
    from aurum.server.storage.store_location import is_postgres

    if not store:
        return None
    if not is_postgres(store):
        raise typer.BadParameter(
            "--store (AURUM_STORE) must begin with postgresql://; name a directory with --data"
        )
    return store


def _checked_networks(option: str, given: list[str] | None) -> tuple[str, ...]:
    """Check addresses and networks. A star is refused: anybody could then claim any address."""
    from ipaddress import ip_network

    for name in given or ():
        try:
            ip_network(name, strict=False)
        except ValueError:
            raise typer.BadParameter(
                f"{option} {name!r} is neither an address nor a network such as 10.0.0.0/8"
            ) from None
    return tuple(given or ())


def checked_level(level: str) -> str:
    if level not in ("debug", "info", "warning", "error"):
        raise typer.BadParameter(f"--log-level {level!r} is none of debug, info, warning, error")
    return level
