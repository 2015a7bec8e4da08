"""By which names this server may be asked, and which pages may ask: its own, and those named."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from aurum.server.settings import Settings

SCHEMES = {"ws": "http", "wss": "https"}


class Origins:
    """Names that lead here, and origins whose pages are admitted.

    A name that is not ours, although it leads here, belongs to somebody who wants to make our
    address look like theirs (DNS rebinding).
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url or "")
        named = {*settings.allowed_hosts, settings.host, public.hostname or "", "localhost"}
        self._hosts = {name.lower() for name in named if name} | {own, f"{own}.local"}
        self._public = settings.public_url
        self._public_host = public.netloc.lower()
        self._origins = settings.origins

    def knows(self, connection: HTTPConnection) -> bool:
        """Whether the request names a host that is ours; addresses in figures always are."""
        name = _name(connection.headers.get("host", ""))
        return name in self._hosts or name.endswith(".localhost") or _is_literal(name)

    def admits(self, connection: HTTPConnection) -> bool:
        """A request without an origin comes from a program, not from a page of somebody else."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins or origin == self._public:
            return True
        host = connection.headers.get("host", "").lower()
        if host == self._public_host:
            return False  # people come by the public address, scheme and all
        scheme = connection.scope["scheme"]
        return origin.lower() == f"{SCHEMES.get(scheme, scheme)}://{host}"


def _name(host: str) -> str:
    """The name in a Host header, without its port; empty if it makes no sense."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_literal(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
