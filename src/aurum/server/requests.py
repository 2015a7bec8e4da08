"""A request as those who answer see it, and what they may answer besides a struct.

Nothing here knows what brought the request: a server's sockets, or a page that has no server.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from aurum.server.rate_limits import network_of
from aurum.table.wire.words import COOKIE, SECURE_COOKIE


class Client(Protocol):
    """Where a request comes from."""

    @property
    def host(self) -> str: ...


class Request(Protocol):
    """What is asked, and by whom."""

    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def cookies(self) -> Mapping[str, str]: ...
    @property
    def query_params(self) -> Mapping[str, str]: ...
    @property
    def path_params(self) -> Mapping[str, Any]: ...
    @property
    def client(self) -> Client | None: ...


@dataclass(frozen=True, slots=True)
class Sent:
    """An answer in JSON as it is. `token` is to be kept by who asked; an empty one is forgotten."""

    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    token: str | None = None


def client_network(request: Request) -> str:
    """Where a request comes from, as the server sees it (or a trusted proxy says)."""
    return network_of(request.client.host) if request.client else "unknown"


def token_of(request: Request) -> str | None:
    """The token in the cookie; one of the old name still works where there is no other."""
    return request.cookies.get(SECURE_COOKIE) or request.cookies.get(COOKIE)
