"""Counts and times for Prometheus, and who may read them.

No label ever names a person, an address or a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request

from aurum.server.logs import ALARMS, counted
from aurum.server.problems import HttpProblem
from aurum.server.settings import Settings

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
MEDIA_TYPE = CONTENT_TYPE_LATEST


class _Troubles(Collector):
    """What the log tells of trouble; it belongs to the process, so it is asked for there."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        text = "Events in the log that a host wants to hear of, by the event."
        family = CounterMetricFamily("aurum_trouble", text, labels=["event"])
        for event in ALARMS:
            family.add_metric([event], counted[event])
        yield family


class Metrics:
    """What happened since the server was started, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Troubles())
        self._entries = self._counter("entries", "Entries stored in the logs of tables.")
        self._refused = self._counter("refused", "Commands refused, by the refusal's code.", "code")
        self._turned_away = self._counter(
            "turned_away", "Connections, requests and messages over a limit, by the limit.", "limit"
        )
        self._seconds = Histogram(
            "aurum_command_seconds",
            "From a command to its acknowledgement.",
            buckets=BOUNDS,
            registry=self._registry,
        )

    def stored(self, entries: int) -> None:
        """Entries were committed."""
        self._entries.inc(entries)

    def refused(self, code: str) -> None:
        """A command was refused; `code` is one of the server's own, never a client's text."""
        self._refused.labels(code).inc()

    def turned_away(self, limit: str) -> None:
        """Something was over a limit."""
        self._turned_away.labels(limit).inc()

    def took(self, seconds: float) -> None:
        """A command was stored and answered in this time."""
        self._seconds.observe(seconds)

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks for it."""
        Gauge(f"aurum_{name}", text, registry=self._registry).set_function(read)

    def value(self, name: str, **labels: str) -> float:
        """One sample, 0 if it has not been counted yet."""
        return self._registry.get_sample_value(f"aurum_{name}", labels) or 0.0

    def text(self) -> bytes:
        """Everything, in the text format of Prometheus."""
        return generate_latest(self._registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"aurum_{name}", text, labels, registry=self._registry)


HERE = ("127.0.0.0/8", "::1/128")
FORWARDED = ("x-forwarded-for", "forwarded")


class MetricsReaders:
    """Readers are this machine and the addresses that were named; they read readiness too.

    Who asks through a proxy that nobody named is a stranger, although the proxy is not.
    """

    def __init__(self, settings: Settings) -> None:
        named = (*HERE, *settings.metrics_readers)
        self._networks = [ip_network(name, strict=False) for name in named]
        self._knows_proxies = bool(settings.trusted_proxies)

    def admit(self, request: Request) -> bool:
        if not self._knows_proxies and any(name in request.headers for name in FORWARDED):
            return False
        return request.client is not None and _lies_in(request.client.host, self._networks)


def _lies_in(host: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def not_for_you() -> HttpProblem:
    text = "Only this machine and the addresses given with --metrics may read this."
    return HttpProblem(403, "metrics-not-public", text)
