"""All open connections: how many, whose, and which of them wait for a request."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from aurum.server.budgets import Budgets
from aurum.server.connection import Connection
from aurum.server.logs import note
from aurum.server.problems import raw_problem
from aurum.server.settings import Settings

FULL = raw_problem(503, "too-many-connections", "Too many connections; try later.")
TOO_MANY = raw_problem(
    429, "too-many-connections", "Too many connections from your address; try later."
)

Waiting = dict[Connection, None]
"""In the order in which they began to wait."""


class Connections:
    """Counted when a client connects. An idle connection makes room for a new one."""

    def __init__(self, settings: Settings, budgets: Budgets, report: Callable[[str], None]) -> None:
        self.limits = settings.limits
        self.budgets = budgets
        self._report = report
        self._proxies = [ip_network(one, strict=False) for one in settings.trusted_proxies]
        self._open: dict[Connection, None] = {}
        self._by_network: Counter[str] = Counter()
        self._waiting: Waiting = {}
        self._waiting_by_network: defaultdict[str, Waiting] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._open)

    def is_proxy(self, host: str) -> bool:
        """Whether many people come from this address, whom it names."""
        if not self._proxies:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def admit(self, connection: Connection) -> bytes | None:
        """Count a new connection; or what it is answered if it can replace nobody."""
        if not connection.is_proxy and not self.budgets.arrivals.take(connection.network):
            self.turned_away("arrivals", connection.network)
            return TOO_MANY
        own = self._by_network[connection.network]
        if own >= self.limits.connections_per_address and not connection.is_proxy:
            if not self._make_room(self._waiting_by_network[connection.network]):
                self.turned_away("connections-per-address", connection.network)
                return TOO_MANY
        elif len(self) >= self.limits.connections and not self._make_room(self._waiting):
            self.turned_away("connections", connection.network)
            return FULL
        self._open[connection] = None
        self._by_network[connection.network] += 1
        self.is_waiting(connection, True)
        return None

    def is_waiting(self, connection: Connection, waits: bool) -> None:
        """Whether the connection has no request under way."""
        if waits and connection in self._open:
            self._waiting[connection] = None
            self._waiting_by_network[connection.network][connection] = None
        else:
            self._waiting.pop(connection, None)
            self._waiting_by_network[connection.network].pop(connection, None)

    def forget(self, connection: Connection) -> None:
        """The connection is gone, or was never admitted."""
        self.is_waiting(connection, False)
        if connection not in self._open:
            return
        del self._open[connection]
        self._by_network[connection.network] -= 1
        if not self._by_network[connection.network]:
            del self._by_network[connection.network]
            self._waiting_by_network.pop(connection.network, None)

    def turned_away(self, limit: str, network: str) -> None:
        """Somebody was over a limit: for the log and the metrics."""
        self._report(limit)
        note("turned-away", logging.WARNING, limit=limit, address=network)

    def _make_room(self, waiting: Waiting) -> bool:
        """End the connection that has been waiting for longest."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        self.forget(oldest)
        oldest.end("replaced")
        return True
