"""Who may read the metrics and readiness: this machine, and addresses that were named."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.requests import Request

from aurum.server.problems import HttpProblem
from aurum.server.settings import Settings

HERE = ("127.0.0.0/8", "::1/128")
FORWARDED = ("x-forwarded-for", "forwarded")


class MetricsReaders:
    """Who asks through a proxy that nobody named is a stranger, although the proxy is not."""

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
