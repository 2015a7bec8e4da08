"""Running a server until it is told to stop: what is checked before, and what an operator hears."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_address

import uvicorn

from aurum.daily.days import utc_now
from aurum.game import AurumError
from aurum.server.app import Server
from aurum.server.connection import metered
from aurum.server.daily_chain import store_dealer
from aurum.server.logs import note, set_up_logs
from aurum.server.settings import Settings
from aurum.server.storage.store import StorageTrouble, Store
from aurum.server.storage.store_location import opened

NEEDED_SQLITE = (3, 38, 0)
"""The first version with `->>` built in."""

OWN_DESCRIPTORS = 128
"""For the database, the bots' processes, the log and what Python opens: not for connections."""


def check_sqlite(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> None:
    """Fail at the start instead of at the first table."""
    if version < NEEDED_SQLITE:
        have, need = (".".join(map(str, one)) for one in (version, NEEDED_SQLITE))
        raise StorageTrouble(
            f"Python uses SQLite {have}, and Aurum needs {need} or newer. Use a Python that comes "
            "with a newer one."
        )


def within_descriptors(settings: Settings) -> Settings:
    """The settings with as many connections as the machine lets this process have."""
    allowed = raise_descriptors()
    if allowed is None:
        return settings
    room = max(OWN_DESCRIPTORS, allowed - OWN_DESCRIPTORS)
    limits = settings.limits
    return replace(settings, limits=replace(limits, connections=min(limits.connections, room)))


def raise_descriptors() -> int | None:
    """Take all the descriptors that the hard limit grants; None where there is no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # macOS names a hard limit that it does not grant
            return None if soft == resource.RLIM_INFINITY else soft
    return None if hard == resource.RLIM_INFINITY else hard


def warn(settings: Settings) -> None:
    """Write down what is unwise, and what would be right."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        advice = "Run it as a user of its own; see docs/operations.md."
        note("running-as-root", logging.WARNING, advice=advice)
    if not settings.is_secure and not is_loopback(settings.host):
        advice = "Cookies and codes go over the network unencrypted; put a proxy with https before."
        note("no-https", logging.WARNING, advice=advice)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


SWITCH_SECONDS = 0.001
"""The store's thread asks for the interpreter this often; Python's 5 ms would delay commits."""


class CannotServe(AurumError):
    """The server cannot be started; the text says why and what to do."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called with the address once requests are heard."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = within_descriptors(settings)
    warn(settings)
    listener = listen(settings.host, settings.port)
    try:
        if settings.store is None:
            check_sqlite()
        with opened(settings) as open_store:
            asyncio.run(_know_chain(settings, open_store))
            _serve(settings, open_store, listener, ready)
    except StorageTrouble as error:
        raise CannotServe(str(error)) from error
    finally:
        listener.close()


async def _know_chain(settings: Settings, open_store: Callable[[], Store]) -> None:
    """Find out before anybody is let in whether there is a chain to deal from."""
    store = open_store()
    try:
        await store_dealer(store, settings.data, utc_now().date())
    finally:
        await store.close()


def _serve(
    settings: Settings,
    open_store: Callable[[], Store],
    listener: socket.socket,
    ready: Callable[[str], None],
) -> None:
    server = Server(settings, open_store)
    address = settings.public_url or f"http://{_shown(listener)}"
    settle_memory()
    note("started", address=address)
    try:
        _Announcing(configuration(server, settings), lambda: ready(address)).run([listener])
    finally:  # after Ctrl-C Uvicorn raises it again
        note("stopped")


def configuration(server: Server, settings: Settings) -> uvicorn.Config:
    """Uvicorn with every limit set; its own defaults are far larger."""
    proxies = list(settings.trusted_proxies)
    return uvicorn.Config(
        server.app,
        http=metered(server.connections),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.limits.heartbeat_seconds,
        ws_ping_timeout=settings.limits.heartbeat_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        # Longer than proxies and libraries keep theirs (60 s or less): the one that closes an idle
        # connection first may cut off a request that is on its way.
        timeout_keep_alive=settings.limits.keep_alive_seconds,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


class _Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise CannotServe(f"{host} is not an address to listen on: {error.strerror}") from error
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise CannotServe(
            f"Cannot listen on {host} port {port}: {error.strerror}. If another program uses the "
            "port, choose another one with --port, or 0 for any free one."
        ) from error
    return listener


def _shown(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else host  # noqa: S104
    return f"{shown}:{port}"


YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000_000


def settle_memory() -> None:
    """Keep the collector from looking at everything again and again.

    What is loaded at the start stays, and a full collection, which stops the server for a tenth of
    a second when hundreds of tables are in memory, is left to
    `LiveTables`, when many tables have left. Without this a move costs a third more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
