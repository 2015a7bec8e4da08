"""A server with one host and chosen limits, for tests in which somebody does too much."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

from aurum.server.settings import Limits, unlimited_rates
from tests.server.player import Player
from tests.server.running import Running, running

Scenario = Callable[[Running, Player], Awaitable[None]]


def only(**limits: float) -> Limits:
    """No rate is limited but these."""
    return replace(unlimited_rates(Limits(heartbeat_seconds=600)), **limits)  # type: ignore[arg-type]


async def with_a_host(data: Path, limits: Limits, scenario: Scenario) -> None:
    """Run the scenario with a guest who has a table of two bots and one seat."""

    async with running(data, limits=limits) as server, Player(server.address, 1) as host:
        await host.create(["me", "random", "random"])
        await scenario(server, host)


@contextlib.contextmanager
def meanwhile(server: Running, **limits: float) -> Iterator[None]:
    """Hold who connects meanwhile to these limits, and not the host, who may be slow."""
    connections = server.server.connections
    usual = connections.limits
    connections.limits = replace(usual, **limits)  # type: ignore[arg-type]
    try:
        yield
    finally:
        connections.limits = usual


def turned_away(server: Running, limit: str) -> float:
    return server.server.metrics.value("turned_away_total", limit=limit)


async def plays_on(host: Player) -> None:
    """The host, on a socket that nobody flooded, is answered."""
    await host.follow()
    assert (await host.command("say", emote="hello"))["type"] == "done"
